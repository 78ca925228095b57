public import ConnectorModel
public import Execution
public import JSON

/// What a subscriber has in the part of `auth` that an operation's data depends on.
public enum FootprintValues: Hashable, Sendable {
    /// The data is the same for everyone.
    case none
    case uid(String?)
    /// The uid, and the claims by path; a claim that is missing is left out.
    case claims(uid: String?, [[String]: JSONValue])
    /// Everything. Nobody has no claims and is still not a user without claims.
    case all(uid: String?, JSONValue)

    /// The values that `footprint` asks for.
    public init(_ footprint: AuthFootprint, of auth: AuthContext) {
        switch footprint {
        case .none: self = .none
        case .uid: self = .uid(auth.uid)
        case .claims(let paths):
            var values: [[String]: JSONValue] = [:]
            for path in paths { values[path] = auth.claims.member(at: path) }
            self = .claims(uid: auth.uid, values)
        case .all: self = .all(uid: auth.uid, auth.claims)
        }
    }
}

extension JSONValue {
    /// The value that the names lead to, from object to object.
    fileprivate func member(at path: [String]) -> JSONValue? {
        var value: JSONValue = self
        for name in path {
            guard case .object(let object) = value, let next = object[name] else { return nil }
            value = next
        }
        return value
    }
}
