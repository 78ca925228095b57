import Testing

@testable import Reactor

@Suite struct TimerTests {
    @Test func firesByTheInjectedClockAlone() async {
        let clock: ManualClock = ManualClock()
        let bench: Bench = Bench(clock: clock)
        bench.loop.start()
        await bench.run { bench in
            bench.loop.schedule(after: .seconds(3600)) { bench.note("an hour") }
            bench.loop.schedule(after: .milliseconds(1)) { bench.note("a millisecond") }
        }
        clock.advance(by: .microseconds(999))
        await bench.loop.perform {}
        #expect(await bench.log == [])
        clock.advance(by: .microseconds(1))
        await bench.loop.perform {}
        #expect(await bench.log == ["a millisecond"])
        clock.advance(by: .seconds(3600))
        await bench.loop.perform {}
        #expect(await bench.log == ["a millisecond", "an hour"])
        bench.shutDown()
    }

    @Test func firesATimerOfNoDelayWithoutAMoveOfTheClock() async {
        let bench: Bench = Bench(clock: ManualClock())
        bench.loop.start()
        await bench.run { bench in _ = bench.loop.schedule(after: .zero) { bench.note("now") } }
        #expect(await bench.log(of: 1) == ["now"])
        bench.shutDown()
    }

    @Test func cancelsFromAnotherTimer() async {
        let clock: ManualClock = ManualClock()
        let bench: Bench = Bench(clock: clock)
        bench.loop.start()
        await bench.run { bench in
            let late: TimerHandle = bench.loop.schedule(after: .seconds(2)) { bench.note("late") }
            bench.loop.schedule(after: .seconds(1)) { bench.note("cancelled: \(bench.loop.cancel(late))") }
            bench.loop.schedule(after: .seconds(3)) { bench.note("again: \(bench.loop.cancel(late))") }
        }
        clock.advance(by: .seconds(1))
        clock.advance(by: .seconds(2))
        #expect(await bench.log(of: 2) == ["cancelled: true", "again: false"])
        bench.shutDown()
    }

    @Test func leavesATimerAddedByATimerToTheNextTurn() async {
        let clock: ManualClock = ManualClock()
        let bench: Bench = Bench(clock: clock)
        bench.loop.start()
        await bench.run { bench in
            _ = bench.loop.schedule(after: .seconds(1)) {
                bench.loop.schedule(after: .zero) { bench.note("added") }
                bench.loop.deferToTurnEnd { bench.note("end of turn") }
            }
        }
        clock.advance(by: .seconds(1))
        #expect(await bench.log(of: 2) == ["end of turn", "added"])
        bench.shutDown()
    }

    @Test func firesByTheMachinesClock() async {
        let bench: Bench = Bench()
        bench.loop.start()
        let started: MonotonicInstant = bench.loop.now
        await bench.run { bench in
            bench.loop.schedule(after: .milliseconds(20)) { bench.note("second") }
            bench.loop.schedule(after: .milliseconds(5)) { bench.note("first") }
        }
        #expect(await bench.log(of: 2) == ["first", "second"])
        #expect(started.duration(to: bench.loop.now) >= .milliseconds(20))
        bench.shutDown()
    }

    @Test func holdsThousandsOfTimers() async {
        let clock: ManualClock = ManualClock()
        let bench: Bench = Bench(clock: clock)
        bench.loop.start()
        await bench.run { bench in
            for number: Int in 0..<20_000 {
                bench.loop.schedule(after: .milliseconds(number % 5000)) {}
            }
            #expect(bench.loop.timerCount == 20_000)
        }
        clock.advance(by: .seconds(2))
        await bench.loop.perform {}
        #expect(await bench.run { $0.loop.timerCount } == 20_000 - 4 * 2001)
        bench.shutDown()
    }
}
