extension TimestampValue {
    /// Reads RFC 3339 text: `2009-02-13T23:31:30.123456789Z`, `2009-02-13T23:31:30+01:00`.
    ///
    /// - Errors: nil when the text is no such time, or one out of range.
    public init?(_ text: String) {
        var scanner: DigitScanner = DigitScanner(Array(text.utf8))
        guard let date: CivilDate = scanner.date(), scanner.take(UInt8(ascii: "T")) || scanner.take(UInt8(ascii: "t"))
        else { return nil }
        guard let hour: Int64 = scanner.number(digits: 2), hour < 24, scanner.take(UInt8(ascii: ":")),
            let minute: Int64 = scanner.number(digits: 2), minute < 60, scanner.take(UInt8(ascii: ":")),
            let second: Int64 = scanner.number(digits: 2), second < 60
        else { return nil }
        guard let fraction: Int32 = scanner.fraction(), let offset: Int64 = scanner.offset(), scanner.isAtEnd
        else { return nil }
        let seconds: Int64 = date.daysSinceEpoch * 86_400 + hour * 3_600 + minute * 60 + second - offset
        self.init(seconds: seconds, nanoseconds: fraction)
    }

    /// The time in RFC 3339 with `Z`; a fraction only where there is one, without zeros at its end.
    public var text: String {
        let (days, rest): (Int64, Int64) = floorDivide(seconds, 86_400)
        let date: CivilDate = CivilDate(daysSinceEpoch: days)
        var result: String = "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))T"
        result += "\(padded(rest / 3_600, 2)):\(padded(rest / 60 % 60, 2)):\(padded(rest % 60, 2))"
        result += fractionText(Int64(nanoseconds))
        return result + "Z"
    }
}

/// A number with zeros before it.
func padded(_ number: Int64, _ digits: Int) -> String {
    let text: String = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// Nanoseconds as a decimal fraction with its point, or nothing for zero.
func fractionText(_ nanoseconds: Int64) -> String {
    guard nanoseconds != 0 else { return "" }
    var digits: String = padded(nanoseconds, 9)
    while digits.hasSuffix("0") { digits.removeLast() }
    return "." + digits
}

/// Reads the fixed-width numbers of RFC 3339.
private struct DigitScanner {
    private let bytes: [UInt8]
    private var position: Int = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    mutating func digit() -> Int64? {
        guard position < bytes.count, let value: Int64 = decimalDigit(bytes[position]) else { return nil }
        position += 1
        return value
    }

    mutating func number(digits: Int) -> Int64? {
        var result: Int64 = 0
        for _ in 0..<digits {
            guard let next: Int64 = digit() else { return nil }
            result = result * 10 + next
        }
        return result
    }

    mutating func date() -> CivilDate? {
        guard let year: Int64 = number(digits: 4), take(UInt8(ascii: "-")),
            let month: Int64 = number(digits: 2), take(UInt8(ascii: "-")), let day: Int64 = number(digits: 2)
        else { return nil }
        return CivilDate(validYear: year, month: month, day: day)
    }

    /// Nanoseconds; digits beyond the ninth are cut off.
    mutating func fraction() -> Int32? {
        guard take(UInt8(ascii: ".")) else { return 0 }
        var result: Int64 = 0
        var count: Int = 0
        while let next: Int64 = digit() {
            if count < 9 { result = result * 10 + next }
            count += 1
        }
        guard count > 0 else { return nil }
        for _ in min(count, 9)..<9 { result *= 10 }
        return Int32(result)
    }

    /// Seconds east of UTC.
    mutating func offset() -> Int64? {
        if take(UInt8(ascii: "Z")) || take(UInt8(ascii: "z")) { return 0 }
        let sign: Int64
        if take(UInt8(ascii: "+")) { sign = 1 } else if take(UInt8(ascii: "-")) { sign = -1 } else { return nil }
        guard let hours: Int64 = number(digits: 2), hours < 24, take(UInt8(ascii: ":")),
            let minutes: Int64 = number(digits: 2), minutes < 60
        else { return nil }
        return sign * (hours * 3_600 + minutes * 60)
    }
}

/// The value of an ASCII digit.
func decimalDigit(_ byte: UInt8) -> Int64? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int64(byte - UInt8(ascii: "0")) : nil
}
