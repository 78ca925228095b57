import JSON
import Testing

@testable import Tokens

/// Tokens that are good for somebody else. One key signs them all, so that nothing but what they say tells them apart.
@Suite struct ConfusionTests {
    private static let issuer: AppCheckIssuer = AppCheckIssuer(projects: ["123", "shop"])

    private static let user: JSONValue = [
        "iss": "https://securetoken.google.com/shop", "aud": "shop", "auth_time": 900,
        "firebase": ["sign_in_provider": "password"],
    ]
    private static let app: JSONValue = [
        "iss": "https://firebaseappcheck.googleapis.com/123", "aud": ["projects/123", "projects/shop"],
        "sub": "1:123:web:abc",
    ]

    private let users: IssuerTokenVerifier
    private let apps: AppCheckTokenVerifier

    init() {
        let firebase: TokenIssuer = .firebase(projectID: "shop")
        let configuration: TokenConfiguration = TokenConfiguration(issuers: [firebase])
        let certificates: String = #"{"k1":\#(TestKey.rsa.quotedPEM)}"#
        users = IssuerTokenVerifier(configuration, ring: Rig([firebase.keys: certificates]).ring([firebase.keys]))
        apps = AppCheckTokenVerifier(
            Self.issuer, clockSkew: 60,
            ring: Rig([Self.issuer.keys: keySet(TestKey.rsa.webKey())]).ring([Self.issuer.keys]))
    }

    private func app(_ token: String) -> String {
        do throws(TokenError) {
            return "app \(try apps.verify(token, now: 1000).uid)"
        } catch {
            return error.message
        }
    }

    private func token(_ base: JSONValue, _ changes: JSONValue = [:]) -> String {
        let members: [JSONObject.Member] = (base.object?.members ?? []) + (changes.object?.members ?? [])
        return TestKey.rsa.token(.rs256, claims(.object(JSONObject(members))), id: "k1")
    }

    @Test func takesNoAppForAUser() {
        #expect(outcome(users, token(Self.user)) == "user ada")
        #expect(outcome(users, token(Self.app)) == "the token's issuer is not known here")
        #expect(outcome(users, token(Self.app, ["aud": "shop"])) == "the token's issuer is not known here")
    }

    @Test func takesNoUserForAnApp() {
        #expect(app(token(Self.app)) == "app 1:123:web:abc")
        #expect(app(token(Self.user)) == "the token's issuer is not known here")
        #expect(app(token(Self.user, ["aud": ["projects/shop"]])) == "the token's issuer is not known here")
    }

    /// Both of one project's service, for another project.
    @Test func takesNothingOfOtherProjects() {
        #expect(
            outcome(users, token(Self.user, ["iss": "https://securetoken.google.com/other", "aud": "other"]))
                == "the token's issuer is not known here")
        #expect(outcome(users, token(Self.user, ["aud": "other"])) == "the token is for another audience")
        #expect(app(token(Self.app, ["aud": ["projects/999"]])) == "the token is for another audience")
    }
}
