import JSON

@testable import Tokens

extension FuzzTarget {
    static let tokens: FuzzTarget = FuzzTarget(
        "tokens", "JSON Web Tokens, of which none but the signed ones may be believed", texts: TokenCheck.signed,
        words: [
            ".", "..", "=", "eyJhbGciOiJub25lIn0", "eyJhbGciOiJIUzI1NiJ9", "eyJhbGciOiJIUzI1NiIsImtpZCI6ImEifQ", "-",
            "_", "A",
        ], maximumLength: 1024, check: TokenCheck.check)

    static let keys: FuzzTarget = FuzzTarget(
        "keys", "documents of keys: web keys, certificates, PEM", texts: KeyCorpus.texts,
        words: [
            #""kty":"#, #""RSA""#, #""EC""#, #""OKP""#, #""oct""#, #""n":"#, #""e":"AQAB""#, #""crv":"P-384""#,
            #""x":"#, #""kid":"a""#,
            "-----BEGIN PUBLIC KEY-----\n", "-----END PUBLIC KEY-----", "AAAA", "////", "==", "MIIB", #""use":"enc""#,
        ]
    ) { bytes in
        for form: KeyDocumentForm in [.webKeys, .certificates, .file] {
            guard let set: JSONWebKeySet = try? KeyDocument.parse(bytes, as: form) else { continue }
            guard set.count > 0 else { return "a document without keys" }
            for key: VerificationKey in set.keys {
                _ = key.fits(.rs256)
                if form != .file, case .secret = key.material { return "a secret in a published document" }
            }
        }
        return nil
    }

    static let issuers: FuzzTarget = FuzzTarget(
        "issuers", "tokens.json, documents of issuers, and how long keys last", texts: KeyCorpus.configurations,
        words: [
            #""issuer":"#, #""issuers":"#, #""audiences":"#, #""algorithms":"#, #""jwksUrl":"#, #""file":"k.pem""#,
            #""claims":"#,
            #""custom":"#, #""firebase":"#, #""uidPrefix":"#, #""appCheck":"#, #""clockSkewSeconds":"#, "max-age=",
            "no-store",
        ]
    ) { bytes in
        _ = CacheControl(String(decoding: bytes, as: UTF8.self), age: String(decoding: bytes, as: UTF8.self))
        if let keys: KeyURL = try? IssuerDiscovery(issuer: "https://i")?.keys(in: bytes), !keys.isSecure {
            return "\(keys) leads off HTTPS"
        }
        do throws(TokenConfigurationErrors) {
            _ = try TokenConfiguration.parse(bytes, file: "tokens.json") { _ throws(SecretFailure) in
                Array(repeating: 7, count: 32)
            }
        } catch {
            let lines: Int = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
            for fault: TokenConfigurationError in error.errors
            where !(1...lines).contains(fault.line) || !(1...bytes.count + 1).contains(fault.column) {
                return "\(fault): not in the file"
            }
        }
        return nil
    }
}

enum TokenCheck {
    static let signed: [String] = [
        "eyJhbGciOiAiSFMyNTYiLCAidHlwIjogIkpXVCJ9.eyJpc3MiOiAiaHR0cHM6Ly9pIiwgImF1ZCI6ICJhIiwgInN1YiI6ICJhZGEiLCAiZXhwIjog"
            + "NDEwMjQ0NDgwMH0.XDP5vqXc2O3IkFvePHtG0Up1xHELmucRtWN9O1oSUfk",
        "eyJhbGciOiAiSFMyNTYiLCAidHlwIjogIkpXVCJ9.eyJpc3MiOiAiaHR0cHM6Ly9pIiwgImF1ZCI6IFsiYiIsICJhIl0sICJzdWIiOiAiYm9iIiwgIm"
            + "V4cCI6IDQxMDI0NDQ4MDAuNSwgImlhdCI6IDE3MDAwMDAwMDAsICJyb2xlcyI6IHsieCI6IFsxLCBudWxsXX19.QNqfA7b_UMxxGj5j-yIx5Vytwb_"
            + "mblB3A1GscCUMSog",
    ]

    private static let verifier: IssuerTokenVerifier? = {
        guard let secret: SharedSecret = SharedSecret(Array("a secret of thirty-two bytes or more".utf8)) else {
            return nil
        }
        let configuration: TokenConfiguration = TokenConfiguration(issuers: [
            TokenIssuer(issuer: "https://i", audiences: ["a"], keys: .secret(secret), algorithms: [.hs256])
        ])
        let ring: KeyRing = KeyRing(
            configuration.sources, clock: { 1_800_000_000 }, fetch: { _, reply in reply(.failed("nobody is asked")) })
        ring.tick()
        return IssuerTokenVerifier(configuration, ring: ring)
    }()

