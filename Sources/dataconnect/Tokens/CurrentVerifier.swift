import Reactor
import Synchronization
import Tokens
import Transport

/// The verifier of the file as it was read last. What was remembered of tokens before counts no more after another one is installed.
final class CurrentVerifier: TokenVerifier {
    private let keeper: Lock<KeyKeeper>
    private let verifier: Lock<IssuerTokenVerifier>
    private let appCheck: Lock<AppCheckPolicy.Requirement>
    private let count: Atomic<Int> = Atomic(0)

    init(_ keeper: KeyKeeper) {
        self.keeper = Lock(keeper)
        appCheck = Lock(keeper.configuration.appRequirement)
        verifier = Lock(keeper.verifier)
    }

    /// The keys in use, and whose they are.
    var current: KeyKeeper { keeper.withLock { $0 } }

    /// What the file asks of apps.
    var appRequirement: AppCheckPolicy.Requirement { appCheck.withLock { $0 } }

    /// Takes another file's place.
    func install(_ next: KeyKeeper) {
        keeper.withLock { $0 = next }
        verifier.withLock { $0 = next.verifier }
        appCheck.withLock { $0 = next.configuration.appRequirement }
        count.add(1, ordering: .releasing)
    }

    var epoch: Int { count.load(ordering: .acquiring) }

    func verify(_ token: String, now: Int64) throws(TokenError) -> VerifiedToken {
        try verifier.withLock { $0 }.verify(token, now: now)
    }

    func awaitKeys(of source: KeySourceID, _ completion: @escaping @Sendable () -> Void) {
        verifier.withLock { $0 }.awaitKeys(of: source, completion)
    }
}

extension TokenConfiguration {
    fileprivate var appRequirement: AppCheckPolicy.Requirement {
        guard let appCheck else { return .none }
        return appCheck.isRequired ? .required : .optional
    }
}

/// The same for apps.
final class CurrentAppVerifier: TokenVerifier {
    private let users: CurrentVerifier

    init(_ users: CurrentVerifier) { self.users = users }

    var epoch: Int { users.epoch }

    func verify(_ token: String, now: Int64) throws(TokenError) -> VerifiedToken {
        guard let verifier: AppCheckTokenVerifier = users.current.appCheck else {
            throw TokenError("apps are not known here any more")
        }
        return try verifier.verify(token, now: now)
    }

    func awaitKeys(of source: KeySourceID, _ completion: @escaping @Sendable () -> Void) {
        users.current.appCheck?.awaitKeys(of: source, completion) ?? completion()
    }
}
