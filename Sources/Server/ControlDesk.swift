import Reactor
import Transport

/// Hands requests that are no connector's to whoever runs the server.
final class ControlDesk: ControlRoutes {
    private let answer: ControlAnswer
    private let isDatabaseAvailable: () -> Bool
    private let streams: ControlStreaming?
    private let loop: EventLoop

    init(
        _ answer: @escaping ControlAnswer, streams: ControlStreaming?, loop: EventLoop,
        isDatabaseAvailable: @escaping () -> Bool
    ) {
        self.answer = answer
        self.streams = streams
        self.loop = loop
        self.isDatabaseAvailable = isDatabaseAvailable
    }

    func streaming(_ request: ControlRequest) -> ((ResponseStream) -> Void)? {
        guard let begin: @Sendable (ControlOutlet) -> Void = streams?(request) else { return nil }
        return { [loop] stream in begin(ControlOutlet(stream, loop)) }
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
