private let base64Alphabet: [UInt8] = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

/// Bytes in base64 with padding (RFC 4648, section 4).
func base64(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group: ArraySlice<UInt8> = bytes[start..<min(start + 3, bytes.count)]
        var bits: UInt32 = 0
        for byte in group { bits = bits << 8 | UInt32(byte) }
        bits <<= UInt32(8 * (3 - group.count))
        for digit in 0..<4 {
            let index: UInt32 = bits >> UInt32(18 - 6 * digit) & 0x3F
            result.append(digit <= group.count ? base64Alphabet[Int(index)] : UInt8(ascii: "="))
        }
    }
    return String(decoding: result, as: UTF8.self)
}

/// The bytes of base64 text, padded or not; nil when it is none.
func decodedBase64(_ text: String) -> [UInt8]? {
    var digits: ArraySlice<UInt8> = Array(text.utf8)[...]
    if digits.count % 4 == 0 {
        for _ in 0..<2 where digits.last == UInt8(ascii: "=") { digits.removeLast() }
    }
    guard digits.count % 4 != 1 else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(digits.count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var count: Int = 0
    for byte in digits {
        guard let digit: UInt32 = base64Digit(byte) else { return nil }
        bits = (bits << 6 | digit) & 0xFFFF
        count += 6
        guard count >= 8 else { continue }
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return result
}

private func base64Digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
}
