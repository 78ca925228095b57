import Reactor
import Tokens

/// What a call waits for before its token can be judged.
struct KeyWait: Hashable, Sendable {
    /// Whose keys.
    enum Gate: Hashable, Sendable {
        case identity
        case appCheck
        case administration
    }

    let gate: Gate
    let source: KeySourceID
}

/// The calls of one loop that wait for keys.
///
/// `@unchecked`: its state is touched on the loop's thread alone; verifiers call back from anywhere and are sent there first.
final class KeyWaiters: @unchecked Sendable {
    private let loop: EventLoop
    private var waiting: [UInt64: (resume: () -> Void, timer: TimerHandle)] = [:]
    private var lastNumber: UInt64 = 0

    /// Verifiers promise to call back sooner; whoever breaks that promise must not hold a connection for ever.
    private static let timeout: Duration = .seconds(15)

    init(_ loop: EventLoop) { self.loop = loop }

    /// Resumes on the loop, later and once.
    func wait(for source: KeySourceID, of verifier: any TokenVerifier, _ resume: @escaping () -> Void) {
        lastNumber += 1
        let number: UInt64 = lastNumber
        let timer: TimerHandle = loop.schedule(after: Self.timeout) { [self] in self.resume(number) }
        waiting[number] = (resume, timer)
        verifier.awaitKeys(of: source) { [self] in
            loop.post { [self] in self.resume(number) }
        }
    }

    private func resume(_ number: UInt64) {
        guard let (resume, timer) = waiting.removeValue(forKey: number) else { return }
        loop.cancel(timer)
        resume()
    }
}
