#if canImport(Glibc)
    import Glibc
#endif

/// Writes messages of protobuf behind one another into bytes that are there already.
///
/// The length of a message stands before it and is known when it has been written: a byte is left for it, and what needs more is moved.
enum ProtobufWriter {
    /// Begins a message within a field.
    ///
    /// - Returns: what to give to `end`.
    static func begin(_ number: UInt8, _ output: inout [UInt8]) -> Int {
        output.append(number << 3 | 2)
        output.append(0)
        return output.count
    }

    /// Ends what was begun.
    static func end(_ start: Int, _ output: inout [UInt8]) {
        let count: Int = output.count - start
        guard count >= 0x80 else {
            output[start - 1] = UInt8(count)
            return
        }
        let more: Int = varintSize(UInt64(count)) - 1
        for _ in 0..<more { output.append(0) }
        output.withUnsafeMutableBytes { bytes in
            guard let base: UnsafeMutableRawPointer = bytes.baseAddress else { return }
            memmove(base + start + more, base + start, count)
        }
        var rest: UInt64 = UInt64(count)
        for index: Int in (start - 1)..<(start + more) {
            output[index] = UInt8(truncatingIfNeeded: rest & 0x7F) | (rest >= 0x80 ? 0x80 : 0)
            rest >>= 7
        }
    }

    /// Fields are numbered below 16 in all messages that are sent, so that a tag is one byte.
    static func string(_ number: UInt8, _ text: String, _ output: inout [UInt8]) {
        output.append(number << 3 | 2)
        appendVarint(UInt64(text.utf8.count), &output)
        output.append(contentsOf: text.utf8)
    }

    static func varint(_ number: UInt8, _ value: UInt64, _ output: inout [UInt8]) {
        output.append(number << 3)
        appendVarint(value, &output)
    }

    static func double(_ number: UInt8, _ value: Double, _ output: inout [UInt8]) {
        output.append(number << 3 | 1)
        withUnsafeBytes(of: value.bitPattern.littleEndian) { output.append(contentsOf: $0) }
    }

    static func appendVarint(_ value: UInt64, _ output: inout [UInt8]) {
        var rest: UInt64 = value
        while rest >= 0x80 {
            output.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        output.append(UInt8(rest))
    }

    private static func varintSize(_ value: UInt64) -> Int { max(1, (70 - value.leadingZeroBitCount) / 7) }
}
