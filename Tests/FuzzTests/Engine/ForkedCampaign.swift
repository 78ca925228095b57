import Foundation

/// A campaign in a process of its own, so that inputs which end it can be told, and made smaller, by one that goes on.
struct ForkedCampaign {
    let target: FuzzTarget
    let seed: UInt64
    /// Where the input is kept that is being fed.
    let file: String

    /// A process that has taken no breath for so long hangs.
    private static let patience: UInt32 = 30

    /// Runs for so long; gives what was wrong, with the smallest input in the file.
    func run(seconds: Double) -> String? {
        let descriptor: Int32 = open(file, O_RDWR | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { return "\(file) cannot be written" }
        defer { close(descriptor) }
        let status: Int32 = Self.inChild {
            let result: (count: Int, failure: Campaign.Failure?) = Campaign(target: target, seed: seed).run(
                seconds: seconds
            ) { _, input in
                alarm(Self.patience)
                ftruncate(descriptor, 0)
                pwrite(descriptor, input, input.count, 0)
            }
            alarm(0)
            guard let failure = result.failure else {
                print("\(target.name): \(result.count) inputs")
                return true
            }
            ftruncate(descriptor, 0)
            pwrite(descriptor, failure.input, failure.input.count, 0)
            print(failure)
            return false
        }
        guard status != 0 else { return nil }
        return Self.hasExited(status) ? "see above; the input is in \(file)" : crash(status, descriptor)
    }

    /// What a saved input does; made smaller in the file where it ends the process.
    func replay() -> String? {
        guard let data: Data = FileManager.default.contents(atPath: file) else { return "\(file) cannot be read" }
        let input: [UInt8] = Array(data)
        let status: Int32 = fate(of: input)
        guard status != 0 else { return nil }
        guard !Self.hasExited(status) else { return Measured.check(target, input) ?? "failed once" }
        let descriptor: Int32 = open(file, O_RDWR)
        defer { close(descriptor) }
        return crash(status, descriptor)
    }

    private func crash(_ status: Int32, _ descriptor: Int32) -> String {
        let input: [UInt8] = Array(FileManager.default.contents(atPath: file) ?? Data())
        let smallest: [UInt8] = shrunk(input, attempts: 400) { !Self.hasExited(fate(of: $0)) }
        ftruncate(descriptor, 0)
        pwrite(descriptor, smallest, smallest.count, 0)
        return """
            \(target.name), seed \(seed): ended by the signal \(status & 0x7F)
            \(smallest.count) bytes: \(String(decoding: smallest, as: UTF8.self).debugDescription)
            they are in \(file)
            """
    }

    private func fate(of input: [UInt8]) -> Int32 {
        Self.inChild {
            alarm(Self.patience)
            return Measured.check(target, input) == nil
        }
    }

    private static func hasExited(_ status: Int32) -> Bool { status & 0x7F == 0 }

    /// Runs something in a copy of this process; gives its status as `waitpid` does.
    private static func inChild(_ body: () -> Bool) -> Int32 {
        fflush(nil)
        // Swift does not offer it, since other threads are not copied. Here they have nothing to do.
        typealias Fork = @convention(c) () -> Int32
        guard let symbol: UnsafeMutableRawPointer = dlsym(nil, "fork") else { return -1 }
        let child: Int32 = unsafeBitCast(symbol, to: Fork.self)()
        if child == 0 {
            // A trap shall end the child, and not have its stack printed for seconds, each time.
            for number: Int32 in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
            let isFine: Bool = body()
            fflush(nil)
            _exit(isFine ? 0 : 1)
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status
    }
}
