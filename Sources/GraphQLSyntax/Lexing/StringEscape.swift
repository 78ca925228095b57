/// An escape sequence in a quoted string (specification, section 2.9.4).
struct StringEscape {
    /// What it stands for.
    let value: Unicode.Scalar
    /// How many bytes it takes, the backslash included; both halves where it is a pair of surrogates.
    let length: Int

    /// Reads the escape whose backslash stands at `offset`; nothing where there is no valid one.
    init?(in bytes: [UInt8], at offset: Int) {
        guard let letter: UInt8 = bytes.byte(at: offset + 1) else { return nil }
        if letter == UInt8(ascii: "u") {
            self.init(unicodeIn: bytes, at: offset)
            return
        }
        guard let value: Unicode.Scalar = Self.simple(letter) else { return nil }
        self.init(value, length: 2)
    }

    private init(_ value: Unicode.Scalar, length: Int) { (self.value, self.length) = (value, length) }

    private static func simple(_ letter: UInt8) -> Unicode.Scalar? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(letter)
        case UInt8(ascii: "b"): "\u{8}"
        case UInt8(ascii: "f"): "\u{C}"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "t"): "\t"
        default: nil
        }
    }

    private init?(unicodeIn bytes: [UInt8], at offset: Int) {
        if bytes.byte(at: offset + 2) == UInt8(ascii: "{") {
            self.init(bracedIn: bytes, at: offset)
            return
        }
        guard let unit: UInt32 = Self.fourDigits(bytes, at: offset + 2) else { return nil }
        if let value: Unicode.Scalar = Unicode.Scalar(unit) {
            self.init(value, length: 6)
            return
        }
        // Half a pair means something only together with the other half, in the older form of escape.
        guard unit < 0xDC00, bytes.byte(at: offset + 6) == UInt8(ascii: "\\"),
            bytes.byte(at: offset + 7) == UInt8(ascii: "u"),
            let low: UInt32 = Self.fourDigits(bytes, at: offset + 8), (0xDC00..<0xE000).contains(low),
            let value: Unicode.Scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
        else { return nil }
        self.init(value, length: 12)
    }

    private init?(bracedIn bytes: [UInt8], at offset: Int) {
        var index: Int = offset + 3
        var code: UInt32 = 0
        while let digit: UInt32 = bytes.byte(at: index)?.hexadecimalValue {
            code = code << 4 | digit
            // Leading zeros may be many, but the number itself is bounded, so that it cannot overflow.
            guard code <= 0x10FFFF else { return nil }
            index += 1
        }
        guard index > offset + 3, bytes.byte(at: index) == UInt8(ascii: "}"),
            let value: Unicode.Scalar = Unicode.Scalar(code)
        else { return nil }
        self.init(value, length: index + 1 - offset)
    }

    private static func fourDigits(_ bytes: [UInt8], at offset: Int) -> UInt32? {
        var code: UInt32 = 0
        for index: Int in offset..<(offset + 4) {
            guard let digit: UInt32 = bytes.byte(at: index)?.hexadecimalValue else { return nil }
            code = code << 4 | digit
        }
        return code
    }
}
