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
    private let onEnd: (@Sendable () -> Void)?

    /// How long a server is asked, and with what. The first is a fast shutdown, which needs no recovery; the next one
    /// abandons its children's work; the last one cannot be refused, and children without a parent end by themselves.
    private static let requests: [(signal: Int32, patience: Duration)] = [
        (SIGINT, .seconds(5)), (SIGQUIT, .seconds(2)), (SIGKILL, .seconds(2)),
    ]

    /// Starts the server; `output` is closed when it has been handed over.
    ///
    /// - `onEnd`: called on the thread when the server has ended or could not be started.
    init(_ command: ChildProcess.Command, output: Int32, onEnd: (@Sendable () -> Void)? = nil) {
        self.command = command
        self.output = output
        self.onEnd = onEnd
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
        defer { onEnd?() }
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

    /// Asks for a fast shutdown and waits for it; open connections are cut, data is safe. Asks harder when there is no
    /// answer, so that the wait has a bound.
    func stop() {
        let clock: SystemClock = SystemClock()
        for (signal, patience) in Self.requests {
            let deadline: MonotonicInstant = clock.now.advanced(by: patience)
            while clock.now < deadline {
                guard ending == nil else { return }
                if let pid: Int32 = processID { kill(pid, signal) }
                usleep(10_000)
            }
        }
    }
}
