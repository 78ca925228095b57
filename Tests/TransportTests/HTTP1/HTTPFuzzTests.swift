import Testing
import Tokens

@testable import Transport

/// A small seeded generator, so that a failing case can be run again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed: UInt64 = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite struct HTTPFuzzTests {
    private static let seeds: [String] = [
        "GET /a?x=1 HTTP/1.1\r\nHost: x\r\n\r\n",
        "POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc",
        "POST /c HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nde\r\n0\r\nA: b\r\n\r\n",
        "POST /d HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\nz",
        "GET /e HTTP/1.0\r\nConnection: keep-alive\r\nA: b\r\n c\r\n\r\n",
    ]

    @Test(arguments: 0..<500 as Range<UInt64>)
    func anySplitDecodesAlike(_ seed: UInt64) {
        var random: SeededGenerator = SeededGenerator(seed: seed)
        var bytes: [UInt8] = (0..<3).flatMap { _ in Array((Self.seeds.randomElement(using: &random) ?? "").utf8) }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            mutate(&bytes, &random)
        }
        let text: String = String(decoding: bytes.map { $0 & 0x7F }, as: UTF8.self)
        let limits: HTTPLimits = HTTPLimits(headerBytes: 120, headerFields: 4, bodyBytes: 8)
        let whole: [String] = decodeHTTP(text, limits: limits)
        for piece in [1, 2, 3, 7, 19] {
            #expect(decodeHTTP(text, limits: limits, piece: piece) == whole, "seed \(seed), pieces of \(piece)")
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let index: Int = Int.random(in: 0..<bytes.count, using: &random)
        let interesting: [UInt8] = Array("\r\n :\t0;,\0".utf8)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = interesting.randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: index)
        default: bytes.insert(interesting.randomElement(using: &random) ?? 0, at: index)
        }
    }
}

@Suite struct StreamRequestFuzzTests {
    @Test(arguments: 0..<500 as Range<UInt64>)
    func neverCrashesAndKeepsTheID(_ seed: UInt64) {
        var random: SeededGenerator = SeededGenerator(seed: seed)
        var bytes: [UInt8] = Array(
            #"{"requestId":"1","subscribe":{"operationName":"Q","variables":{"a":[1,{"b":null}]}},"headers":{"x":"y"}}"#
                .utf8)
        let index: Int = Int.random(in: 17..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
        bytes.removeLast(Int.random(in: 0..<(bytes.count - 17), using: &random))
        _ = try? StreamRequestDecoder.decode(bytes)
        #expect(StreamRequestDecoder.requestID(inPrefix: bytes) == "1", "seed \(seed)")
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func tokensNeverCrash(_ seed: UInt64) {
        var random: SeededGenerator = SeededGenerator(seed: seed)
        var bytes: [UInt8] = Array(token(#"{"sub":"ada","exp":1e3,"a":[{}]}"#).utf8)
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...127, using: &random)
        _ = try? DevTokenVerifier().verify(String(decoding: bytes, as: UTF8.self), now: 10)
    }
}
