import Reactor

/// The results of a query, as they come, until the task that waits for them is cancelled or nobody waits any more.
///
/// Each result is whole, so one that comes before the last was taken replaces it. Errors do not end the sequence: the stream is
/// made again, and the next result may be good. The sequence ends by itself when the server ends the subscription.
public struct QuerySubscription<ResultData: Decodable & Sendable>: AsyncSequence, Sendable {
    /// A result, or why there is none.
    public typealias Element = Result<OperationResult<ResultData>, AnyDataConnectError>
    /// The sequence itself does not fail.
    public typealias Failure = Never

    let stream: AsyncStream<Element>
    let handle: SubscriptionHandle

    /// Begins to take results. Several iterators share them.
    public func makeAsyncIterator() -> Iterator {
        handle.markIterated()
        return Iterator(base: stream.makeAsyncIterator(), handle: handle)
    }

    /// Ends the sequence.
    public func cancel() {
        handle.markIterated()
        handle.cancel()
    }

    /// Takes the results one by one.
    public struct Iterator: AsyncIteratorProtocol {
        var base: AsyncStream<Element>.Iterator
        let handle: SubscriptionHandle

        /// The next result; nothing at the end.
        public mutating func next() async -> Element? { await next(isolation: #isolation) }

        /// The next result; nothing at the end.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            await base.next(isolation: actor)
        }
    }
}

/// What keeps a subscription: the reference that it came from.
final class SubscriptionHandle: Sendable {
    private let reference: any AnyObject & Sendable
    private let mark: IterationMark
    private let end: @Sendable () -> Void

    init(_ reference: any AnyObject & Sendable, _ mark: IterationMark, end: @escaping @Sendable () -> Void) {
        self.reference = reference
        self.mark = mark
        self.end = end
    }

    func markIterated() { mark.set() }
    func cancel() { end() }
}

/// Whether anybody took results of a subscription. Outlives it, to be asked at its end.
final class IterationMark: Sendable {
    private let state: Lock<Bool> = Lock(false)

    var isSet: Bool { state.withLock { $0 } }
    func set() { state.withLock { $0 = true } }
}
