import JSON
import Testing

@testable import Tokens

@Suite struct AppCheckTests {
    private static func outcome(
        _ changes: JSONValue, id: String? = "k1", apps: Set<String>? = nil, _ algorithm: JWSAlgorithm = .rs256
    ) -> String {
        let issuer: AppCheckIssuer = AppCheckIssuer(projects: ["123", "shop"], apps: apps)
        let ring: KeyRing = Rig([issuer.keys: keySet(TestKey.rsa.webKey())]).ring([issuer.keys])
        let verifier: AppCheckTokenVerifier = AppCheckTokenVerifier(issuer, clockSkew: 60, ring: ring)
        let base: JSONValue = [
            "iss": "https://firebaseappcheck.googleapis.com/123", "aud": ["projects/123", "projects/shop"],
            "sub": "1:123:web:abc",
        ]
        let members: [JSONObject.Member] = (base.object?.members ?? []) + (changes.object?.members ?? [])
        let token: String = TestKey.rsa.token(algorithm, claims(.object(JSONObject(members))), id: id)
        do throws(TokenError) {
            return "app \(try verifier.verify(token, now: 1000).uid)"
        } catch {
            return error.message
        }
    }

    @Test(
        arguments: [
            ([:], "app 1:123:web:abc"),
            (["aud": ["projects/shop"]], "app 1:123:web:abc"),
            (["aud": ["projects/1234", "123"]], "the token is for another audience"),
            (["iss": "https://firebaseappcheck.googleapis.com.evil.org/123"], "the token's issuer is not known here"),
            (["iss": "https://securetoken.google.com/shop"], "the token's issuer is not known here"),
            (["sub": ""], "the token names no user"),
            (["exp": 900], "the token is expired"),
        ] as [(JSONValue, String)])
    func judges(_ changes: JSONValue, _ expected: String) {
        #expect(Self.outcome(changes) == expected)
    }

    @Test func demandsAKeyIDAndItsAlgorithm() {
        #expect(Self.outcome([:], id: nil) == "the token names no key")
        #expect(
            Self.outcome([:], .rs384) == "the token is not signed by an algorithm that is accepted here")
    }

    @Test func letsInListedApps() {
        #expect(Self.outcome([:], apps: ["1:123:web:abc"]) == "app 1:123:web:abc")
        #expect(Self.outcome([:], apps: ["1:123:web:def"]) == "the token is of an app that may not call")
    }
}
