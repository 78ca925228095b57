import Transport

/// Hands requests that are no connector's to whoever runs the server.
final class ControlDesk: ControlRoutes {
    private let answer: ControlAnswer
    private let isDatabaseAvailable: () -> Bool

    init(_ answer: @escaping ControlAnswer, isDatabaseAvailable: @escaping () -> Bool) {
        self.answer = answer
        self.isDatabaseAvailable = isDatabaseAvailable
    }

    func respond(to request: ControlRequest, _ completion: @escaping (HTTPResponse) -> Void) -> Bool {
        guard let response: HTTPResponse = answer(request, isDatabaseAvailable()) else { return false }
        completion(response)
        return true
    }
}
