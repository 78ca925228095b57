import GraphQLSyntax

/// A literal on one line, as messages show it.
func literalText(_ value: InputValue) -> String {
    switch value.kind {
    case .variable(let name): "$" + name
    case .int(let digits), .float(let digits): digits
    case .string(let text, _): quoted(text)
    case .boolean(let truth): truth ? "true" : "false"
    case .null: "null"
    case .enumValue(let name): name
    case .list(let values): "[" + values.map(literalText).joined(separator: ", ") + "]"
    case .object(let fields):
        fields.isEmpty
            ? "{}"
            : "{ " + fields.map { "\($0.name.value): \(literalText($0.value))" }.joined(separator: ", ") + " }"
    }
}

private func quoted(_ text: String) -> String {
    var result: String = "\""
    for scalar: Unicode.Scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
