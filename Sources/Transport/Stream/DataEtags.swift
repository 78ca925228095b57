import Execution

/// The etags of one stream whose client asked for them: which data it says that it has, and which it was shown.
///
/// - Rules: a `subscribe` or `resume` names an etag by `dataEtag`. Where the next result of the subscription has that very etag, only the etag is sent.
///   Clients that did not ask get every result in full, and no etag.
struct DataEtags: Sendable {
    /// The header that asks for them; its value is `1`.
    static let header: String = "x-dataconnect-etags"

    /// How a result is sent.
    enum Mark: Hashable, Sendable {
        /// As it is.
        case none
        /// Together with its etag.
        case named(String)
        /// By its etag alone: the client has the rest.
        case alone(String)

        /// The etag that is sent.
        var etag: String? {
            switch self {
            case .none: nil
            case .named(let etag), .alone(let etag): etag
            }
        }
    }

    /// Whether the client asked.
    private(set) var isWanted: Bool = false
    /// What the client said last that it has, until it is answered.
    private var named: [UInt64: String] = [:]
    /// What was sent last.
    private var shown: [UInt64: String] = [:]

    /// Takes what a header says; once asked for, etags are sent as long as the stream lasts.
    mutating func take(_ header: String?) throws(StreamFault) {
        guard let header else { return }
        guard header == "1" else {
            throw .request(.invalidArgument, "\(Self.header) is 1 where it is sent, not '\(header.shortenedName)'")
        }
        isWanted = true
    }

    /// Takes what a client says that it has of a subscription. What is no etag of ours names nothing.
    mutating func name(_ etag: String?, of subscription: UInt64) {
        guard isWanted else { return }
        named[subscription] = etag?.utf8.count == EncodedResult.etagLength ? etag : nil
    }

    /// How the next result of a subscription is sent.
    ///
    /// - Parameter etag: of the result; nothing where it has errors, which are always sent.
    mutating func mark(_ etag: String?, of subscription: UInt64) -> Mark {
        let known: String? = named.removeValue(forKey: subscription)
        guard let etag else { return .none }
        // What was sent since the client named what it has may have taken the place of that.
        let isHeld: Bool = known == etag && (shown[subscription] ?? etag) == etag
        shown[subscription] = etag
        return isHeld ? .alone(etag) : .named(etag)
    }

    /// Forgets a subscription that has ended.
    mutating func forget(_ subscription: UInt64) {
        named[subscription] = nil
        shown[subscription] = nil
    }
}
