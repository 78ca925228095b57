import ConnectorModel

/// Types of an interface as TypeScript writes them.
enum TypeScriptTypes {
    /// A type that needs no block: everything but selected objects. That list elements may be null is not said.
    static func text(_ type: ClientType) -> String {
        switch type {
        case .scalar(let scalar): name(of: scalar)
        case .enumeration(let name): TypeScriptNames.enumeration(name)
        case .input(let name): name
        case .key(let table): "\(table)_Key"
        case .row(let table): "\(table)_Data"
        case .list(let element, _): "\(text(element))[]"
        case .object(let object): object.typeName
        }
    }

    private static func name(of scalar: ScalarKind) -> String {
        switch scalar {
        case .string: "string"
        case .int, .float: "number"
        case .int64: "Int64String"
        case .boolean: "boolean"
        case .uuid: "UUIDString"
        case .date: "DateString"
        case .timestamp: "TimestampString"
        case .any: "unknown"
        case .vector: "number[]"
        }
    }

    /// A member of an interface: `f: T;`, `f?: T;` or `f?: T | null;`.
    static func member(_ name: String, _ type: String, isOptional: Bool, isNullable: Bool) -> String {
        "\(name)\(isOptional ? "?" : ""): \(type)\(isNullable ? " | null" : "");"
    }

    /// The fields of a selection. A nullable object is only optional, as in the official SDK, though null is what comes.
    static func writeFields(of object: ObjectInterface, to code: inout CodeWriter) {
        for field: FieldInterface in object.fields {
            code.documentation(field.description)
            guard let inner: ObjectInterface = field.type.object else {
                code.line(
                    member(
                        field.responseName, text(field.type), isOptional: !field.isNonNull,
                        isNullable: !field.isNonNull))
                continue
            }
            let depth: Int = field.type.listDepth
            let key: String = inner.coversKey ? " & \(inner.typeName)_Key" : ""
            let opening: String = String(repeating: "(", count: min(depth, 1)) + "{"
            let closing: String = "}\(key)\(depth > 0 ? ")" : "")" + String(repeating: "[]", count: depth)
            let isNull: String = depth > 0 && !field.isNonNull ? " | null" : ""
            code.block("\(field.responseName)\(field.isNonNull ? "" : "?"): \(opening)", "\(closing)\(isNull);") {
                writeFields(of: inner, to: &$0)
            }
        }
    }
}

extension ClientType {
    /// How many lists there are around what they hold.
    fileprivate var listDepth: Int {
        if case .list(let element, _) = self { 1 + element.listDepth } else { 0 }
    }
}

extension CodeWriter {
    /// A description as a comment for tools to show; nothing where there is none.
    mutating func documentation(_ description: String?) {
        guard let description, !description.isEmpty else { return }
        let lines: [Substring] = description.replacing("*/", with: "*\\/").split(
            separator: "\n", omittingEmptySubsequences: false)
        if lines.count == 1 {
            line("/** \(lines[0]) */")
        } else {
            line("/**")
            for text: Substring in lines { line(text.isEmpty ? " *" : " * \(text)") }
            line(" */")
        }
    }
}
