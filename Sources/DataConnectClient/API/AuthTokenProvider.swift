import Reactor

/// Who knows the ID token of the user that is signed in.
public protocol AuthTokenProvider: Sendable {
    /// The token; nothing while nobody is signed in.
    ///
    /// Asked before every request, so a provider keeps its token.
    ///
    /// - Parameter forcingRefresh: the server did not believe the last one, or it is about to expire: get another.
    func token(forcingRefresh: Bool) async throws -> String?

    /// Asks to be told when somebody signs in or out, or a token is renewed. May call on any thread.
    func observeChanges(_ observer: @escaping @Sendable () -> Void)
}

extension AuthTokenProvider {
    /// Tells nothing: changes are seen when the next request asks.
    public func observeChanges(_ observer: @escaping @Sendable () -> Void) {}
}

/// A token that the app sets.
public final class AuthTokenHolder: AuthTokenProvider {
    private struct State {
        var token: String?
        var observers: [@Sendable () -> Void] = []
    }

    private let state: Lock<State>
    private let refresh: (@Sendable () async throws -> String?)?

    /// - Parameters:
    ///   - token: the token to begin with.
    ///   - refresh: gets another token when the server does not believe this one or it is about to expire.
    public init(token: String? = nil, refresh: (@Sendable () async throws -> String?)? = nil) {
        state = Lock(State(token: token))
        self.refresh = refresh
    }

    /// Sets the token: somebody signed in, or nothing, out.
    public func set(_ token: String?) {
        let observers: [@Sendable () -> Void] = state.withLock { state in
            guard state.token != token else { return [] }
            state.token = token
            return state.observers
        }
        for observer in observers { observer() }
    }

    /// The token, or what `refresh` gets.
    public func token(forcingRefresh: Bool) async throws -> String? {
        if forcingRefresh, let refresh { set(try await refresh()) }
        return state.withLock { $0.token }
    }

    /// Calls after each `set` that changes something.
    public func observeChanges(_ observer: @escaping @Sendable () -> Void) {
        state.withLock { $0.observers.append(observer) }
    }
}
