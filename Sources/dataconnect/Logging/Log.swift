import Foundation
import GraphQLSyntax
import Postgres
import Reactor
import Server
import Tokens
import Transport

/// Writes events to the standard error, one line each.
///
/// A line is a time in UTC, a level, a word, and `name=value` pairs; values with spaces are quoted. Firebase's tools have a form of their
/// own (`LogForm`).
final class Log: Sendable {
    private let level: LogLevel
    private let form: LogForm
    private let output: Lock<FileHandle> = Lock(FileHandle.standardError)

    init(level: LogLevel, form: LogForm = .plain) {
        self.level = level
        self.form = form
    }

    func write(
        _ level: LogLevel, _ word: String, _ fields: KeyValuePairs<String, String> = [:],
        file: StaticString = #fileID, line: UInt = #line
    ) {
        guard level.rank >= self.level.rank else { return }
        switch form {
        case .plain:
            put("\(Self.time()) \(level.rawValue) \(word)" + Self.pairs(fields) + "\n")
        case .google:
            // A message comes first there, as tools that look for one expect it.
            let message: String? = fields.first { $0.key == "message" }?.value
            let rest: String = Self.pairs(fields, without: "message")
            let told: String = message.map { ": \(LogText.shown($0))" } ?? ""
            put(GoogleLogLine(level, file: file, line: line, word + told + rest).text)
        }
    }

    /// Says where it can be called, in the words that Firebase's tools know.
    func writeReady(_ addresses: [Transport.ListenAddress], file: StaticString = #fileID, line: UInt = #line) {
        guard form == .google else { return }
        for address: Transport.ListenAddress in addresses {
            let text: String = "Listening on address (HTTP + gRPC): \(address)"
            put(GoogleLogLine(.info, file: file, line: line, text).text)
        }
    }

    private static func pairs(_ fields: KeyValuePairs<String, String>, without name: String? = nil) -> String {
        fields.filter { $0.key != name }.map { " \($0.key)=\(LogText.quoted($0.value))" }.joined()
    }

    /// Text for people, in whole lines.
    func writeText(
        _ text: String, at level: LogLevel = .info, file: StaticString = #fileID, line: UInt = #line
    ) {
        put(form.text(text, level, file: file, line: line))
    }

    /// Diagnostics with their source lines.
    func show(
        _ diagnostics: [Diagnostic], of sources: [Source], file: StaticString = #fileID, line: UInt = #line
    ) {
        put(
            DiagnosticRenderer(sources: sources).parts(diagnostics).map { part in
                form.text(part.text + "\n", LogLevel(part.severity), file: file, line: line)
            }.joined())
    }

    /// What was found in a project.
    func show(_ loaded: LoadedProject, file: StaticString = #fileID, line: UInt = #line) {
        show(loaded.diagnostics, of: loaded.sources, file: file, line: line)
    }

    private func put(_ text: String) {
        guard !text.isEmpty else { return }
        output.withLock { $0.write(Data(text.utf8)) }
    }

    /// Shows what happened in the server.
    func show(_ event: ServerEvent) {
        switch event {
        case .executed(let operation, let cohort, let reasons, let subscribers):
            write(
                .debug, "executed",
                ["operation": operation, "cohort": cohort, "reason": reasons, "subscribers": String(subscribers)])
        case .mutated(let operation, let errors):
            write(.debug, "mutated", ["operation": operation, "errors": String(errors)])
        case .databaseConnected(let worker):
            write(.info, "database-connected", ["worker": String(worker)])
        case .databaseLost(let worker):
            write(.warning, "database-lost", ["worker": String(worker)])
        case .databaseRecovered(let worker):
            write(.warning, "database-recovered", ["worker": String(worker)])
        case .conditionFailed(let query, let mutation, let message):
            write(.warning, "condition-failed", ["query": query, "mutation": mutation, "message": message])
        case .swapped(let worker, let generation):
            write(.debug, "swapped", ["worker": String(worker), "generation": String(generation)])
        case .connectionsRefused(let refusal): show(refusal)
        }
    }

    private func show(_ refusal: ConnectionRefusal) {
        let (limit, flag): (Int, String) =
            switch refusal.limit {
            case .total(let limit): (limit, "max-connections")
            case .ofPeer(let limit): (limit, "max-connections-per-address")
            }
        write(
            .warning, "connections-refused",
            ["count": String(refusal.count), "last": "\(refusal.peer)", "limit": "\(flag)=\(limit)"])
    }

    /// Shows what became of fetching an issuer's keys.
    func show(_ source: KeySource, _ result: KeyReport.Result) {
        switch result {
        case .ready(let count, let ignored):
            write(.info, "keys", ["source": "\(source)", "count": "\(count)", "ignored": "\(ignored)"])
        case .failed(let reason, let failures, let isInUse):
            write(
                isInUse ? .warning : .error, "keys",
                [
                    "source": "\(source)", "message": reason, "failures": "\(failures)",
                    "old-ones": isInUse ? "in use" : "none",
                ])
        }
    }

    /// Shows whose keys are not there when serving begins.
    func showMissing(_ sources: [KeySource]) {
        for source: KeySource in sources {
            let message: String = "not there yet; serving without them, and tokens that need them have them fetched"
            write(.warning, "keys", ["source": "\(source)", "message": message])
        }
    }

    /// Shows what happened to the embedded database.
    func show(_ event: EmbeddedServerEvent) {
        switch event {
        case .lost(let reason): write(.warning, "database-lost", ["reason": reason])
        case .notRestarted(let error, let pause):
            write(
                .warning, "embedded-database",
                ["restarted": "false", "message": error.description, "pause": pause.description])
        case .restarted(let isOwner, let attempts):
            write(
                .warning, "embedded-database",
                ["restarted": "true", "by": isOwner ? "this process" : "another process", "attempts": String(attempts)])
        }
    }

    private static func time() -> String {
        Date.now.formatted(
            .iso8601.year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .omitted))
    }
}

extension LogLevel {
    fileprivate init(_ severity: Diagnostic.Severity) {
        self =
            switch severity {
            case .note: .info
            case .warning: .warning
            case .error: .error
            }
    }

    fileprivate var rank: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .warning: 2
        case .error: 3
        }
    }
}
