import Execution
import Synchronization
import Transport

/// Answers `/docs`, in development only: one page about everything that is served.
///
/// The page is made when somebody first asks for it, and again after an edit of the project. It is made where requests are answered: for a
/// moment nothing else is.
final class DocumentationControl: Sendable {
    private struct State {
        /// Nothing while no version is served.
        var service: ServiceDocumentation?
        var page: [UInt8]?
    }

    private let state: Mutex<State>

    init(_ service: ServiceDocumentation?) { state = Mutex(State(service: service)) }

    /// Another version is served.
    func replace(_ service: ServiceDocumentation) { state.withLock { $0 = State(service: service) } }

    /// The answer, or nothing to a path that is not known here.
    func respond(to request: ControlRequest) -> HTTPResponse? {
        guard request.path == "/docs" || request.path == "/docs/" else { return nil }
        guard request.method == "GET" || request.method == "HEAD" else {
            return ControlReply.methodNotAllowed("GET, HEAD")
        }
        if let refusal: String = request.refusal { return ControlReply.refusal(.permissionDenied, refusal) }
        guard let page: [UInt8] = page() else {
            return ControlReply.refusal(.unavailable, "nothing is served yet: the project has faults, or no database")
        }
        return HTTPResponse(status: 200, headers: Self.headers, body: page)
    }

    private func page() -> [UInt8]? {
        state.withLock { state in
            if let page: [UInt8] = state.page { return page }
            guard let service: ServiceDocumentation = state.service else { return nil }
            let page: [UInt8] = DocumentationHTML(service).page()
            state.page = page
            return page
        }
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

    /// What is answered at `/`: who this is, and where to read on.
    ///
    /// - Parameter serviceID: nothing where the service is named later.
    static func greeting(_ serviceID: String?) -> HTTPResponse {
        let service: String = serviceID.map { "service \($0)\n" } ?? ""
        return HTTPResponse(
            status: 200, headers: [.init("Content-Type", "text/plain; charset=utf-8")],
            body: Array("dataconnect \(DataConnect.version)\n\(service)documentation: /docs\n".utf8))
    }
}
