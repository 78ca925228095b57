import ConnectorModel

/// The variables of an operation as a struct, and as parameters of its functions.
struct SwiftVariables {
    let operation: OperationInterface
    let properties: [SwiftProperty]

    init(_ operation: OperationInterface, in interface: ConnectorInterface) {
        self.operation = operation
        let names: [String] = SwiftProperty.names(
            operation.variables.map(\.name), taken: SwiftNames.notForProperties(in: interface))
        properties = zip(operation.variables, names).map { variable, name in
            SwiftProperty(
                wireName: variable.name, name: name,
                description: Self.description(of: variable),
                type: SwiftTypes.text(InputType(variable.type)), isNonNull: variable.isNonNull,
                isRequired: variable.isRequired)
        }
    }

    /// Those that must be given.
    var required: [SwiftProperty] { properties.filter(\.isRequired) }

    /// Whether some may be left out.
    var hasOptional: Bool { properties.contains { !$0.isRequired } }

    private static func description(of variable: VariableInterface) -> String? {
        let ofDefault: String? = variable.defaultJSON.map { "Where it is left out, the server takes `\($0)`." }
        let texts: [String] = [variable.description, ofDefault].compactMap(\.self)
        return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    }

    func write(to code: inout CodeWriter) {
        guard !properties.isEmpty else {
            code.line("public struct Variables: OperationVariable {}")
            return
        }
        code.block("public struct Variables: OperationVariable {") { code in
            code.swiftProperties(properties, optional: "OptionalVariable")
            code.swiftInitializer(properties, closure: "optionalVars", of: "Variables")
            writeComparison(&code)
            code.blank()
            code.swiftCodingKeys(properties)
            code.swiftEncoding(properties)
        }
    }

    /// What is absent differs from what is null, as it does for the server.
    private func writeComparison(_ code: inout CodeWriter) {
        code.block("public static func == (lhs: Variables, rhs: Variables) -> Bool {") { code in
            for property: SwiftProperty in properties {
                code.line("if lhs.\(property.name) != rhs.\(property.name) { return false }")
                guard !property.isRequired else { continue }
                let projection: String = property.projection
                code.line("if lhs.\(projection).isSet != rhs.\(projection).isSet { return false }")
            }
            code.line("return true")
        }
        code.blank()
        code.block("public func hash(into hasher: inout Hasher) {") { code in
            for property: SwiftProperty in properties { code.line("hasher.combine(self.\(property.name))") }
        }
    }
}
