import GraphQLSyntax
import JSON

/// A value of an argument, variables filled in.
indirect enum Given: Hashable {
    /// A variable that the request leaves out.
    case absent
    case null
    case boolean(Bool)
    /// As spelled.
    case number(String)
    /// A text or the name of an enum's value.
    case text(Text)
    case list([Given])
    case object([Member])

    struct Member: Hashable {
        var name: String
        var value: Given
    }

    init(_ value: InputValue, _ variables: [String: Given]) {
        switch value.kind {
        case .variable(let name): self = variables[name] ?? .absent
        case .null: self = .null
        case .int(let digits), .float(let digits): self = .number(digits)
        case .string(let text, _), .enumValue(let text): self = .text(Text(text))
        case .boolean(let truth): self = .boolean(truth)
        case .list(let elements): self = .list(elements.map { Given($0, variables) })
        case .object(let fields):
            self = .object(
                fields.map { field in
                    let value: Given = Given(field.value, variables)
                    // A variable that is null asks for neither, as one that is left out.
                    let isNeither: Bool = field.name.value == "isNull" && field.value.kind != .null && value == .null
                    return Member(name: field.name.value, value: isNeither ? .absent : value)
                })
        }
    }

    init(_ json: JSONValue) {
        switch json {
        case .null: self = .null
        case .bool(let truth): self = .boolean(truth)
        case .number(let number): self = .number(number.text)
        case .string(let text): self = .text(Text(text))
        case .array(let elements): self = .list(elements.map(Given.init))
        case .object(let object): self = .object(object.members.map { Member(name: $0.name, value: Given($0.value)) })
        }
    }

    /// A member of an object. The members of null are null, those of an absent object absent.
    subscript(name: String) -> Given {
        switch self {
        case .object(let members): members.first { $0.name == name }?.value ?? .absent
        case .null: .null
        default: .absent
        }
    }

    var members: [Member] { if case .object(let members) = self { members } else { [] } }

    var text: String? { if case .text(let text) = self { text.description } else { nil } }

    /// A single value where a list is expected is a list of one (GraphQL specification, 3.12).
    var elements: [Given] { if case .list(let elements) = self { elements } else { [self] } }

    /// As JSON, for the scalar `Any`.
    var tree: Tree {
        switch self {
        case .absent, .null: .null
        case .boolean(let truth): .boolean(truth)
        case .number(let spelling): .number(Decimal(spelling))
        case .text(let text): .text(text)
        case .list(let elements): .array(elements.map(\.tree))
        case .object(let members):
            Tree(.object(JSONObject(members.map { JSONObject.Member(name: $0.name, value: $0.value.tree.json) })))
        }
    }
}
