import ConnectorModel
import Dispatch
import Execution
import Server
import Synchronization
import Transport

/// Answers `/docs`, one page about everything that is served, and `/`, who this is; in development only.
///
/// The page is made when somebody first asks for it, and again after an edit of the project, on a thread of its own.
final class DocumentationControl: Sendable {
    private struct State {
        /// Nothing while nothing is served.
        var service: ServiceDocumentation?
        var page: [UInt8]?
        /// Counts versions.
        var number: Int = 0
    }

    private let state: Mutex<State> = Mutex(State())
    private let queue: DispatchQueue = DispatchQueue(label: "documentation")

    /// Another version is served.
    func replace(_ service: ServiceDocumentation) {
        state.withLock { $0 = State(service: service, number: $0.number + 1) }
    }

    func respond(
        to request: ControlRequest, _ completion: @escaping @Sendable (HTTPResponse) -> Void
    ) -> ControlDecision {
        switch request.path {
        case "/": return .answered(greeting)
        case "/docs", "/docs/":
            guard request.method == "GET" || request.method == "HEAD" else {
                return .answered(ControlReply.methodNotAllowed("GET, HEAD"))
            }
            if let refusal: String = request.refusal {
                return .answered(ControlReply.refusal(.permissionDenied, refusal))
            }
            if let page: [UInt8] = state.withLock({ $0.page }) { return .answered(Self.answer(page)) }
            queue.async { completion(self.made()) }
            return .later
        default: return .unknown
        }
    }

    private func made() -> HTTPResponse {
        let state: State = state.withLock { $0 }
        if let page: [UInt8] = state.page { return Self.answer(page) }
        guard let service: ServiceDocumentation = state.service else {
            return ControlReply.refusal(.unavailable, "nothing is served yet")
        }
        let page: [UInt8] = DocumentationHTML(service).page()
        self.state.withLock { current in
            // What was made of an old version is shown once and not remembered.
            if current.number == state.number { current.page = page }
        }
        return Self.answer(page)
    }

    private static func answer(_ page: [UInt8]) -> HTTPResponse {
        HTTPResponse(status: 200, headers: headers, body: page)
    }

    /// Whatever a description holds, nothing is loaded, run or sent.
    private static let headers: [HTTPResponse.Header] = [
        .init("Content-Type", "text/html; charset=utf-8"),
        .init(
            "Content-Security-Policy",
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"),
        .init("X-Content-Type-Options", "nosniff"),
        .init("Referrer-Policy", "no-referrer"),
        .init("Cache-Control", "no-store"),
    ]

    private var greeting: HTTPResponse {
        let id: String? = state.withLock { $0.service?.service.serviceID }
        let service: String = id.map { "service \($0)\n" } ?? ""
        return HTTPResponse(
            status: 200, headers: [.init("Content-Type", "text/plain; charset=utf-8")],
            body: Array("dataconnect \(DataConnect.version)\n\(service)documentation: /docs\n".utf8))
    }
}
