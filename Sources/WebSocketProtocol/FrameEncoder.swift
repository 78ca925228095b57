/// Writes frames.
///
/// The header is written apart from the payload, so that one payload shared by thousands of connections is sent by a
/// gather write and copied for none of them.
///
/// - Source: RFC 6455, section 5.2. Lengths take the fewest bytes.
public enum FrameEncoder {
    /// Appends the header of an unmasked frame, as a server sends it.
    public static func appendHeader(
        _ opcode: Opcode, payloadCount: Int, isFinal: Bool = true, to output: inout [UInt8]
    ) {
        appendHeader(opcode, payloadCount: payloadCount, isFinal: isFinal, maskBit: 0, to: &output)
    }

    /// Appends a whole unmasked frame.
    public static func append(
        _ opcode: Opcode, payload: some Collection<UInt8>, isFinal: Bool = true, to output: inout [UInt8]
    ) {
        appendHeader(opcode, payloadCount: payload.count, isFinal: isFinal, to: &output)
        output.append(contentsOf: payload)
    }

    /// Appends a whole masked frame, as a client sends it. `key` must be fresh and unpredictable for each frame.
    public static func appendMasked(
        _ opcode: Opcode, payload: some Collection<UInt8>, key: MaskingKey, isFinal: Bool = true,
        to output: inout [UInt8]
    ) {
        appendHeader(opcode, payloadCount: payload.count, isFinal: isFinal, maskBit: 0x80, to: &output)
        withUnsafeBytes(of: key.rawValue.bigEndian) { output.append(contentsOf: $0) }
        let start: Int = output.count
        output.append(contentsOf: payload)
        output.withUnsafeMutableBytes { bytes in
            key.apply(to: UnsafeMutableRawBufferPointer(rebasing: bytes[start...]), offset: 0)
        }
    }

    private static func appendHeader(
        _ opcode: Opcode, payloadCount: Int, isFinal: Bool, maskBit: UInt8, to output: inout [UInt8]
    ) {
        output.append((isFinal ? 0x80 : 0) | opcode.rawValue)
        switch payloadCount {
        case 0..<126:
            output.append(maskBit | UInt8(payloadCount))
        case 126...0xFFFF:
            output.append(maskBit | 126)
            withUnsafeBytes(of: UInt16(payloadCount).bigEndian) { output.append(contentsOf: $0) }
        default:
            output.append(maskBit | 127)
            withUnsafeBytes(of: UInt64(payloadCount).bigEndian) { output.append(contentsOf: $0) }
        }
    }
}
