extension Printer {
    /// Prints the definition or extension of a schema.
    public static func print(_ schema: SchemaDefinition) -> String { printed(schema, write) }

    /// Prints the definition or extension of a type.
    public static func print(_ type: TypeDefinition) -> String { printed(type, write) }

    /// Prints the definition of a field.
    public static func print(_ field: FieldDefinition) -> String { printed(field, write) }

    /// Prints the definition of an argument or of a field of an input type.
    public static func print(_ value: InputValueDefinition) -> String { printed(value, write) }

    /// Prints the definition of an enum value.
    public static func print(_ value: EnumValueDefinition) -> String { printed(value, write) }

    /// Prints the definition of a directive.
    public static func print(_ directive: DirectiveDefinition) -> String { printed(directive, write) }

    static func write(_ schema: SchemaDefinition, to text: inout PrintedText) {
        write(schema.description, to: &text)
        text.append(schema.isExtension ? "extend schema" : "schema")
        write(schema.directives, to: &text)
        writeBlock(schema.operationTypes, to: &text) { type, text in
            text.append("\(type.operation.rawValue): \(type.type.value)")
        }
    }

    static func write(_ type: TypeDefinition, to text: inout PrintedText) {
        write(type.description, to: &text)
        if type.isExtension { text.append("extend ") }
        switch type.kind {
        case .scalar: writeHead("scalar", type, to: &text)
        case .object(let interfaces, let fields):
            writeHead("type", type, interfaces, to: &text)
            writeBlock(fields, to: &text, write)
        case .interface(let interfaces, let fields):
            writeHead("interface", type, interfaces, to: &text)
            writeBlock(fields, to: &text, write)
        case .union(let members):
            writeHead("union", type, to: &text)
            if !members.isEmpty { text.append(" = " + members.map(\.value).joined(separator: " | ")) }
        case .enumeration(let values):
            writeHead("enum", type, to: &text)
            writeBlock(values, to: &text, write)
        case .inputObject(let fields):
            writeHead("input", type, to: &text)
            writeBlock(fields, to: &text, write)
        }
    }

    private static func writeHead(
        _ keyword: String, _ type: TypeDefinition, _ interfaces: [Name] = [], to text: inout PrintedText
    ) {
        text.append("\(keyword) \(type.name.value)")
        if !interfaces.isEmpty { text.append(" implements " + interfaces.map(\.value).joined(separator: " & ")) }
        write(type.directives, to: &text)
    }

    private static func write(_ field: FieldDefinition, to text: inout PrintedText) {
        write(field.description, to: &text)
        text.append(field.name.value)
        parenthesize(field.arguments, in: &text, write)
        text.append(": \(field.type)")
        write(field.directives, to: &text)
    }

    private static func write(_ value: InputValueDefinition, to text: inout PrintedText) {
        write(value.description, to: &text)
        text.append("\(value.name.value): \(value.type)")
        writeDefault(value.defaultValue, to: &text)
        write(value.directives, to: &text)
    }

    private static func write(_ value: EnumValueDefinition, to text: inout PrintedText) {
        write(value.description, to: &text)
        text.append(value.name.value)
        write(value.directives, to: &text)
    }

    static func write(_ directive: DirectiveDefinition, to text: inout PrintedText) {
        write(directive.description, to: &text)
        text.append("directive @\(directive.name.value)")
        parenthesize(directive.arguments, in: &text, write)
        text.append(directive.isRepeatable ? " repeatable on " : " on ")
        text.append(directive.locations.map(\.value).joined(separator: " | "))
    }
}
