import ConnectorModel

/// `…Keys.swift`: what names rows of each table.
struct SwiftKeys {
    let interface: ConnectorInterface

    var text: String {
        var code: CodeWriter = CodeWriter()
        let types: [ClientType] = interface.tables.flatMap(\.key).map(\.type)
        code.swiftImports(hasTimestamps: types.contains { $0.element == .scalar(.timestamp) })
        for table: TableInterface in interface.tables { write(table, to: &code) }
        return code.text
    }

    private func write(_ table: TableInterface, to code: inout CodeWriter) {
        let name: String = SwiftNames.key(table.name)
        let properties: [SwiftProperty] = Self.properties(of: table, in: interface)
        code.line("/// Names a row of `\(table.name)`.")
        code.block("public struct \(name): Codable, Hashable, Equatable, Sendable {") { code in
            for property: SwiftProperty in properties {
                code.swiftDocumentation(property.description)
                code.line("public private(set) var \(property.name): \(property.fullType)")
            }
            code.blank()
            let parameters: String = properties.map(\.parameter).joined(separator: ", ")
            code.block("public init(\(parameters)) {") { code in
                for property: SwiftProperty in properties {
                    code.line("self.\(property.name) = \(property.parameterName)")
                }
            }
            code.blank()
            code.swiftCodingKeys(properties)
            code.swiftDecoding(properties)
            code.blank()
            code.swiftEncoding(properties)
        }
        code.blank()
    }

    /// The parts of a key.
    static func properties(of table: TableInterface, in interface: ConnectorInterface) -> [SwiftProperty] {
        let taken: Set<String> = SwiftNames.notForProperties(in: interface)
        return zip(table.key, SwiftProperty.names(table.key.map(\.name), taken: taken)).map { column, name in
            SwiftProperty(
                wireName: column.name, name: name, description: column.description,
                type: SwiftTypes.text(column.type, object: nil), isNonNull: true)
        }
    }
}
