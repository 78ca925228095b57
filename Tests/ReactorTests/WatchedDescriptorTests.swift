import Testing

@testable import Reactor

@Suite struct WatchedDescriptorTests {
    @Test func reportsWhatCanBeRead() async throws {
        let bench: Bench = Bench()
        let pair: SocketPair = SocketPair()
        bench.loop.start()
        try await bench.run { bench in
            bench.keep(
                try WatchedDescriptor(pair.left, on: bench.loop) { event in
                    bench.note("\(event == .readable): \(pair.read(from: pair.left) ?? "-")")
                })
        }
        pair.write("hello", to: pair.right)
        #expect(await bench.log(of: 1) == ["true: hello"])
        pair.close(pair.right)
        #expect(await bench.log(of: 2).last == "true: ")
        await bench.run { $0.dropWatchers() }
        pair.close(pair.left)
        bench.shutDown()
    }

    @Test func reportsWritableOnlyWhileAskedAndPossible() async throws {
        let bench: Bench = Bench()
        let pair: SocketPair = SocketPair()
        bench.loop.start()
        let filled: Int = pair.fill(pair.left)
        try await bench.run { bench in
            bench.keep(
                try WatchedDescriptor(pair.left, on: bench.loop, interest: [.readable, .writable]) { event in
                    bench.note("\(event == .writable)")
                    bench.watchers[0].setInterest([])
                })
        }
        var drained: Int = 0
        while drained < filled { drained += pair.read(from: pair.right)?.utf8.count ?? 0 }
        #expect(await bench.log(of: 1) == ["true"])
        pair.write("x", to: pair.right)
        await bench.loop.perform {}
        await bench.loop.perform {}
        #expect(await bench.log == ["true"])
        await bench.run { $0.dropWatchers() }
        bench.shutDown()
        pair.close()
    }

    /// Both are ready in one batch; the first closes the second, whose event is then void.
    @Test func staysSilentAfterCloseEvenForEventsAlreadyReported() async throws {
        let bench: Bench = Bench()
        let pairs: [SocketPair] = [SocketPair(), SocketPair()]
        for pair: SocketPair in pairs { pair.write("x", to: pair.right) }
        bench.loop.start()
        try await bench.run { bench in
            for pair: SocketPair in pairs {
                bench.keep(
                    try WatchedDescriptor(pair.left, on: bench.loop) { _ in
                        bench.note("ready")
                        for watcher in bench.watchers { watcher.close() }
                    })
            }
        }
        #expect(await bench.log(of: 1) == ["ready"])
        await bench.loop.perform {}
        await bench.loop.perform {}
        #expect(await bench.log == ["ready"])
        bench.shutDown()
        for pair: SocketPair in pairs { pair.close() }
    }

    @Test func closesTwiceAndFromItsOwnCallback() async throws {
        let bench: Bench = Bench()
        let pair: SocketPair = SocketPair()
        bench.loop.start()
        try await bench.run { bench in
            bench.keep(
                try WatchedDescriptor(pair.left, on: bench.loop) { _ in
                    bench.watchers[0].close()
                    bench.watchers[0].close()
                    bench.watchers[0].setInterest(.writable)
                    bench.note("closed: \(bench.watchers[0].isClosed)")
                    bench.watchers.removeAll()
                })
        }
        pair.write("x", to: pair.right)
        #expect(await bench.log(of: 1) == ["closed: true"])
        bench.shutDown()
        pair.close()
    }

    @Test func takesANewWatcherForANumberThatIsUsedAgain() async throws {
        let bench: Bench = Bench()
        let pair: SocketPair = SocketPair()
        bench.loop.start()
        try await bench.run { bench in
            let first: WatchedDescriptor = try WatchedDescriptor(pair.left, on: bench.loop) { _ in bench.note("first") }
            first.close()
            bench.keep(
                try WatchedDescriptor(pair.left, on: bench.loop) { _ in
                    bench.note("second: \(pair.read(from: pair.left) ?? "-")")
                })
        }
        pair.write("x", to: pair.right)
        #expect(await bench.log(of: 1) == ["second: x"])
        await bench.run { $0.dropWatchers() }
        bench.shutDown()
        pair.close()
    }

    @Test func refusesADescriptorThatIsNotOpen() async {
        let bench: Bench = Bench()
        bench.loop.start()
        let error: ReactorError? = await bench.run { bench in
            do throws(ReactorError) {
                _ = try WatchedDescriptor(-1, on: bench.loop) { _ in }
                return nil
            } catch {
                return error
            }
        }
        #expect(error?.description == "cannot watch descriptor -1: bad file descriptor")
        bench.shutDown()
    }
}
