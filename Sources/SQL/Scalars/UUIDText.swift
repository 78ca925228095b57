/// The one spelling of a UUID: 32 lower-case hex digits (language reference, "UUID").
public enum UUIDText {
    /// The canonical spelling of a UUID, or nothing when the text is none.
    ///
    /// - Accepts: with or without dashes, in upper or lower case, with `urn:uuid:` before it or in braces.
    public static func canonical(_ text: String) -> String? { canonical(of: text.utf8) }

    /// The same of bytes that need not be valid text.
    public static func canonical(_ bytes: ArraySlice<UInt8>) -> String? { canonical(of: bytes) }

    private static func canonical(of bytes: some BidirectionalCollection<UInt8>) -> String? {
        if bytes.starts(with: "urn:uuid:".utf8, by: { lowercase($0) == $1 }) { return digits(of: bytes.dropFirst(9)) }
        if bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") {
            return digits(of: bytes.dropFirst().dropLast())
        }
        return digits(of: bytes)
    }

    /// Dashes stand in all four places or in none.
    private static func digits(of bytes: some Collection<UInt8>) -> String? {
        let hasDashes: Bool = bytes.count == 36
        guard hasDashes || bytes.count == 32 else { return nil }
        let text: String = String(unsafeUninitializedCapacity: 32) { buffer in
            var count: Int = 0
            for (position, byte) in bytes.enumerated() {
                if hasDashes, position == 8 || position == 13 || position == 18 || position == 23 {
                    guard byte == UInt8(ascii: "-") else { return 0 }
                    continue
                }
                let digit: UInt8 = lowercase(byte)
                guard (0x30...0x39).contains(digit) || (0x61...0x66).contains(digit) else { return 0 }
                buffer[count] = digit
                count += 1
            }
            return count
        }
        return text.isEmpty ? nil : text
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
