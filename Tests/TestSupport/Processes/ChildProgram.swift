import Foundation

/// A program that a test runs: lines in, lines out.
public final class ChildProgram: Sendable {
    /// What it has printed, line by line.
    public let output: Observed<[String]> = Observed([])
    /// What it has complained of, line by line.
    public let errors: Observed<[String]> = Observed([])
    /// What it was started with.
    public let arguments: [String]
    private let exit: Observed<Int32?> = Observed(nil)
    private let process: Process
    private let input: FileHandle
    private let isWriting: NSLock = NSLock()

    /// Starts it. It gets our environment without those variables that would tell it where to look.
    public init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        // A program that has ended must not end us when we write to it.
        signal(SIGPIPE, SIG_IGN)
        let pipes: (input: Pipe, output: Pipe, errors: Pipe) = (Pipe(), Pipe(), Pipe())
        self.arguments = arguments
        process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .filter { $0.key != "DATABASE_URL" }
            .merging(environment) { _, new in new }
        process.standardInput = pipes.input
        process.standardOutput = pipes.output
        process.standardError = pipes.errors
        input = pipes.input.fileHandleForWriting
        let exit: Observed<Int32?> = exit
        let isRead: DispatchGroup = DispatchGroup()
        process.terminationHandler = { ended in
            let status: Int32 =
                ended.terminationReason == .exit ? ended.terminationStatus : 128 + ended.terminationStatus
            // The end is told when all that was printed is there to be looked at.
            isRead.notify(queue: .global()) { exit.update { $0 = status } }
        }
        Self.read(pipes.output.fileHandleForReading, into: output, isRead)
        Self.read(pipes.errors.fileHandleForReading, into: errors, isRead)
        do {
            try process.run()
        } catch {
            try? pipes.output.fileHandleForWriting.close()
            try? pipes.errors.fileHandleForWriting.close()
            throw error
        }
    }

    /// Its process id.
    public var processID: Int32 { process.processIdentifier }

    /// Writes a line to it. Lines of tests that run at once do not mix, however much longer they are than what a pipe holds.
    public func write(line: String) throws {
        let bytes: Data = Data((line + "\n").utf8)
        try isWriting.withLock { try input.write(contentsOf: bytes) }
    }

    /// Sends it a signal, unless it has ended.
    public func send(signal: Int32) {
        if exit.value == nil { kill(processID, signal) }
    }

    /// Waits for its end and gives its status: 128 and the signal when one ended it.
    public func exitStatus() async throws -> Int32 {
        try await exit.wait(for: "end of process \(processID)") { $0 }
    }

    private static func read(_ handle: FileHandle, into lines: Observed<[String]>, _ group: DispatchGroup) {
        group.enter()
        Thread.detachNewThread {
            var rest: Data = Data()
            // `read(upToCount:)` would wait for the whole count; this gives what is there.
            while case var chunk:Data = handle.availableData, !chunk.isEmpty {
                var complete: [String] = []
                while let end: Int = chunk.offsetOfNewline {
                    complete.append(String(decoding: rest + chunk.prefix(end), as: UTF8.self))
                    rest = Data()
                    chunk = chunk.dropFirst(end + 1)
                }
                rest.append(chunk)
                if !complete.isEmpty { lines.update { $0 += complete } }
            }
            if !rest.isEmpty { lines.update { $0.append(String(decoding: rest, as: UTF8.self)) } }
            group.leave()
        }
    }
}

extension Data {
    /// By the C library, because a loop over bytes takes seconds for long lines in a debug build.
    fileprivate var offsetOfNewline: Int? {
        withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            return memchr(start, 0x0a, bytes.count).map { UnsafeRawPointer($0) - start }
        }
    }
}
