/// A connection that has been accepted and not yet been given to a server.
///
/// It may travel between threads; whoever takes it owns its descriptor.
public struct AcceptedSocket: Hashable, Sendable {
    /// Non-blocking, closed in child processes.
    public let descriptor: Int32
    /// Whether the other end is on this machine.
    public let isLoopbackPeer: Bool

    /// Takes over a connected, non-blocking descriptor.
    public init(descriptor: Int32, isLoopbackPeer: Bool) {
        self.descriptor = descriptor
        self.isLoopbackPeer = isLoopbackPeer
    }
}
