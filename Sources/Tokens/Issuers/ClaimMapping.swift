import JSON

/// Makes claims of the shape that Firebase gives them from those of any issuer, so that `@auth` levels and expressions mean the same.
///
/// - Shape: all claims as they are, but those that another issuer's mapping makes; over them `sub` and `user_id` (both the uid), `email`, `email_verified`, `phone_number`, `firebase` with
///   `sign_in_provider`, and custom ones. What is written over never shines through: a claim of one of these names that the mapping does not
///   take is dropped, because the issuer may let users choose it.
public struct ClaimMapping: Hashable, Sendable {
    /// Who the user is.
    public var uid: ClaimPath = .subject
    /// The address.
    public var email: ClaimSource = .path(.email)
    /// Whether the address is the user's: `true`, or as some issuers write it `"true"`. Of no effect without an address.
    public var emailVerified: ClaimSource = .path(.emailVerified)
    /// The telephone number. Left out: the claim `phone_number`, if `phone_number_verified` is true, since Firebase's numbers always are.
    public var phoneNumber: ClaimSource?
    /// How the user signed in; `anonymous` is what `@auth(level: USER)` keeps out.
    public var signInProvider: ClaimSource = .constant("oidc")
    /// A claim that says of users that they never signed in. Left out, null, `false`, `"false"` and 0 deny it; whatever else it holds does not,
    /// so that no spelling of an issuer's lets anybody in.
    public var anonymous: ClaimPath?
    /// Further claims by name.
    public var custom: [String: ClaimSource] = [:]

    /// The standard claims of OpenID Connect.
    public init() {}

    /// Names that mean something to everybody and are no custom claims.
    static let reservedNames: Set<String> = [
        "iss", "aud", "exp", "nbf", "iat", "auth_time", "sub", "user_id", "email", "email_verified", "phone_number",
        "firebase",
    ]

    /// - Parameter withheld: names of custom claims that some issuer maps. Rules look at them as that issuer's mapping makes them, so of
    ///   another issuer they do not pass as they are.
    func apply(
        to claims: JSONValue, uidPrefix: UIDPrefix, withheld: Set<String> = []
    ) throws(TokenError) -> (uid: String, claims: JSONValue) {
        let uid: String = try UserID.check(self.uid.value(in: claims), prefix: uidPrefix)
        var shaped: JSONObject = claims.object ?? JSONObject()
        shaped["sub"] = .string(uid)
        shaped["user_id"] = .string(uid)
        let email: JSONValue? = email.value(in: claims).flatMap(Self.text)
        shaped["email"] = email
        let isVerified: Bool = email != nil && Self.isTrue(emailVerified.value(in: claims))
        shaped["email_verified"] = .bool(isVerified)
        shaped["phone_number"] = phone(in: claims)
        shaped["firebase"] = ["sign_in_provider": provider(in: claims), "identities": [:]]
        for name: String in withheld { shaped[name] = nil }
        for (name, source) in custom.sorted(by: { $0.key < $1.key }) { shaped[name] = source.value(in: claims) }
        return (uid, .object(shaped))
    }

    private func phone(in claims: JSONValue) -> JSONValue? {
        if let phoneNumber { return phoneNumber.value(in: claims).flatMap(Self.text) }
        guard Self.isTrue(claims["phone_number_verified"]) else { return nil }
        return claims["phone_number"].flatMap(Self.text)
    }

    private func provider(in claims: JSONValue) -> JSONValue {
        if !Self.isDenied(anonymous?.value(in: claims)) { return "anonymous" }
        return signInProvider.value(in: claims).flatMap(Self.text) ?? "oidc"
    }

    private static func text(_ value: JSONValue) -> JSONValue? {
        // Not `? value : nil`, which would be null and not nothing.
        guard value.string?.isEmpty == false else { return .none }
        return value
    }

    private static func isDenied(_ value: JSONValue?) -> Bool {
        guard let value, value != .null else { return true }
        return value == false || value == "false" || value.number?.double == 0
    }

    private static func isTrue(_ value: JSONValue?) -> Bool { value == true || value == "true" }
}
