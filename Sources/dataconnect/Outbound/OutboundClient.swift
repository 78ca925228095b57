/// Asks other servers over HTTP, many at a time, on a thread of its own.
///
/// - Bounds: those of each request. How many there are is for the caller to bound.
final class OutboundClient: Sendable {
    /// Called once, on the client's thread, which it must not hold up; for a call that was taken back at most where its answer had come.
    typealias Completion = @Sendable (ReceivedReply) -> Void

    /// A request that was sent, to take it back.
    struct Call: Hashable, Sendable {
        fileprivate let number: UInt64
    }

    private let thread: TransferThread = TransferThread()

    init() { thread.start() }

    // What is on its way is still answered.
    deinit { thread.close() }

    /// Sends a request.
    func send(_ request: OutboundRequest, _ completion: @escaping Completion) -> Call {
        Call(number: thread.add(request, completion))
    }

    /// Nobody wants the answer any more.
    func cancel(_ call: Call) { thread.cancel(call.number) }
}
