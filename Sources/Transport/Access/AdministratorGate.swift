import Execution
public import Tokens

/// Believes or refuses what administrators of a production server send as `Authorization: Bearer …`.
///
/// Asked on a loop, so it must not block.
public protocol AdministratorCredentials: Sendable {
    /// Accepts a credential by returning: when it ends, in seconds since 1970, or nothing where it does not end by itself.
    ///
    /// - Parameters:
    ///   - credential: what stands behind the scheme.
    ///   - now: seconds since 1970.
    func verify(_ credential: String, now: Int64) throws(TokenError) -> Int64?

    /// What a credential that was accepted is called in an audit; never the credential, nor a part of it.
    func name(of credential: String) -> String

    /// Who is asked about credentials that are tokens, whose keys may have to be waited for; nothing where none are.
    var tokens: (any TokenVerifier)? { get }
}

extension AdministratorCredentials {
    /// Nobody in particular.
    public func name(of credential: String) -> String { "administrator" }

    /// No tokens.
    public var tokens: (any TokenVerifier)? { nil }
}

/// Decides who is an administrator: in development by the marks of tools, in production by a credential and by nothing else.
struct AdministratorGate: Sendable {
    /// What a request is taken for.
    enum Verdict: Hashable, Sendable {
        /// It claims nothing: an ordinary client.
        case client
        /// It claims to be an administrator's, and is: until that second since 1970, where the credential ends.
        case administrator(until: Int64?)
        /// It claims so and is not; whatever it asks for is refused.
        case refused(Refusal)

        /// Whether it is an administrator's.
        var isAdministrator: Bool { if case .administrator = self { true } else { false } }
    }

    private let guardian: DevGuard
    private let isDevelopment: Bool
    private let credentials: (any AdministratorCredentials)?

    init(_ configuration: HTTPServerConfiguration) {
        guardian = configuration.guardian
        isDevelopment = configuration.isDevelopment
        credentials = configuration.administrators
    }

    func judge(_ headers: HTTPHeaders, isLoopbackPeer: Bool, now: Int64) -> Verdict {
        let verdict: Verdict = judgeMarks(headers, isLoopbackPeer: isLoopbackPeer, now: now)
        // Whoever stood in front of us may have looked at the token alone, and let a user pass. No tool sends both.
        guard verdict.isAdministrator, let token = headers.authToken, !token.isEmpty else { return verdict }
        return .refused(Self.both)
    }

    private func judgeMarks(_ headers: HTTPHeaders, isLoopbackPeer: Bool, now: Int64) -> Verdict {
        guard isDevelopment else { return judgeInProduction(headers, now) }
        switch guardian.judge(headers, isLoopbackPeer: isLoopbackPeer) {
        case .client: return .client
        case .administrator: return .administrator(until: nil)
        case .refused(let reason):
            return .refused(Refusal(.permissionDenied, "administrator access refused: \(reason)"))
        }
    }

    /// What the administrator is called who sent an accepted credential.
    func name(in headers: HTTPHeaders) -> String {
        guard !isDevelopment, let credentials,
            let credential: String = headers.values("authorization").compactMap(Self.bearer).first
        else { return "owner" }
        return credentials.name(of: credential)
    }

    /// Why a request may not touch what only a developer may, or nothing when it may.
    func refusalOfTools(_ headers: HTTPHeaders, isLoopbackPeer: Bool) -> String? {
        isDevelopment
            ? guardian.refusal(headers, isLoopbackPeer: isLoopbackPeer) : "this server runs in production"
    }

    private func judgeInProduction(_ headers: HTTPHeaders, _ now: Int64) -> Verdict {
        guard headers.first("x-mantle-admin") == nil else {
            return .refused(
                Refusal(.permissionDenied, "administrator access refused: x-mantle-admin counts in development only"))
        }
        let offered: [String] = headers.values("authorization").compactMap(Self.bearer)
        guard let credential = offered.first else { return .client }
        guard offered.count == 1, let credentials else { return .refused(Self.unknown) }
        do throws(TokenError) {
            return .administrator(until: try credentials.verify(credential, now: now))
        } catch {
            return .refused(Refusal(error, .administration))
        }
    }

    /// What is both an administrator's and a user's.
    static let both: Refusal = Refusal(
        .unauthenticated, "unauthenticated: a request is an administrator's or a user's, and this one says both")
    private static let unknown: Refusal = Refusal(
        .unauthenticated, "unauthenticated: the administrator's credential is not accepted")

    /// What follows `Bearer`; other schemes are for others, such as a proxy on the way.
    static func bearer(_ value: String) -> String? {
        let parts: [Substring] = value.split(separator: " ", maxSplits: 1)
        guard let scheme = parts.first, ASCII.equalFolded(String(scheme), "bearer") else { return nil }
        return parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
    }
}
