/// A connection that has been accepted and not yet been given to a server.
///
/// It may travel between threads; whoever takes it owns its descriptor.
public struct AcceptedSocket: Hashable, Sendable {
    /// Non-blocking, closed in child processes.
    public let descriptor: Int32
    /// Who is at the other end.
    public let peer: PeerAddress

    /// Takes over a connected, non-blocking descriptor.
    public init(descriptor: Int32, peer: PeerAddress) {
        self.descriptor = descriptor
        self.peer = peer
    }
}
