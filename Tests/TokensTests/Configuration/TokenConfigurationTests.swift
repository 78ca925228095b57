import JSON
import Testing

@testable import Tokens

@Suite struct TokenConfigurationTests {
    private static let secret: String = "a secret of thirty-two bytes or more"

    private static func read(_ reference: SecretReference) throws(SecretFailure) -> [UInt8] {
        switch reference {
        case .file("secret.txt"): return Array((secret + "\n").utf8)
        case .file("short.txt"): return Array("short".utf8)
        case .environment("JWT_SECRET"): return Array("AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=".utf8)
        case .file(let path): throw SecretFailure("cannot read \(path)")
        case .environment(let name): throw SecretFailure("\(name) is not set")
        }
    }

    private func parse(_ text: String) throws -> TokenConfiguration {
        try TokenConfiguration.parse(Array(text.utf8), file: "tokens.json", secret: Self.read)
    }

    /// What is wrong, a line each.
    private func faults(_ text: String) -> [String] {
        do throws(TokenConfigurationErrors) {
            _ = try TokenConfiguration.parse(Array(text.utf8), file: "tokens.json", secret: Self.read)
            return []
        } catch {
            return error.errors.map(\.description)
        }
    }

    @Test func readsTheShortestFile() throws {
        #expect(
            try parse(#"{"issuers": [{"firebase": "shop"}]}"#)
                == TokenConfiguration(issuers: [.firebase(projectID: "shop")]))
    }

