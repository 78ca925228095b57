import TestSupport
import Testing

@testable import Transport

@Suite struct TLSContextTests {
    private static func fault(_ certificates: [UInt8], _ key: [UInt8]) -> TLSFault? {
        do throws(TLSFault) {
            _ = try TLSContext(certificates: certificates, key: key)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [TestCertificate.Kind.good, .rsa(bits: 2048)])
    func takesACertificateAndItsKey(kind: TestCertificate.Kind) throws {
        let pair: TestCertificate = try TestCertificate(kind)
        defer { pair.remove() }
        let context: TLSContext = try TLSContext(certificates: pair.certificate(), key: pair.key())
        #expect(context.warnings == [])
    }

    @Test func takesAChain() throws {
        let (pair, other): (TestCertificate, TestCertificate) = (try TestCertificate(), try TestCertificate())
        defer { [pair, other].forEach { $0.remove() } }
        let chain: [UInt8] = try pair.certificate() + other.certificate()
        #expect(Self.fault(chain, try pair.key()) == nil)
        let mismatch: String =
            "the key is not that of the certificate; of several certificates the server's own must come first"
        #expect(Self.fault(chain, try other.key()) == TLSFault(.pair, mismatch))
        let rsa: TestCertificate = try TestCertificate(.rsa(bits: 2048))
        defer { rsa.remove() }
        #expect(Self.fault(chain, try rsa.key()) == TLSFault(.pair, mismatch))
    }

    @Test func saysWhatIsWrong() throws {
        let pair: TestCertificate = try TestCertificate()
        defer { pair.remove() }
        let (certificate, key): ([UInt8], [UInt8]) = (try pair.certificate(), try pair.key())
        let noCertificate: String = "holds no certificate in PEM, which begins with -----BEGIN CERTIFICATE-----"
        #expect(Self.fault([], key) == TLSFault(.certificate, noCertificate))
        #expect(Self.fault(Array("hello".utf8), key) == TLSFault(.certificate, noCertificate))
        let noKey: String = "holds no private key in PEM, which begins with -----BEGIN PRIVATE KEY-----"
        #expect(Self.fault(certificate, []) == TLSFault(.key, noKey))
        #expect(
            Self.fault(key, certificate)
                == TLSFault(
                    .certificate, "holds a private key and no certificate; were the two files taken for one another?"))
        #expect(
            Self.fault(certificate, certificate)
                == TLSFault(.key, "holds a certificate and no private key; were the two files taken for one another?"))
        let cut: [UInt8] = Array(certificate.prefix(certificate.count / 2))
        #expect(
            Self.fault(certificate + cut, key)?.message.hasPrefix("holds certificates of which number 2 is damaged: ")
                == true)
        #expect(
            Self.fault(certificate, Array(key.prefix(key.count / 2)))?.message
                .hasPrefix("holds a private key that is damaged: ") == true)
    }

    @Test func asksNobodyForAPassword() throws {
        let pair: TestCertificate = try TestCertificate(.locked)
        defer { pair.remove() }
        #expect(
            Self.fault(try pair.certificate(), try pair.key())
                == TLSFault(
                    .key,
                    "holds a private key with a password, and nobody is there to type it; `openssl pkey` writes it without one"
                ))
    }

    @Test func refusesKeysThatAreTooShort() throws {
        let pair: TestCertificate = try TestCertificate(.rsa(bits: 1024))
        defer { pair.remove() }
        #expect(
            Self.fault(try pair.certificate(), try pair.key())
                == TLSFault(
                    .certificate, "holds certificates of which number 1 cannot be used: ee key too small"))
    }

    @Test func warnsOfItsEnd() throws {
        let expired: TestCertificate = try TestCertificate(.days(-1))
        let ending: TestCertificate = try TestCertificate(.days(5))
        defer { [expired, ending].forEach { $0.remove() } }
        let old: [String] = try TLSContext(certificates: expired.certificate(), key: expired.key()).warnings
        #expect(old.count == 1)
        #expect(old.first?.hasPrefix("the certificate has expired on ") == true)
        #expect(old.first?.hasSuffix(" GMT; clients refuse it") == true)
        let soon: [String] = try TLSContext(certificates: ending.certificate(), key: ending.key()).warnings
        #expect(soon.count == 1)
        #expect(soon.first?.hasPrefix("the certificate expires on ") == true)
    }
}
