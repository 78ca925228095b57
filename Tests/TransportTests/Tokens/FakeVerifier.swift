import JSON
import Reactor
import Tokens

@testable import Transport

/// Believes tokens by their spelling: `user NAME`, `expired`, `pending NAME` until keys arrive, `down`.
final class FakeVerifier: TokenVerifier {
    private struct State {
        var waiting: [@Sendable () -> Void] = []
        var hasKeys: Bool = false
        var onWait: (@Sendable () -> Void)?
        var verified: Int = 0
        var epoch: Int = 0
        var refused: String?
    }

    private let state: Lock<State> = Lock(State())
    private let source: KeySourceID

    init() {
        let ring: KeyRing = KeyRing([.file("keys")], clock: { 0 }, fetch: { _, _ in })
        var found: KeySourceID?
        let issuer: TokenIssuer = TokenIssuer(
            issuer: "i", audiences: ["a"], keys: .file("keys"), algorithms: [.hs256])
        let verifier: IssuerTokenVerifier = IssuerTokenVerifier(TokenConfiguration(issuers: [issuer]), ring: ring)
        do throws(TokenError) {
            _ = try verifier.verify(Self.unknown, now: 0)
        } catch {
            if case .keysPending(let source) = error.kind { found = source }
        }
        guard let found else { preconditionFailure("a ring without keys has pending ones") }
        source = found
    }

    /// `{"alg":"HS256"}` and `{"iss":"i","aud":"a","sub":"u","exp":9}`.
    private static let unknown: String = token(
        #"{"iss":"i","aud":"a","sub":"u","exp":9}"#, header: #"{"alg":"HS256"}"#, signature: "AAAA")

    /// How many tokens were looked at.
    var verified: Int { state.withLock { $0.verified } }

    var epoch: Int { state.withLock { $0.epoch } }

    /// Others are believed from now on.
    func change() { state.withLock { $0.epoch += 1 } }

    /// So is this token no more.
    func refuse(_ token: String) {
        state.withLock { state in
            state.epoch += 1
            state.refused = token
        }
    }

    func verify(_ token: String, now: Int64) throws(TokenError) -> VerifiedToken {
        let (hasKeys, isRefused): (Bool, Bool) = state.withLock { state in
            state.verified += 1
            return (state.hasKeys, state.refused == token)
        }
        guard !isRefused else { throw TokenError("the token is not good") }
        let words: [Substring] = token.split(separator: " ")
        switch (words.first, hasKeys) {
        case ("user", _), ("pending", true): break
        case ("pending", false): throw TokenError("the issuer's keys are being fetched", .keysPending(source))
        case ("down", _): throw TokenError("the issuer's keys cannot be had at the moment", .unavailable)
        case ("expired", _): throw TokenError("the token is expired", .expired)
        default: throw TokenError("the token is not good")
        }
        let uid: String = String(words[1])
        return VerifiedToken(uid: uid, claims: ["sub": .string(uid)], expiresAt: 5000)
    }

    func awaitKeys(of source: KeySourceID, _ completion: @escaping @Sendable () -> Void) {
        let onWait: (@Sendable () -> Void)? = state.withLock { state in
            state.waiting.append(completion)
            return state.onWait
        }
        onWait?()
    }

    /// Called when somebody begins to wait.
    func onWait(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.onWait = action } }

    /// The fetch is over.
    func finish(withKeys hasKeys: Bool) {
        let waiting: [@Sendable () -> Void] = state.withLock { state in
            state.hasKeys = hasKeys
            defer { state.waiting = [] }
            return state.waiting
        }
        for completion in waiting { completion() }
    }
}
