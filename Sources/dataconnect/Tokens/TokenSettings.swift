import Foundation
import Tokens

/// Reads `tokens.json` and the secrets it refers to.
enum TokenSettings {
    /// - Parameters:
    ///   - path: the file. Paths in it are relative to its folder.
    ///   - environment: where secrets may be as well.
    static func load(
        _ path: String, environment: [String: String]
    ) throws(TokenConfigurationErrors) -> TokenConfiguration {
        guard let data: Data = FileManager.default.contents(atPath: path) else {
            throw TokenConfigurationErrors(errors: [
                TokenConfigurationError(file: path, line: 1, column: 1, path: "", message: "cannot be read")
            ])
        }
        let folder: URL = URL(filePath: path).deletingLastPathComponent()
        let configuration: TokenConfiguration = try TokenConfiguration.parse(Array(data), file: path) {
            (reference) throws(SecretFailure) in
            switch reference {
            case .environment(let name):
                guard let value: String = environment[name] else {
                    throw SecretFailure("the environment has no variable \(name)")
                }
                return Array(value.utf8)
            case .file(let file):
                let url: URL = URL(filePath: file, relativeTo: folder)
                guard let secret: Data = FileManager.default.contents(atPath: url.path()) else {
                    throw SecretFailure("\(file) cannot be read")
                }
                return Array(secret)
            }
        }
        return configuration.resolvingFiles { URL(filePath: $0, relativeTo: folder).absoluteURL.path() }
    }
}
