/// The base64 of the handshake: the standard alphabet, padded.
///
/// - Source: RFC 4648, section 4.
enum Base64 {
    private static let alphabet: [UInt8] = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        output.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index: Int = 0
        while index < bytes.count {
            let group: ArraySlice<UInt8> = bytes[index..<min(index + 3, bytes.count)]
            let padded: [UInt8] = Array(group) + [UInt8](repeating: 0, count: 3 - group.count)
            let bits: UInt32 = UInt32(padded[0]) << 16 | UInt32(padded[1]) << 8 | UInt32(padded[2])
            for place in 0..<4 {
                let digit: UInt8 = alphabet[Int(bits >> UInt32(18 - place * 6) & 0x3F)]
                output.append(place <= group.count ? digit : UInt8(ascii: "="))
            }
            index += 3
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Whether `text` is the base64 of exactly sixteen bytes: 22 digits, the last without stray bits, and `==`.
    static func isSixteenBytes(_ text: String) -> Bool {
        let bytes: [UInt8] = Array(text.utf8)
        guard bytes.count == 24, bytes[22] == UInt8(ascii: "="), bytes[23] == UInt8(ascii: "=") else { return false }
        let digits: [Int?] = bytes[..<22].map { alphabet.firstIndex(of: $0) }
        guard let last = digits[21], last & 0xF == 0 else { return false }
        return !digits.contains(nil)
    }
}
