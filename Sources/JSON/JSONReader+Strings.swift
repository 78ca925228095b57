extension JSONReader {
    /// Reads a string and unescapes it.
    ///
    /// - Errors: control characters, invalid escapes, invalid UTF-8, unpaired surrogates (unless kept).
    public mutating func readString() throws(JSONError) -> String {
        let scanned: Scanned = try scanString()
        let content: Range<Int> = scanned.content
        if scanned.isPlain {
            // By far the most common: nothing to validate.
            return utf8.withUnsafeBufferPointer {
                String(decoding: UnsafeBufferPointer(rebasing: $0[content]), as: UTF8.self)
            }
        }
        guard scanned.hasEscapes else {
            guard let text: String = String(validating: utf8[content], as: UTF8.self) else {
                throw JSONError("the string is not valid UTF-8", at: content.lowerBound)
            }
            return text
        }
        let bytes: [UInt8] = try unescape(content)
        guard let text: String = String(validating: bytes, as: UTF8.self) else {
            throw JSONError("the string is not valid Unicode text", at: content.lowerBound)
        }
        return text
    }

    /// Reads a string to bytes; with `keepsSurrogates` these may hold surrogates, three bytes each, and so not be UTF-8.
    public mutating func readStringBytes() throws(JSONError) -> [UInt8] {
        let scanned: Scanned = try scanString()
        return scanned.hasEscapes ? try unescape(scanned.content) : Array(utf8[scanned.content])
    }

    struct Scanned {
        var content: Range<Int>
        var hasEscapes: Bool
        /// Without escapes and all ASCII: the bytes are the text.
        var isPlain: Bool
    }

    /// Finds the end of a string; its escapes are looked at when somebody wants its text.
    mutating func scanString() throws(JSONError) -> Scanned {
        guard try nextByte() == UInt8(ascii: "\"") else { throw JSONError("a string was expected", at: offset) }
        let start: Int = offset + 1
        var index: Int = start
        var hasEscapes: Bool = false
        var seen: UInt8 = 0
        while index < end {
            let byte: UInt8 = utf8[index]
            seen |= byte
            switch byte {
            case UInt8(ascii: "\""):
                advance(by: index + 1 - offset)
                return Scanned(
                    content: start..<index, hasEscapes: hasEscapes, isPlain: !hasEscapes && seen < 0x80)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                index += 2
            case 0..<0x20:
                throw JSONError("a control character in a string must be escaped", at: index)
            default: index += 1
            }
        }
        throw JSONError("the string is not closed", at: start - 1)
    }

    private func unescape(_ content: Range<Int>) throws(JSONError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.count)
        var index: Int = content.lowerBound
        while index < content.upperBound {
            let byte: UInt8 = utf8[index]
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                index += 1
                continue
            }
            index += try appendEscape(at: index, before: content.upperBound, to: &bytes)
        }
        return bytes
    }

    /// Appends what the escape at `index` stands for and gives the number of bytes it takes.
    private func appendEscape(at index: Int, before end: Int, to bytes: inout [UInt8]) throws(JSONError) -> Int {
        guard index + 1 < end else { throw JSONError("the escape is cut off", at: index) }
        switch utf8[index + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(utf8[index + 1])
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "u"): return try appendUnicodeEscape(at: index, before: end, to: &bytes)
        default: throw JSONError("unknown escape", at: index)
        }
        return 2
    }

    private func appendUnicodeEscape(at index: Int, before end: Int, to bytes: inout [UInt8]) throws(JSONError) -> Int {
        let unit: UInt32 = try hexadecimal(at: index + 2, before: end)
        if unit >= 0xD800, unit < 0xDC00, index + 7 < end, utf8[index + 6] == UInt8(ascii: "\\"),
            utf8[index + 7] == UInt8(ascii: "u")
        {
            let low: UInt32 = try hexadecimal(at: index + 8, before: end)
            if low >= 0xDC00, low < 0xE000 {
                Self.appendUTF8(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), to: &bytes)
                return 12
            }
        }
        if unit >= 0xD800, unit < 0xE000, !keepsSurrogates {
            throw JSONError("the escape is half of a surrogate pair", at: index)
        }
        Self.appendUTF8(unit, to: &bytes)
        return 6
    }

    private func hexadecimal(at index: Int, before end: Int) throws(JSONError) -> UInt32 {
        guard index + 4 <= end else { throw JSONError("\\u needs four hexadecimal digits", at: index) }
        var value: UInt32 = 0
        for position: Int in index..<(index + 4) {
            guard let digit: Int = Character(UnicodeScalar(utf8[position])).hexDigitValue, utf8[position] < 0x80 else {
                throw JSONError("\\u needs four hexadecimal digits", at: position)
            }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    /// Appends a code point, surrogates included, in the manner of UTF-8.
    private static func appendUTF8(_ code: UInt32, to bytes: inout [UInt8]) {
        switch code {
        case 0..<0x80: bytes.append(UInt8(code))
        case 0x80..<0x800:
            bytes.append(UInt8(0xC0 | code >> 6))
            bytes.append(UInt8(0x80 | code & 0x3F))
        case 0x800..<0x10000:
            bytes.append(UInt8(0xE0 | code >> 12))
            bytes.append(UInt8(0x80 | code >> 6 & 0x3F))
            bytes.append(UInt8(0x80 | code & 0x3F))
        default:
            bytes.append(UInt8(0xF0 | code >> 18))
            bytes.append(UInt8(0x80 | code >> 12 & 0x3F))
            bytes.append(UInt8(0x80 | code >> 6 & 0x3F))
            bytes.append(UInt8(0x80 | code & 0x3F))
        }
    }
}
