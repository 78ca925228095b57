/// The classes of bytes that the lexical grammar knows (specification, section 2.1).
extension UInt8 {
    /// `NameStart`: a letter or an underscore.
    var isNameStart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// `NameContinue`: what may follow the first letter of a name.
    var isNameContinue: Bool { isNameStart || isDigit }

    /// `Digit`.
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// `WhiteSpace`: a space or a tab.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// A byte that is or begins a `LineTerminator`.
    var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// The value of a hexadecimal digit.
    var hexadecimalValue: UInt32? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}

extension [UInt8] {
    /// The byte at an offset, nothing past the end.
    func byte(at offset: Int) -> UInt8? { offset < count ? self[offset] : nil }

    /// Whether three of the byte stand at the offset.
    func hasTriple(_ byte: UInt8, at offset: Int) -> Bool {
        offset + 2 < count && self[offset] == byte && self[offset + 1] == byte && self[offset + 2] == byte
    }

    /// The Unicode scalar value at an offset and its number of bytes; nothing where the bytes are not UTF-8, which is what
    /// overlong forms, surrogates and numbers beyond U+10FFFF are.
    func scalar(at offset: Int) -> (value: Unicode.Scalar, length: Int)? {
        let lead: UInt8 = self[offset]
        let length: Int
        var code: UInt32
        switch lead {
        case 0..<0x80: return (Unicode.Scalar(lead), 1)
        case 0xC2...0xDF: (length, code) = (2, UInt32(lead & 0x1F))
        case 0xE0...0xEF: (length, code) = (3, UInt32(lead & 0x0F))
        case 0xF0...0xF4: (length, code) = (4, UInt32(lead & 0x07))
        default: return nil
        }
        guard offset + length <= count else { return nil }
        for index: Int in (offset + 1)..<(offset + length) {
            guard self[index] & 0xC0 == 0x80 else { return nil }
            code = code << 6 | UInt32(self[index] & 0x3F)
        }
        let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard code >= smallest, let value: Unicode.Scalar = Unicode.Scalar(code) else { return nil }
        return (value, length)
    }
}
