import Reactor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The thread that starts a server, waits for its end, and takes it along when the process dies.
///
/// The death signal follows the thread that forked, so that thread does nothing else and lives as long as the server.
final class ServerThread: Sendable {
    private enum State: Sendable {
        case starting
        case running(Int32)
        case ended(status: Int32)
        case failed(Int32)
    }

    private let state: Lock<State> = Lock(.starting)
    private let command: ChildProcess.Command
    private let output: Int32

    /// Starts the server; `output` is closed when it has been handed over.
    init(_ command: ChildProcess.Command, output: Int32) {
        self.command = command
        self.output = output
        var thread: pthread_t = pthread_t()
        let argument: UnsafeMutableRawPointer = Unmanaged.passRetained(self).toOpaque()
        let status: Int32 = pthread_create(&thread, nil, Self.body, argument)
        precondition(status == 0, "no thread for the database server: \(status)")
        pthread_detach(thread)
    }

    // A stored function and not a closure in `init`: one that is formed where an actor is known would trap.
    private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        if let argument { Unmanaged<ServerThread>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
    }

    private func run() {
        let pid: Int32 = ChildProcess.start(command, output: output)
        close(output)
        guard pid > 0 else {
            state.withLock { $0 = .failed(-pid) }
            return
        }
        state.withLock { $0 = .running(pid) }
        let status: Int32 = ChildProcess.wait(for: pid)
        state.withLock { $0 = .ended(status: status) }
    }

    /// The process id while it runs.
    var processID: Int32? {
        state.withLock { if case .running(let pid) = $0 { pid } else { nil } }
    }

    /// Why it does not run: nil while it does, or is about to.
    var ending: String? {
        state.withLock { state in
            switch state {
            case .starting, .running: nil
            case .ended(let status): "it ended with status \(status)"
            case .failed(let code): "it could not be started: " + String(cString: strerror(code))
            }
        }
    }

    /// Asks for a fast shutdown and waits for it; open connections are cut, data is safe.
    func stop() {
        while ending == nil {
            if let pid: Int32 = processID { kill(pid, SIGINT) }
            usleep(10_000)
        }
    }
}
