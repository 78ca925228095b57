import Execution
import JSON
import Synchronization
import Transport

/// Says how the server is, to whoever watches over it: to anybody, so nothing but that.
///
/// * `/healthz`: it runs. * `/readyz`: it runs, has its database and is not about to stop; 503 otherwise.
final class HealthControl: Sendable {
    private let isStopping: Mutex<Bool> = Mutex(false)

    /// Is not ready from now on.
    func beginStopping() { isStopping.withLock { $0 = true } }

    /// The answer, or nothing to a path that is not known here.
    func respond(to request: ControlRequest, isDatabaseAvailable: Bool) -> HTTPResponse? {
        guard request.path == "/healthz" || request.path == "/readyz" else { return nil }
        guard request.method == "GET" || request.method == "HEAD" else {
            return ControlReply.methodNotAllowed("GET, HEAD")
        }
        if request.path == "/healthz" { return Self.answer(200, "ok") }
        if isStopping.withLock({ $0 }) { return Self.answer(503, "stopping") }
        return isDatabaseAvailable ? Self.answer(200, "ok") : Self.answer(503, "the database is away")
    }

    private static func answer(_ status: Int, _ text: String) -> HTTPResponse {
        let body: JSONValue = ["status": .string(text)]
        var response: HTTPResponse = .json(status: status, body.text.utf8)
        response.headers.append(.init("Cache-Control", "no-store"))
        return response
    }
}
