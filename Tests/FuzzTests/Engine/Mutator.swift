/// Makes inputs of others: by bytes, and by the words, brackets and strings that all texts of ours are made of.
struct Mutator {
    let target: FuzzTarget
    var random: SplitMix64

    /// One of the corpus, changed in up to six places; now and then as it is.
    mutating func input() -> [UInt8] {
        var bytes: [UInt8] = random.pick(target.corpus)
        for _ in 0..<random.below(7) { change(&bytes) }
        if bytes.count > target.maximumLength { bytes.removeLast(bytes.count - target.maximumLength) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else {
            bytes = random.pick(target.corpus)
            return
        }
        switch random.below(12) {
        case 0: bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
        case 1: bytes[random.below(bytes.count)] = random.pick(Self.bytes)
        case 2: bytes.insert(random.pick(Self.bytes), at: random.below(bytes.count + 1))
        case 3: bytes.removeSubrange(range(in: bytes, longest: 16))
        case 4: insert(word(), &bytes)
        case 5: bytes.replaceSubrange(token(in: bytes), with: word())
        case 6: exchangeTokens(&bytes)
        case 7: repeatSome(&bytes)
        case 8: splice(&bytes)
        case 9: moveGroup(&bytes)
        case 10: bytes.removeLast(random.below(bytes.count))
        default: bytes.replaceSubrange(token(in: bytes), with: [])
        }
    }

    /// Bytes that scanners look at: ends, escapes, halves of characters.
    private static let bytes: [UInt8] =
        Array("\0\n\r\t \"'\\/#{}[]():,;.=&|!@$%*+-_09azAZ`~<>?^".utf8) + [
            0x7F, 0x80, 0xBF, 0xC0, 0xC3, 0xE2, 0xED, 0xA0, 0xF0, 0xF4, 0xFE, 0xFF,
        ]

    /// Numbers at the ends of ranges, and characters that count otherwise in bytes, scalars and graphemes.
    private static let words: [[UInt8]] = [
        "0", "-0", "1", "-1", "127", "128", "255", "256", "32767", "65535", "65536", "2147483647", "-2147483648",
        "2147483648", "4294967295", "4294967296", "9007199254740993", "9223372036854775807", "-9223372036854775808",
        "9223372036854775808", "18446744073709551615", "18446744073709551616", "1e308", "1e309", "1e-400", "-1e999999",
        "0.1", "1e9999999999999999999", "NaN", "Infinity", "null", "true", "false", "\"\"", "''", "{}", "[]", "é",
        "e\u{301}", "\u{1F468}\u{200D}\u{1F469}", "\u{FEFF}", "\u{0}", "\r\n", "\u{2028}", "\\u0000", "\\uD800",
        "\\uDC00", "\\uD83D\\uDE00", "%00", "%", "//", "/*", "--", "\u{10FFFF}", "\u{E000}",
    ].map { Array($0.utf8) }

    private mutating func word() -> [UInt8] {
        target.words.isEmpty || random.below(4) == 0 ? random.pick(Self.words) : random.pick(target.words)
    }

    private mutating func insert(_ word: [UInt8], _ bytes: inout [UInt8]) {
        bytes.insert(
            contentsOf: word, at: random.below(4) == 0 ? random.below(bytes.count + 1) : token(in: bytes).lowerBound)
    }

    private mutating func range(in bytes: [UInt8], longest: Int) -> Range<Int> {
        let start: Int = random.below(bytes.count)
        return start..<min(bytes.count, start + 1 + random.below(longest))
    }

    /// A word, a number, a run of spaces or a sign.
    private mutating func token(in bytes: [UInt8]) -> Range<Int> {
        guard !bytes.isEmpty else { return 0..<0 }
        let place: Int = random.below(bytes.count)
        let kind: Int = Self.kind(bytes[place])
        guard kind != 0 else { return place..<place + 1 }
        var (start, end): (Int, Int) = (place, place + 1)
        while start > 0, Self.kind(bytes[start - 1]) == kind { start -= 1 }
        while end < bytes.count, Self.kind(bytes[end]) == kind { end += 1 }
        return start..<end
    }

    private static func kind(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF:
            1
        case 0x20, 0x0A, 0x0D, 0x09: 2
        default: 0
        }
    }

    private mutating func exchangeTokens(_ bytes: inout [UInt8]) {
        let (one, other): (Range<Int>, Range<Int>) = (token(in: bytes), token(in: bytes))
        let (first, second): (Range<Int>, Range<Int>) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
        guard first.upperBound <= second.lowerBound else { return }
        let (early, late): ([UInt8], [UInt8]) = (Array(bytes[first]), Array(bytes[second]))
        bytes.replaceSubrange(second, with: early)
        bytes.replaceSubrange(first, with: late)
    }

    /// Some of it again, a few times or very often: depth, and width.
    private mutating func repeatSome(_ bytes: inout [UInt8]) {
        let part: Range<Int> = random.below(2) == 0 ? token(in: bytes) : range(in: bytes, longest: 24)
        let times: Int = random.below(8) == 0 ? 1 + target.maximumLength / part.count : 1 + random.below(6)
        let more: [UInt8] = Array(repeatElement(bytes[part], count: times).joined())
        bytes.insert(contentsOf: more.prefix(target.maximumLength), at: part.lowerBound)
    }

    private mutating func splice(_ bytes: inout [UInt8]) {
        let other: [UInt8] = random.pick(target.corpus)
        guard !other.isEmpty else { return }
        bytes = Array(bytes.prefix(random.below(bytes.count + 1))) + other.suffix(random.below(other.count + 1))
    }

    /// What stands in one pair of brackets or quotes takes the place of what stands in another.
    private mutating func moveGroup(_ bytes: inout [UInt8]) {
        guard let from: Range<Int> = group(in: bytes), let to: Range<Int> = group(in: bytes) else { return }
        bytes.replaceSubrange(to, with: Array(bytes[from]))
    }

    private mutating func group(in bytes: [UInt8]) -> Range<Int>? {
        let start: Int = random.below(bytes.count)
        guard let open: Int = bytes[start...].firstIndex(where: { Self.closing[$0] != nil }),
            let close: UInt8 = Self.closing[bytes[open]]
        else { return nil }
        var depth: Int = 0
        for index: Int in (open + 1)..<max(open + 1, bytes.count) {
            if bytes[index] == close {
                guard depth > 0 else { return open..<index + 1 }
                depth -= 1
            } else if bytes[index] == bytes[open] {
                depth += 1
            }
        }
        return nil
    }

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "\""): UInt8(ascii: "\""),
        UInt8(ascii: "'"): UInt8(ascii: "'"),
    ]
}
