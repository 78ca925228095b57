import Execution
import JSON

/// As whom an administrator runs an operation.
///
/// - Shape: the member `impersonate` of a request's `extensions`: `{"unauthenticated": true}` or `{"authClaims": {…}}` with
///   at least `sub`. Without it access rules are not asked and there is no `auth`.
enum Impersonation: Hashable, Sendable {
    case unauthenticated
    case user(uid: String, claims: JSONValue)

    /// Reads the value of `extensions`; nothing when it names nobody.
    static func read(extensions reader: inout JSONReader) throws(JSONError) -> Impersonation? {
        var found: Impersonation?
        try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
            if name == "impersonate" {
                found = try readOne(&reader)
            } else {
                try reader.skipValue()
            }
        }
        return found
    }

    private static func readOne(_ reader: inout JSONReader) throws(JSONError) -> Impersonation? {
        var isUnauthenticated: Bool = false
        var claims: JSONValue?
        try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
            switch name {
            case "unauthenticated": isUnauthenticated = try reader.readBool()
            case "authClaims", "auth_claims": claims = try reader.readValue()
            default: try reader.skipValue()
            }
        }
        guard let claims else { return isUnauthenticated ? .unauthenticated : nil }
        guard !isUnauthenticated else {
            throw JSONError("authClaims and unauthenticated exclude each other", at: reader.offset)
        }
        let names: [String?] = [claims["sub"]?.string, claims["user_id"]?.string]
        guard let uid = names.compactMap({ $0 }).first(where: { !$0.isEmpty }) else {
            throw JSONError("authClaims must have a sub", at: reader.offset)
        }
        return .user(uid: uid, claims: claims)
    }

    /// The identity.
    var auth: AuthContext {
        switch self {
        case .unauthenticated: .unauthenticated
        case .user(let uid, let claims): AuthContext(uid: uid, claims: claims)
        }
    }
}
