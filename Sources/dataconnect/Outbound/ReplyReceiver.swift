import Foundation
import Reactor

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Takes in what is answered to the requests of a session, each up to a limit.
final class ReplyReceiver: NSObject, URLSessionDataDelegate {
    typealias Completion = @Sendable (ReceivedReply) -> Void

    private struct Receiving {
        var body: [UInt8] = []
        var completion: Completion
    }

    private let maximumBytes: Int
    private let receiving: Lock<[Int: Receiving]> = Lock([:])

    /// - Parameter maximumBytes: how long an answer may be.
    init(maximumBytes: Int) {
        self.maximumBytes = maximumBytes
    }

    /// Prepares for the answer to a task that is about to start.
    func expect(_ task: URLSessionTask, _ completion: @escaping Completion) {
        receiving.withLock { $0[task.taskIdentifier] = Receiving(completion: completion) }
    }

    /// Takes a task back: its completion is not called any more.
    ///
    /// In the session's own order. A redirection that is answered after its task was cancelled ends the process on Linux, so the two must
    /// know of one another.
    func cancel(_ task: URLSessionTask, of session: URLSession) {
        session.delegateQueue.addOperation { [self] in
            guard receiving.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) != nil else { return }
            task.cancel()
        }
    }

    // MARK: What the session says

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let number: Int = dataTask.taskIdentifier
        let isTooLong: Bool = receiving.withLock { receiving in
            receiving[number]?.body.append(contentsOf: data)
            return (receiving[number]?.body.count ?? 0) > maximumBytes
        }
        guard isTooLong else { return }
        finish(dataTask) { _ in .tooLong }
        dataTask.cancel()
    }

    /// Not followed: what is sent is for the address that was given, and so is the trust in what comes back. The answer is then the
    /// redirection itself.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        guard receiving.withLock({ $0[task.taskIdentifier] != nil }) else { return }
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        finish(task) { body in
            if let error { return .unreachable(error.localizedDescription) }
            guard let response = task.response as? HTTPURLResponse else { return .unreachable("no answer in HTTP") }
            return .answered(response, body: body)
        }
    }

    private func finish(_ task: URLSessionTask, _ reply: ([UInt8]) -> ReceivedReply) {
        let number: Int = task.taskIdentifier
        guard let done: Receiving = receiving.withLock({ $0.removeValue(forKey: number) }) else { return }
        done.completion(reply(done.body))
    }
}
