import Foundation
import Reactor
import Tokens

/// Fetches documents of keys over HTTP, and reads those that are files.
///
/// - Bounds: a limit of bytes to a document and of time to a fetch. No redirections: whoever can send us elsewhere could give us keys. No
///   cookies and no cache, since `KeyCache` is the cache.
final class KeyFetcher: Sendable {
    /// The cache gives up at the same time.
    static let timeout: Duration = .seconds(5)

    private let client: OutboundClient = OutboundClient()
    private let places: KeyPlaces = KeyPlaces()

    /// Fetches a source's document; answers once, on a thread of its own.
    func fetch(_ source: KeySource, _ completion: @escaping @Sendable (KeyReply) -> Void) {
        let end: ContinuousClock.Instant = .now.advanced(by: Self.timeout)
        switch source {
        case .webKeys(let url), .certificates(let url): fetch(url, until: end, completion)
        case .discovery(let issuer): discover(issuer, until: end, completion)
        case .file(let path): DispatchQueue.global().async { completion(Self.read(path)) }
        case .secret: completion(.failed("is a secret"))
        }
    }

    private func fetch(
        _ address: KeyURL, until end: ContinuousClock.Instant, _ completion: @escaping @Sendable (KeyReply) -> Void
    ) {
        let request: OutboundRequest = OutboundRequest(
            url: address.description, fields: ["Accept: application/jwk-set+json, application/json"],
            maximumBytes: KeyDocument.maximumBytes, timeLimit: end - .now)
        _ = client.send(request) { completion($0.keys) }
    }

    /// Keys of an issuer that says itself where they are. Both documents within the time that the cache waits, or it has given up.
    private func discover(
        _ issuer: IssuerDiscovery, until end: ContinuousClock.Instant,
        _ completion: @escaping @Sendable (KeyReply) -> Void
    ) {
        if let place: KeyURL = places.place(of: issuer) {
            return fetchKeys(of: issuer, at: place, until: end, completion)
        }
        fetch(issuer.url, until: end) { [self] reply in
            guard case .document(let bytes, let control) = reply else { return completion(reply) }
            do throws(KeyDocument.Failure) {
                let place: KeyURL = try issuer.keys(in: bytes)
                places.remember(place, of: issuer, control)
                fetchKeys(of: issuer, at: place, until: end, completion)
            } catch {
                completion(.failed(error.message))
            }
        }
    }

    private func fetchKeys(
        of issuer: IssuerDiscovery, at place: KeyURL, until end: ContinuousClock.Instant,
        _ completion: @escaping @Sendable (KeyReply) -> Void
    ) {
        fetch(place, until: end) { [places] reply in
            guard case .failed(let reason) = reply else { return completion(reply) }
            places.forget(issuer)
            completion(.failed("names \(place), which \(reason)"))
        }
    }

    /// Not more of a file than a document may have.
    private static func read(_ path: String) -> KeyReply {
        guard let file: FileHandle = FileHandle(forReadingAtPath: path) else { return .failed("cannot be read") }
        defer { try? file.close() }
        do {
            let data: Data? = try file.read(upToCount: KeyDocument.maximumBytes + 1)
            return .document(Array(data ?? Data()), CacheControl(nil))
        } catch {
            return .failed("cannot be read")
        }
    }
}

extension ReceivedReply {
    /// The document of keys in it, or why there is none.
    fileprivate var keys: KeyReply {
        switch self {
        case .unreachable(let reason): return .failed("cannot be reached: \(reason)")
        case .tooLong: return .failed("is longer than \(KeyDocument.maximumBytes) bytes")
        case .answered(let head, let body):
            let status: Int = head.status
            guard status == 200 else {
                let hint: String = (300..<400).contains(status) ? ", and redirections are not followed" : ""
                return .failed("was answered with the status \(status)\(hint)")
            }
            return .document(body, CacheControl(head.fields["cache-control"], age: head.fields["age"]))
        }
    }
}

/// Where the web keys of issuers are, by their configuration documents, for as long as those last.
final class KeyPlaces: Sendable {
    private struct Place {
        let url: KeyURL
        let until: ContinuousClock.Instant
    }

    private let places: Lock<[IssuerDiscovery: Place]> = Lock([:])

    /// By what a server says, an hour where it says nothing, never longer than a day: the bounds of documents of keys.
    private static let (shortest, usual, longest): (Int64, Int64, Int64) = (300, 3600, 24 * 3600)

    func place(of issuer: IssuerDiscovery) -> KeyURL? {
        places.withLock { places in
            guard let place: Place = places[issuer], ContinuousClock.now < place.until else { return nil }
            return place.url
        }
    }

    func remember(_ url: KeyURL, of issuer: IssuerDiscovery, _ control: CacheControl) {
        let seconds: Int64 = min(max(control.lifetime ?? Self.usual, Self.shortest), Self.longest)
        places.withLock { $0[issuer] = Place(url: url, until: .now.advanced(by: .seconds(seconds))) }
    }

    /// Keys that are not where the document says make it worth another look.
    func forget(_ issuer: IssuerDiscovery) { places.withLock { $0[issuer] = nil } }
}
