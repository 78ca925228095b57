public import JSON

/// The parts of a token, decoded but not believed.
///
/// - Source: RFC 7519; RFC 7515, section 3.1 (three parts, the last one empty without a signature).
public struct JSONWebToken: Hashable, Sendable {
    /// How it is signed: one object.
    public let header: JSONValue
    /// What it says: one object.
    public let claims: JSONValue
    /// The bytes that are signed: the first two parts as they were sent.
    let signedBytes: [UInt8]
    /// The signature, still encoded.
    let signatureText: Substring

    /// Claims are flat or nearly so; deeper nesting is an attack on whoever walks them.
    static let maximumDepth: Int = 16
    /// Real tokens have one to two kilobytes.
    static let maximumSize: Int = 16 * 1024

    /// The end of tokens that name a later one, or one that no clock can show: thirty million years from now.
    static let farthest: Double = 1e15

    /// Decodes a token.
    ///
    /// - Errors: a token that is too long, has not three parts, or whose parts are no base64url of one JSON object each. A member that is
    ///   named twice is refused, since two readers might each believe another one.
    public init(_ token: String) throws(TokenError) {
        guard token.utf8.count <= Self.maximumSize else { throw TokenError("the token is too long") }
        let parts: [Substring] = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw TokenError("the token is not a JSON Web Token") }
        guard let headerBytes = Base64URL.decode(parts[0]), let claimBytes = Base64URL.decode(parts[1]) else {
            throw TokenError("the token is not valid base64url")
        }
        header = try Self.object(headerBytes)
        claims = try Self.object(claimBytes)
        signedBytes = Array(token.utf8[..<parts[1].endIndex])
        signatureText = parts[2]
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

    /// When it ends, in seconds since 1970.
    ///
    /// - Errors: a token without that claim, and one whose time is over by more than the skew.
    /// - Source: RFC 7519, section 4.1.4: not accepted on or after this time. A fraction ends within its second.
    func end(now: Int64, skew: Int64 = 0) throws(TokenError) -> Int64 {
        guard let expiry = claims["exp"]?.number?.double, !expiry.isNaN else {
            throw TokenError("the token has no expiry time")
        }
        let end: Int64 = Int64(max(0, min(expiry, Self.farthest)).rounded(.up)) + skew
        guard now < end, Double(now - skew) < expiry else { throw TokenError("the token is expired", .expired) }
        return end
    }

    /// What development asks: somebody named, and a time limit that is not over. The signature is not looked at.
    ///
    /// - Parameter now: seconds since 1970.
    public func believed(now: Int64) throws(TokenError) -> VerifiedToken {
        let names: [String?] = [claims["sub"]?.string, claims["user_id"]?.string]
        guard let uid = names.compactMap({ $0 }).first(where: { !$0.isEmpty }) else {
            throw TokenError("the token names no user")
        }
        return VerifiedToken(uid: uid, claims: claims, expiresAt: try end(now: now))
    }
}
