import Execution
import JSON
import Tokens

/// As whom an administrator runs an operation.
///
/// - Shape: the member `impersonate` of a request's `extensions`: `{"unauthenticated": true}` or `{"authClaims": {…}}` with
///   at least `sub`, and `includeDebugDetails`. Without it access rules are not asked and there is no `auth`; so what was meant
///   to name somebody and does not is refused: it would be run with all rights.
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
        try WireMembers.read(&reader, keepsNull: true) { (name, reader) throws(JSONError) in
            if name == "impersonate" {
                found = try readOne(&reader)
            } else {
                try skip(name, &reader, unlikely: ["impersonate"])
            }
        }
        return found
    }

    /// Passes over a member of a body or of its `extensions` that means nothing here.
    ///
    /// - Errors: for one that is nearly, or elsewhere, what makes an administrator somebody else.
    static func skip(
        _ name: String, _ reader: inout JSONReader, unlikely names: [String] = ["extensions", "impersonate"]
    ) throws(JSONError) {
        guard name != "impersonate" else {
            throw JSONError("\"impersonate\" is a member of \"extensions\"", at: reader.offset)
        }
        let guess: String = NameSuggestion.text(for: name, among: names)
        guard guess.isEmpty else { throw unknown(name, guess, at: reader.offset) }
        try reader.skipValue()
    }

    private static func unknown(_ name: String, _ guess: String, at offset: Int) -> JSONError {
        JSONError("\"\(name.shortenedName)\" is not known here\(guess)", at: offset)
    }

    private static let names: [String] = ["authClaims", "unauthenticated", "includeDebugDetails"]

    private static func readOne(_ reader: inout JSONReader) throws(JSONError) -> Impersonation? {
        var isUnauthenticated: Bool?
        var includesDetails: Bool?
        var claims: JSONValue?
        try WireMembers.read(&reader, keepsNull: true) { (name, reader) throws(JSONError) in
            switch WireMembers.camelCased(name) {
            case "unauthenticated": isUnauthenticated = try readBool(&reader)
            case "authClaims": claims = try reader.readValue()
            case "includeDebugDetails": includesDetails = try readBool(&reader)
            default: throw unknown(name, NameSuggestion.text(for: name, among: names), at: reader.offset)
            }
        }
        // Tools ask for details without being anybody else.
        if claims == nil, isUnauthenticated == nil, includesDetails != nil { return nil }
        switch (claims ?? .null, isUnauthenticated ?? false) {
        case (.null, false):
            throw JSONError(
                "impersonate names nobody: authClaims or \"unauthenticated\": true is needed", at: reader.offset)
        case (.null, true):
            return Impersonation(subject: .unauthenticated, includesDetails: includesDetails ?? false)
        case (_, true):
            throw JSONError("authClaims and unauthenticated exclude each other", at: reader.offset)
        case (let claims, false):
            return Impersonation(
                subject: try user(claims, at: reader.offset), includesDetails: includesDetails ?? false)
        }
    }

    private static func readBool(_ reader: inout JSONReader) throws(JSONError) -> Bool {
        guard try reader.peek() == .null else { return try reader.readBool() }
        try reader.readNull()
        return false
    }

    private static func user(_ claims: JSONValue, at offset: Int) throws(JSONError) -> Subject {
        let names: [String?] = [claims["sub"]?.string, claims["user_id"]?.string]
        guard let uid = names.compactMap({ $0 }).first(where: { !$0.isEmpty }) else {
            throw JSONError("authClaims must have a sub", at: offset)
        }
        guard uid.utf16.count <= UserID.maximumLengthWithPrefix else {
            throw JSONError(
                "the sub of authClaims is longer than any user's: \(UserID.maximumLengthWithPrefix) characters",
                at: offset)
        }
        return .user(uid: uid, claims: claims)
    }

    /// The identity.
    var auth: AuthContext {
        switch subject {
        case .unauthenticated: .unauthenticated
        case .user(let uid, let claims): AuthContext(uid: uid, claims: claims)
        }
    }
}
