import Foundation
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

    /// Comes back when every source was asked once, whatever came of it: `ring.isReady` says whether all have keys.
    func firstKeys() async {
        for source in ring.sources where !ring.isReady {
            await withCheckedContinuation { continuation in
                ring.awaitFirst(of: source) { continuation.resume() }
            }
        }
    }
}
