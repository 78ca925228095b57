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
