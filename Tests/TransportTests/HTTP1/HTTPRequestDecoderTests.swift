import Testing

@testable import Transport

/// What a decoder made of some bytes, one line a step.
func decodeHTTP(_ text: String, limits: HTTPLimits = HTTPLimits(), piece: Int? = nil) -> [String] {
    let decoder: HTTPRequestDecoder = HTTPRequestDecoder(limits: limits)
    var log: [String] = []
    var rest: ArraySlice<UInt8> = Array(text.utf8)[...]
    while !rest.isEmpty {
        var input: ArraySlice<UInt8> = rest.prefix(piece ?? rest.count)
        rest = rest.dropFirst(input.count)
        do throws(HTTPError) {
            while let step = try decoder.next(&input) {
                log.append(describe(step))
            }
        } catch {
            return log + ["error \(error.status)"]
        }
    }
    return log + (decoder.isMidRequest ? ["open"] : [])
}

private func describe(_ step: HTTPRequestDecoder.Step) -> String {
    switch step {
    case .awaitsContinue:
        return "continue?"
    case .request(let request):
        let marks: String = (request.keepsAlive ? "" : " close") + (request.isUpgrade ? " upgrade" : "")
        return "\(request.method) \(request.path) [\(String(decoding: request.body, as: UTF8.self))]\(marks)"
    }
}

/// Decodes whole and in every small piece size, which must not make a difference.
private func decodeAnyhow(_ text: String, limits: HTTPLimits = HTTPLimits()) -> [String] {
    let whole: [String] = decodeHTTP(text, limits: limits)
    for piece in 1...7 {
        let split: [String] = decodeHTTP(text, limits: limits, piece: piece)
        #expect(split == whole, "pieces of \(piece) bytes of \(text.debugDescription)")
    }
    return whole
}

@Suite struct HTTPRequestDecoderTests {
    @Test func readsRequestsInOrder() {
        let text: String =
            "GET /a?x=1 HTTP/1.1\r\nHost: x\r\n\r\nPOST /b HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\nabc"
            + "POST /c HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nde\r\n1;k=v\r\nf\r\n0\r\nT: u\r\n\r\n"
            + "GET /d HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        #expect(decodeAnyhow(text) == ["GET /a []", "POST /b [abc]", "POST /c [def]", "GET /d [] close"])
    }

    @Test func knowsWhenAConnectionEnds() {
        #expect(decodeAnyhow("GET / HTTP/1.0\r\n\r\n") == ["GET / [] close"])
        #expect(decodeAnyhow("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n") == ["GET / []"])
        #expect(decodeAnyhow("GET / HTTP/1.1\r\nHo") == ["open"])
    }

    @Test func tellsThatAClientWaits() {
        let head: String = "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n"
        #expect(decodeAnyhow(head) == ["continue?", "open"])
        #expect(decodeAnyhow(head + "ab") == ["continue?", "POST / [ab]"])
        #expect(decodeAnyhow("GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n") == ["GET / []"])
        #expect(decodeAnyhow("GET / HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\n") == ["error 417"])
    }

    @Test func upgradesToWebSocketOnly() {
        let head: String = "GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: "
        #expect(decodeHTTP(head + "websocket\r\n\r\n") == ["GET /ws [] upgrade"])
        #expect(decodeAnyhow(head + "h2c\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n") == ["GET /ws []", "GET / []"])
    }

    @Test func leavesBytesBehindAnUpgradeAlone() throws {
        let decoder: HTTPRequestDecoder = HTTPRequestDecoder()
        var input: ArraySlice<UInt8> = Array(
            "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n\u{1}frame".utf8)[...]
        _ = try decoder.next(&input)
        #expect(String(decoding: input, as: UTF8.self) == "\u{1}frame")
    }

