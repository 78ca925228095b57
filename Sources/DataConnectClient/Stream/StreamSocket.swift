import CTLS
import Reactor
import WebSocketProtocol

/// A WebSocket to a server. Loop's thread only.
///
/// Answers pings, asks for a sign of life when there was none, and gives up when none comes. Calls `onEvent` until `closed`, which comes
/// once, unless `close` is called before.
final class StreamSocket {
    enum Event: Sendable {
        case open
        case message([UInt8], isText: Bool)
        /// The connection is gone or never came to be; with the code that the server gave.
        case closed(TransportError, code: UInt16?)
    }

    private let loop: EventLoop
    private let handshake: ClientHandshake
    private let request: [UInt8]
    private var channel: ByteChannel?
    private var onEvent: ((Event) -> Void)?
    private var decoder: FrameDecoder
    private var head: ArraySlice<UInt8>? = []
    private var lastReceived: MonotonicInstant
    private var timer: TimerHandle?
    private var generator: SystemRandomNumberGenerator = SystemRandomNumberGenerator()

    private static let maximumMessage: Int = 64 * 1024 * 1024
    /// Servers ping at least every 30 s.
    private static let checkInterval: Duration = .seconds(20)
    private static let maximumSilence: Duration = .seconds(70)

    init(
        _ loop: EventLoop, _ endpoint: Endpoint, _ context: TLSContext?, path: String,
        onEvent: @escaping (Event) -> Void
    ) {
        self.loop = loop
        self.onEvent = onEvent
        var nonce: [UInt8] = []
        for _ in 0..<16 { nonce.append(generator.next()) }
        handshake = ClientHandshake(nonce: nonce, sha1: Self.sha1)
        request = handshake.request(host: endpoint.authority, target: path)
        decoder = FrameDecoder(role: .client, maximumMessageSize: Self.maximumMessage)
        lastReceived = loop.now
        channel = ByteChannel(loop, endpoint, context) { [weak self] event in self?.react(event) }
        channel?.open()
        watchSilence()
    }

    deinit { if let timer { loop.cancel(timer) } }

    /// Sends a message of text.
    func send(_ text: [UInt8]) { send(.text, text) }

    /// Says good-bye and leaves. No event follows.
    func close() {
        onEvent = nil
        send(.close, CloseFrame(code: .normal).payload)
        channel?.close()
        release()
    }

    private func react(_ event: ByteChannel.Event) {
        switch event {
        case .open: channel?.send(request)
        case .bytes(let bytes):
            lastReceived = loop.now
            do throws(WebSocketError) {
                try receive(bytes[...])
            } catch {
                send(.close, CloseFrame(code: error.code).payload)
                fail(TransportError(.malformedResponse, "the stream is broken: \(error.reason)"))
            }
        case .closed(let error): fail(error)
        }
    }

    private func receive(_ bytes: ArraySlice<UInt8>) throws(WebSocketError) {
        var bytes: ArraySlice<UInt8> = bytes
        if head != nil {
            guard let rest: ArraySlice<UInt8> = takeHead(bytes) else { return }
            bytes = rest
        }
        while onEvent != nil, let event: FrameDecoder.Event = try decoder.next(&bytes) {
            switch event {
            case .text(let message): onEvent?(.message(message, isText: true))
            case .binary(let message): onEvent?(.message(message, isText: false))
            case .ping(let payload): send(.pong, payload)
            case .pong, .oversized: break
            case .close(let frame):
                send(.close, CloseFrame(code: frame.code.isAllowedOnWire ? frame.code : .normal).payload)
                let reason: String = frame.reason.isEmpty ? "code \(frame.code.rawValue)" : frame.reason
                fail(TransportError(.connectionLost, "the server ended the stream: \(reason)"), frame.code.rawValue)
            }
        }
    }

    /// Waits for the answer to the handshake, and gives what follows it.
    private func takeHead(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var buffer: ArraySlice<UInt8> = (head ?? []) + bytes
        do throws(ClientHandshake.Failure) {
            guard let response: HandshakeResponse = try HandshakeResponse.take(from: &buffer) else {
                head = buffer
                return nil
            }
            try handshake.validate(response)
        } catch {
            fail(TransportError(.unreachable, "no stream: \(error)"))
            return nil
        }
        head = nil
        onEvent?(.open)
        return buffer
    }

    private func send(_ opcode: Opcode, _ payload: [UInt8]) {
        guard head == nil else { return }
        var frame: [UInt8] = []
        FrameEncoder.appendMasked(opcode, payload: payload, key: MaskingKey(generator.next()), to: &frame)
        channel?.send(frame)
    }

    private func watchSilence() {
        timer = loop.schedule(after: Self.checkInterval) { [weak self] in
            guard let self else { return }
            guard head == nil else { return fail(TransportError(.unreachable, "no stream: no answer in time")) }
            let silence: Duration = lastReceived.duration(to: loop.now)
            guard silence < Self.maximumSilence else {
                return fail(TransportError(.connectionLost, "the server has gone silent"))
            }
            if silence >= Self.checkInterval { send(.ping, []) }
            watchSilence()
        }
    }

    private func fail(_ error: TransportError, _ code: UInt16? = nil) {
        let report: ((Event) -> Void)? = onEvent
        onEvent = nil
        channel?.close()
        release()
        report?(.closed(error, code: code))
    }

    private func release() {
        channel = nil
        if let timer { loop.cancel(timer) }
        timer = nil
    }

    private static func sha1(_ bytes: [UInt8]) -> [UInt8] {
        var digest: [UInt8] = [UInt8](repeating: 0, count: Int(SHA_DIGEST_LENGTH))
        SHA1(bytes, bytes.count, &digest)
        return digest
    }
}
