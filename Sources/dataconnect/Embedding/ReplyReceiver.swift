import Foundation
import Reactor

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Takes in what is answered to the requests of a session, each up to a limit.
final class ReplyReceiver: NSObject, URLSessionDataDelegate {
    typealias Completion = @Sendable (EmbeddingReply) -> Void

    private struct Receiving {
        var body: [UInt8] = []
        var completion: Completion
    }

    /// The longest vector of pgvector, 16,000 numbers, has some 350,000 bytes in JSON.
    static let maximumBytes: Int = 1 << 20

    private let receiving: Lock<[Int: Receiving]> = Lock([:])

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
            return (receiving[number]?.body.count ?? 0) > Self.maximumBytes
        }
        guard isTooLong else { return }
        finish(dataTask) { _ in .tooLong }
        dataTask.cancel()
    }

    /// Not followed: the key and the text are for the address that was given.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        guard receiving.withLock({ $0[task.taskIdentifier] != nil }) else { return }
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let status: Int = (task.response as? HTTPURLResponse)?.statusCode ?? 0
        finish(task) { body in
            error.map { .unreachable($0.localizedDescription) } ?? .answered(status: status, body: body)
        }
    }

    private func finish(_ task: URLSessionTask, _ reply: ([UInt8]) -> EmbeddingReply) {
        let number: Int = task.taskIdentifier
        guard let done: Receiving = receiving.withLock({ $0.removeValue(forKey: number) }) else { return }
        done.completion(reply(done.body))
    }
}
