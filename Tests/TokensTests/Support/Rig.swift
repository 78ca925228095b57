import JSON
import Synchronization

@testable import Tokens

/// A ring of keys with a network of documents and a clock, both in the test's hands.
final class Rig: Sendable {
    struct Call: Sendable {
        let source: KeySource
        let answer: @Sendable (KeyReply) -> Void
    }

    private struct State {
        var now: Int64 = 1000
        var calls: [Call] = []
        var reports: [String] = []
        /// Answered at once; other places wait for `answer`.
        var documents: [KeySource: String] = [:]
    }

    private let state: Mutex<State> = Mutex(State())

    var now: Int64 { state.withLock { $0.now } }
    /// The places that were asked and did not answer yet.
    var asked: [String] { state.withLock { $0.calls.map(\.source.description) } }
    var reports: [String] { state.withLock { $0.reports } }

    init(_ documents: [KeySource: String] = [:]) { state.withLock { $0.documents = documents } }

    func ring(_ sources: [KeySource]) -> KeyRing {
        let ring: KeyRing = KeyRing(
            sources, clock: { [self] in now },
            fetch: { [self] source, answer in
                let document: String? = state.withLock { state in
                    if state.documents[source] == nil { state.calls.append(Call(source: source, answer: answer)) }
                    return state.documents[source]
                }
                if let document { answer(.document(Array(document.utf8), CacheControl(nil))) }
            },
            report: { [self] source, result in
                state.withLock { $0.reports.append("\(source): \(result)") }
            })
        ring.tick()
        return ring
    }

    func pass(_ seconds: Int64) { state.withLock { $0.now += seconds } }

    /// Answers the oldest call.
    func answer(_ document: String, _ cacheControl: String? = nil) {
        reply(.document(Array(document.utf8), CacheControl(cacheControl)))
    }

    func fail(_ reason: String) { reply(.failed(reason)) }

    private func reply(_ reply: KeyReply) {
        let call: Call? = state.withLock { $0.calls.isEmpty ? nil : $0.calls.removeFirst() }
        call?.answer(reply)
    }
}

extension KeyURL {
    static let test: KeyURL = KeyURL(constant: "https://id.example.org/jwks", host: "id.example.org")
}

/// A document of web keys.
func keySet(_ keys: String...) -> String { #"{"keys":[\#(keys.joined(separator: ","))]}"# }

/// Claims that are good at 1000 for an issuer `i` and an audience `a`, with others added or put in place.
func claims(_ changes: JSONValue = [:]) -> String {
    var object: JSONObject = JSONObject([
        .init(name: "iss", value: "i"), .init(name: "aud", value: "a"), .init(name: "sub", value: "ada"),
        .init(name: "iat", value: 900), .init(name: "exp", value: 2000),
    ])
    for change: JSONObject.Member in changes.object?.members ?? [] {
        object[change.name] = change.value == .null ? nil : change.value
    }
    return JSONValue.object(object).text.description
}

/// A verifier of one issuer `i` with keys that are there at once.
func verifier(
    _ document: String, _ algorithms: [JWSAlgorithm] = [.rs256], requiresKeyID: Bool = false,
    mapping: ClaimMapping? = nil, skew: Int64 = 60
) -> IssuerTokenVerifier {
    let source: KeySource = .webKeys(.test)
    let configuration: TokenConfiguration = TokenConfiguration(
        issuers: [
            TokenIssuer(
                issuer: "i", audiences: ["a"], keys: source, algorithms: algorithms, mapping: mapping,
                requiresKeyID: requiresKeyID)
        ],
        clockSkew: skew)
    return IssuerTokenVerifier(configuration, ring: Rig([source: document]).ring(configuration.sources))
}

/// Why a token is refused at 1000, or who it names.
func outcome(_ verifier: IssuerTokenVerifier, _ token: String, now: Int64 = 1000) -> String {
    do throws(TokenError) {
        return "user \(try verifier.verify(token, now: now).uid)"
    } catch {
        return error.message
    }
}
