import Reactor
public import Transport

/// An answer without an end, to which pieces can be sent from any thread.
public final class ControlOutlet: Sendable {
    // Touched on the loop only.
    private nonisolated(unsafe) let stream: ResponseStream
    private let loop: EventLoop

    init(_ stream: ResponseStream, _ loop: EventLoop) {
        self.stream = stream
        self.loop = loop
    }

    /// Sends a piece; pieces arrive in the order of the calls.
    public func send(_ piece: [UInt8]) { loop.post { self.stream.send(piece) } }

    /// Ends the answer.
    public func end() { loop.post { self.stream.end() } }

    /// Calls back, on the loop, when nobody reads any more.
    public func whenClosed(_ action: @escaping @Sendable () -> Void) { loop.post { self.stream.onClosed = action } }
}

/// Says what becomes of a request that is answered piece by piece; nothing for all others. Runs on the loop that the request came to.
public typealias ControlStreaming = @Sendable (ControlRequest) -> (@Sendable (ControlOutlet) -> Void)?
