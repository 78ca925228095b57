import JSON
import WebSocketProtocol

@testable import Transport

extension FuzzTarget {
    static let http: FuzzTarget = FuzzTarget(
        "http", "requests of HTTP/1, whole and in pieces",
        texts: [
            "GET /a?x=1 HTTP/1.1\r\nHost: x\r\n\r\n", "POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc",
            "POST /c HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2;a=b\r\nde\r\n0\r\nA: b\r\n\r\n",
            "POST /d HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\nz",
            "GET /e HTTP/1.0\r\nConnection: keep-alive\r\nA: b\r\n c\r\n\r\n",
            "GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n",
        ],
        words: [
            "\r\n", "\n", "\r", ": ", "Content-Length: ", "Transfer-Encoding: chunked",
            "Transfer-Encoding: gzip, chunked",
            "Host: ", "HTTP/1.1", "HTTP/2.0", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "CONNECT", "OPTIONS *", "http://x/",
            "0\r\n\r\n",
            "ffffffffffffffff\r\n", "\r\n ", "\t", "Connection: close", "Expect: 100-continue",
        ], maximumLength: 1024
    ) { bytes in
        let whole: [String] = HTTPCheck.decode(bytes, piece: bytes.count)
        for piece: Int in [1, 3, 7] where HTTPCheck.decode(bytes, piece: piece) != whole {
            return "in pieces of \(piece) it is read otherwise"
        }
        return nil
    }

    static let routes: FuzzTarget = FuzzTarget(
        "routes", "paths and resource names",
        texts: [
            "/v1/projects/p/locations/l/services/s/connectors/c:executeQuery",
            "/v1beta/projects/p/locations/l/services/s:executeGraphql",
            "/ws/google.firebase.dataconnect.v1.ConnectorStreamService.Connect/p/locations/l/services/s",
            "/v1/projects/%70/locations/l/services/s/connectors/c%3A:impersonateMutation", "/",
            "projects/p/locations/l/services/s/connectors/c",
        ],
        words: ["/", ":", "%2F", "%", "%C3%A9", "%FF", "..", "projects", "connectors", ":executeQuery", "v1alpha"],
        maximumLength: 512
    ) { bytes in
        let path: String = String(decoding: bytes, as: UTF8.self)
        let route: Route = Route(path: path[...])
        _ = (route.takes("POST"), route.methods, PercentCoding.decode(path[...]))
        guard let name: ResourceName = ResourceName(path) else { return nil }
        return unless(ResourceName(path) == name, "a name differs from itself")
    }

    static let websocket: FuzzTarget = FuzzTarget(
        "websocket", "frames of WebSockets, whole and in pieces", corpus: WebSocketCheck.corpus,
        words: [
            [0x81], [0x82], [0x88], [0x89], [0x8A], [0x00], [0x01], [0xC1], [0xFE], [0xFF], [0x7E, 0xFF, 0xFF],
            [0x7F, 0, 0, 0, 0, 0, 1, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x03, 0xE8],
        ],
        check: WebSocketCheck.check)

    static let handshake: FuzzTarget = FuzzTarget(
        "handshake", "the handshake of WebSockets, both sides",
        texts: [
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\nrest",
            "dGhlIHNhbXBsZSBub25jZQ==", "keep-alive , Upgrade,websocket",
        ],
        words: ["\r\n", ":", "HTTP/1.1 ", "101", "=", "==", ",", " "], maximumLength: 1024
    ) { bytes in
        var rest: ArraySlice<UInt8> = bytes[...]
        if let response: HandshakeResponse = try? HandshakeResponse.take(from: &rest) {
            _ = response.values("upgrade")
            try? ClientHandshake(nonce: Array(repeating: 7, count: 16)) { _ in Array(repeating: 0, count: 20) }
                .validate(response)
        }
        let text: String = String(decoding: bytes, as: UTF8.self)
        for field: String in ["upgrade", "connection", "sec-websocket-version", "sec-websocket-key"] {
            let values: (String) -> [String] = { name in
                let right: [String: String] = [
                    "upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13",
                    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
                ]
                return [name == field ? text : right[name] ?? ""]
            }
            _ = try? ServerHandshake.accept(method: "GET", isAtLeastHTTP11: true, values: values) { _ in
                Array(repeating: 0, count: 20)
            }
        }
        return nil
    }

    static let frames: FuzzTarget = FuzzTarget(
        "frames", "messages of the stream",
        texts: [
            #"{"requestId":"1","subscribe":{"operationName":"Q","variables":{"a":[1,{"b":null}]}},"headers":{"x":"y"}}"#,
            #"{"name":"projects/p/locations/l/services/s/connectors/c","request_id":"2","execute":{"operationName":"M"}}"#,
            #"{"requestId":"3","resume":{},"dataEtag":"e"}"#, #"{"requestId":"4","cancel":{}}"#,
            #"{"headers":{"authorization":"Bearer t"}}"#,
        ],
        words: [
            #""requestId":"#, #""request_id":"#, #""subscribe":"#, #""execute":"#, #""cancel":{}"#, #""resume":null"#,
            #""headers":"#, #""variables":"#,
        ]
    ) { bytes in
        let found: String? = StreamRequestDecoder.requestID(inPrefix: bytes)
        do throws(JSONError) {
            let request: StreamRequest = try StreamRequestDecoder.decode(bytes)
            return unless(
                request.requestID == found ?? "",
                "the prefix has the id \(found ?? "-"), the whole \(request.requestID)")
        } catch {
            return misplaced(error.offset, in: bytes)
        }
    }

