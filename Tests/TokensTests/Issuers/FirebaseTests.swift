import JSON
import Testing

@testable import Tokens

@Suite struct FirebaseTests {
    private static let source: KeySource = TokenIssuer.firebase(projectID: "shop").keys

    private static func verifier(_ issuer: TokenIssuer = .firebase(projectID: "shop")) -> IssuerTokenVerifier {
        let configuration: TokenConfiguration = TokenConfiguration(issuers: [issuer])
        let document: String = #"{"k1":\#(TestKey.rsa.quotedPEM)}"#
        return IssuerTokenVerifier(configuration, ring: Rig([source: document]).ring(configuration.sources))
    }

    private static func claims(_ changes: JSONValue = [:]) -> String {
        let firebase: JSONValue = [
            "iss": "https://securetoken.google.com/shop", "aud": "shop", "auth_time": 900, "user_id": "ada",
            "email": "ada@example.org", "email_verified": false,
            "firebase": ["identities": ["email": ["ada@example.org"]], "sign_in_provider": "password"],
        ]
        let members: [JSONObject.Member] = (firebase.object?.members ?? []) + (changes.object?.members ?? [])
        return TokensTests.claims(.object(JSONObject(members)))
    }

    @Test func asksGoogleForCertificates() {
        #expect(
            "\(Self.source)"
                == "https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com")
    }

    @Test func leavesClaimsAsTheyAre() throws {
        let claims: String = Self.claims()
        let verified: VerifiedToken = try Self.verifier().verify(TestKey.rsa.token(.rs256, claims), now: 1000)
        #expect(
            verified
                == VerifiedToken(uid: "ada", claims: try parseJSON(Array(claims.utf8)), expiresAt: 2060))
    }

    @Test(
        arguments: [
            (["iss": "https://securetoken.google.com/other"], "the token's issuer is not known here"),
            (["aud": "other"], "the token is for another audience"),
            (["sub": ""], "the token names no user"),
            (["auth_time": 2000], "the token's user signed in in the future"),
        ] as [(JSONValue, String)])
    func refuses(_ changes: JSONValue, _ expected: String) {
        #expect(outcome(Self.verifier(), TestKey.rsa.token(.rs256, Self.claims(changes))) == expected)
    }

    @Test func demandsAKeyIDAndItsAlgorithm() {
        #expect(
            outcome(Self.verifier(), TestKey.rsa.token(.rs256, Self.claims(), id: nil)) == "the token names no key")
        #expect(
            outcome(Self.verifier(), TestKey.rsa.token(.rs512, Self.claims()))
                == "the token is not signed by an algorithm that is accepted here")
    }

    @Test func putsAPrefixBeforeTheUser() throws {
        var issuer: TokenIssuer = .firebase(projectID: "shop")
        issuer.uidPrefix = "fb:"
        let verified: VerifiedToken = try Self.verifier(issuer).verify(
            TestKey.rsa.token(.rs256, Self.claims()), now: 1000)
        #expect(verified.uid == "fb:ada")
        #expect(verified.claims["sub"] == "fb:ada")
        #expect(verified.claims["user_id"] == "fb:ada")
        #expect(verified.claims["firebase"]?["sign_in_provider"] == "password")
    }
}
