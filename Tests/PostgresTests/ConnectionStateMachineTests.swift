import Testing

@testable import Postgres

@Suite struct ConnectionStateMachineTests {
    typealias Machine = ConnectionStateMachine

    private static let refused: PostgresError = PostgresError(.connectionLost, "refused")

    /// Each line: what happens, what is to be done. `ready` starts from a connection that works.
    private func check(
        ready: Bool = false, _ table: [(Machine.Event, [Machine.Action])],
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Machine {
        var machine: Machine = Machine()
        if ready {
            for event: Machine.Event in [.start, .wants(.writable), .connected, .configured] {
                _ = machine.handle(event)
            }
        }
        for (event, expected) in table {
            let actions: [Machine.Action] = machine.handle(event, jitter: 1)
            #expect(actions == expected, "\(event)", sourceLocation: sourceLocation)
        }
        return machine
    }

    @Test func connectsConfiguresAndAnnounces() {
        let machine: Machine = check([
            (.start, [.startConnectTimer, .open]),
            (.wants(.writable), [.watch(.writable)]),
            (.wants(.readable), [.watch(.readable)]),
            (.connected, [.watch(.readable), .configure]),
            (.configured, [.stopConnectTimer, .announceReady]),
        ])
        #expect(machine.state == .ready)
        #expect(machine.lastError == nil)
    }

    @Test func triesAgainAfterDoublingPauses() {
        let machine: Machine = check([
            (.start, [.startConnectTimer, .open]),
            (.failed(Self.refused), [.stopConnectTimer, .tearDown, .startRetryTimer(.milliseconds(100))]),
            (.retryTimerFired, [.startConnectTimer, .open]),
            (.failed(Self.refused), [.stopConnectTimer, .tearDown, .startRetryTimer(.milliseconds(200))]),
            (.retryTimerFired, [.startConnectTimer, .open]),
            (.failed(Self.refused), [.stopConnectTimer, .tearDown, .startRetryTimer(.milliseconds(400))]),
        ])
        #expect(machine.failedAttempts == 3)
        #expect(machine.lastError == PostgresError(.unavailable, "refused"))
    }

    @Test func doesNotRestWhenTheServerIsBack() {
        _ = check([
            (.serverIsBack, []),
            (.start, [.startConnectTimer, .open]),
            (.serverIsBack, []),
            (.failed(Self.refused), [.stopConnectTimer, .tearDown, .startRetryTimer(.milliseconds(100))]),
            (.serverIsBack, [.stopRetryTimer, .startConnectTimer, .open]),
            (.retryTimerFired, []),
        ])
    }

    @Test func announcesALossAfterTearingDown() {
        _ = check(
            ready: true,
            [
                (
                    .failed(Self.refused),
                    [
                        .stopConnectTimer, .tearDown, .startRetryTimer(.milliseconds(100)),
                        .announceLost(Self.refused),
                    ]
                ),
                (.failed(Self.refused), []),
                (.retryTimerFired, [.startConnectTimer, .open]),
            ])
    }

    @Test func givesAConnectionUpThatTakesTooLong() {
        let machine: Machine = check([
            (.start, [.startConnectTimer, .open]),
            (.connectTimerFired, [.stopConnectTimer, .tearDown, .startRetryTimer(.milliseconds(100))]),
            (.connected, []),
            (.wants(.readable), []),
        ])
        #expect(machine.lastError?.message == "the connection took too long")
    }

    @Test func staysClosed() {
        let closed: PostgresError = PostgresError(.unavailable, "the connection was closed")
        _ = check(
            ready: true,
            [
                (.close, [.stopConnectTimer, .stopRetryTimer, .tearDown, .announceLost(closed)]),
                (.close, []),
                (.retryTimerFired, []),
                (.failed(Self.refused), []),
            ])
        _ = check([(.close, [.stopConnectTimer, .stopRetryTimer, .tearDown]), (.start, [])])
    }

    @Test func ignoresTimersOfStatesThatHavePassed() {
        _ = check(ready: true, [(.connectTimerFired, []), (.retryTimerFired, []), (.start, []), (.configured, [])])
    }

    @Test func boundsAndSpreadsPauses() {
        let backoff: Machine.Backoff = Machine.Backoff()
        #expect(backoff.pause(0, jitter: 0) == .milliseconds(50))
        #expect(backoff.pause(0, jitter: 1) == .milliseconds(100))
        #expect(backoff.pause(5, jitter: 1) == .milliseconds(3200))
        #expect(backoff.pause(6, jitter: 1) == .seconds(5))
        #expect(backoff.pause(1000, jitter: 0) == .milliseconds(2500))
    }
}
