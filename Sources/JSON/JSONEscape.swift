/// How strings of JSON hold what cannot stand in them as it is (RFC 8259, section 7).
public enum JSONEscape {
    /// Whether a byte of UTF-8 cannot.
    @inlinable public static func isNeeded(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Appends such a byte behind a backslash.
    public static func append(_ byte: UInt8, to utf8: inout [UInt8]) {
        utf8.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x0A: utf8.append(UInt8(ascii: "n"))
        case 0x0D: utf8.append(UInt8(ascii: "r"))
        case 0x09: utf8.append(UInt8(ascii: "t"))
        case 0..<0x20:
            utf8.append(contentsOf: "u00".utf8)
            utf8.append(digit(byte >> 4))
            utf8.append(digit(byte & 15))
        default: utf8.append(byte)
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
