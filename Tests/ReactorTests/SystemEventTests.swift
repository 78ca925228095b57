import Testing

@testable import Reactor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct SystemEventTests {
    @Test func reportsSignals() async throws {
        let bench: Bench = Bench()
        bench.loop.start()
        try await bench.run { bench in
            bench.signals.append(try SignalWatcher(SIGUSR2, on: bench.loop) { bench.note("SIGUSR2") })
        }
        kill(getpid(), SIGUSR2)
        #expect(await bench.log(of: 1) == ["SIGUSR2"])
        bench.shutDown()
    }

    @Test func refusesASignalThatCannotBeCaught() async {
        let bench: Bench = Bench()
        bench.loop.start()
        let refused: Bool = await bench.run { bench in
            do throws(ReactorError) {
                _ = try SignalWatcher(SIGKILL, on: bench.loop) {}
                return false
            } catch {
                return error.operation == "watch signal 9"
            }
        }
        #expect(refused)
        bench.shutDown()
    }

    @Test func reportsChangesOfADirectory() async throws {
        let bench: Bench = Bench()
        bench.loop.start()
        var template: [CChar] = Array("/tmp/reactor-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        let directory: String = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        try await bench.run { bench in
            bench.directories.append(
                try DirectoryWatcher(directory, on: bench.loop) { bench.note($0 ?? "?") })
        }
        let file: String = directory + "/schema.gql"
        close(open(file, O_CREAT | O_WRONLY, 0o644))
        #expect(await bench.log(of: 1).first == "schema.gql")
        bench.shutDown()
        unlink(file)
        rmdir(directory)
    }

    @Test func refusesADirectoryThatIsNotThere() async {
        let bench: Bench = Bench()
        bench.loop.start()
        let message: String? = await bench.run { bench in
            do throws(ReactorError) {
                _ = try DirectoryWatcher("/nowhere/at/all", on: bench.loop) { _ in }
                return nil
            } catch {
                return error.description
            }
        }
        #expect(message == "cannot watch directory /nowhere/at/all: no such file or directory")
        bench.shutDown()
    }
}
