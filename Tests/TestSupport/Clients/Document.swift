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

    /// Takes a literal.
    public init(stringLiteral text: String) { self.init(text) }
}
