import Reactor
import Transport

/// Hands requests that are no connector's to whoever runs the server.
final class ControlDesk: ControlRoutes {
    private let answer: ControlAnswer
    private let isDatabaseAvailable: () -> Bool
    private let loop: EventLoop

    init(_ answer: @escaping ControlAnswer, loop: EventLoop, isDatabaseAvailable: @escaping () -> Bool) {
        self.answer = answer
        self.loop = loop
        self.isDatabaseAvailable = isDatabaseAvailable
    }

    func respond(to request: ControlRequest, _ completion: @escaping (HTTPResponse) -> Void) -> Bool {
        // Belongs to this loop, and is called by what is posted to it alone.
        nonisolated(unsafe) let told: (HTTPResponse) -> Void = completion
        let decision: ControlDecision = answer(request, isDatabaseAvailable()) { [loop] response in
            loop.post { told(response) }
        }
        switch decision {
        case .answered(let response):
            completion(response)
            return true
        case .later: return true
        case .unknown: return false
        }
    }
}
