public import JSON

/// Where in a token's claims a value stands: the names of members from the outside to the inside.
public struct ClaimPath: Hashable, Sendable {
    let names: [String]

    /// A path of names; nothing where there is none.
    public init?(_ names: [String]) {
        guard !names.isEmpty, !names.contains("") else { return nil }
        self.names = names
    }

    /// A path whose names are separated by dots.
    public init?(_ text: String) {
        self.init(text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
    }

    private init(claim: String) { names = [claim] }

    static let subject: ClaimPath = ClaimPath(claim: "sub")
    static let email: ClaimPath = ClaimPath(claim: "email")
    static let emailVerified: ClaimPath = ClaimPath(claim: "email_verified")

    /// The value; nothing where there is none, or null.
    func value(in claims: JSONValue) -> JSONValue? {
        var value: JSONValue? = claims
        for name in names { value = value?[name] }
        return value == .null ? nil : value
    }
}

/// What a claim is made from.
public enum ClaimSource: Hashable, Sendable {
    /// Another claim.
    case path(ClaimPath)
    /// Always the same.
    case constant(JSONValue)

    func value(in claims: JSONValue) -> JSONValue? {
        switch self {
        case .path(let path): path.value(in: claims)
        case .constant(let value): value
        }
    }
}