    static let bodies: FuzzTarget = FuzzTarget(
        "bodies", "bodies of operations and documents, impersonation included",
        texts: [
            #"{"name":"n","operationName":"Q","variables":{"a":1},"extensions":{}}"#,
            #"{"query":"{ a }","operationName":"","variables":null,"extensions":{"impersonate":{"authClaims":{"sub":"ada"}}}}"#,
            #"{"operation_name":"M","extensions":{"impersonate":{"unauthenticated":true,"includeDebugDetails":true}}}"#,
        ],
        words: [
            #""operationName":"#, #""query":"#, #""variables":"#, #""impersonate":"#, #""authClaims":"#, #""sub":"#,
            #""unauthenticated":true"#,
        ]
    ) { bytes in
        do throws(JSONError) {
            _ = try OperationBody(bytes)
        } catch {
            if let fault: String = misplaced(error.offset, in: bytes) { return fault }
        }
        do throws(JSONError) {
            _ = try DocumentBody(bytes)
        } catch {
            return misplaced(error.offset, in: bytes)
        }
        return nil
    }
}

enum HTTPCheck {
    /// What was read, a line for each step.
    static func decode(_ bytes: [UInt8], piece: Int) -> [String] {
        let limits: HTTPLimits = HTTPLimits(headerBytes: 400, headerFields: 12, bodyBytes: 64)
        let decoder: HTTPRequestDecoder = HTTPRequestDecoder(limits: limits)
        var log: [String] = []
        var rest: ArraySlice<UInt8> = bytes[...]
        while !rest.isEmpty {
            var input: ArraySlice<UInt8> = rest.prefix(piece)
            rest = rest.dropFirst(input.count)
            do throws(HTTPError) {
                while let step: HTTPRequestDecoder.Step = try decoder.next(&input) {
                    switch step {
                    case .awaitsContinue: log.append("continue?")
                    case .request(let request):
                        _ = Route(path: request.path[...])
                        log.append(
                            "\(request.method) \(request.path) \(request.body) \(request.keepsAlive) \(request.isUpgrade)"
                        )
                        if request.body.count > limits.bodyBytes { log.append("a body beyond the limit at \(piece)") }
                    }
                }
            } catch {
                // Of two things that are wrong with one line, pieces may show the later one first: a line too long before a sign in it.
                return log + ["error"]
            }
        }
        return log + (decoder.isMidRequest ? ["open"] : [])
    }
}

enum WebSocketCheck {
    static let corpus: [[UInt8]] = {
        var chat: [UInt8] = []
        FrameEncoder.appendMasked(.text, payload: Array("{\"a\":\"é\"}".utf8), key: MaskingKey(7), to: &chat)
        FrameEncoder.appendMasked(.ping, payload: [1, 2], key: MaskingKey(0), to: &chat)
        var parts: [UInt8] = []
        FrameEncoder.appendMasked(.text, payload: [0xC3], key: MaskingKey(0), isFinal: false, to: &parts)
        FrameEncoder.appendMasked(.continuation, payload: [0xA9], key: MaskingKey(1), isFinal: true, to: &parts)
        FrameEncoder.appendMasked(.close, payload: [0x03, 0xE8, 0x61], key: MaskingKey(9), isFinal: true, to: &parts)
        var server: [UInt8] = []
        FrameEncoder.append(.binary, payload: Array(repeating: 0, count: 300), to: &server)
        FrameEncoder.append(.text, payload: Array("ok".utf8), to: &server)
        return [chat, parts, server]
    }()

    /// Any split is read alike, and no more comes out than went in.
    @Sendable static func check(_ bytes: [UInt8]) -> String? {
        for role: FrameDecoder.Role in [.server, .client] {
            for oversize: FrameDecoder.Oversize in [.fail, .skip(keeping: 8, total: 900)] {
                let whole: (log: [String], size: Int) = decode(bytes, role, oversize, piece: bytes.count)
                guard whole.size <= bytes.count else { return "\(whole.size) bytes of \(bytes.count)" }
                for piece: Int in [1, 5] where decode(bytes, role, oversize, piece: piece).log != whole.log {
                    return "in pieces of \(piece) it is read otherwise"
                }
            }
        }
        return nil
    }

    private static func decode(
        _ bytes: [UInt8], _ role: FrameDecoder.Role, _ oversize: FrameDecoder.Oversize, piece: Int
    ) -> (log: [String], size: Int) {
        var decoder: FrameDecoder = FrameDecoder(role: role, maximumMessageSize: 256, oversize: oversize)
        var log: [String] = []
        var size: Int = 0
        var rest: ArraySlice<UInt8> = bytes[...]
        while !rest.isEmpty {
            var input: ArraySlice<UInt8> = rest.prefix(piece)
            rest = rest.dropFirst(input.count)
            do throws(WebSocketError) {
                while let event: FrameDecoder.Event = try decoder.next(&input) {
                    log.append("\(event)")
                    switch event {
                    case .text(let payload), .binary(let payload), .ping(let payload), .pong(let payload),
                        .oversized(let payload):
                        size += payload.count
                    case .close: break
                    }
                }
            } catch {
                return (log + ["\(error)"], size)
            }
        }
        return (log, size)
    }
}
