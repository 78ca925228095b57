import Foundation
import Synchronization
import Transport

/// The files that a server's encryption is made of, and what was read of them last.
final class TLSHost: Sendable {
    /// The two files, one of no use without the other.
    struct Files: Hashable, Sendable {
        var certificate: String
        var key: String

        /// Those of the options; nothing where there are none.
        init?(_ options: some HostingOptions) {
            guard let certificate: String = options.tlsCertificate, let key: String = options.tlsKey else { return nil }
            self.certificate = certificate
            self.key = key
        }
    }

    private struct Content: Hashable {
        var certificate: [UInt8]
        var key: [UInt8]
    }

    /// What connections begin with.
    let endpoint: TLSEndpoint
    private let files: Files
    private let log: Log
    /// What was read last, whether it was good or not: files that stay as they are make no news. Held while they are read.
    private let last: Mutex<Result<Content, TLSProblem>>

    /// Reads the files.
    ///
    /// - Errors: what is wrong with which of them.
    init(_ files: Files, _ log: Log) throws(TLSProblem) {
        self.files = files
        self.log = log
        let content: Content = try Self.read(files)
        last = Mutex(.success(content))
        let context: TLSContext = try Self.context(content, files)
        endpoint = TLSEndpoint(context)
        warn(of: context)
    }

    /// Reads what the options name, and follows it; what is wrong with it is logged.
    static func open(
        _ options: some HostingOptions, _ control: ControlLoop, _ log: Log
    ) -> Result<TLSHost?, ExitStatus> {
        do throws(TLSProblem) {
            guard let files: Files = Files(options) else { return .success(nil) }
            let host: TLSHost = try TLSHost(files, log)
            host.follow(control)
            return .success(host)
        } catch {
            log.write(.error, "tls", ["message": error.message])
            return .failure(ExitStatus(code: 1))
        }
    }

    /// What is wrong with the options.
    static func mistake(_ options: some HostingOptions) -> String? {
        guard (options.tlsCertificate == nil) != (options.tlsKey == nil) else { return nil }
        return "--tls-cert and --tls-key go together: a certificate is of no use without its private key"
    }

    /// Reads the files again, if they have changed; where they cannot be used, what was read before stays.
    func reload() {
        last.withLock { last in
            let next: Result<Content, TLSProblem> = Result { () throws(TLSProblem) in try Self.read(files) }
            guard next != last else { return }
            last = next
            do throws(TLSProblem) {
                let context: TLSContext = try Self.context(try next.get(), files)
                endpoint.replace(context)
                log.write(.info, "tls", ["message": "new connections get the new certificate"])
                warn(of: context)
            } catch {
                log.write(.error, "tls", ["message": "\(error.message); the old certificate stays"])
            }
        }
    }

    /// Has the folders of the files watched, as long as the loop runs.
    private func follow(_ control: ControlLoop) {
        control.watch(apart: Set([files.certificate, files.key].map(Self.folder))) { [self] in reload() }
    }

    private func warn(of context: TLSContext) {
        for warning: String in context.warnings {
            log.write(.warning, "tls", ["message": "\(files.certificate): \(warning)"])
        }
    }

    private static func folder(of file: String) -> String {
        let folder: String = URL(filePath: file).deletingLastPathComponent().path(percentEncoded: false)
        return folder.isEmpty ? "." : folder
    }

    private static func read(_ files: Files) throws(TLSProblem) -> Content {
        Content(
            certificate: try read(files.certificate, "--tls-cert"), key: try read(files.key, "--tls-key"))
    }

    private static func read(_ file: String, _ flag: String) throws(TLSProblem) -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: URL(filePath: file)))
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            throw TLSProblem("the file \(file) of \(flag) does not exist")
        } catch CocoaError.fileReadNoPermission {
            throw TLSProblem("the file \(file) of \(flag) may not be read by the user that the server runs as")
        } catch {
            throw TLSProblem("the file \(file) of \(flag) cannot be read: \(error.localizedDescription)")
        }
    }

    private static func context(_ content: Content, _ files: Files) throws(TLSProblem) -> TLSContext {
        do throws(TLSFault) {
            return try TLSContext(certificates: content.certificate, key: content.key)
        } catch {
            switch error.part {
            case .certificate: throw TLSProblem("\(files.certificate) \(error.message)")
            case .key: throw TLSProblem("\(files.key) \(error.message)")
            case .pair: throw TLSProblem("\(files.certificate) and \(files.key): \(error.message)")
            }
        }
    }
}

/// Why a server cannot encrypt.
struct TLSProblem: Error, Hashable, Sendable {
    let message: String

    init(_ message: String) { self.message = message }
}
