import Foundation
import Synchronization

/// The secrets of a file, each of which makes an administrator of whoever sends it as a bearer token.
///
/// - Shape: one secret a line, so that a new one can be told before an old one goes.
final class AdministratorSecrets: Sendable {
    /// Shorter ones could be guessed; `owner`, the mark of development, is one of them.
    static let minimumLength: Int = 32

    private let path: String
    private let secrets: Mutex<[Secret]>

    private struct Secret {
        /// Where it stands in the file, from 1.
        let line: Int
        let bytes: [UInt8]
    }

    /// - Errors: a file that cannot be read, holds no secret, or one that is too short.
    init(path: String) throws(SecretFileProblem) {
        self.path = path
        secrets = Mutex(try Self.read(path))
    }

    /// Reads the file again; where that fails, the old secrets stay.
    func reload() throws(SecretFileProblem) {
        let read: [Secret] = try Self.read(path)
        secrets.withLock { $0 = read }
    }

    /// Whether a credential is one of them.
    func hold(_ credential: String) -> Bool { line(of: credential) != nil }

    /// The line of the secret that a credential is.
    func line(of credential: String) -> Int? {
        let offered: [UInt8] = Array(credential.utf8)
        return secrets.withLock { secrets in
            // All of them are looked at, whichever it is.
            var line: Int?
            for secret: Secret in secrets where Self.areEqual(secret.bytes, offered) { line = secret.line }
            return line
        }
    }

    /// Takes as long for a secret that differs at once as for one that differs at its end. The length is no secret.
    private static func areEqual(_ secret: [UInt8], _ offered: [UInt8]) -> Bool {
        guard secret.count == offered.count else { return false }
        var difference: UInt8 = 0
        for (left, right) in zip(secret, offered) { difference |= left ^ right }
        return difference == 0
    }

    private static func read(_ path: String) throws(SecretFileProblem) -> [Secret] {
        guard let data: Data = FileManager.default.contents(atPath: path) else {
            throw SecretFileProblem("the file of administrators' secrets \(path) cannot be read")
        }
        let lines: [Substring] = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let secrets: [Secret] = lines.enumerated().map { index, line in
            Secret(line: index + 1, bytes: Array(line.trimmingCharacters(in: .whitespaces).utf8))
        }.filter { !$0.bytes.isEmpty }
        guard !secrets.isEmpty else { throw SecretFileProblem("\(path) holds no secret") }
        guard secrets.allSatisfy({ $0.bytes.count >= minimumLength }) else {
            throw SecretFileProblem(
                "\(path) holds a secret of fewer than \(minimumLength) characters; `openssl rand -base64 32` makes one")
        }
        return secrets
    }
}

/// Why secrets cannot be used.
struct SecretFileProblem: Error, Hashable, Sendable {
    let message: String

    init(_ message: String) { self.message = message }
}
