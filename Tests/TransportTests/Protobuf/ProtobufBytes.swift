/// Bytes from hexadecimal digits; blanks are for the reader.
func hex(_ text: String) -> [UInt8] {
    let digits: [UInt8] = text.utf8.filter { $0 != 0x20 && $0 != 0x0A }
    return stride(from: 0, to: digits.count - 1, by: 2).map { index in
        UInt8(String(decoding: digits[index...(index + 1)], as: UTF8.self), radix: 16) ?? 0
    }
}

/// The other way round.
func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
}

/// A field of bytes, as a client writes it.
func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = [number << 3 | 2]
    var rest: Int = bytes.count
    while rest >= 128 {
        output.append(UInt8(rest & 127) | 128)
        rest >>= 7
    }
    return output + [UInt8(rest)] + bytes
}

func field(_ number: UInt8, _ text: String) -> [UInt8] { field(number, Array(text.utf8)) }

/// A message in the framing of gRPC: whether it is compressed, how long it is, itself.
func framed(_ fields: [UInt8]...) -> [UInt8] {
    let message: [UInt8] = fields.flatMap(\.self)
    return [0] + (0..<4).reversed().map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message
}
