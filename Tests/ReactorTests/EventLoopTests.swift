import Testing

@testable import Reactor

@Suite struct EventLoopTests {
    @Test func runsItsActorOnOneThread() async {
        let bench: Bench = Bench()
        bench.loop.start()
        #expect(await bench.run { $0.loop.isCurrent })
        #expect(!bench.loop.isCurrent)
        bench.shutDown()
    }

    @Test func runsPostsInTheOrderOfPosting() async {
        let bench: Bench = Bench()
        for number: Int in 0..<1000 {
            bench.loop.post { bench.assumeIsolated { $0.note("\(number)") } }
        }
        bench.loop.start()
        #expect(await bench.log(of: 1000) == (0..<1000).map { "\($0)" })
        bench.shutDown()
    }

    @Test func countsEveryPostOfManyThreads() async {
        let loop: EventLoop = EventLoop()
        let count: Lock<Int> = Lock(0)
        loop.start()
        await withTaskGroup(of: Void.self) { group in
            for _: Int in 0..<8 {
                group.addTask { for _: Int in 0..<2000 { loop.post { count.withLock { $0 += 1 } } } }
            }
        }
        await loop.perform {}
        #expect(count.withLock { $0 } == 16000)
        loop.stop()
        loop.join()
    }

    @Test func repeatsTheEndOfTheTurnForWorkThatItMakes() async {
        let bench: Bench = Bench()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            bench.loop.post {
                bench.assumeIsolated { bench in
                    bench.note("call")
                    bench.loop.deferToTurnEnd {
                        bench.note("deferred")
                        bench.loop.post {
                            bench.assumeIsolated { $0.note("call of deferred") }
                            done.resume()
                        }
                    }
                    bench.loop.post { bench.assumeIsolated { $0.note("call of call") } }
                }
            }
            bench.loop.start()
        }
        #expect(await bench.log(of: 4) == ["call", "deferred", "call of call", "call of deferred"])
        bench.shutDown()
    }

    @Test func callsOnTurnEndAfterTheJobs() async {
        let bench: Bench = Bench()
        bench.loop.onTurnEnd = {
            bench.assumeIsolated { if $0.log == ["job"] { $0.note("turn end") } }
        }
        bench.loop.post { bench.assumeIsolated { $0.note("job") } }
        bench.loop.start()
        #expect(await bench.log(of: 2) == ["job", "turn end"])
        bench.shutDown()
    }

    @Test func keepsTasksThatPreferItOnItsThread() async {
        let loop: EventLoop = EventLoop()
        loop.start()
        let stayed: Bool = await Task(executorPreference: loop.tasks) { () -> Bool in
            let before: Bool = loop.isCurrent
            await Task.yield()
            return before && loop.isCurrent
        }.value
        #expect(stayed)
        loop.stop()
        loop.join()
    }

    @Test func doesNotStarveDescriptorsForATaskThatYields() async throws {
        let bench: Bench = Bench()
        bench.loop.start()
        let pair: SocketPair = SocketPair()
        let stop: Lock<Bool> = Lock(false)
        try await bench.run { bench in
            bench.keep(
                try WatchedDescriptor(pair.left, on: bench.loop) { _ in
                    stop.withLock { $0 = true }
                })
        }
        let spinner: Task<Void, Never> = Task(executorPreference: bench.loop.tasks) {
            pair.write("x", to: pair.right)
            while !stop.withLock({ $0 }) { await Task.yield() }
        }
        await spinner.value
        await bench.run { $0.dropWatchers() }
        bench.shutDown()
        pair.close()
    }

    @Test func keepsTheActorsIsolationInTasksThatPreferIt() async {
        let bench: Bench = Bench()
        bench.loop.start()
        await bench.startTask()
        let log: [String] = await bench.log(of: 3)
        #expect(log == ["outside", "inside", "resumed on the loop: true"])
        bench.shutDown()
    }

    @Test func offloadsBlockingCallsAndComesBack() async {
        let bench: Bench = Bench()
        let loop: EventLoop = bench.loop
        loop.start()
        await bench.run { bench in
            loop.offload {
                loop.isCurrent
            } then: { wasOnLoop in
                bench.note("off the loop: \(!wasOnLoop), back: \(loop.isCurrent)")
            }
        }
        #expect(await bench.log(of: 1) == ["off the loop: true, back: true"])
        bench.shutDown()
    }

    @Test func runsEverythingPostedBeforeStop() async {
        let loop: EventLoop = EventLoop()
        let count: Lock<Int> = Lock(0)
        for _: Int in 0..<10 { loop.post { count.withLock { $0 += 1 } } }
        loop.stop()
        loop.post { count.withLock { $0 += 1 } }
        loop.start()
        loop.join()
        #expect(count.withLock { $0 } == 11)
    }

    @Test func refusesHandlesAfterStop() async {
        let bench: Bench = Bench()
        let pair: SocketPair = SocketPair()
        let refusal: Lock<String> = Lock("")
        bench.loop.stop()
        bench.loop.post {
            do throws(ReactorError) {
                _ = try WatchedDescriptor(pair.left, on: bench.loop) { _ in }
            } catch {
                refusal.withLock { $0 = error.description }
            }
        }
        bench.loop.start()
        bench.loop.join()
        #expect(refusal.withLock { $0 } == "cannot watch descriptor \(pair.left): operation canceled")
        pair.close()
    }

    @Test func goesAwayWithoutEverStarting() throws {
        let pair: SocketPair = SocketPair()
        weak var loop: EventLoop?
        do {
            let idle: EventLoop = EventLoop()
            loop = idle
            let watched: WatchedDescriptor = try WatchedDescriptor(pair.left, on: idle) { _ in }
            #expect(!watched.isClosed)
        }
        #expect(loop == nil)
        pair.close()
    }
}

extension Bench {
    /// With a preference the runtime of Swift 6.3 does not start an immediate task at once but within the same turn;
    /// without one it does, but its continuations resume by way of another thread.
    func startTask() {
        Task.immediate(executorPreference: loop.tasks) {
            note("inside")
            await Task.yield()
            note("resumed on the loop: \(loop.isCurrent)")
        }
        note("outside")
    }
}
