public import CEL
import ConnectorModel
public import JSON

/// Who asks: what `auth` is in expressions.
///
/// An immutable class: a stream's many requests share one.
public final class AuthContext: Sendable {
    /// Whether access rules apply.
    public enum Identity: Hashable, Sendable {
        case unauthenticated
        case user(uid: String)
        /// An administrator without impersonation: `@auth` is not asked, and there is no `auth`.
        case administrator
    }

    /// Who it is.
    public let identity: Identity
    /// The claims of the token; an empty object without one.
    public let claims: JSONValue
    /// The claims as `auth.token`.
    public let token: Value
    /// The user as `auth` in expressions; null without one.
    public let celValue: Value

    /// A user with the claims of a verified token.
    public init(uid: String, claims: JSONValue) {
        identity = .user(uid: uid)
        self.claims = claims
        token = Value(json: claims)
        celValue = .record(RecordValue(ExpressionSlots.authType, [.string(uid), token]))
    }

    private init(_ identity: Identity) {
        self.identity = identity
        claims = .object(JSONObject())
        token = .null
        celValue = .null
    }

    /// Nobody.
    public static let unauthenticated: AuthContext = AuthContext(.unauthenticated)
    /// An administrator.
    public static let administrator: AuthContext = AuthContext(.administrator)

    /// The user's id.
    public var uid: String? {
        if case .user(let uid) = identity { uid } else { nil }
    }
}

extension AuthContext: Equatable {
    /// Equal claims of one user are one identity.
    public static func == (left: AuthContext, right: AuthContext) -> Bool {
        left === right || (left.identity == right.identity && left.claims == right.claims)
    }
}
