/// UUIDs of version 4: 122 random bits (RFC 9562, 5.4), as 32 hex digits.
public enum UUIDv4 {
    /// A new one. Rows that are inserted by the thousand each take one, so nothing goes through a text in between.
    public static func text(using generator: inout some RandomNumberGenerator) -> String {
        let high: UInt64 = generator.next() & 0xffff_ffff_ffff_0fff | 0x4000
        let low: UInt64 = generator.next() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
        return String(unsafeUninitializedCapacity: 32) { digits in
            write(high, to: digits, at: 0)
            write(low, to: digits, at: 16)
            return 32
        }
    }

    private static func write(_ number: UInt64, to digits: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
        for place: Int in 0..<16 {
            let digit: UInt8 = UInt8(truncatingIfNeeded: number >> UInt64(60 - 4 * place)) & 15
            digits[start + place] = digit < 10 ? digit + UInt8(ascii: "0") : digit - 10 + UInt8(ascii: "a")
        }
    }
}

/// UUIDs of version 7: 48 bits of milliseconds, then randomness (RFC 9562, 5.7).
public enum UUIDv7 {
    /// One of a time, with the randomness of a UUID of version 4.
    public static func text(microseconds: Int64, random: String) -> String {
        let hexadecimal: String = String(microseconds / 1000, radix: 16)
        let time: String = String(repeating: "0", count: max(0, 12 - hexadecimal.utf8.count)) + hexadecimal
        return time.suffix(12) + "7" + random.dropFirst(13)
    }
}
