import JSON
import Testing

@testable import Tokens

/// Attacks on what a token says of its own signature.
@Suite struct SignatureTests {
    private static let keys: [(JWSAlgorithm, TestKey)] = [
        (.rs256, .rsa), (.rs384, .rsa), (.rs512, .rsa), (.ps256, .rsa), (.es256, .p256), (.es384, .p384),
        (.edDSA, .ed25519),
    ]

    private let good: String = TestKey.rsa.token(.rs256, claims())
    private let rsa: IssuerTokenVerifier = verifier(keySet(TestKey.rsa.webKey()))

    @Test func acceptsEveryAlgorithmWithItsKeyAndNoOther() {
        for (algorithm, key) in Self.keys {
            let token: String = key.token(algorithm, claims())
            for allowed in JWSAlgorithm.allCases {
                let verifier: IssuerTokenVerifier = verifier(keySet(key.webKey()), [allowed])
                let expected: String =
                    allowed == algorithm
                    ? "user ada" : "the token is not signed by an algorithm that is accepted here"
                #expect(outcome(verifier, token) == expected, "\(algorithm) where \(allowed) is allowed")
            }
        }
    }

    @Test func acceptsASecret() throws {
        let secret: [UInt8] = Array("a secret of thirty-two bytes or more".utf8)
        let source: KeySource = .secret(try #require(SharedSecret(secret)))
        let configuration: TokenConfiguration = TokenConfiguration(issuers: [
            TokenIssuer(issuer: "i", audiences: ["a"], keys: source, algorithms: [.hs256], mapping: nil)
        ])
        let verifier: IssuerTokenVerifier = IssuerTokenVerifier(configuration, ring: Rig().ring([source]))
        #expect(outcome(verifier, TestKey.secretToken(secret, claims())) == "user ada")
        #expect(outcome(verifier, TestKey.secretToken(secret + [1], claims())) == "the token's signature is not valid")
        #expect("\(source) \(configuration)".contains("thirty") == false)
    }

    /// The oldest attack: the token says that it needs no signature.
    @Test(arguments: ["none", "None", "NONE", "nOnE", "", "HS512", "RS257", "ES512", "ES256K"])
    func refusesAlgorithmsWithoutAName(_ name: String) {
        let body: String = base64URL(claims().utf8)
        for signature in ["", "AAAA"] {
            let head: String = base64URL(#"{"alg":"\#(name)","kid":"k1"}"#.utf8)
            #expect(
                outcome(rsa, "\(head).\(body).\(signature)")
                    == "the token is not signed by an algorithm that is accepted here")
        }
    }

    /// A public key taken for a shared secret: everybody knows it, so everybody could sign.
    @Test func refusesAPublicKeyAsASecret() throws {
        let header: String = #"{"alg":"HS256","kid":"k1"}"#
        for text in [TestKey.rsa.pem, TestKey.rsa.webKey(), keySet(TestKey.rsa.webKey()), TestKey.rsa.number("n")] {
            let token: String = TestKey.secretToken(Array(text.utf8), claims(), header: header)
            #expect(outcome(rsa, token) == "the token is not signed by an algorithm that is accepted here")
            // Even an issuer that was set up wrongly has no key of the needed family.
            let confused: IssuerTokenVerifier = verifier(keySet(TestKey.rsa.webKey()), [.rs256, .hs256])
            #expect(outcome(confused, token) == "the token's key is not for its algorithm")
        }
    }

    @Test func refusesAKeyThatTheTokenBringsAlong() {
        let other: TestKey = .otherRSA
        let token: String = other.token(
            .rs256, claims(), header: #","jwk":\#(other.webKey()),"jku":"https://evil.example.org/jwks""#)
        #expect(outcome(rsa, token) == "the token's signature is not valid")
    }

    @Test(arguments: [
        (#","crit":["exp"]"#, "the token has extensions that are not understood"),
        (#","crit":[]"#, "the token has extensions that are not understood"),
        (#","crit":["b64"],"b64":false"#, "the token has extensions that are not understood"),
    ])
    func refusesExtensions(_ more: String, _ message: String) {
        #expect(outcome(rsa, TestKey.rsa.token(.rs256, claims(), header: more)) == message)
    }

    @Test(arguments: [
        (#""JWT""#, true), (#""at+jwt""#, true), (#""application/AT+JWT""#, true), (#""logout+jwt""#, false),
        (#""dpop+jwt""#, false), (#""""#, false), ("null", false), ("7", false),
    ])
    func refusesOtherKindsOfTokens(_ type: String, _ isAccepted: Bool) {
        let input: String =
            base64URL(#"{"alg":"RS256","kid":"k1","typ":\#(type)}"#.utf8) + "." + base64URL(claims().utf8)
        let token: String = input + "." + base64URL(TestKey.rsa.sign(Array(input.utf8), .rs256))
        #expect(outcome(rsa, token) == (isAccepted ? "user ada" : "the token is of another type"))
    }

    @Test func refusesSignaturesOfAnotherLength() {
        for (algorithm, key) in Self.keys {
            let verifier: IssuerTokenVerifier = verifier(keySet(key.webKey()), [algorithm])
            let parts: [Substring] = key.token(algorithm, claims()).split(separator: ".")
            let input: String = "\(parts[0]).\(parts[1])"
            let signature: [UInt8] = key.sign(Array(input.utf8), algorithm)
            let zeros: [UInt8] = [UInt8](repeating: 0, count: signature.count)
            let half: Int = signature.count / 2
            let wrong: [[UInt8]] = [
                [], Array(signature.dropLast()), Array(signature.dropFirst()), signature + [0], [0] + signature, zeros,
                signature + signature, Array(signature[half...]) + Array(signature[..<half]),
                DERSignature.encode(raw: signature, size: half) ?? [],
            ]
            for bytes in wrong {
                #expect(
                    outcome(verifier, "\(input).\(base64URL(bytes))") == "the token's signature is not valid",
                    "\(algorithm), \(bytes.count) bytes")
            }
        }
    }

    /// One signature has one spelling: otherwise a token that was refused could come again in another dress.
    @Test func refusesOtherSpellings() {
        #expect(outcome(rsa, good) == "user ada")
        #expect(outcome(rsa, good + "=") == "the token's signature is not valid")
        #expect(outcome(rsa, good + "==") == "the token's signature is not valid")
        #expect(outcome(rsa, good + "\n") == "the token's signature is not valid")
        #expect(outcome(rsa, good + ".") == "the token is not a JSON Web Token")
        #expect(outcome(rsa, " " + good) == "the token is not valid base64url")
    }

    @Test func refusesEveryChangedByte() {
        let bytes: [UInt8] = Array(good.utf8)
        for index in stride(from: 0, to: bytes.count, by: 7) {
            var changed: [UInt8] = bytes
            changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            #expect(outcome(rsa, String(decoding: changed, as: UTF8.self)) != "user ada", "byte \(index)")
        }
    }

    @Test func refusesAnotherKeysSignature() {
        #expect(outcome(rsa, TestKey.otherRSA.token(.rs256, claims())) == "the token's signature is not valid")
    }

    @Test func findsTheKey() {
        let one: IssuerTokenVerifier = verifier(keySet(TestKey.rsa.webKey("k1")))
        let two: IssuerTokenVerifier = verifier(keySet(TestKey.rsa.webKey("k1"), TestKey.otherRSA.webKey("k2")))
        let nameless: IssuerTokenVerifier = verifier(keySet(TestKey.rsa.webKey(nil)))
        let mixed: IssuerTokenVerifier = verifier(keySet(TestKey.rsa.webKey("k1"), TestKey.p256.webKey("k2")))
        let strict: IssuerTokenVerifier = verifier(keySet(TestKey.rsa.webKey("k1")), requiresKeyID: true)
        let without: String = TestKey.rsa.token(.rs256, claims(), id: nil)
        #expect(outcome(one, without) == "user ada")
        #expect(outcome(two, without) == "the token does not say which of several keys signed it")
        #expect(outcome(mixed, without) == "user ada")
        #expect(outcome(strict, without) == "the token names no key")
        #expect(outcome(nameless, good) == "user ada")
        #expect(outcome(two, TestKey.otherRSA.token(.rs256, claims(), id: "k2")) == "user ada")
        #expect(
            outcome(two, TestKey.otherRSA.token(.rs256, claims(), id: "k1")) == "the token's signature is not valid")
        #expect(
            outcome(mixed, TestKey.rsa.token(.rs256, claims(), id: "k2")) == "the token's key is not for its algorithm")
        for id in ["", String(repeating: "k", count: 257)] {
            #expect(outcome(one, TestKey.rsa.token(.rs256, claims(), id: id)) == "the token's key id is not valid")
        }
    }

    @Test func heedsTheAlgorithmOfAKey() {
        let narrow: IssuerTokenVerifier = verifier(
            keySet(TestKey.rsa.webKey("k1", #","alg":"PS256","use":"sig""#)), [.rs256, .ps256])
        #expect(outcome(narrow, good) == "the token's key is not for its algorithm")
        #expect(outcome(narrow, TestKey.rsa.token(.ps256, claims())) == "user ada")
    }
}
