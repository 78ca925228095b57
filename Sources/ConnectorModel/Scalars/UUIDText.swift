/// The one spelling of a UUID: 32 lower-case hex digits (language reference, "UUID").
public enum UUIDText {
    /// The canonical spelling of a UUID, or nothing when the text is none.
    ///
    /// - Accepts: with or without dashes, in upper or lower case, with `urn:uuid:` before it or in braces.
    public static func canonical(_ text: String) -> String? {
        var rest: Substring.UTF8View = text[...].utf8
        if rest.starts(with: "urn:uuid:".utf8) || rest.starts(with: "URN:UUID:".utf8) {
            rest = rest.dropFirst(9)
        } else if rest.first == UInt8(ascii: "{"), rest.last == UInt8(ascii: "}") {
            rest = rest.dropFirst().dropLast()
        }
        var digits: [UInt8] = []
        digits.reserveCapacity(32)
        // Dashes stand in all four places or in none.
        let hasDashes: Bool = rest.count == 36
        guard hasDashes || rest.count == 32 else { return nil }
        for (position, byte) in rest.enumerated() {
            if hasDashes, position == 8 || position == 13 || position == 18 || position == 23 {
                guard byte == UInt8(ascii: "-") else { return nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte | 0x20)
            default: return nil
            }
        }
        return digits.count == 32 ? String(decoding: digits, as: UTF8.self) : nil
    }
}
