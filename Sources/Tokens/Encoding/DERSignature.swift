/// The signatures of elliptic curves, from the form of tokens to that of OpenSSL.
///
/// - Source: RFC 7518, section 3.4 (two numbers of fixed length, one behind the other); SEC 1, section C.5 (a sequence of two integers).
enum DERSignature {
    /// - Parameters:
    ///   - raw: the two numbers.
    ///   - size: the bytes of each.
    /// - Returns: nothing where the length is another one: padding or cutting would let one signature have many spellings.
    static func encode(raw: [UInt8], size: Int) -> [UInt8]? {
        guard raw.count == 2 * size else { return nil }
        let body: [UInt8] = integer(raw[..<size]) + integer(raw[size...])
        // Up to P-384 the body is shorter than 128 bytes, so that its length takes one.
        guard body.count < 0x80 else { return nil }
        return [0x30, UInt8(body.count)] + body
    }

    /// The shortest form: no leading zeros but the one that keeps the number positive.
    private static func integer(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let digits: ArraySlice<UInt8> = bytes.drop { $0 == 0 }
        let needsSign: Bool = (digits.first ?? 0x80) & 0x80 != 0
        let body: [UInt8] = (needsSign ? [0] : []) + Array(digits)
        return [0x02, UInt8(body.count)] + body
    }
}
