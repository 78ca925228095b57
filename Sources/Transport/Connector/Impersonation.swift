import Execution
import JSON

/// As whom an administrator runs an operation.
///
/// - Shape: the member `impersonate` of a request's `extensions`: `{"unauthenticated": true}` or `{"authClaims": {…}}` with
///   at least `sub`, and `includeDebugDetails`. Without it access rules are not asked and there is no `auth`.
struct Impersonation: Hashable, Sendable {
    /// The identity.
    enum Subject: Hashable, Sendable {
        case unauthenticated
        case user(uid: String, claims: JSONValue)
    }

    var subject: Subject
    /// Whether errors tell what they would tell the administrator.
    var includesDetails: Bool = false

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
        var (isUnauthenticated, includesDetails): (Bool, Bool) = (false, false)
        var claims: JSONValue?
        try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
            switch name {
            case "unauthenticated": isUnauthenticated = try reader.readBool()
            case "authClaims", "auth_claims": claims = try reader.readValue()
            case "includeDebugDetails", "include_debug_details": includesDetails = try reader.readBool()
            default: try reader.skipValue()
            }
        }
        guard let claims else {
            return isUnauthenticated ? Impersonation(subject: .unauthenticated, includesDetails: includesDetails) : nil
        }
        guard !isUnauthenticated else {
            throw JSONError("authClaims and unauthenticated exclude each other", at: reader.offset)
        }
        let names: [String?] = [claims["sub"]?.string, claims["user_id"]?.string]
        guard let uid = names.compactMap({ $0 }).first(where: { !$0.isEmpty }) else {
            throw JSONError("authClaims must have a sub", at: reader.offset)
        }
        return Impersonation(subject: .user(uid: uid, claims: claims), includesDetails: includesDetails)
    }

    /// The identity.
    var auth: AuthContext {
        switch subject {
        case .unauthenticated: .unauthenticated
        case .user(let uid, let claims): AuthContext(uid: uid, claims: claims)
        }
    }
}
