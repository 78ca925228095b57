import Reactor

/// A connection that carries one request after the other. Loop's thread only.
final class UnaryConnection {
    /// How a request ended.
    enum Outcome {
        case response(HTTPResponse)
        /// Nothing was sent.
        case neverSent(TransportError)
        /// The connection was lost afterwards; `isFresh` tells whether it had carried no other request before.
        case lost(TransportError, isFresh: Bool)
    }

    private var channel: ByteChannel?
    private var parser: HTTPResponseParser
    private var waiting: [UInt8]?
    private var completion: ((Outcome) -> Void)?
    private var isFresh: Bool = true
    /// Called when the connection can carry another request, or has ended.
    var onChange: ((UnaryConnection) -> Void)?

    init(_ loop: EventLoop, _ endpoint: Endpoint, _ context: TLSContext?, maximumBody: Int) {
        parser = HTTPResponseParser(maximumBody: maximumBody)
        channel = ByteChannel(loop, endpoint, context) { [weak self] event in self?.react(event) }
        channel?.open()
    }

    /// Whether it can carry a request now or, before it stands, as its first.
    var isIdle: Bool { channel != nil && completion == nil }
    /// Whether it is gone.
    var isClosed: Bool { channel == nil }

    /// Sends a request; only while `isIdle`.
    func send(_ bytes: [UInt8], _ completion: @escaping (Outcome) -> Void) {
        self.completion = completion
        if channel?.isOpen == true {
            channel?.send(bytes)
        } else {
            waiting = bytes
        }
    }

    /// Ends it; a running request is told so.
    func close(_ error: TransportError) {
        guard channel != nil else { return }
        channel?.close()
        lose(error)
    }

    private func react(_ event: ByteChannel.Event) {
        switch event {
        case .open:
            guard let bytes: [UInt8] = waiting else { return }
            waiting = nil
            channel?.send(bytes)
        case .bytes(let bytes): receive(bytes)
        case .closed(let error):
            if let response: HTTPResponse = parser.end() { return finish(response) }
            lose(error)
        }
    }

    private func receive(_ bytes: [UInt8]) {
        // A server that speaks unasked is telling that it leaves.
        guard completion != nil else { return close(TransportError(.connectionLost, "an answer to no request")) }
        do throws(TransportError) {
            guard let response: HTTPResponse = try parser.receive(bytes) else { return }
            finish(response)
        } catch {
            close(error)
        }
    }

    private func finish(_ response: HTTPResponse) {
        let completion: ((Outcome) -> Void)? = completion
        self.completion = nil
        isFresh = false
        if !response.keepsAlive {
            channel?.close()
            channel = nil
        }
        completion?(.response(response))
        onChange?(self)
    }

    private func lose(_ error: TransportError) {
        let completion: ((Outcome) -> Void)? = completion
        let wasSent: Bool = waiting == nil
        self.completion = nil
        waiting = nil
        channel = nil
        completion?(wasSent ? .lost(error, isFresh: isFresh) : .neverSent(error))
        onChange?(self)
    }
}
