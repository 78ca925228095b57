import Testing

@testable import WebSocketProtocol

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

@Suite struct FuzzTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func anySplitDecodesAlike(_ seed: UInt64) {
        var random: SeededGenerator = SeededGenerator(seed: seed)
        var bytes: [UInt8] = conversation(&random)
        if Bool.random(using: &random), !bytes.isEmpty {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
        }
        let limits: [FrameDecoder.Oversize] = [.fail, .skip(keeping: 100, total: 70_000)]
        let limit: Int = Int.random(in: 10...66_000, using: &random)
        for oversize in limits {
            let whole: Decoding = decode(bytes, role: .server, limit: limit, oversize: oversize)
            let longest: Int = max(9, bytes.count / 40)
            let pieces: [Int] = (0..<200).map { _ in Int.random(in: 1...longest, using: &random) }
            let split: Decoding = decode(bytes, role: .server, limit: limit, oversize: oversize, pieces: pieces)
            #expect(whole == split, "seed \(seed), \(oversize)")
        }
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func whatIsWrittenIsRead(_ seed: UInt64) {
        var random: SeededGenerator = SeededGenerator(seed: seed)
        let payload: [UInt8] = [UInt8](
            repeating: UInt8.random(in: 0...127, using: &random), count: Int.random(in: 0...70_000, using: &random))
        var client: [UInt8] = []
        FrameEncoder.appendMasked(.text, payload: payload, key: MaskingKey(random.next32()), to: &client)
        #expect(decode(client, role: .server) == Decoding(events: [.text(payload)]), "seed \(seed)")
        var server: [UInt8] = []
        FrameEncoder.append(.binary, payload: payload, to: &server)
        #expect(decode(server, role: .client) == Decoding(events: [.binary(payload)]), "seed \(seed)")
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func textIsCheckedAsTheLibraryDoes(_ seed: UInt64) {
        var random: SeededGenerator = SeededGenerator(seed: seed)
        var bytes: [UInt8] = Array(String((0..<20).map { _ in random.nextCharacter() }).utf8)
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        let isValid: Bool = String(validating: bytes, as: UTF8.self) != nil
        var frame: [UInt8] = []
        FrameEncoder.append(.text, payload: bytes, to: &frame)
        let decoded: Decoding = decode(frame, pieces: [3, 5, 1, 1, 2])
        #expect((decoded.failure == nil) == isValid, "seed \(seed)")
    }

    /// Some valid frames, as a client might send them.
    private func conversation(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        var isOpen: Bool = false
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let isControl: Bool = Int.random(in: 0..<4, using: &random) == 0
            let longest: Int = isControl ? 125 : [5, 300, 66_000].randomElement(using: &random) ?? 5
            let count: Int = Int.random(in: 0...longest, using: &random)
            let payload: [UInt8] = [UInt8](repeating: 0x61, count: count)
            let isFinal: Bool = isControl || Bool.random(using: &random)
            let opcode: Opcode = isControl ? .ping : isOpen ? .continuation : .text
            isOpen = isControl ? isOpen : !isFinal
            FrameEncoder.appendMasked(
                opcode, payload: payload, key: MaskingKey(random.next32()), isFinal: isFinal, to: &bytes)
        }
        return bytes
    }
}

extension SeededGenerator {
    mutating func next32() -> UInt32 { UInt32(truncatingIfNeeded: next()) }

    mutating func nextCharacter() -> Character {
        let characters: [Character] = ["a", "é", "€", "𝄞", "z", "\u{7FF}", "\u{FFFD}"]
        return characters.randomElement(using: &self) ?? "a"
    }
}