    @Test func readsEverything() throws {
        let configuration: TokenConfiguration = try parse(
            #"""
            {
              "clockSkewSeconds": 30,
              "issuers": [
                {"firebase": "shop", "uidPrefix": ""},
                {
                  "issuer": "https://id.example.org/realms/shop",
                  "audiences": ["shop", "shop-admin"],
                  "algorithms": ["RS256", "ES256"],
                  "jwksUrl": "https://id.example.org/realms/shop/certs",
                  "uidPrefix": "kc:",
                  "requireKeyId": true,
                  "claims": {
                    "uid": "preferred_username",
                    "email": "mail",
                    "email_verified": {"value": true},
                    "phone_number": ["tel", "main"],
                    "sign_in_provider": "idp.name",
                    "anonymous": "is_anonymous",
                    "custom": {"roles": "realm_access.roles", "plan": ["https://example.org/plan"]}
                  }
                },
                {
                  "issuer": "old", "audiences": ["shop"], "secretFile": "secret.txt", "uidPrefix": "old:"
                },
                {
                  "issuer": "older", "audiences": ["shop"], "secretEnvironment": "JWT_SECRET",
                  "secretEncoding": "base64", "uidPrefix": "older:"
                },
                {"issuer": "file", "audiences": ["shop"], "file": "keys.pem", "uidPrefix": "f:", "algorithms": ["EdDSA"]}
              ],
              "appCheck": {"projects": ["123"], "apps": ["1:123:web:abc"], "required": false}
            }
            """#)
        var mapping: ClaimMapping = ClaimMapping()
        mapping.uid = try #require(ClaimPath("preferred_username"))
        mapping.email = .path(try #require(ClaimPath("mail")))
        mapping.emailVerified = .constant(true)
        mapping.phoneNumber = .path(try #require(ClaimPath(["tel", "main"])))
        mapping.signInProvider = .path(try #require(ClaimPath("idp.name")))
        mapping.anonymous = ClaimPath("is_anonymous")
        mapping.custom = [
            "roles": .path(try #require(ClaimPath("realm_access.roles"))),
            "plan": .path(try #require(ClaimPath(["https://example.org/plan"]))),
        ]
        let expected: TokenConfiguration = TokenConfiguration(
            issuers: [
                .firebase(projectID: "shop"),
                TokenIssuer(
                    issuer: "https://id.example.org/realms/shop", audiences: ["shop", "shop-admin"],
                    keys: .webKeys(try #require(KeyURL("https://id.example.org/realms/shop/certs"))),
                    algorithms: [.rs256, .es256], mapping: mapping, uidPrefix: "kc:", requiresKeyID: true),
                TokenIssuer(
                    issuer: "old", audiences: ["shop"],
                    keys: .secret(try #require(SharedSecret(Array(Self.secret.utf8)))), algorithms: [.hs256],
                    uidPrefix: "old:"),
                TokenIssuer(
                    issuer: "older", audiences: ["shop"],
                    keys: .secret(try #require(SharedSecret([UInt8](repeating: 1, count: 32)))), algorithms: [.hs256],
                    uidPrefix: "older:"),
                TokenIssuer(
                    issuer: "file", audiences: ["shop"], keys: .file("keys.pem"), algorithms: [.edDSA],
                    uidPrefix: "f:"),
            ],
            appCheck: AppCheckIssuer(projects: ["123"], apps: ["1:123:web:abc"], isRequired: false), clockSkew: 30)
        #expect(configuration == expected)
    }

    @Test func namesAllFaultsWithTheirPlaces() {
        let text: String = #"""
            {
              "issuers": [
                {
                  "isuer": "https://id.example.org",
                  "audience": ["shop"],
                  "algorithms": ["RS265", "none"],
                  "jwksUrl": "http://id.example.org/jwks",
                  "claims": {"user": "sub", "custom": {"email": "mail"}, "uid": "a..b"}
                }
              ],
              "clockSkew": 5,
              "appCheck": {"projects": []}
            }
            """#
        #expect(
            faults(text) == [
                #"tokens.json:3:5: issuers[0]: "issuer" is missing"#,
                #"tokens.json:3:5: issuers[0]: "audiences" is missing"#,
                #"tokens.json:4:7: issuers[0].isuer: is not known; did you mean "issuer"?"#,
                #"tokens.json:5:7: issuers[0].audience: is not known; did you mean "audiences"?"#,
                #"tokens.json:6:22: issuers[0].algorithms[0]: "RS265" is no algorithm that is accepted here; did you mean "RS256"?"#,
                #"tokens.json:6:31: issuers[0].algorithms[1]: "none" is no algorithm that is accepted here"#,
                "tokens.json:7:18: issuers[0].jwksUrl: must be a URL of https, or of http on this machine, "
                    + "without user and fragment",
                #"tokens.json:8:18: issuers[0].claims.user: is not known"#,
                "tokens.json:8:53: issuers[0].claims.custom.email: is no custom claim",
                #"tokens.json:8:69: issuers[0].claims.uid: must be a path of claims such as "a.b", or a list of their names"#,
                #"tokens.json:11:3: clockSkew: is not known; did you mean "clockSkewSeconds"?"#,
                "tokens.json:12:28: appCheck.projects: must not be empty",
            ])
    }

    @Test(arguments: [
        ("", "1:1: the text ends too early"),
        ("[]", "1:1: must be an object, not a list"),
        (#"{"issuers": []}"#, #"1:13: issuers: "issuers" must name one at least"#),
        ("{}", #"1:1: "issuers" must name one at least"#),
        (#"{"issuers": [], "issuers": []}"#, #"1:17: the member "issuers" is given twice"#),
        (#"{"issuers": [{"firebase": 7}]}"#, "1:27: issuers[0].firebase: must be a string, not a number"),
        (
            #"{"issuers": [{"firebase": "a"}], "clockSkewSeconds": 601}"#,
            "1:54: clockSkewSeconds: must be a whole number from 0 to 600"
        ),
    ])
    func refuses(_ text: String, _ fault: String) {
        #expect(faults(text) == ["tokens.json:\(fault)"])
    }

    /// One issuer by its own members.
    @Test(
        arguments: [
            (#""jwksUrl": "https://a/""#, []),
            (
                #""jwksUrl": "https://a/", "file": "b""#,
                [
                    #"issuers[0]: one of "jwksUrl", "x509Url", "file", "secretFile", "secretEnvironment" is needed, not several"#
                ]
            ),
            (
                #""uidPrefix": """#,
                [#"issuers[0]: one of "jwksUrl", "x509Url", "file", "secretFile", "secretEnvironment" is needed, none"#]
            ),
            (
                #""jwksUrl": "https://a/", "algorithms": ["HS256"]"#,
                ["issuers[0].algorithms: HS256 needs a secret, which no URL may give"]
            ),
            (
                #""file": "a", "algorithms": ["HS256", "RS256"]"#,
                [
                    "issuers[0].algorithms: HS256 needs an entry of its own: no key may count both as public and as secret"
                ]
            ),
            (#""secretFile": "secret.txt", "algorithms": ["RS256"]"#, ["issuers[0].algorithms: a secret is for HS256"]),
            (
                #""secretFile": "short.txt""#,
                ["issuers[0].secretFile: the secret has 5 bytes; it needs 32 at least and 4096 at most"]
            ),
            (#""secretFile": "none.txt""#, ["issuers[0].secretFile: cannot read none.txt"]),
            (#""secretEnvironment": "NONE""#, ["issuers[0].secretEnvironment: NONE is not set"]),
            (
                #""secretFile": "secret.txt", "secretEncoding": "base64""#,
                ["issuers[0].secretFile: the secret is not valid base64"]
            ),
            (
                #""secretFile": "secret.txt", "secretEncoding": "base46""#,
                [#"issuers[0].secretEncoding: "base46" is no encoding; did you mean "base64"?"#]
            ),
            (#""file": "a", "secretEncoding": "base64""#, ["issuers[0].secretEncoding: is only for secrets"]),
            (#""file": "a", "requireKeyId": "yes""#, ["issuers[0].requireKeyId: must be true or false, not a string"]),
            (#""file": "a", "algorithms": []"#, ["issuers[0].algorithms: must not be empty"]),
            (
                #""file": "a", "algorithms": ["RS256", "RS256"]"#,
                [#"issuers[0].algorithms[1]: "RS256" is given twice"#]
            ),
            (
                #""file": "a", "claims": {"email": {"vlaue": 1}}"#,
                [
                    #"issuers[0].claims.email: "value" is missing"#,
                    #"issuers[0].claims.email.vlaue: is not known; did you mean "value"?"#,
                ]
            ),
            (
                #""file": "a", "uidPrefix": "\#(String(repeating: "x", count: 65))""#,
                ["issuers[0].uidPrefix: has more than 64 characters"]
            ),
            (#""file": "a", "uidPrefix": "\#(String(repeating: "x", count: 64))""#, []),
            (
                #""file": "a", "uidPrefix": "\n""#,
                [
                    "issuers[0].uidPrefix: must have no control characters, and no others that are not shown as they are"
                ]
            ),
            (#""file": "a", "claims": {"custom": {"": "b"}}"#, ["issuers[0].claims.custom.: a claim has a name"]),
            (
                #""file": "a", "claims": {"email_verified": {"value": "yes"}, "email": {"value": 5}}"#,
                [
                    "issuers[0].claims.email_verified.value: must be true or false, or null for none",
                    "issuers[0].claims.email.value: must be a string that is not empty, or null for none",
                ]
            ),
            (
                #""file": "a", "claims": {"phone_number": {"value": ""}, "sign_in_provider": {"value": true}}"#,
                [
                    "issuers[0].claims.phone_number.value: must be a string that is not empty, or null for none",
                    "issuers[0].claims.sign_in_provider.value: must be a string that is not empty, or null for none",
                ]
            ),
            (
                #""file": "a", "claims": {"email_verified": {"value": "true"}, "email": {"value": null}, "custom": {"x": {"value": 5}}}"#,
                []
            ),
        ] as [(String, [String])])
    func checksAnIssuer(_ members: String, _ expected: [String]) {
        let found: [String] = faults(#"{"issuers": [{"issuer": "i", "audiences": ["a"], \#(members)}]}"#)
        let messages: [String] = found.map { String($0.split(separator: " ", maxSplits: 1)[1]) }
        #expect(Set(messages) == Set(expected))
    }

    @Test func checksIssuersTogether() {
        let a: String = #"{"issuer": "a", "audiences": ["x"], "file": "k"}"#
        let b: String = #"{"issuer": "b", "audiences": ["x"], "file": "k", "uidPrefix": ""}"#
        let secret: String = #"{"issuer": "a", "audiences": ["x"], "secretFile": "secret.txt"}"#
        #expect(faults(#"{"issuers": [\#(a), \#(secret)]}"#) == [])
        #expect(
            faults(#"{"issuers": [\#(a), \#(a)]}"#)
                == ["tokens.json:1:64: issuers[1]: the issuer has another entry with RS256"])
        #expect(
            faults(#"{"issuers": [\#(b), \#(a)]}"#).first?.contains(#"issuers[1]: "uidPrefix" is required"#) == true)
        #expect(faults(#"{"issuers": [\#(b), \#(a)]}"#).count == 1)
    }

    /// A user of one issuer is nobody of another one.
    @Test(
        arguments: [
            ("", "x:", nil), ("x:", "y:", nil),
            ("x:", "x", "the \"uidPrefix\" of a begins with this one, so that two users could be one"),
            ("", "", "a has the same \"uidPrefix\", so that two users would be one"),
            ("x:", "x:", "a has the same \"uidPrefix\", so that two users would be one"),
        ] as [(String, String, String?)])
    func keepsUsersApart(_ first: String, _ second: String, _ fault: String?) {
        let issuers: [String] = [("a", first), ("b", second)].map { name, prefix in
            #"{"issuer": "\#(name)", "audiences": ["x"], "file": "k", "uidPrefix": "\#(prefix)"}"#
        }
        let found: [String] = faults(#"{"issuers": [\#(issuers.joined(separator: ", "))]}"#)
        #expect(found.last.map { String($0.split(separator: " ", maxSplits: 2)[2]) } == fault)
        // Whoever is told so is told it of both, but where one is the beginning of the other.
        #expect(found.count == (fault == nil ? 0 : first == second ? 2 : 1))
    }

    @Test(arguments: ["a/b", "Shop", "a b", "a\u{301}"]) func knowsAProject(_ name: String) {
        let fault: String = "is no project: one has lower-case letters, digits and hyphens"
        #expect(
            faults(#"{"issuers": [{"firebase": "\#(name)"}]}"#) == ["tokens.json:1:27: issuers[0].firebase: \(fault)"])
        #expect(
            faults(#"{"issuers": [{"firebase": "shop"}], "appCheck": {"projects": ["123", "\#(name)"]}}"#)
                == ["tokens.json:1:70: appCheck.projects[1]: \(fault)"])
    }

    /// A scheme counts in any case, and those who fetch know it in one.
    @Test func readsAURLInAnyCase() {
        #expect(KeyURL("HTTPS://id.example.org/Keys")?.description == "https://id.example.org/Keys")
        #expect(KeyURL("Http://LOCALHOST:80/")?.description == "http://LOCALHOST:80/")
        #expect(KeyURL("HTTPS://id.example.org")?.isSecure == true)
    }

    @Test func doesNotShowSecrets() throws {
        let configuration: TokenConfiguration = try parse(
            #"{"issuers": [{"issuer": "i", "audiences": ["a"], "secretFile": "secret.txt"}]}"#)
        var dumped: String = ""
        dump(configuration, to: &dumped)
        for text in ["\(configuration)", String(reflecting: configuration), dumped] {
            #expect(!text.contains("thirty"))
            #expect(!text.contains("97"))
        }
    }
}
