/// Comparisons of protocol text, which is ASCII and knows no locale.
enum ASCII {
    /// Lower case of a letter; other bytes are unchanged.
    static func fold(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    /// Whether `bytes` is `lowercased`, without regard to case.
    static func equalFolded(_ bytes: ArraySlice<UInt8>, _ lowercased: String) -> Bool {
        guard bytes.count == lowercased.utf8.count else { return false }
        var index: Int = bytes.startIndex
        for byte: UInt8 in lowercased.utf8 {
            guard fold(bytes[index]) == byte else { return false }
            index += 1
        }
        return true
    }

    /// Whether two texts are equal without regard to case.
    static func equalFolded(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).allSatisfy { fold($0) == fold($1) }
    }

    /// Lower case of the ASCII letters.
    static func lowercased(_ text: String) -> String {
        String(decoding: text.utf8.map(fold), as: UTF8.self)
    }

    /// Without the blanks and tabs at both ends.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var start: Int = bytes.startIndex
        var end: Int = bytes.endIndex
        while start < end, isBlank(bytes[start]) { start += 1 }
        while start < end, isBlank(bytes[end - 1]) { end -= 1 }
        return bytes[start..<end]
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
