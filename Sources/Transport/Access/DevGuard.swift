/// Decides who may use a development server, and who may act as its administrator.
///
/// A developer's browser shows foreign pages while the server runs. None of them may drive it, as anybody: unsigned tokens are
/// believed there, so every page could be every user. A page on another origin sends its `Origin` with whatever is no plain
/// reading, its own name included, and a page whose name was rebound to 127.0.0.1 sends that name as `Host`. So requests of foreign pages are refused,
/// and the marks that mean "I am the developer's tool" count only from this machine and to a name of this machine.
public struct DevGuard: Hashable, Sendable {
    /// What a request is taken for.
    enum Verdict: Hashable, Sendable {
        /// It bears no mark: an ordinary client.
        case client
        /// It bears a mark and may.
        case administrator
        /// It bears a mark and may not, for this reason.
        case refused(String)
    }

    private let hosts: Set<String>
    private let origins: [OriginPattern]

    /// A guard.
    ///
    /// - Parameters:
    ///   - allowedHosts: names and addresses, without ports, that a request may be sent to besides loopback ones; the listen
    ///     addresses belong here.
    ///   - allowedOrigins: pages that may use the server besides those of loopback origins.
    public init(allowedHosts: [String] = [], allowedOrigins: [OriginPattern] = OriginPattern.cloudWorkstations) {
        hosts = Set(allowedHosts.map(ASCII.lowercased))
        origins = allowedOrigins
    }

    /// Whether pages of this origin are trusted by name; also who may send cookies along.
    func lists(_ origin: WebOrigin) -> Bool {
        origins.contains { $0.matches(origin) }
    }

    /// Judges the marks of a request.
    func judge(_ headers: HTTPHeaders, isLoopbackPeer: Bool) -> Verdict {
        guard bearsMark(headers) else { return .client }
        return refusal(headers, isLoopbackPeer: isLoopbackPeer).map(Verdict.refused) ?? .administrator
    }

    /// Why a request may not touch what only the developer may, or nothing when it may.
    func refusal(_ headers: HTTPHeaders, isLoopbackPeer: Bool) -> String? {
        guard isLoopbackPeer else { return "only programs on this machine may do this" }
        guard let host = headers.first("host").flatMap(WebOrigin.init(authority:)) else {
            return "the request names no valid host"
        }
        guard host.isLoopback || hosts.contains(host.host) else {
            return "the host '\(host.host)' is not in --allowed-hosts"
        }
        // A proxy on this machine makes everybody a loopback peer, and many put our own address for the name they were called by.
        guard !host.isLoopback || !Self.passingMarks.contains(where: { headers.occurrences($0) > 0 }) else {
            return "a proxy has passed the request on, under no name that is in --allowed-hosts"
        }
        return foreignPage(headers)
    }

    /// Why the page that sent a request may not use the server at all, or nothing when it may, or when no page sent it:
    /// programs that are no browsers send no `Origin`.
    func foreignPage(_ headers: HTTPHeaders) -> String? {
        let values: [String] = headers.values("origin")
        guard let value = values.first else { return nil }
        guard values.count == 1, let origin = WebOrigin(origin: value), origin.isLoopback || lists(origin) else {
            return "the page's origin is not in --allowed-origins"
        }
        return nil
    }

    /// Why a request that a browser may have sent without an `Origin` could be one of a page whose name was rebound to this machine, or nothing
    /// when it cannot: a page has a name, and only those of this machine and those that are listed are its own. An address cannot be rebound.
    func reboundName(_ headers: HTTPHeaders) -> String? {
        guard let host = headers.first("host").flatMap(WebOrigin.init(authority:)) else {
            return "the request names no valid host"
        }
        guard host.isLoopback || host.isAddress || hosts.contains(host.host) else {
            return "the host '\(host.host)' is not in --allowed-hosts, and only POST is taken under other names"
        }
        return nil
    }

    /// Why the page that sent a request may not use a production server that lists the pages that may.
    func unlistedPage(_ headers: HTTPHeaders) -> String? {
        let values: [String] = headers.values("origin")
        guard let value = values.first else { return nil }
        guard values.count == 1, let origin = WebOrigin(origin: value), lists(origin) else {
            return "the page's origin is not in --allowed-origins"
        }
        return nil
    }

    /// What proxies add. Believed in one direction only: that a request was passed on, never from whom or to what name.
    private static let passingMarks: [String] = ["forwarded", "x-forwarded-for", "x-real-ip"]

    private func bearsMark(_ headers: HTTPHeaders) -> Bool {
        headers.values("authorization").contains { ASCII.equalFolded($0, "bearer owner") }
            || headers.values("x-mantle-admin").contains { ASCII.equalFolded($0, "all") }
    }
}
