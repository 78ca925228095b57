import ConnectorModel

/// `…Inputs.swift`: objects that variables hold, such as rows and filters.
struct SwiftInputs {
    let inputs: [InputShape]
    let interface: ConnectorInterface

    var text: String {
        var code: CodeWriter = CodeWriter()
        let types: [InputType] = inputs.flatMap { $0.members.map(\.type) }
        code.swiftImports(hasTimestamps: types.contains(where: \.holdsTimestamps))
        Self.writeWrapper(&code)
        for input: InputShape in inputs {
            code.blank()
            write(input, to: &code)
        }
        return code.text
    }

    /// Inputs hold one another in circles, which the list within breaks: its value is elsewhere.
    private static func writeWrapper(_ code: inout CodeWriter) {
        code.line("/// A member of an input that may be left out, which is not the same as null.")
        code.line("@propertyWrapper")
        let value: String = "Value: Encodable & Hashable & Sendable"
        code.block("public struct OptionalMember<\(value)>: Hashable, Sendable {") { code in
            code.line("private var values: [Value?] = []")
            code.blank()
            code.line("public init() {}")
            code.blank()
            code.line("/// Whether it is sent.")
            code.line("public var isSet: Bool { !values.isEmpty }")
            code.blank()
            code.block("public var wrappedValue: Value? {") { code in
                code.line("get { values.first ?? nil }")
                code.line("set { values = [newValue] }")
            }
            code.blank()
            code.line("public var projectedValue: Self { self }")
        }
    }

    private func write(_ input: InputShape, to code: inout CodeWriter) {
        let names: [String] = SwiftProperty.names(
            input.members.map(\.name), taken: SwiftNames.notForProperties(in: interface))
        let properties: [SwiftProperty] = zip(input.members, names).map { member, name in
            SwiftProperty(
                wireName: member.name, name: name, description: member.description, type: SwiftTypes.text(member.type),
                isNonNull: member.isNonNull, isRequired: member.isRequired)
        }
        code.swiftDocumentation(input.description)
        code.block("public struct \(input.name): Encodable, Hashable, Sendable {") { code in
            code.swiftProperties(properties, optional: "OptionalMember")
            code.swiftInitializer(properties, closure: "optionalMembers", of: "Self")
            code.swiftCodingKeys(properties)
            if !properties.isEmpty { code.swiftEncoding(properties) }
        }
    }
}

extension InputType {
    /// Whether it holds points in time.
    fileprivate var holdsTimestamps: Bool {
        switch self {
        case .list(let element, _): element.holdsTimestamps
        case .scalar(let scalar): scalar == .timestamp
        case .enumeration, .key, .input: false
        }
    }
}
