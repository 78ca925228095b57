extension DurationValue {
    /// Reads text such as `1h30m`, `-1.5s`, `100ms`: decimal numbers with a unit each, one sign before them all.
    ///
    /// - Shape: units `h`, `m`, `s`, `ms`, `us` (also `µs`, `μs`), `ns`; a bare `0` needs none.
    /// - Errors: nil when the text is no duration, or one out of range.
    public init?(_ text: String) {
        var rest: Substring.UTF8View = text[...].utf8
        let isNegative: Bool = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        guard !rest.isEmpty else { return nil }
        // Summed as a negative number, since the smallest one has no positive counterpart.
        var total: Int64 = 0
        if !rest.elementsEqual("0".utf8) {
            while !rest.isEmpty {
                guard let part: Int64 = Self.negativePart(&rest) else { return nil }
                let sum: OverflowResult = total.addingReportingOverflow(part)
                guard !sum.overflow else { return nil }
                total = sum.partialValue
            }
        }
        guard isNegative || total != .min else { return nil }
        self.init(nanoseconds: isNegative ? total : -total)
    }

    private static func negativePart(_ rest: inout Substring.UTF8View) -> Int64? {
        var whole: Int64 = 0
        var digits: Int = 0
        while let byte: UInt8 = rest.first, let digit: Int64 = decimalDigit(byte) {
            let scaled: OverflowResult = whole.multipliedReportingOverflow(by: 10)
            let next: OverflowResult = scaled.partialValue.subtractingReportingOverflow(digit)
            guard !scaled.overflow, !next.overflow else { return nil }
            whole = next.partialValue
            digits += 1
            rest.removeFirst()
        }
        let fraction: [Int64] = fractionDigits(&rest)
        guard digits + fraction.count > 0, let unit: Int64 = takeUnit(&rest) else { return nil }
        let product: OverflowResult = whole.multipliedReportingOverflow(by: unit)
        guard !product.overflow else { return nil }
        let sum: OverflowResult = product.partialValue.subtractingReportingOverflow(scale(fraction, to: unit))
        return sum.overflow ? nil : sum.partialValue
    }

    private static func fractionDigits(_ rest: inout Substring.UTF8View) -> [Int64] {
        guard rest.first == UInt8(ascii: ".") else { return [] }
        rest.removeFirst()
        var digits: [Int64] = []
        while let byte: UInt8 = rest.first, let digit: Int64 = decimalDigit(byte) {
            // An hour has 13 digits of nanoseconds; further ones cannot be seen.
            if digits.count < 16 { digits.append(digit) }
            rest.removeFirst()
        }
        return digits
    }

    /// The fraction of a unit in nanoseconds, cut off below one.
    private static func scale(_ digits: [Int64], to unit: Int64) -> Int64 {
        // In 128 bits, so that no digit is rounded away before the end.
        var numerator: Int128 = 0
        var denominator: Int128 = 1
        for digit in digits {
            numerator = numerator * 10 + Int128(digit)
            denominator *= 10
        }
        return Int64(numerator * Int128(unit) / denominator)
    }

    private static func takeUnit(_ rest: inout Substring.UTF8View) -> Int64? {
        for (name, unit) in units where rest.starts(with: name.utf8) {
            rest.removeFirst(name.utf8.count)
            return unit
        }
        return nil
    }

    // Longer names first, since `m` also begins `ms`.
    private static let units: [(String, Int64)] = [
        ("ns", 1), ("us", 1_000), ("\u{00B5}s", 1_000), ("\u{03BC}s", 1_000), ("ms", 1_000_000),
        ("s", 1_000_000_000), ("m", 60_000_000_000), ("h", 3_600_000_000_000),
    ]

    /// The span in seconds with `s`, exact, without zeros at the end of a fraction.
    public var text: String {
        let magnitude: UInt64 = nanoseconds.magnitude
        let fraction: String = fractionText(Int64(magnitude % 1_000_000_000))
        return (nanoseconds < 0 ? "-" : "") + String(magnitude / 1_000_000_000) + fraction + "s"
    }
}
