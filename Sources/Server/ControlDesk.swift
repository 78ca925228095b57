import Transport

/// Hands requests that are no connector's to whoever runs the server.
final class ControlDesk: ControlRoutes {
    private let answer: ControlAnswer

    init(_ answer: @escaping ControlAnswer) { self.answer = answer }

    func respond(to request: ControlRequest, _ completion: @escaping (HTTPResponse) -> Void) -> Bool {
        guard let response: HTTPResponse = answer(request) else { return false }
        completion(response)
        return true
    }
}
