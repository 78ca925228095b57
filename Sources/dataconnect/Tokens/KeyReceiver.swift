import Foundation
import Reactor
import Tokens

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Takes in documents of keys, each up to the limit.
final class KeyReceiver: NSObject, URLSessionDataDelegate {
    typealias Completion = @Sendable (KeyReply) -> Void

    private struct Receiving {
        var body: [UInt8] = []
        var completion: Completion
    }

    private let receiving: Lock<[Int: Receiving]> = Lock([:])

    /// Prepares for the answer to a task that is about to start.
    func expect(_ task: URLSessionTask, _ completion: @escaping Completion) {
        receiving.withLock { $0[task.taskIdentifier] = Receiving(completion: completion) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let number: Int = dataTask.taskIdentifier
        let isTooLong: Bool = receiving.withLock { receiving in
            receiving[number]?.body.append(contentsOf: data)
            return (receiving[number]?.body.count ?? 0) > KeyDocument.maximumBytes
        }
        guard isTooLong else { return }
        finish(dataTask) { _ in .failed("is longer than \(KeyDocument.maximumBytes) bytes") }
        dataTask.cancel()
    }

    /// Not followed; the answer itself is then the redirection, which has no keys.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // Foundation on Linux ends the process when a redirection is answered after its task was cancelled.
        guard receiving.withLock({ $0[task.taskIdentifier] != nil }) else { return }
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let response: HTTPURLResponse? = task.response as? HTTPURLResponse
        finish(task) { body in
            if let error { return .failed("cannot be reached: \(error.localizedDescription)") }
            guard let response, response.statusCode == 200 else {
                let status: Int = response?.statusCode ?? 0
                let hint: String = (300..<400).contains(status) ? ", and redirections are not followed" : ""
                return .failed("was answered with the status \(status)\(hint)")
            }
            return .document(
                body,
                CacheControl(
                    response.value(forHTTPHeaderField: "Cache-Control"), age: response.value(forHTTPHeaderField: "Age"))
            )
        }
    }

    private func finish(_ task: URLSessionTask, _ reply: ([UInt8]) -> KeyReply) {
        let number: Int = task.taskIdentifier
        guard let done: Receiving = receiving.withLock({ $0.removeValue(forKey: number) }) else { return }
        done.completion(reply(done.body))
    }
}