    /// Another spelling of a token is another token: whoever blocks one must not meet it again.
    @Sendable static func check(_ bytes: [UInt8]) -> String? {
        let text: String = String(decoding: bytes, as: UTF8.self)
        guard let verifier else { return "there is no verifier" }
        let isSigned: Bool = signed.contains(text)
        let isBelieved: Bool = (try? verifier.verify(text, now: 1_800_000_000)) != nil
        guard isSigned == isBelieved else {
            return isSigned ? "a good token is refused" : "a token that nobody signed is believed"
        }
        if let token: JSONWebToken = try? JSONWebToken(text) {
            _ = try? token.believed(now: 1)
            _ = try? TokenHeader(token.header)
        }
        return nil
    }
}

enum KeyCorpus {
    private static let certificate: String = """
        -----BEGIN CERTIFICATE-----
        MIIBbjCCAROgAwIBAgIUX8cHw6m/2t/dMLQQzdUsFWtPdmMwCgYIKoZIzj0EAwIw
        DDEKMAgGA1UEAwwBeDAeFw0yNjExMzAxMTUxMTdaFw0zNjExMjcxMTUxMTdaMAwx
        CjAIBgNVBAMMAXgwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR8o5UYcGYRzev7
        IUwRNaQ4JnfeMI/ItBIUoiB0phHctzAxZciQESBYK/Ea5WGAFCz3qoFWGrchCKtR
        sg+5EbpBo1MwUTAdBgNVHQ4EFgQUDzDBJthWSdVsTtksZFvzJVUfABAwHwYDVR0j
        BBgwFoAUDzDBJthWSdVsTtksZFvzJVUfABAwDwYDVR0TAQH/BAUwAwEB/zAKBggq
        hkjOPQQDAgNJADBGAiEAm+fimcYLkhoRubX96BXC9cNEx7Hc4UpyVPx8m6sSlCsC
        IQCyg5rnFjS0nh4JyOpHwYEqj2UmU+0HALiYtKSeJa6FfA==
        -----END CERTIFICATE-----

        """

    private static let rsa: String = """
        -----BEGIN PUBLIC KEY-----
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA58i2a+Grmvpsv0w7KPOc
        spcwWS9etH36LdgRbCQxHnowjOOd6O0QoAcXqvyPbj/bRKtH8Iam3imapW8CbIsm
        5btYfVtvadl6KkTCKRdjG7uUXRvM/QFhZE3WiZ4y9DkbgJpSXX2lo2XsHlsp8yz+
        P2eCfLfSqKOlu9IIQAGW2cvxgkUh4LVMNXtJFLZbo6dS4R6Uh6S3rD15KJQ3OZEN
        jFvACp02gjlB9ZJqBTRhDaVW6MGpkAcB7Rg9U/vWeQG5qzI9DGYiQH4F7bGrw3RR
        wM3hnLbkLME8yoTB1MhVPzghQ6MyTaSPPmrdTbhkOi3puDs4eJqYLHfdZ4/865Bh
        hwIDAQAB
        -----END PUBLIC KEY-----

        """

    static let texts: [String] = [
        certificate + rsa,
        "{\"a\": \"\(certificate.replacing("\n", with: "\\n"))\", \"b\": \"\(rsa.replacing("\n", with: "\\n"))\"}",
        #"{"keys":[{"kid":"k","kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"},"#
            + #"{"kid":"e","kty":"EC","crv":"P-256","use":"sig","x":"fKOVGHBmEc3r-yFMETWkOCZ33jCPyLQSFKIgdKYR3Lc","#
            + #""y":"MDFlyJARIFgr8RrlYYAULPeqgVYatyEIq1GyD7kRukE"}]}"#,
        #"{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}"#,
    ]

    static let configurations: [String] = [
        """
        {
          "clockSkewSeconds": 60,
          "issuers": [
            { "firebase": "my-project", "uidPrefix": "" },
            { "issuer": "https://id.example.org", "audiences": ["shop"], "algorithms": ["RS256", "ES256"],
              "jwksUrl": "https://id.example.org/certs", "uidPrefix": "kc:", "requireKeyId": true,
              "claims": { "uid": "sub", "anonymous": "x.y", "custom": { "plan": ["a", "b"], "tier": { "value": "gold" } } } }
          ],
          "appCheck": { "projects": ["123"], "apps": ["1:123:web:abc"], "required": true }
        }
        """,
        #"{"issuers": [{"issuer": "a", "audiences": ["x"], "secretFile": "s", "secretEncoding": "base64"}]}"#,
        #"{"issuer": "https://i", "jwks_uri": "https://i/keys", "response_types_supported": ["code"]}"#,
        "public, max-age=3600, must-revalidate",
    ]
}
