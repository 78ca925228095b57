import Reactor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The thread that starts a server again when it ends, or takes over when its owner is gone.
///
/// The death of a server that this process started wakes it at once; one that was joined is looked at every second.
final class ServerWatch: Sendable {
    private enum Phase: Sendable {
        case idle
        case watching
        case stopping
        case ended
    }

    private let site: ServerSite
    private let phase: Lock<Phase> = Lock(.idle)
    private let report: Lock<(@Sendable (EmbeddedServerEvent) -> Void)?> = Lock(nil)

    private static let look: Duration = .seconds(1)
    private static let firstPause: Duration = .milliseconds(100)
    private static let longestPause: Duration = .seconds(5)

    init(_ site: ServerSite) { self.site = site }

    /// Begins to watch. Events come on the watching thread.
    func start(_ report: @escaping @Sendable (EmbeddedServerEvent) -> Void) {
        let isFirst: Bool = phase.withLock { phase in
            guard case .idle = phase else { return false }
            phase = .watching
            return true
        }
        guard isFirst else { return }
        self.report.withLock { $0 = report }
        var thread: pthread_t = pthread_t()
        let argument: UnsafeMutableRawPointer = Unmanaged.passRetained(self).toOpaque()
        let status: Int32 = pthread_create(&thread, nil, Self.body, argument)
        precondition(status == 0, "no thread to watch the database server: \(status)")
        pthread_detach(thread)
    }

    // A stored function for the reason given at `ServerThread.body`.
    private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        if let argument { Unmanaged<ServerWatch>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
    }

    /// Ends the watch and then the server, if it is ours. A server that is being started is stopped as well.
    func stop() {
        phase.withLock { phase in
            switch phase {
            case .idle: phase = .ended
            case .watching: phase = .stopping
            case .stopping, .ended: break
            }
        }
        site.alarm.ring()
        while !hasEnded {
            site.slot.stop()
            usleep(10_000)
        }
        site.slot.stop()
    }

    private var hasEnded: Bool { phase.withLock { if case .ended = $0 { true } else { false } } }
    private var isWatching: Bool { phase.withLock { if case .watching = $0 { true } else { false } } }

    private func run() {
        while isWatching {
            if let reason: String = site.problem, isWatching {
                tell(.lost(reason: reason))
                restart()
            } else {
                site.alarm.wait(Self.look)
            }
        }
        phase.withLock { $0 = .ended }
    }

    /// Tries until there is a server or the watch ends.
    private func restart() {
        var pause: Duration = Self.firstPause
        var attempts: Int = 0
        while isWatching {
            attempts += 1
            do throws(EmbeddedServerError) {
                _ = try site.startOrJoin(isPatient: false)
                return tell(.restarted(isOwner: site.slot.current != nil, attempts: attempts))
            } catch {
                guard isWatching else { return }
                tell(.notRestarted(error, pause: pause))
            }
            rest(pause)
            pause = min(pause * 2, Self.longestPause)
        }
    }

    /// A pause that the end of the watch cuts short, and rings about servers that failed to start do not.
    private func rest(_ pause: Duration) {
        let clock: SystemClock = SystemClock()
        let end: MonotonicInstant = clock.now.advanced(by: pause)
        while isWatching, clock.now < end { site.alarm.wait(clock.now.duration(to: end)) }
    }

    private func tell(_ event: EmbeddedServerEvent) {
        let report: (@Sendable (EmbeddedServerEvent) -> Void)? = report.withLock { $0 }
        report?(event)
    }
}
