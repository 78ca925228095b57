/// An answer without an end of its own: what is sent to it arrives piece by piece, each at once. Lives on its request's loop.
public final class ResponseStream {
    /// Called once when nobody reads any more, and when it was ended.
    public var onClosed: (() -> Void)?
    /// Let go when it is over; until then each keeps the other.
    private var exchange: (any HTTPExchange)?
    private let number: UInt64

    init(_ exchange: any HTTPExchange, _ number: UInt64) {
        self.exchange = exchange
        self.number = number
    }

    /// Sends a piece. One that nobody reads any more is dropped.
    public func send(_ piece: [UInt8]) {
        guard !piece.isEmpty else { return }
        exchange?.sendPiece(piece, to: number)
    }

    /// Ends the answer.
    public func end() {
        guard let exchange else { return }
        closed()
        exchange.endPieces(number)
    }

    /// Nobody reads any more.
    func closed() {
        guard let exchange else { return }
        exchange.server.closed(self)
        exchange.running.stream = nil
        self.exchange = nil
        let told: (() -> Void)? = onClosed
        onClosed = nil
        told?()
    }
}

extension HTTPExchange {
    /// Answers piece by piece.
    func stream(to number: UInt64, _ open: (ResponseStream) -> Void) {
        let head: HTTPResponse = HTTPResponse(
            status: 200, headers: [.init("Content-Type", "application/json"), .init("Cache-Control", "no-store")])
        guard beginPieces(head, to: number) else { return }
        let stream: ResponseStream = ResponseStream(self, number)
        running.stream = stream
        server.opened(stream)
        open(stream)
    }
}
