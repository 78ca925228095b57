import JSON
import Testing
import Tokens

@testable import Transport

/// base64url of a text, as tokens have it.
func base64URL(_ text: String) -> String {
    let alphabet: [Character] = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var output: String = ""
    let bytes: [UInt8] = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group: [UInt8] = Array(bytes[start..<min(start + 3, bytes.count)])
        let padded: [UInt8] = group + [0, 0]
        let bits: Int = Int(padded[0]) << 16 | Int(padded[1]) << 8 | Int(padded[2])
        for place in 0...group.count {
            output.append(alphabet[bits >> (18 - 6 * place) & 63])
        }
    }
    return output
}

/// An unsigned token, as the Auth emulator makes them.
func token(_ claims: String, header: String = #"{"alg":"none","typ":"JWT"}"#, signature: String = "") -> String {
    "\(base64URL(header)).\(base64URL(claims)).\(signature)"
}

@Suite struct TokenTests {
    private let verifier: DevTokenVerifier = DevTokenVerifier()

    @Test func acceptsUnsignedAndSignedTokens() throws {
        let claims: String =
            #"{"sub":"ada","exp":1000,"email":"ada@example.org","firebase":{"sign_in_provider":"password"}}"#
        let expected: VerifiedToken = VerifiedToken(
            uid: "ada", claims: try parseJSON(Array(claims.utf8)), expiresAt: 1000)
        #expect(try verifier.verify(token(claims), now: 999) == expected)
        #expect(try verifier.verify(token(claims, header: #"{"alg":"RS256"}"#, signature: "c2ln"), now: 0) == expected)
    }

    @Test func takesUserIDWhereSubjectIsMissing() throws {
        #expect(try verifier.verify(token(#"{"user_id":"bob","exp":10.5}"#), now: 10).uid == "bob")
        #expect(try verifier.verify(token(#"{"sub":"","user_id":"bob","exp":10.5}"#), now: 10).expiresAt == 11)
    }

    @Test(arguments: ["1e15", "9223372036854775807", "1e300"])
    func capsExpiriesThatAreFarAway(_ expiry: String) throws {
        let far: String = token(#"{"sub":"ada","exp":\#(expiry)}"#)
        #expect(try verifier.verify(far, now: 500).expiresAt == 1_000_000_000_000_000)
    }

    @Test(arguments: [
        ("", "the token is not a JSON Web Token"),
        ("owner", "the token is not a JSON Web Token"),
        ("a.b.c.d", "the token is not a JSON Web Token"),
        ("a!.e30.", "the token is not valid base64url"),
        ("e30.a.", "the token is not valid base64url"),
        ("e30.e31.", "the token is not valid base64url"),
        (token("[]"), "the token holds no valid JSON object"),
        (token(#"{"sub":"a","sub":"b","exp":1000}"#), "the token holds no valid JSON object"),
        (token(#"{"exp":1000}"#), "the token names no user"),
        (token(#"{"sub":"","exp":1000}"#), "the token names no user"),
        (token(#"{"sub":7,"exp":1000}"#), "the token names no user"),
        (token(#"{"sub":"ada"}"#), "the token has no expiry time"),
        (token(#"{"sub":"ada","exp":"1000"}"#), "the token has no expiry time"),
        (token(#"{"sub":"ada","exp":null}"#), "the token has no expiry time"),
        (token(#"{"sub":"ada","exp":-9223372036854775808}"#), "the token is expired"),
        (token(#"{"sub":"ada","exp":-1e300}"#), "the token is expired"),
        (token(#"{"sub":"ada","exp":500}"#), "the token is expired"),
        (token(String(repeating: "[", count: 100)), "the token holds no valid JSON object"),
        (String(repeating: "a", count: 20_000), "the token is too long"),
    ])
    func refuses(_ token: String, _ message: String) {
        let isExpiry: Bool = message == "the token is expired"
        #expect(throws: TokenError(message, isExpiry ? .expired : .invalid)) { try verifier.verify(token, now: 500) }
    }
}
