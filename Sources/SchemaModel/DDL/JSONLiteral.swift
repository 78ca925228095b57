import GraphQLSyntax
import JSON

/// A constant of a document as JSON text.
struct JSONLiteral {
    let value: InputValue

    init(_ value: InputValue) { self.value = value }

    /// The text; nothing for a variable, which is no constant.
    var text: String? {
        switch value.kind {
        case .variable: return nil
        case .int(let digits), .float(let digits): return digits
        case .string(let text, _), .enumValue(let text): return JSONValue.string(text).text.description
        case .boolean(let flag): return flag ? "true" : "false"
        case .null: return "null"
        case .list(let elements):
            let texts: [String] = elements.compactMap { JSONLiteral($0).text }
            return texts.count == elements.count ? "[\(texts.joined(separator: ", "))]" : nil
        case .object(let fields):
            let texts: [String] = fields.compactMap { field in
                JSONLiteral(field.value).text.map { "\(JSONValue.string(field.name.value).text.description): \($0)" }
            }
            return texts.count == fields.count ? "{\(texts.joined(separator: ", "))}" : nil
        }
    }
}
