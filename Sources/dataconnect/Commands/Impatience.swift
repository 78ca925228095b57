import Foundation
import Reactor

/// Ends the process at once when it is asked a second time, whatever the first request waits for.
///
/// Has a loop of its own: an orderly stop may block every other thread that could act on a signal. It goes on until the
/// process has ended, because a signal that nobody watches would kill it in the middle of its last steps. The embedded
/// database is told by its death signal.
final class Impatience: Sendable {
    private let loop: EventLoop = EventLoop()
    private let watching: LoopState = LoopState()

    private static let exitStatus: Int32 = 130
    private static let shared: Impatience = Impatience()

    // Guard of the unchecked conformance: touched in posted work only.
    private final class LoopState: @unchecked Sendable {
        var signals: [SignalWatcher] = []
        var count: Int = 0
    }

    /// From now on.
    static func begin() {
        _ = shared
    }

    private init() {
        loop.start()
        loop.post { [loop, watching] in
            watching.signals = [SIGINT, SIGTERM].compactMap { signal in
                try? SignalWatcher(signal, on: loop) {
                    watching.count += 1
                    if watching.count > 1 { _exit(Self.exitStatus) }
                }
            }
        }
    }
}
