import Reactor

/// A point in time that moves, on one timer.
///
/// A busy connection moves its deadline with every request. The timer is left where it is when the deadline moves away
/// from it and only looks again when it fires, so that moving costs a store. Its owner calls `invalidate` before it goes.
final class Deadline {
    private let loop: EventLoop
    /// What happens then; set by its owner before anything else.
    var action: (() -> Void)?
    private var due: MonotonicInstant?
    private var timer: (handle: TimerHandle, at: MonotonicInstant)?

    init(_ loop: EventLoop, _ action: (() -> Void)? = nil) {
        self.loop = loop
        self.action = action
    }

    /// Whether it is set.
    var isSet: Bool { due != nil }

    /// Sets or moves it.
    func set(after delay: Duration) {
        let due: MonotonicInstant = loop.nowOfTurn.advanced(by: delay)
        self.due = due
        if let timer {
            guard due < timer.at else { return }
            loop.cancel(timer.handle)
        }
        arm(due)
    }

    /// Takes it away.
    func clear() {
        due = nil
    }

    /// Takes it away for good, with its timer.
    func invalidate() {
        due = nil
        if let timer { loop.cancel(timer.handle) }
        timer = nil
    }

    private func arm(_ instant: MonotonicInstant) {
        let handle: TimerHandle = loop.schedule(at: instant) { [unowned self] in fire() }
        timer = (handle, instant)
    }

    private func fire() {
        timer = nil
        guard let due else { return }
        guard due <= loop.now else { return arm(due) }
        self.due = nil
        action?()
    }
}
