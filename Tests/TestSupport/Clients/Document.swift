import JSON

/// JSON that tests compare whole. White space does not count; the order of members does.
public struct Document: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringInterpolation {
    /// Compact; what is no JSON stays as it is.
    public let description: String

    /// Takes any text.
    public init(_ text: String) {
        description = (try? parseJSON(Array(text.utf8)))?.text.description ?? text
    }

    /// The same without details for developers where their words are PostgreSQL's and depend on the moment.
    public var withoutDetails: Document {
        Document(description.replacing(#/,"debugDetails":"(?:[^"\\]|\\.)*"/#, with: ""))
    }

    /// The same with the members of all objects in the order of their names, for what comes of protobuf, where they have none.
    public var withSortedMembers: Document {
        guard let value: JSONValue = try? parseJSON(Array(description.utf8)) else { return self }
        return Document(Self.sorted(value).text.description)
    }

    private static func sorted(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): .array(elements.map(sorted))
        case .object(let object):
            .object(
                JSONObject(
                    object.members.sorted { $0.name < $1.name }.map { .init(name: $0.name, value: sorted($0.value)) }))
        case .null, .bool, .number, .string: value
        }
    }

    /// Takes a literal.
    public init(stringLiteral text: String) { self.init(text) }
}
