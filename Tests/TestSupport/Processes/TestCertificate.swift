import Foundation

/// A certificate for this machine and its key, made by the `openssl` program for one test; who trusts it vouches for it alone.
public struct TestCertificate: Sendable {
    /// What is made.
    public enum Kind: Hashable, Sendable {
        /// Good for a month.
        case good
        /// Ends in so many days; a negative number is in the past.
        case days(Int)
        /// Of RSA, which is what most issuers give.
        case rsa(bits: Int)
        /// With a password on its key.
        case locked
    }

    /// The folder of the files.
    public let folder: String
    /// The certificate in PEM.
    public var certificateFile: String { folder + "/cert.pem" }
    /// The private key in PEM.
    public var keyFile: String { folder + "/key.pem" }

    /// Makes one for `localhost` and 127.0.0.1.
    public init(_ kind: Kind = .good) throws {
        folder = try TestFolders.makeTemporary()
        try Self.openssl(
            ["req", "-new", "-subj", "/CN=localhost", "-out", folder + "/request.pem", "-keyout", folder + "/key.pem"]
                + Self.key(kind))
        try "subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=critical,CA:TRUE\n"
            .write(toFile: folder + "/extensions", atomically: true, encoding: .utf8)
        try Self.openssl(
            [
                "x509", "-req", "-in", folder + "/request.pem", "-signkey", folder + "/key.pem", "-passin",
                "pass:secret",
                "-days", "\(Self.days(kind))", "-extfile", folder + "/extensions", "-out", folder + "/cert.pem",
            ])
    }

    private static func key(_ kind: Kind) -> [String] {
        switch kind {
        case .good, .days: ["-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
        case .rsa(let bits): ["-nodes", "-newkey", "rsa:\(bits)"]
        case .locked: ["-passout", "pass:secret", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
        }
    }

    private static func days(_ kind: Kind) -> Int {
        if case .days(let days) = kind { days } else { 30 }
    }

    /// The bytes of the certificate.
    public func certificate() throws -> [UInt8] { try Self.bytes(certificateFile) }

    /// The bytes of the key.
    public func key() throws -> [UInt8] { try Self.bytes(keyFile) }

    /// Removes the files.
    public func remove() { try? FileManager.default.removeItem(atPath: folder) }

    private static func bytes(_ file: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: file))) }

    /// Not by `Process`, which waits in a run loop: tests run on threads that have none to spare.
    private static func openssl(_ arguments: [String]) throws {
        var words: [UnsafeMutablePointer<CChar>?] = (["openssl"] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var actions: posix_spawn_file_actions_t = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor: Int32 in 0...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var processID: pid_t = 0
        var status: Int32 = -1
        guard posix_spawnp(&processID, "openssl", &actions, nil, &words, environ) == 0,
            waitpid(processID, &status, 0) == processID, status == 0
        else { throw CocoaError(.executableLoad) }
    }
}
