import Reactor

/// The context that new connections of a whole process begin with, from any thread.
public final class TLSEndpoint: Sendable {
    private let context: Lock<TLSContext>

    /// An endpoint that shows this one first.
    public init(_ context: TLSContext) {
        self.context = Lock(context)
    }

    /// What is shown now.
    public var current: TLSContext { context.withLock { $0 } }

    /// Shows another one from now on. Connections that are there stay as they are.
    public func replace(_ next: TLSContext) {
        context.withLock { $0 = next }
    }
}
