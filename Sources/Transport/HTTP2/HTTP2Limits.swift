/// What a client may make one connection of HTTP/2 do and hold.
struct HTTP2Limits: Hashable, Sendable {
    /// Requests at a time.
    var streams: Int = 100
    /// Bytes of a request's fields; above it 431.
    var headerBytes: Int = 16 * 1024
    /// Number of them; above it 431.
    var headerFields: Int = 100
    /// Bytes of a stream that may be on their way before we have taken any.
    var streamWindow: Int = 256 * 1024
    /// The same of all streams together.
    var connectionWindow: Int = 1024 * 1024
    /// Streams that a client may reset in a burst, and a second for ever, and as many that it may break so that we reset them: each costs us a
    /// request that nobody waits for.
    var resetBurst: Int = 500
    var resetsPerSecond: Int = 50
    /// Frames that continue one head; those of a head within the limits need one or two.
    var continuations: Int = 8
    /// Answers to pings and settings that may wait to be sent.
    var waitingAcknowledgements: Int = 256
    /// Entries of a frame of settings.
    var settings: Int = 32
}
