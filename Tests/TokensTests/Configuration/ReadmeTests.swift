import Foundation
import TestSupport
import Testing

@testable import Tokens

/// What the README shows is what is read.
@Suite struct ReadmeTests {
    @Test func everyExampleIsGood() throws {
        let path: String = TestFolders.repository + "/Sources/Tokens/README.md"
        let text: String = try String(contentsOfFile: path, encoding: .utf8)
        let blocks: [String] = text.components(separatedBy: "```json\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(blocks.count == 6)
        for block: String in blocks {
            do throws(TokenConfigurationErrors) {
                let secret: [UInt8] = Array("a secret of thirty-two bytes or more".utf8)
                _ = try TokenConfiguration.parse(Array(block.utf8), file: "README.md") { _ throws(SecretFailure) in
                    secret
                }
            } catch {
                Issue.record("\(error)")
            }
        }
    }
}
