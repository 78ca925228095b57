import CLibuv

/// Timers: any number of them on one timer of libuv. A tick is a millisecond; a timer never fires early.
extension EventLoop {
    /// Runs `action` once, `delay` from now. Loop's thread only.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> TimerHandle {
        schedule(at: clock.now.advanced(by: delay), action)
    }

    /// Runs `action` once, at `deadline`; a deadline that has passed fires in the next turn. Loop's thread only.
    @discardableResult
    public func schedule(at deadline: MonotonicInstant, _ action: @escaping () -> Void) -> TimerHandle {
        // An idle wheel's hands have stood still; bring them to the present so that the timer starts on a low level.
        if wheel.count == 0 { _ = wheel.popDue(at: Self.tick(roundingDown: clock.now), before: 0) }
        return wheel.add(deadline: Self.tick(roundingUp: deadline), action)
    }

    /// Takes a timer back. False when it has fired or was cancelled before. Loop's thread only.
    @discardableResult
    public func cancel(_ timer: TimerHandle) -> Bool {
        wheel.cancel(timer)
    }

    /// How many timers wait.
    public var timerCount: Int { wheel.count }

    func fireDueTimers() {
        armedTick = nil
        let present: UInt64 = Self.tick(roundingDown: clock.now)
        let limit: UInt64 = wheel.addedCount
        while let action: () -> Void = wheel.popDue(at: present, before: limit) { action() }
    }

    /// Once a turn: sets libuv's timer to the wheel's next event when that has changed.
    func armTimer() {
        let next: UInt64? = wheel.nextEvent
        guard next != armedTick else { return }
        armedTick = next
        guard clock.followsSystemTime else {
            fireOverdueManually(next)
            return
        }
        guard let next else {
            uv_timer_stop(core.timer)
            return
        }
        uv_update_time(core.loop)
        let present: UInt64 = Self.tick(roundingDown: clock.now)
        let wait: UInt64 = next > present ? next - present : 0
        uv_timer_start(core.timer, { handle in LoopCore.owner(handle?.pointee.loop)?.fireDueTimers() }, wait, 0)
    }

    /// A clock that stands still reports only moves; a timer added with a deadline that has already passed needs a push.
    private func fireOverdueManually(_ next: UInt64?) {
        guard let next, next <= Self.tick(roundingDown: clock.now) else { return }
        queue.add(.call { [weak self] in self?.fireDueTimers() })
        queue.wake()
    }

    private static func tick(roundingDown instant: MonotonicInstant) -> UInt64 {
        let parts: (seconds: Int64, attoseconds: Int64) = instant.sinceStart.components
        guard parts.seconds >= 0, parts.attoseconds >= 0 else { return 0 }
        return UInt64(parts.seconds) * 1000 + UInt64(parts.attoseconds) / 1_000_000_000_000_000
    }

    private static func tick(roundingUp instant: MonotonicInstant) -> UInt64 {
        tick(roundingDown: MonotonicInstant(sinceStart: instant.sinceStart + .nanoseconds(999_999)))
    }
}
