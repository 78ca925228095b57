import Reactor

/// The server that this process has started, if any. Any thread may stop it.
final class ServerSlot: Sendable {
    private let thread: Lock<ServerThread?> = Lock(nil)

    /// Its thread, also after its end.
    var current: ServerThread? { thread.withLock { $0 } }

    func put(_ new: ServerThread?) { thread.withLock { $0 = new } }

    /// Stops it within a bound. False when there is none.
    @discardableResult
    func stop() -> Bool {
        guard let current else { return false }
        current.stop()
        return true
    }
}
