import JSON
import TestSupport
import Testing

@testable import Tokens

/// Tokens that PyJWT signed, and what became of them when they were changed.
@Suite(.enabled(if: ClientDriver.canRun, "skipped: needs PyJWT in .build/venv, which Scripts/test installs"))
struct PythonTokenTests {
    /// Keys of one document, by what a case says of it.
    private struct Issuer {
        let document: String
        let form: String
        let algorithms: [JWSAlgorithm]

        init?(_ line: JSONValue) {
            guard let document: String = line["document"]?.string, let form: String = line["form"]?.string else {
                return nil
            }
            self.document = document
            self.form = form
            algorithms = (line["algorithms"]?.array ?? []).compactMap { $0.string.flatMap(JWSAlgorithm.init) }
        }

        func verifier() throws -> IssuerTokenVerifier {
            let source: KeySource =
                switch form {
                case "webKeys": .webKeys(.test)
                case "certificates": .certificates(.test)
                default: .file("keys")
                }
            let configuration: TokenConfiguration = TokenConfiguration(issuers: [
                TokenIssuer(issuer: "i", audiences: ["a"], keys: source, algorithms: algorithms)
            ])
            return IssuerTokenVerifier(configuration, ring: Rig([source: document]).ring([source]))
        }
    }

    @Test func agreesWithPyJWT() async throws {
        let seed: Int = Int.random(in: 0..<1_000_000)
        print("tokens.py \(seed)")
        let program: ChildProgram = try ChildProgram(
            TestFolders.python,
            [TestFolders.repository + "/Tests/Drivers/tokens.py", "\(seed)"])
        #expect(try await program.exitStatus() == 0)
        var verifier: IssuerTokenVerifier = TokensTests.verifier(keySet(TestKey.ed25519.webKey()))
        var algorithm: JWSAlgorithm = .edDSA
        var accepted: [JWSAlgorithm: Int] = [:]
        var refused: Int = 0
        for text: String in program.output.value {
            let line: JSONValue = try parseJSON(Array(text.utf8))
            guard let token: String = line["token"]?.string else {
                let issuer: Issuer = try #require(Issuer(line))
                verifier = try issuer.verifier()
                algorithm = issuer.algorithms[0]
                continue
            }
            let isGood: Bool = line["good"] == true
            let outcome: String = outcome(verifier, token)
            if (outcome == "user ada") != isGood { Issue.record("seed \(seed): \(outcome), \(algorithm), \(text)") }
            if isGood { accepted[algorithm, default: 0] += 1 } else { refused += 1 }
        }
        // Four forms of three tokens each; a secret has one form.
        #expect(accepted == Dictionary(uniqueKeysWithValues: JWSAlgorithm.allCases.map { ($0, $0 == .hs256 ? 3 : 12) }))
        #expect(refused > 1500)
    }
}
