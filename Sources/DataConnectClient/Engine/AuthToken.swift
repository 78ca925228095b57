import Foundation
import JSON

/// A token and what it says of itself. Nothing is verified here; that is the server's affair.
struct AuthToken: Hashable, Sendable {
    let text: String
    /// Whose it is. Tokens that say nothing are each a user of their own.
    let user: String
    /// When it expires, in seconds since 1970.
    let expiry: Double?

    /// - Errors: a token that cannot stand in a header field.
    init(_ text: String) throws(DataConnectOperationError) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            throw DataConnectOperationError(message: "the token provider gave what is no token")
        }
        self.text = text
        let claims: JSONValue? = Self.claims(text)
        user = claims?["sub"]?.string ?? claims?["user_id"]?.string ?? text
        expiry = claims?["exp"]?.number?.double
    }

    private static func claims(_ text: String) -> JSONValue? {
        let parts: [Substring] = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let payload: String = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/")
        let padding: String = String(repeating: "=", count: (4 - payload.utf8.count % 4) % 4)
        return Data(base64Encoded: payload + padding).flatMap { try? parseJSON(Array($0)) }
    }
}