    @Test(arguments: [
        (
            "length and coding",
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        ),
        (
            "coding and length",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n"
        ),
        ("two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd"),
        ("two equal lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 4\r\n\r\nabcd"),
        ("length list", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4, 4\r\n\r\nabcd"),
        ("negative length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n"),
        ("signed length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: +1\r\n\r\na"),
        ("hexadecimal length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0x1\r\n\r\na"),
        ("unknown coding", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"),
        ("two codings", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"),
        (
            "coding twice",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        ),
        (
            "identity behind chunked",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n"
        ),
        ("coding in HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        ("blank before colon", "GET / HTTP/1.1\r\nHost : x\r\n\r\n"),
        ("bare line feeds", "GET / HTTP/1.1\nHost: x\n\n"),
        ("folded line", "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n"),
        ("folded by a tab", "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n\tc\r\n\r\n"),
        ("folded after nothing", "GET / HTTP/1.1\r\nHost: x\r\nA:\r\n c\r\n\r\n"),
        ("folded first line", "GET / HTTP/1.1\r\n Host: x\r\n\r\n"),
        (
            "junk behind a chunk size",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1 x\r\na\r\n0\r\n\r\n"
        ),
        ("chunk without its end", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\naXX0\r\n\r\n"),
        (
            "chunk size overflow",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n"
        ),
        ("NUL in a field", "GET / HTTP/1.1\r\nHost: x\r\nA: a\u{0}b\r\n\r\n"),
        ("carriage return in the target", "GET /a\rb HTTP/1.1\r\nHost: x\r\n\r\n"),
        ("carriage return in a field", "GET / HTTP/1.1\r\nHost: x\r\nA: b\rc\r\n\r\n"),
        ("blank before the colon of a length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length : 4\r\n\r\nabcd"),
        ("blank within a length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1 2\r\n\r\nabcd"),
        ("empty length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \r\n\r\nabcd"),
        ("length overflow", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 18446744073709551616\r\n\r\n"),
        (
            "vertical tab behind a coding",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\u{B}\r\n\r\n0\r\n\r\n"
        ),
        ("quoted coding", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: \"chunked\"\r\n\r\n0\r\n\r\n"),
        ("empty coding", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: \r\n\r\n0\r\n\r\n"),
        (
            "bare line feed behind a chunk size",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\na\r\n0\r\n\r\n"
        ),
        (
            "bare line feed in a chunk's extension",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;a\nb\r\na\r\n0\r\n\r\n"
        ),
        (
            "bare line feed behind a chunk",
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\n0\r\n\r\n"
        ),
        ("marked chunk size", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0x1\r\na\r\n0\r\n\r\n"),
        ("signed chunk size", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n+1\r\na\r\n0\r\n\r\n"),
        ("no chunk size", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n;a\r\na\r\n0\r\n\r\n"),
        ("field without a name", "GET / HTTP/1.1\r\nHost: x\r\n: a\r\n\r\n"),
        ("field without a colon", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length\r\n\r\n"),
        ("NUL in a name", "GET / HTTP/1.1\r\nHost: x\r\nContent\u{0}-Length: 4\r\n\r\n"),
        ("blank in the target", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n"),
        ("TLS on a plain port", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}"),
        ("no host", "GET / HTTP/1.1\r\n\r\n"),
        ("two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"),
        ("unknown method", "FETCH / HTTP/1.1\r\nHost: x\r\n\r\n"),
    ])
    func refusesWith400(_ name: String, _ text: String) {
        #expect(decodeAnyhow(text) == ["error 400"], "\(name)")
    }

    /// A body is a body, whatever the method and whatever it looks like.
    @Test(arguments: ["GET", "HEAD", "DELETE", "OPTIONS", "POST"])
    func takesNoBodyForARequest(_ method: String) {
        let inner: String = "GET /evil HTTP/1.1\r\nHost: x\r\n\r\n"
        #expect(
            decodeAnyhow("\(method) /a HTTP/1.1\r\nHost: x\r\nContent-Length: \(inner.utf8.count)\r\n\r\n\(inner)")
                == ["\(method) /a [\(inner)]"])
        let chunk: String = String(inner.utf8.count, radix: 16)
        #expect(
            decodeAnyhow(
                "\(method) /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n\(chunk)\r\n\(inner)\r\n0\r\n\r\n"
            )
                == ["\(method) /a [\(inner)]"])
    }

    /// Fields behind a body do not count as if they had stood before it.
    @Test func dropsTrailers() {
        let text: String =
            "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
            + "Content-Length: 9\r\nX-Firebase-Auth-Token: t\r\nHost: y\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n"
        #expect(decodeAnyhow(text) == ["POST /a []", "GET /b []"])
    }

    @Test func refusesOtherVersionsAndTunnels() {
        #expect(decodeAnyhow("GET /\r\nHost: x\r\n\r\n") == ["error 505"])
        #expect(decodeAnyhow("GET / HTTP/2.0\r\nHost: x\r\n\r\n") == ["error 505"])
        #expect(decodeAnyhow("CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n") == ["error 405"])
    }

    @Test func holdsItsLimits() {
        let limits: HTTPLimits = HTTPLimits(headerBytes: 60, headerFields: 3, bodyBytes: 4)
        let head: String = "POST / HTTP/1.1\r\nHost: x\r\n"
        #expect(decodeHTTP(head + "Content-Length: 4\r\n\r\nabcd", limits: limits) == ["POST / [abcd]"])
        #expect(decodeAnyhow(head + "Content-Length: 5\r\n\r\n", limits: limits) == ["error 413"])
        let chunked: String = head + "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n"
        #expect(decodeAnyhow(chunked, limits: limits) == ["error 413"])
        let long: String = String(repeating: "a", count: 60)
        #expect(decodeAnyhow(head + "A: \(long)\r\n\r\n", limits: limits) == ["error 431"])
        #expect(decodeAnyhow(head + "\(long): a\r\n\r\n", limits: limits) == ["error 431"])
        #expect(decodeAnyhow("GET /\(long)", limits: limits) == ["error 431"])
        #expect(decodeAnyhow(head + "A: 1\r\nB: 2\r\nC: 3\r\n\r\n", limits: limits) == ["error 431"])
        let trailer: String = head + "Transfer-Encoding: chunked\r\n\r\n0\r\nA: \(long)\r\n\r\n"
        #expect(decodeAnyhow(trailer, limits: limits) == ["error 431"])
        for text in [";a=\(long)", ";\(long)", #";a="\#(long)""#] {
            let extended: String = head + "Transfer-Encoding: chunked\r\n\r\n1\(text)\r\na\r\n0\r\n\r\n"
            #expect(decodeAnyhow(extended, limits: limits) == ["error 431"])
        }
        let chunk: String = "1;abcd=efgh\r\na\r\n"
        let few: String = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        #expect(decodeAnyhow(few + chunk + "0\r\n\r\n", limits: limits) == ["POST / [a]"])
        #expect(decodeAnyhow(few + chunk + chunk + chunk, limits: limits) == ["error 431"])
    }

    /// RFC 9112, section 3.2.2.
    @Test(arguments: [
        ("/p", ["localhost"]), ("http://evil.example:80/p", ["evil.example:80"]), ("HTTPS://h?q", ["h"]),
        ("http://user@h/", ["user@h"]), ("/http://h/", ["localhost"]),
    ])
    func takesTheHostFromAFullURL(_ target: String, _ hosts: [String]) throws {
        let decoder: HTTPRequestDecoder = HTTPRequestDecoder()
        var input: ArraySlice<UInt8> = Array("GET \(target) HTTP/1.1\r\nHost: localhost\r\nA: b\r\n\r\n".utf8)[...]
        guard case .request(let request) = try decoder.next(&input) else {
            Issue.record("no request")
            return
        }
        #expect(request.headers.values("host") == hosts)
        #expect(request.headers.first("a") == "b")
    }

    @Test func readsTargets() {
        #expect(decodeHTTP("GET http://h:1/p?q HTTP/1.1\r\nHost: x\r\n\r\n") == ["GET /p []"])
        #expect(decodeHTTP("GET HTTP://h?q HTTP/1.1\r\nHost: x\r\n\r\n") == ["GET / []"])
        #expect(decodeHTTP("OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n") == ["OPTIONS * []"])
    }
}
