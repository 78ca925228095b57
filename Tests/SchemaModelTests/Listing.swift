import GraphQLSyntax

/// Writes generated definitions in the short notation of the fixtures: `LIST T` for the six arguments of a list of `T`, `(D)` for
/// `(distinct: Boolean = false)`, inputs on one line each.
struct Listing {
    let document: Document

    /// What a line is about: everything before its first colon or parenthesis.
    static func head(_ line: String) -> String { String(line.prefix { $0 != ":" && $0 != "(" }) }

    func lines(of file: String) -> [String] {
        document.definitions.flatMap { definition -> [String] in
            guard case .type(let type) = definition else { return [] }
            switch type.kind {
            case .object(_, let fields) where file == "implicit":
                return ["\(type.name.value) :  \(fields.map(text).joined(separator: ", "))"]
            case .object(_, let fields):
                return (file == "relation" ? ["extend type \(type.name.value)"] : []) + fields.map(text)
            case .inputObject(let fields): return [text(type.name.value, fields)]
            default: return []
            }
        }
    }

    func line(ofInput name: String) -> String? {
        for case .type(let type) in document.definitions where type.name.value == name {
            if case .inputObject(let fields) = type.kind { return text(name, fields) }
        }
        return nil
    }

    /// Each field of a type with its `@fdc_generated` arguments.
    static func origins(_ document: Document, type name: String) -> [String] {
        for case .type(let type) in document.definitions where type.name.value == name {
            guard case .object(_, let fields) = type.kind else { continue }
            return fields.map { field in
                let directive: Directive? = field.directives.first { $0.name.value == "fdc_generated" }
                let values: [String] = (directive?.arguments ?? []).map { text($0.value) }
                return "\(field.name.value) \(values.joined(separator: " "))"
            }
        }
        return []
    }

    private func text(_ name: String, _ fields: [InputValueDefinition]) -> String {
        let parts: [String] = fields.map { field in
            let isShort: Bool =
                "\(field.type)" == "OrderDirection" || ["_and", "_not", "_or"].contains(field.name.value)
                || (field.name.value == "_distinct" && "\(field.type)" == "Boolean")
            return isShort ? field.name.value : "\(field.name.value): \(field.type)"
        }
        return "\(name): \(parts.joined(separator: ", "))"
    }

    private func text(_ field: FieldDefinition) -> String {
        "\(field.name.value)\(arguments(field.arguments)): \(field.type)"
    }

    private func arguments(_ arguments: [InputValueDefinition]) -> String {
        guard !arguments.isEmpty else { return "" }
        var texts: [String] = arguments.map { argument in
            "\(argument.name.value): \(argument.type)"
                + (argument.defaultValue.map { " = \(Self.text($0))" } ?? "")
        }
        if texts == ["distinct: Boolean = false"] { return "(D)" }
        if let filter: String = texts.first, filter.hasPrefix("where: "), texts.count >= 6 {
            let name: String = String(filter.dropFirst(7).dropLast(7))
            let list: [String] = [
                "where: \(name)_Filter", "orderBy: [\(name)_Order!]", "offset: Int", "limit: Int = 100",
                "distinct: Boolean = false", "having: \(name)_Having",
            ]
            if Array(texts.prefix(6)) == list { texts.replaceSubrange(0..<6, with: ["LIST \(name)"]) }
        }
        return "(\(texts.joined(separator: ", ")))"
    }

    private static func text(_ value: InputValue) -> String {
        switch value.kind {
        case .int(let text), .float(let text), .enumValue(let text), .string(let text, _): text
        case .boolean(let flag): "\(flag)"
        default: "\(value.kind)"
        }
    }
}
