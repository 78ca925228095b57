/// A stream of one client, on the worker that owns its socket.
public struct CarrierID: Hashable, Sendable {
    /// The worker, that is, the server and its loop.
    public var worker: Int
    /// The stream on that worker; never used twice.
    public var number: UInt64

    /// A stream.
    public init(worker: Int, number: UInt64) {
        self.worker = worker
        self.number = number
    }
}

/// One subscription of one stream.
public struct SubscriberID: Hashable, Sendable {
    /// The stream.
    public var carrier: CarrierID
    /// The subscription on that stream; never used twice, also when a client subscribes under the same id again.
    public var number: UInt64

    /// A subscription.
    public init(carrier: CarrierID, number: UInt64) {
        self.carrier = carrier
        self.number = number
    }
}
