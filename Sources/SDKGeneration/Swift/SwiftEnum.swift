import ConnectorModel

/// An enum of the schema: its values, and one for those that this version does not know.
struct SwiftEnum {
    private struct Case {
        let name: String
        let value: EnumInterface.Value
    }

    private let name: String
    private let description: String?
    private let cases: [Case]
    private let unknown: String

    /// What the protocols that it conforms to bring, and the type that its code names as a value.
    private static let members: Set<String> = [
        "AllCases", "RawValue", "String", "allCases", "hash", "hashValue", "rawValue",
    ]

    init(_ enumeration: EnumInterface) {
        name = SwiftNames.enumeration(enumeration.name)
        description = enumeration.description
        var names: UniqueNames = UniqueNames(taken: Self.members)
        cases = enumeration.values.map { Case(name: SwiftNames.escaped(names.claim($0.name)), value: $0) }
        unknown = names.claim("_UNKNOWN")
    }

    func write(to code: inout CodeWriter) {
        code.swiftDocumentation(description)
        code.block("public enum \(name): RawRepresentable, CaseIterable, Codable, Hashable, Sendable {") { code in
            for entry: Case in cases {
                code.swiftDocumentation(entry.value.description)
                code.line("case \(entry.name)")
            }
            code.line("/// A value that this version does not know.")
            code.line("case \(unknown)(String)")
            code.blank()
            code.line("/// The values that this version knows.")
            let list: String = cases.map { ".\($0.name)" }.joined(separator: ", ")
            code.line("public static let allCases: [Self] = [\(list)]")
            code.blank()
            writeRawValue(&code)
            code.blank()
            writeCoding(&code)
        }
    }

    private func writeRawValue(_ code: inout CodeWriter) {
        code.block("public init(rawValue: String) {") { code in
            code.line("switch rawValue {")
            for entry: Case in cases { code.line("case \(SwiftText.quoted(entry.value.name)): self = .\(entry.name)") }
            code.line("default: self = .\(unknown)(rawValue)")
            code.line("}")
        }
        code.blank()
        code.block("public var rawValue: String {") { code in
            code.line("switch self {")
            for entry: Case in cases {
                code.line("case .\(entry.name): return \(SwiftText.quoted(entry.value.name))")
            }
            code.line("case .\(unknown)(let name): return name")
            code.line("}")
        }
    }

    private func writeCoding(_ code: inout CodeWriter) {
        code.block("public init(from decoder: any Decoder) throws {") { code in
            code.line("self.init(rawValue: try decoder.singleValueContainer().decode(String.self))")
        }
        code.blank()
        code.block("public func encode(to encoder: any Encoder) throws {") { code in
            code.line("var container = encoder.singleValueContainer()")
            code.line("try container.encode(rawValue)")
        }
    }

    /// Enums that every SDK has, in the form that they have there.
    static func writeCommon(to code: inout CodeWriter) {
        let enums: [(name: String, values: [String])] = [
            ("OrderDirection", ["ASC", "DESC"]),
            ("SearchQueryFormat", ["QUERY", "PLAIN", "PHRASE", "ADVANCED"]),
        ]
        for (name, values) in enums {
            code.block("public enum \(name): String, Codable, Sendable {") { code in
                for value: String in values { code.line("case \(value)") }
            }
            code.blank()
        }
    }
}
