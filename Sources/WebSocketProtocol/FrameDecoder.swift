/// Turns received bytes into messages and control frames.
///
/// Fed with whatever the socket gave; any split of the bytes gives the same events. Holds at most one message, one control
/// frame and one header.
///
/// - Errors: `WebSocketError` with the code to close with. After an error the decoder must not be used again.
/// - Source: RFC 6455, section 5.
public struct FrameDecoder: Sendable {
    /// Which side of the connection reads: it fixes whether frames must or must not be masked.
    public enum Role: Hashable, Sendable {
        /// Reads what clients send: every frame must be masked.
        case server
        /// Reads what servers send: no frame may be masked.
        case client
    }

    /// What to do with a message over the limit.
    public enum Oversize: Hashable, Sendable {
        /// Fail with 1009 as soon as a header shows it.
        case fail
        /// Report it as soon as this many bytes of its beginning have come, and skip the rest; fail with 1009 above
        /// `total` bytes.
        case skip(keeping: Int, total: Int)
    }

    /// What the peer sent.
    public enum Event: Hashable, Sendable {
        /// A whole message of valid UTF-8.
        case text([UInt8])
        /// A whole message of bytes.
        case binary([UInt8])
        /// A message over the limit, whose rest is skipped: its beginning, unchecked.
        case oversized(prefix: [UInt8])
        /// To be answered with a pong that carries the same bytes.
        case ping([UInt8])
        /// An answer to a ping, or a sign of life.
        case pong([UInt8])
        /// The peer closes; nothing after it counts.
        case close(CloseFrame)
    }

    /// The most bytes a control frame may carry.
    public static let maximumControlPayload: Int = 125

    let role: Role
    let maximumMessageSize: Int
    let oversize: Oversize

    private var headerBytes: [UInt8] = []
    private var frame: FrameHeader?
    /// Bytes of the current frame's payload already taken.
    private var taken: UInt64 = 0
    private var control: [UInt8] = []
    private var message: MessageAssembly?

    /// A decoder at the start of a connection, after the handshake.
    public init(role: Role, maximumMessageSize: Int, oversize: Oversize = .fail) {
        self.role = role
        self.maximumMessageSize = maximumMessageSize
        self.oversize = oversize
    }

    /// Whether the peer is within a message or a frame; such a connection is not idle.
    public var isMidMessage: Bool { message != nil || frame != nil || !headerBytes.isEmpty }

    /// How many bytes of an unfinished message are kept.
    public var keptCount: Int { message?.keptCount ?? 0 }

    /// Takes bytes from the front of `input` until an event is complete.
    ///
    /// - Returns: the next event, or nil when all of `input` is taken and more is needed.
    public mutating func next(_ input: inout ArraySlice<UInt8>) throws(WebSocketError) -> Event? {
        while true {
            if frame == nil {
                guard let header = try readHeader(&input) else { return nil }
                begin(header)
            }
            guard let header = frame else { return nil }
            try takePayload(header, &input)
            if let prefix = message?.takeOversizedPrefix() { return .oversized(prefix: prefix) }
            guard taken == header.payloadLength else { return nil }
            frame = nil
            if let event = try finish(header) {
                return event
            }
        }
    }

    private mutating func readHeader(_ input: inout ArraySlice<UInt8>) throws(WebSocketError) -> FrameHeader? {
        while let byte = input.popFirst() {
            headerBytes.append(byte)
            guard headerBytes.count >= 2 else { continue }
            if headerBytes.count == FrameHeader.unmaskedLength(headerBytes[1]) {
                // What is wrong is told now: the key of a broken frame may never come.
                try check(try FrameHeader(headerBytes))
            }
            guard headerBytes.count == FrameHeader.length(headerBytes[0], headerBytes[1]) else { continue }
            let header: FrameHeader = try FrameHeader(headerBytes)
            headerBytes.removeAll(keepingCapacity: true)
            return header
        }
        return nil
    }

    private func check(_ header: FrameHeader) throws(WebSocketError) {
        guard (header.maskingKey != nil) == (role == .server) else {
            throw .protocolViolation(role == .server ? "frame is not masked" : "frame is masked")
        }
        switch header.opcode {
        case .close, .ping, .pong: break
        case .continuation:
            guard message != nil else { throw .protocolViolation("continuation without a message") }
        case .text, .binary:
            guard message == nil else { throw .protocolViolation("new message within a message") }
        }
        guard !header.opcode.isControl else { return }
        let open: MessageAssembly = message ?? MessageAssembly(isText: false)
        try open.check(header.payloadLength, limit: maximumMessageSize, oversize: oversize)
    }

    private mutating func begin(_ header: FrameHeader) {
        frame = header
        taken = 0
        switch header.opcode {
        case .close, .ping, .pong: control = []
        case .continuation: break
        case .text, .binary: message = MessageAssembly(isText: header.opcode == .text)
        }
        guard !header.opcode.isControl else { return }
        message?.announce(header.payloadLength, limit: maximumMessageSize, oversize: oversize)
    }

    private mutating func takePayload(_ header: FrameHeader, _ input: inout ArraySlice<UInt8>) throws(WebSocketError) {
        let count: Int = Int(min(UInt64(input.count), header.payloadLength - taken))
        guard count > 0 else { return }
        let piece: ArraySlice<UInt8> = input.prefix(count)
        input.removeFirst(count)
        let offset: Int = Int(truncatingIfNeeded: taken & 3)
        taken += UInt64(count)
        if header.opcode.isControl {
            let start: Int = control.count
            control.append(contentsOf: piece)
            control.withUnsafeMutableBytes { bytes in
                header.maskingKey?.apply(to: UnsafeMutableRawBufferPointer(rebasing: bytes[start...]), offset: offset)
            }
        } else {
            try message?.append(piece, key: header.maskingKey, offset: offset)
        }
    }

    private mutating func finish(_ header: FrameHeader) throws(WebSocketError) -> Event? {
        switch header.opcode {
        case .ping: return .ping(control)
        case .pong: return .pong(control)
        case .close: return .close(try CloseFrame(payload: control))
        case .continuation, .text, .binary:
            guard header.isFinal, let whole = message else { return nil }
            message = nil
            return try whole.event()
        }
    }
}
