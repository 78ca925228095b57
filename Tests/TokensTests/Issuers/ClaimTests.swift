import JSON
import Testing

@testable import Tokens

/// Tokens that are signed well and say the wrong things.
@Suite struct ClaimTests {
    private let verifier: IssuerTokenVerifier = TokensTests.verifier(keySet(TestKey.rsa.webKey()))

    @Test(arguments: [
        (claims(), "user ada"),
        (claims(["iss": "j"]), "the token's issuer is not known here"),
        (claims(["iss": "i/"]), "the token's issuer is not known here"),
        (claims(["iss": ["i"]]), "the token's issuer is not known here"),
        (claims(["iss": nil]), "the token's issuer is not known here"),
        (claims(["aud": "b"]), "the token is for another audience"),
        (claims(["aud": nil]), "the token is for another audience"),
        (claims(["aud": []]), "the token is for another audience"),
        (claims(["aud": 7]), "the token is for another audience"),
        (claims(["aud": ["a": "a"]]), "the token is for another audience"),
        (claims(["aud": ["b", "a"]]), "user ada"),
        (claims(["aud": ["b", ["a"]]]), "the token is for another audience"),
        (claims(["exp": 940]), "the token is expired"),
        (claims(["exp": 941]), "user ada"),
        (claims(["exp": nil]), "the token has no expiry time"),
        (claims(["exp": "2000"]), "the token has no expiry time"),
        (claims(["exp": -1]), "the token is expired"),
        (claims(["nbf": 1060]), "user ada"),
        (claims(["nbf": 1061]), "the token is not valid yet"),
        (claims(["nbf": "0"]), "the token's nbf is not a time"),
        (claims(["iat": 1060]), "user ada"),
        (claims(["iat": 1061]), "the token was issued in the future"),
        (claims(["iat": true]), "the token's iat is not a time"),
        (claims(["auth_time": 1061]), "the token's user signed in in the future"),
        (claims(["sub": ""]), "the token names no user"),
        (claims(["sub": nil]), "the token names no user"),
        (claims(["sub": 7]), "the token names no user"),
        (claims(["sub": .string(String(repeating: "ä", count: 128))]), "user \(String(repeating: "ä", count: 128))"),
        (claims(["sub": .string(String(repeating: "ä", count: 129))]), "the token's user has too long a name"),
        (claims(["sub": "ada\u{0}"]), "the token's user has a name that is not valid"),
        (claims(["sub": "ada\nadmin"]), "the token's user has a name that is not valid"),
        (claims(["sub": "ada\u{85}admin"]), "the token's user has a name that is not valid"),
        (claims(["sub": "ada\u{9b}2J"]), "the token's user has a name that is not valid"),
        (claims(["sub": "ada\u{2028}admin"]), "the token's user has a name that is not valid"),
        (claims(["sub": "\u{202E}nimda"]), "the token's user has a name that is not valid"),
        (claims(["sub": "ada\u{2069}"]), "the token's user has a name that is not valid"),
        (claims(["sub": "می\u{200C}خواهم"]), "user می\u{200C}خواهم"),
        (#"{"iss":"i","aud":"a","sub":"ada","sub":"eve","exp":2000}"#, "the token holds no valid JSON object"),
        (#"{"iss":"i","aud":"a","sub":"ada","exp":1e999}"#, "user ada"),
        (#"{"iss":"i","aud":"a","sub":"ada","exp":2000,"iat":1e999}"#, "the token was issued in the future"),
        (#"["i"]"#, "the token holds no valid JSON object"),
        (
            #"{"iss":"i","aud":"a","sub":"ada","exp":2000,"pad":\#(String(repeating: "[", count: 20))"#,
            "the token holds no valid JSON object"
        ),
        (claims(["pad": .string(String(repeating: "a", count: 13_000))]), "the token is too long"),
    ])
    func judges(_ claims: String, _ expected: String) {
        #expect(outcome(verifier, TestKey.rsa.token(.rs256, claims)) == expected)
    }

    @Test func endsWithTheSkew() throws {
        #expect(try verifier.verify(TestKey.rsa.token(.rs256, claims()), now: 2059).expiresAt == 2060)
        #expect(throws: TokenError("the token is expired", .expired)) {
            try verifier.verify(TestKey.rsa.token(.rs256, claims()), now: 2060)
        }
        let strict: IssuerTokenVerifier = TokensTests.verifier(keySet(TestKey.rsa.webKey()), skew: 0)
        #expect(outcome(strict, TestKey.rsa.token(.rs256, claims()), now: 2000) == "the token is expired")
    }

    @Test(arguments: ["", ".", "..", "a.b", "a.b.c", "e30.e30.e30", "eyJhbGciOiJSUzI1NiJ9..", "owner"])
    func refusesWhatIsNoToken(_ text: String) {
        #expect(!outcome(verifier, text).hasPrefix("user"))
    }
}
