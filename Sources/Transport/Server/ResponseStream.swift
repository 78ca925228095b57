/// An answer without an end of its own: what is sent to it arrives piece by piece, each at once. Lives on its request's loop.
public final class ResponseStream {
    /// Called once when nobody reads any more, and when it was ended.
    public var onClosed: (() -> Void)?
    /// Called when some of what waited was sent.
    var onDrained: (() -> Void)?
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

    /// How many bytes wait to be sent.
    var waitingCount: Int { exchange?.waitingPieces ?? 0 }

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
        onDrained = nil
        told?()
    }
}

extension HTTPExchange {
    /// Answers piece by piece.
    func stream(
        to number: UInt64, as type: String = "application/json", _ open: (ResponseStream) -> Void
    ) {
        let head: HTTPResponse = HTTPResponse(
            status: 200, headers: [.init("Content-Type", type), .init("Cache-Control", "no-store")])
        guard beginPieces(head, to: number) else { return }
        let stream: ResponseStream = ResponseStream(self, number)
        running.stream = stream
        server.opened(stream)
        open(stream)
    }
}
