import JSON

/// Finds where values of JSON end, as quickly as can be: what PostgreSQL wrote need not be checked, only never read beyond its end.
struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset: Int = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The next byte that is no white space; it is not passed.
    mutating func next() throws(JSONError) -> UInt8 {
        while offset < bytes.count {
            let byte: UInt8 = bytes[offset]
            if byte > 0x20 { return byte }
            offset += 1
        }
        throw end
    }

    private var end: JSONError { JSONError("the text ends too early", at: offset) }

    /// Whether the object or list has another element; its end, and the comma before an element, are passed.
    mutating func hasElement(_ index: Int, before closing: UInt8) throws(JSONError) -> Bool {
        let byte: UInt8 = try next()
        if byte == closing {
            offset += 1
            return false
        }
        if byte == UInt8(ascii: ",") {
            offset += 1
        } else if index > 0 {
            throw JSONError("',' was expected", at: offset)
        }
        return true
    }

    /// Passes the name of a member and the colon behind it.
    mutating func name() throws(JSONError) -> Range<Int> {
        guard try next() == UInt8(ascii: "\"") else { throw JSONError("a name was expected", at: offset) }
        let start: Int = offset + 1
        try skipString()
        let end: Int = offset - 1
        guard try next() == UInt8(ascii: ":") else { throw JSONError("':' was expected", at: offset) }
        offset += 1
        return start..<end
    }

    /// Whether the member that begins here is that of the id.
    var isAtID: Bool {
        offset + 2 < bytes.count && bytes[offset + 1] == UInt8(ascii: "#") && bytes[offset + 2] == UInt8(ascii: "\"")
    }

    // MARK: Values

    /// Passes a value, whatever it is.
    mutating func skipValue() throws(JSONError) {
        switch try next() {
        case UInt8(ascii: "\""): try skipString()
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            offset += 1
            try skipRest()
        default: skipWord()
        }
    }

    /// Passes what is left of the object or list around, and its end.
    mutating func skipRest() throws(JSONError) {
        var depth: Int = 1
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""): try skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                offset += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                offset += 1
                if depth == 0 { return }
            default: offset += 1
            }
        }
        throw end
    }

    /// A number, `true`, `false` or `null`.
    private mutating func skipWord() {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0...0x20: return
            default: offset += 1
            }
        }
    }

    /// Passes the string that begins here.
    mutating func skipString() throws(JSONError) {
        offset += 1
        while true {
            skipPlain()
            guard offset < bytes.count else { throw end }
            guard bytes[offset] == UInt8(ascii: "\\") else { break }
            // Whatever is escaped, `\u0022` too, has no quote behind its first byte.
            offset += 2
        }
        offset += 1
    }

    /// Goes on to the next quote or backslash, eight bytes at a time.
    private mutating func skipPlain() {
        while offset + 8 <= bytes.count {
            let word: UInt64 = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let found: UInt64 =
                Self.zeros(word.littleEndian ^ Self.quotes) | Self.zeros(word.littleEndian ^ Self.backslashes)
            guard found == 0 else {
                offset += found.trailingZeroBitCount >> 3
                return
            }
            offset += 8
        }
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\\") {
            offset += 1
        }
    }

    private static let quotes: UInt64 = 0x2222_2222_2222_2222
    private static let backslashes: UInt64 = 0x5C5C_5C5C_5C5C_5C5C

    /// The top bit of each byte that is zero; the lowest of them is right, those above may not be.
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }
}
