import GraphQLSyntax

extension InputValue.Kind {
    /// What kind of value it is, as words.
    var spoken: String {
        switch self {
        case .variable: "a variable"
        case .int, .float: "a number"
        case .string: "a string"
        case .boolean: "a truth value"
        case .null: "null"
        case .enumValue: "a name without quotes"
        case .list: "a list"
        case .object: "an object"
        }
    }

    /// A single word or number as the string that was probably meant.
    var quoted: String? {
        switch self {
        case .int(let text), .float(let text), .enumValue(let text): "\"\(text)\""
        case .boolean(let value): "\"\(value)\""
        case .variable, .string, .null, .list, .object: nil
        }
    }
}
