import Testing

@testable import Tokens

@Suite struct KeyDocumentTests {
    /// What a document gives: its keys by family and id, and what was passed over.
    private func read(_ text: String, _ form: KeyDocumentForm = .webKeys) -> [String] {
        do throws(KeyDocument.Failure) {
            let set: JSONWebKeySet = try KeyDocument.parse(Array(text.utf8), as: form)
            return set.keys.map { "\($0.keyID ?? "-") \($0.material.family)" } + set.ignored
        } catch {
            return [error.message]
        }
    }

    @Test func readsWebKeys() {
        let text: String = keySet(
            TestKey.rsa.webKey("a", #","use":"sig","alg":"RS256","x5c":["AA=="],"key_ops":["verify"]"#),
            TestKey.p256.webKey("b"), TestKey.p384.webKey("c"), TestKey.ed25519.webKey(nil))
        #expect(read(text) == ["a rsa", "b p256", "c p384", "- ed25519"])
    }

    @Test func readsCertificatesAndKeysInPEM() {
        let certificate: String = Self.certificate.replacing("\n", with: "\\n")
        #expect(
            read(#"{"a":"\#(certificate)","b":\#(TestKey.p256.quotedPEM)}"#, .certificates) == ["a rsa", "b p256"])
        #expect(read("[\(TestKey.p256.quotedPEM),\(TestKey.ed25519.quotedPEM)]", .file) == ["- p256", "- ed25519"])
        #expect(read("\n" + TestKey.p384.pem + "\n" + TestKey.rsa.pem, .file) == ["- p384", "- rsa"])
        #expect(read(TestKey.rsa.webKey("a"), .file) == ["a rsa"])
        #expect(read(keySet(TestKey.rsa.webKey("a")), .file) == ["a rsa"])
    }

    @Test(arguments: [
        (TestKey.rsa.webKey("a", #","use":"enc""#), "key \"a\" is not for signatures"),
        (TestKey.rsa.webKey("a", #","key_ops":["encrypt"]"#), "key \"a\" is not for verifying"),
        (TestKey.rsa.webKey("a", #","alg":"RSA-OAEP""#), "key \"a\" is for an algorithm that is not used here"),
        (TestKey.rsa.webKey("a", #","d":"AQAB""#), "key \"a\" is a private key"),
        (TestKey.rsa.webKey("k1"), "key \"k1\" has the id of another key"),
        (#"{"kty":"RSA","n":"AQAB","e":"AQAB"}"#, "key 2 has 17 bits; from 2048 to 8192 are accepted"),
        (#"{"kty":"RSA","n":"a+b","e":"AQAB"}"#, "key 2 has no valid member \"n\""),
        (#"{"kty":"RSA","n":"\#(TestKey.rsa.number("n"))","e":"AQ"}"#, "key 2 is not a valid key"),
        (#"{"kty":"RSA","n":"\#(TestKey.rsa.number("n"))","e":"Ag"}"#, "key 2 is not a valid key"),
        (
            #"{"kty":"RSA","n":"\#(String(repeating: "A", count: 2000))","e":"AQAB"}"#,
            "key 2 has 0 bits; from 2048 to 8192 are accepted"
        ),
        (#"{"kty":"RSA","n":"\#(String(repeating: "_", count: 2000))","e":"AQAB"}"#, "key 2 is too large"),
        (#"{"kty":"EC","crv":"P-521","x":"AA","y":"AA"}"#, "key 2 is on a curve that is not used here"),
        (#"{"kty":"EC","crv":"secp256k1","x":"AA","y":"AA"}"#, "key 2 is on a curve that is not used here"),
        (#"{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}"#, "key 2 has a member \"x\" of the wrong length"),
        (#"{"kty":"OKP","crv":"X25519","x":"AA"}"#, "key 2 is on a curve that is not used here"),
        (#"{"kty":"OKP","crv":"Ed25519","x":"AA"}"#, "key 2 has a member \"x\" of the wrong length"),
        (
            #"{"kty":"oct","k":"\#(String(repeating: "A", count: 64))"}"#,
            "key 2 is a secret, which no published document may hold"
        ),
        (#"{"kty":"AKP"}"#, "key 2 is of a kind that is not used here"),
        (#"{"kid":7,"kty":"RSA"}"#, "key 2 has an id that is not valid"),
        (#""key""#, "key 2 is not an object"),
    ])
    func passesOverWhatCannotBeUsed(_ key: String, _ reason: String) {
        #expect(read(keySet(TestKey.rsa.webKey("k1"), key)) == ["k1 rsa", reason])
    }

    /// A point beside its curve would give the private half away, were we to use it; verifying with one accepts what it should not.
    @Test func refusesPointsBesideTheirCurve() {
        let x: String = TestKey.p256.number("qx", 32)
        let zeros: String = base64URL([UInt8](repeating: 0, count: 32))
        for (x, y) in [(x, x), (x, zeros), (zeros, zeros)] {
            let key: String = #"{"kty":"EC","crv":"P-256","x":"\#(x)","y":"\#(y)"}"#
            #expect(read(keySet(key)) == ["has no key that can be used: key 1 is not a valid key"])
        }
    }

    @Test func refusesShortKeys() {
        let short: TestKey = TestKey(.rsa(bits: 1024))
        let reason: String = "has 1024 bits; from 2048 to 8192 are accepted"
        #expect(read(keySet(short.webKey("a"))) == ["has no key that can be used: key \"a\" \(reason)"])
        #expect(
            read(#"{"a":\#(short.quotedPEM)}"#, .certificates) == ["has no key that can be used: key \"a\" \(reason)"])
        #expect(
            read(#"{"kty":"oct","k":"c2hvcnQ"}"#, .file)
                == ["has no key that can be used: key 1 is a secret of fewer than 32 bytes"])
    }

    @Test func refusesDocuments() {
        #expect(read("") == ["is not valid JSON: the text ends too early at byte 0"])
        #expect(read("[]") == ["has no list \"keys\""])
        #expect(read(#"{"keys":[]}"#) == ["has no key that can be used"])
        #expect(read(#"{"keys":[],"keys":[]}"#) == ["is not valid JSON: the member \"keys\" is given twice at byte 18"])
        #expect(
            read(#"{"a":"text"}"#, .certificates)
                == ["has no key that can be used: key \"a\" is neither a certificate nor a public key"])
        #expect(
            read(#"{"a":"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"}"#, .certificates)
                == ["has no key that can be used: key \"a\" is not a valid key"])
        #expect(
            read(keySet(TestKey.rsa.webKey("a")), .certificates)
                == ["has no key that can be used: key \"keys\" is not a text in PEM"])
        #expect(read("[1]", .certificates) == ["is not an object of certificates"])
        #expect(
            read(#"{"keys":[\#(Array(repeating: "1", count: 65).joined(separator: ","))]}"#)
                == ["has more than 64 keys"])
        #expect(read(String(repeating: " ", count: 300_000)) == ["is longer than 262144 bytes"])
        #expect(
            read(#"{"keys":[{"kty":\#(String(repeating: "[", count: 100))"#).first?.contains("nested deeper") == true)
    }

    @Test(arguments: [
        ("https://id.example.org/jwks", true), ("https://id.example.org:8443/jwks?a=b", true),
        ("HTTPS://id.example.org", true), ("http://127.0.0.1:8080/jwks", true), ("http://localhost/jwks", true),
        ("http://[::1]:8080/", true), ("http://127.0.0.2/", true), ("http://id.example.org/jwks", false),
        ("http://127.0.0.1.example.org/", false), ("http://localhost.example.org/", false),
        ("http://127.0.0.1@example.org/", false), ("https://user:pass@example.org/", false), ("https:///jwks", false),
        ("https://example.org/a b", false), ("https://example.org/#a", false), ("https://example.org:99999/", false),
        ("https://example.org\\@evil.org/", false), ("file:///etc/passwd", false), ("ftp://example.org/", false),
        ("http://10.0.0.1/", false), ("http://0x7f.1/", false), ("http://[::1/", false), ("", false),
    ])
    func takesURLs(_ text: String, _ isAccepted: Bool) {
        #expect((KeyURL(text) != nil) == isAccepted)
    }

    /// Made for this test alone; nobody has its private key.
    private static let certificate: String = """
        -----BEGIN CERTIFICATE-----
        MIIDATCCAemgAwIBAgIUOZUM1OpeV4buXYlxZRxxUYmfOUowDQYJKoZIhvcNAQEL
        BQAwDzENMAsGA1UEAwwEdGVzdDAgFw0yNjExMzAwOTE1MTJaGA8yMTI2MTEwNjA5
        MTUxMlowDzENMAsGA1UEAwwEdGVzdDCCASIwDQYJKoZIhvcNAQEBBQADggEPADCC
        AQoCggEBAKMRwOu74YVeP77zt30N/cqo9sDaXM/w9fVZYlxkTJtvkzhtJx84bGfc
        Hg4x02C1rn42KvtsWfNIyQZyRWogIqFVsHNjSRHxfHyse+XqjT5vcW+Qq7aydBa0
        clH5c1CQtoAv06Ptg4LqunTkx1ymIfK4C5gQRnW7utWy4ftV5JQM0WASQykGqr0B
        RLIIxAdblxDayuixWW8rBNNRzj/oq8ip/ldhld5V2OBmrX5CKK6QdegCgU19Qe+I
        0072IRZkpln3+fZb38pt+0RWY5x2spb/wCiDBhOgXitJxUyyQa/1+JtNKjaT+Cma
        FhjuZPbeK97QK1o1papvy1x5fn1S8BsCAwEAAaNTMFEwHQYDVR0OBBYEFO+gNY6Q
        ufJk1/LXZSqgpAH3NGQdMB8GA1UdIwQYMBaAFO+gNY6QufJk1/LXZSqgpAH3NGQd
        MA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADggEBAEiZ/PkiKx/xKRJw
        VidGIUqNwFg7hBx80CoqTkdI1Xlyyc9giMzC6JuaSNzcqWx6+SKdDaDa2Khr/E1Y
        GtVCSXJMex5SACnsbe8vYsfTQXJqWxO8RIqmEoFfGXaWooKAFfdOSA5VUSr/wihl
        0WpmD97nMViMYa7cVplq8Hqw3HyJ+ZvvNMM6gaZvWV/TF5ZnFFS4O4yKLYwNx606
        0ELfW5Xu5W0fen5/Z/JPBu7idfF+UCNruOqp3tdCWf/EM/PAsf1sr1+E4sGQ0pbX
        M9ZtVa7O7e0zZPHPCNAAop88/x5e6ZI9l4RoJOhM4DJBA3I1wCMBkR6pqBC7nDg3
        FWtGMsU=
        -----END CERTIFICATE-----
        """
}
