import GraphQLSyntax
import SQL

/// Writes the database's half of `@default` (language.md 1.9, observed.md 2).
struct DefaultText {
    /// The function that makes a random identifier on this server.
    let uuidFunction: String

    /// The official function where its extension can be had; the core's own elsewhere (decisions.md 3).
    init(_ traits: DatabaseTraits, installed: Set<String> = []) {
        let offered: Set<String> = traits.availableExtensions.union(installed)
        uuidFunction = offered.contains("uuid-ossp") ? "uuid_generate_v4()" : "gen_random_uuid()"
    }

    /// What stands behind `DEFAULT`; nothing where only the server knows the default.
    func text(for column: Column) -> String? {
        switch column.defaultValue {
        case nil: nil
        case .sql(let text, _): AuthorDefault(text: text, uuidFunction: uuidFunction).sql
        case .expression: column.defaultValue?.isNewUUID ?? false ? uuid(column) : nil
        case .value(let value): value.kind == .null ? nil : constant(value, column)
        }
    }

    private func uuid(_ column: Column) -> String {
        column.type.scalar == .uuid ? uuidFunction : "replace((\(uuidFunction))::text, '-'::text, ''::text)"
    }

    private func constant(_ value: InputValue, _ column: Column) -> String? {
        if column.type.isList, column.sqlType == .jsonb { return json(value).map { typed($0, .jsonb) } }
        if case .list(let elements) = value.kind, column.type.isList {
            let members: [String] = elements.map { $0.kind == .null ? "NULL" : arrayMember($0, column) }
            return typed("{\(members.joined(separator: ","))}", column.sqlType)
        }
        return single(value, column)
    }

    private func single(_ value: InputValue, _ column: Column) -> String? {
        switch (column.type.element, value.kind) {
        case (.scalar(.string), .string(let text, _)):
            column.sqlType == .jsonb ? typed(text, .jsonb) : sqlText(.string(text))
        case (.scalar(.int), .int(let digits)): digits
        case (.scalar(.int64), .int(let digits)): cast(digits, "bigint")
        case (.scalar(.float), .int(let digits)), (.scalar(.float), .float(let digits)):
            float(digits)
        case (.scalar(.boolean), .boolean(let flag)): flag ? "true" : "false"
        case (.scalar(.any), _): json(value).map { typed($0, .jsonb) }
        case (.scalar(.vector), .list(let elements)): typed("[\(elements.map(plain).joined(separator: ","))]", "vector")
        case (_, .enumValue(let text)), (_, .string(let text, _)): typed(text, column.sqlType)
        default: nil
        }
    }

    private func typed(_ text: String, _ type: PostgresType) -> String { sqlText(.typed(text, type)) }

    private func typed(_ text: String, _ type: StaticString) -> String { typed(text, PostgresType(type)) }

    /// The cast binds closer than the sign, so a negative number needs parentheses to be cast as a whole.
    private func cast(_ digits: String, _ type: String) -> String {
        digits.hasPrefix("-") ? "(\(digits))::\(type)" : "\(digits)::\(type)"
    }

    /// PostgreSQL reads digits as `numeric`, which has no zero below zero; only a text keeps its sign.
    private func float(_ digits: String) -> String {
        digits.hasPrefix("-") && Double(digits) == 0
            ? typed(digits, "double precision") : cast(digits, "double precision")
    }

    private func plain(_ value: InputValue) -> String {
        switch value.kind {
        case .int(let text), .float(let text), .enumValue(let text), .string(let text, _): text
        case .boolean(let flag): flag ? "true" : "false"
        default: ""
        }
    }

    /// A member of an array constant, in quotes where its text would not read back as itself (PostgreSQL manual, 8.15.2).
    private func arrayMember(_ value: InputValue, _ column: Column) -> String {
        let text: String
        switch (column.type.scalar, value.kind) {
        case (.any, _): text = json(value) ?? ""
        case (.vector, .list(let elements)): text = "[\(elements.map(plain).joined(separator: ","))]"
        default: text = plain(value)
        }
        let isPlain: Bool =
            !text.isEmpty && text.uppercased() != "NULL"
            && text.unicodeScalars.allSatisfy {
                ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
                    || "_.-".unicodeScalars.contains($0)
            }
        if isPlain { return text }
        let escaped: String = text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
            result.unicodeScalars.append(scalar)
        }
        return "\"\(escaped)\""
    }

    private func json(_ value: InputValue) -> String? { JSONLiteral(value).text }
}
