import Testing

@testable import WebSocketProtocol

@Suite struct FrameEncoderTests {
    @Test(
        arguments: [
            (0, [0x81, 0x00]),
            (125, [0x81, 0x7D]),
            (126, [0x81, 0x7E, 0x00, 0x7E]),
            (65535, [0x81, 0x7E, 0xFF, 0xFF]),
            (65536, [0x81, 0x7F, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] as [(Int, [UInt8])])
    func writesTheShortestLength(_ count: Int, _ expected: [UInt8]) {
        var output: [UInt8] = []
        FrameEncoder.appendHeader(.text, payloadCount: count, to: &output)
        #expect(output == expected)
    }

    @Test func masksAsTheSpecificationShows() {
        var output: [UInt8] = []
        FrameEncoder.appendMasked(.text, payload: "Hello".utf8, key: MaskingKey(0x37FA_213D), to: &output)
        #expect(output == [0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58])
    }

    @Test func writesFragments() {
        var output: [UInt8] = []
        FrameEncoder.append(.text, payload: "Hel".utf8, isFinal: false, to: &output)
        FrameEncoder.append(.continuation, payload: "lo".utf8, to: &output)
        #expect(output == [0x01, 0x03, 0x48, 0x65, 0x6C, 0x80, 0x02, 0x6C, 0x6F])
    }

    @Test func cutsLongCloseReasonsAtACharacter() {
        let frame: CloseFrame = CloseFrame(code: .normal, reason: String(repeating: "€", count: 60))
        #expect(frame.payload.count == 2 + 41 * 3)
        #expect(throws: Never.self) { try CloseFrame(payload: frame.payload) }
        #expect(CloseFrame(code: .noStatus).payload == [])
    }

    @Test func masksFromAnyOffset() {
        let key: MaskingKey = MaskingKey(0x0102_0304)
        let whole: [UInt8] = masked([UInt8](repeating: 0, count: 64), key, from: 0)
        for start in 0..<20 {
            #expect(masked([UInt8](repeating: 0, count: 64 - start), key, from: start) == Array(whole[start...]))
        }
        #expect(whole.prefix(5) == [1, 2, 3, 4, 1])
    }

    private func masked(_ bytes: [UInt8], _ key: MaskingKey, from offset: Int) -> [UInt8] {
        var copy: [UInt8] = bytes
        copy.withUnsafeMutableBytes { key.apply(to: $0, offset: offset) }
        return copy
    }
}
