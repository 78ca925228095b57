/// Tells valid UTF-8 from invalid, piece by piece, at the first wrong byte.
///
/// A text message may be cut anywhere, also within a character, so the state between two pieces is part of the value.
///
/// - Source: RFC 3629, section 4 (no overlong forms, no surrogates, nothing above U+10FFFF); RFC 6455, section 8.1.
public struct UTF8Validator: Sendable {
    /// Continuation bytes still owed by the character that is open.
    private var owed: Int = 0
    /// The bounds of the next continuation byte; narrower than 80...BF only right after some lead bytes.
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF

    /// A validator at the start of a text.
    public init() {}

    /// Whether the text may end here, that is, no character is open.
    public var isComplete: Bool { owed == 0 }

    /// Takes the next piece.
    ///
    /// - Returns: false when the text so far cannot be the beginning of valid UTF-8.
    public mutating func accept(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var index: Int = 0
        while index < bytes.count {
            if owed == 0 {
                index = Self.skipASCII(bytes, from: index)
                guard index < bytes.count else { break }
            }
            guard accept(bytes[index]) else { return false }
            index += 1
        }
        return true
    }

    private mutating func accept(_ byte: UInt8) -> Bool {
        if owed > 0 {
            guard byte >= lowest && byte <= highest else { return false }
            owed -= 1
            (lowest, highest) = (0x80, 0xBF)
            return true
        }
        switch byte {
        case 0x00...0x7F: break
        case 0xC2...0xDF: owed = 1
        case 0xE0: (owed, lowest) = (2, 0xA0)
        case 0xED: (owed, highest) = (2, 0x9F)
        case 0xE1...0xEF: owed = 2
        case 0xF0: (owed, lowest) = (3, 0x90)
        case 0xF1...0xF3: owed = 3
        case 0xF4: (owed, highest) = (3, 0x8F)
        default: return false
        }
        return true
    }

    /// JSON is mostly ASCII: eight bytes a step.
    private static func skipASCII(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var index: Int = start
        while index + 8 <= bytes.count,
            bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
            index += 8
        }
        while index < bytes.count, bytes[index] < 0x80 {
            index += 1
        }
        return index
    }
}
