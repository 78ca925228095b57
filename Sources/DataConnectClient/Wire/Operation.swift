import JSON

/// A request by the name of an operation and its variables.
struct Operation: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case query
        case mutation
    }

    let kind: Kind
    let name: String
    /// With sorted members, so that equal requests are equal bytes.
    let variables: JSONText
}
