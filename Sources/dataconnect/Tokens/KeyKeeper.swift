import Foundation
import Reactor
import Tokens
import Transport

/// Keeps the keys of all issuers while a server runs, and makes the verifiers that use them.
final class KeyKeeper: Sendable {
    /// The keys.
    let ring: KeyRing
    /// Whose keys they are.
    let configuration: TokenConfiguration
    private let ticking: Task<Void, Never>

    /// Begins to fetch.
    ///
    /// - Parameter report: told of what failed and what works again.
    init(_ configuration: TokenConfiguration, report: @escaping KeyRing.Report) {
        let fetcher: KeyFetcher = KeyFetcher()
        let ring: KeyRing = KeyRing(
            configuration.sources, clock: { Int64(Date().timeIntervalSince1970) }, fetch: fetcher.fetch, report: report)
        self.ring = ring
        self.configuration = configuration
        ring.tick()
        ticking = Task.detached {
            // Ends with the task: a cancelled sleep returns at once.
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                ring.tick()
            }
        }
    }

    deinit { ticking.cancel() }

    /// Verifies users.
    var verifier: IssuerTokenVerifier { IssuerTokenVerifier(configuration, ring: ring) }

    /// Verifies apps, if that is configured.
    var appCheck: AppCheckTokenVerifier? {
        configuration.appCheck.map { AppCheckTokenVerifier($0, clockSkew: configuration.clockSkew, ring: ring) }
    }

    /// So long a start waits for keys at most: others are served meanwhile, and tokens may wait by themselves.
    static let patience: Duration = .seconds(3)

    /// Comes back when every source was asked once, whatever came of it, and after `patience` at the latest.
    ///
    /// - Returns: the sources whose keys are not there yet.
    func firstKeys() async -> [KeySource] {
        await withCheckedContinuation { continuation in
            let countdown: Countdown = Countdown(from: ring.sources.count) { continuation.resume() }
            for source in ring.sources { ring.awaitFirst(of: source) { countdown.step() } }
            Task.detached {
                try? await Task.sleep(for: Self.patience)
                countdown.end()
            }
        }
        return ring.sourcesWithoutKeys
    }
}

/// Calls once, when so many have said so or somebody waits no longer.
private final class Countdown: Sendable {
    private let left: Lock<Int>
    private let completion: @Sendable () -> Void

    init(from count: Int, _ completion: @escaping @Sendable () -> Void) {
        left = Lock(count)
        self.completion = completion
        if count == 0 { completion() }
    }

    func step() {
        let isLast: Bool = left.withLock { left in
            left -= 1
            return left == 0
        }
        if isLast { completion() }
    }

    func end() {
        let isFirst: Bool = left.withLock { left in
            defer { left = 0 }
            return left > 0
        }
        if isFirst { completion() }
    }
}
