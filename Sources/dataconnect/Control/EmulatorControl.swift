import Execution
import JSON
import Transport

/// Answers a developer's tools that ask what is served: `/emulator/info`, in development only.
struct EmulatorControl: Sendable {
    /// The service.
    let serviceID: String
    /// How tools may see the database, without its password.
    let connectionString: String

    /// The answer, or nothing to a path that is not known here.
    ///
    /// Tools that ask this send no administrator's mark; that they run here and are no foreign page is enough.
    func respond(to request: ControlRequest) -> HTTPResponse? {
        guard request.path == "/emulator/info" else { return nil }
        guard request.method == "GET" else { return ControlReply.methodNotAllowed("GET") }
        if let refusal: String = request.refusal { return ControlReply.refusal(.permissionDenied, refusal) }
        let body: JSONValue = [
            "version": .string(DataConnect.version),
            "services": [["serviceId": .string(serviceID), "connectionString": .string(connectionString)]],
        ]
        return .json(status: 200, body.text.utf8)
    }
}
