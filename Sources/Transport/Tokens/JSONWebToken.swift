import JSON

/// The parts of a token, decoded but not believed.
///
/// - Source: RFC 7519; RFC 7515, section 3.1 (three parts, the last one empty without a signature).
struct JSONWebToken: Hashable, Sendable {
    let header: JSONValue
    let claims: JSONValue

    /// Claims are flat or nearly so; deeper nesting is an attack on whoever walks them.
    static let maximumDepth: Int = 16
    /// Real tokens have one to two kilobytes.
    static let maximumSize: Int = 16 * 1024

    /// The end of tokens that name a later one, or one that no clock can show: thirty million years from now.
    static let farthest: Double = 1e15

    init(_ token: String) throws(TokenError) {
        guard token.utf8.count <= Self.maximumSize else { throw TokenError("the token is too long") }
        let parts: [Substring] = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw TokenError("the token is not a JSON Web Token") }
        guard let headerBytes = Base64URL.decode(parts[0]), let claimBytes = Base64URL.decode(parts[1]) else {
            throw TokenError("the token is not valid base64url")
        }
        header = try Self.object(headerBytes)
        claims = try Self.object(claimBytes)
    }

    private static func object(_ bytes: [UInt8]) throws(TokenError) -> JSONValue {
        do throws(JSONError) {
            let value: JSONValue = try parseJSON(bytes, maximumDepth: maximumDepth)
            guard value.object != nil else { throw JSONError("an object was expected", at: 0) }
            return value
        } catch {
            throw TokenError("the token holds no valid JSON object")
        }
    }

    /// What every verifier asks: somebody named, and a time limit that is not over.
    func verified(now: Int64) throws(TokenError) -> VerifiedToken {
        let names: [String?] = [claims["sub"]?.string, claims["user_id"]?.string]
        guard let uid = names.compactMap({ $0 }).first(where: { !$0.isEmpty }) else {
            throw TokenError("the token names no user")
        }
        guard let expiry = claims["exp"]?.number?.double, !expiry.isNaN else {
            throw TokenError("the token has no expiry time")
        }
        // RFC 7519, section 4.1.4: not accepted on or after this time. A fraction ends within its second.
        guard Double(now) < expiry else { throw TokenError("the token is expired", isExpiry: true) }
        return VerifiedToken(uid: uid, claims: claims, expiresAt: Int64(min(expiry, Self.farthest).rounded(.up)))
    }
}
