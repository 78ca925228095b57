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

    /// What one issuer's mapping makes is not believed raw of another one, which may let users choose it.
    @Test(
        arguments: [
            ("mapped", ["admin": "adm", "role": "app.role"], #"{"admin":true,"role":"editor"}"#),
            ("mapped", ["admin": "nothing", "role": "nothing"], "{}"),
            ("half", ["admin": "adm"], #"{"admin":true,"plan":"pro"}"#), ("plain", nil, #"{"plan":"pro"}"#),
            ("https://securetoken.google.com/shop", nil, #"{"admin":"raw","role":"raw","plan":"pro"}"#),
        ] as [(String, [String: String]?, String)])
    func takesNoMappedClaimOfOtherIssuers(_ name: String, _ custom: [String: String]?, _ expected: String) throws {
        var other: ClaimMapping = ClaimMapping()
        for claim: String in ["admin", "role"] { other.custom[claim] = .path(try #require(ClaimPath("x.y"))) }
        var mapping: ClaimMapping = ClaimMapping()
        for (claim, path) in custom ?? [:] { mapping.custom[claim] = .path(try #require(ClaimPath(path))) }
        if name == "mapped" { mapping.custom["plan"] = .path(try #require(ClaimPath("nothing"))) }
        let keys: KeySource = .webKeys(.test)
        let isFirebase: Bool = name.hasPrefix("https")
        let configuration: TokenConfiguration = TokenConfiguration(issuers: [
            TokenIssuer(issuer: "other", audiences: ["a"], keys: keys, algorithms: [.rs256], mapping: other),
            TokenIssuer(
                issuer: name, audiences: ["a"], keys: keys, algorithms: [.rs256],
                mapping: isFirebase ? nil : mapping),
        ])
        let verifier: IssuerTokenVerifier = IssuerTokenVerifier(
            configuration, ring: Rig([keys: keySet(TestKey.rsa.webKey())]).ring([keys]))
        let claims: String = claims([
            "iss": .string(name), "admin": "raw", "role": "raw", "plan": "pro", "adm": true,
            "app": ["role": "editor"],
        ])
        let found: JSONValue = try verifier.verify(TestKey.rsa.token(.rs256, claims, id: "k1"), now: 1000).claims
        var trusted: JSONObject = JSONObject()
        for claim: String in ["admin", "role", "plan"] { trusted[claim] = found[claim] }
        #expect("\(JSONValue.object(trusted).text)" == expected)
    }

    /// The issuer without a prefix names no users of the issuer that has one.
    @Test(arguments: [
        ("plain", "ada", "user ada"), ("plain", "kc", "user kc"), ("kc", "ada", "user kc:ada"),
        ("kc", "kc:ada", "user kc:kc:ada"), ("plain", "kc:ada", "the token's user has a name that is another issuer's"),
        ("mapped", "kc:", "the token's user has a name that is another issuer's"),
        ("mapped", "k\u{63}", "user mapped/kc"),
        ("kc", String(repeating: "a", count: 128), "user kc:" + String(repeating: "a", count: 128)),
        ("kc", String(repeating: "a", count: 129), "the token's user has too long a name"),
    ])
    func takesNoUserForOneOfAnotherIssuer(_ name: String, _ subject: String, _ expected: String) {
        let keys: KeySource = .webKeys(.test)
        let prefixes: [(String, String)] = [
            ("plain", ""), ("kc", "kc:"), ("mapped", "mapped/"), ("other", "mapped/kc:"),
        ]
        let configuration: TokenConfiguration = TokenConfiguration(
            issuers: prefixes.map { issuer, prefix in
                TokenIssuer(
                    issuer: issuer, audiences: ["a"], keys: keys, algorithms: [.rs256],
                    mapping: issuer == "mapped" ? ClaimMapping() : nil, uidPrefix: prefix)
            })
        let verifier: IssuerTokenVerifier = IssuerTokenVerifier(
            configuration, ring: Rig([keys: keySet(TestKey.rsa.webKey())]).ring([keys]))
        let claims: String = claims(["iss": .string(name), "sub": .string(subject)])
        #expect(outcome(verifier, TestKey.rsa.token(.rs256, claims, id: "k1")) == expected)
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
