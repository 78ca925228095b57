import GraphQLSyntax
import JSON
import SQL

/// A literal of the scalar `Any` as JSON.
enum AnyLiteral {
    /// Nothing where the literal holds a variable, or what PostgreSQL cannot store: a zero byte, a number of too many digits.
    static func json(_ value: InputValue) -> JSONText? {
        guard let tree: JSONValue = tree(value) else { return nil }
        return tree.text
    }

    private static func tree(_ value: InputValue) -> JSONValue? {
        switch value.kind {
        case .variable: return nil
        case .null: return .null
        case .int(let digits), .float(let digits):
            let number: JSONNumber = JSONNumber(validated: digits)
            return number.isStorable ? .number(number) : nil
        case .string(let text, _), .enumValue(let text): return text.utf8.contains(0) ? nil : .string(text)
        case .boolean(let truth): return .bool(truth)
        case .list(let values):
            let elements: [JSONValue] = values.compactMap(tree)
            return elements.count == values.count ? .array(elements) : nil
        case .object(let fields):
            let members: [JSONObject.Member] = fields.compactMap { field in
                tree(field.value).map { JSONObject.Member(name: field.name.value, value: $0) }
            }
            return members.count == fields.count ? .object(JSONObject(members)) : nil
        }
    }
}
