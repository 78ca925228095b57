public import JSON

extension JSONNumber {
    /// Whether PostgreSQL can hold it within JSON: as a `numeric`, with so many digits before the point and behind it, which it writes out each
    /// time it is read. So few bytes must not stand for many digits: none has more than it was written with, or than a double can have.
    ///
    /// - Source: PostgreSQL manual, 8.1.2, table 8.2. A zero may have any exponent that is not negative.
    public var isStorable: Bool {
        let parts: (mantissa: Substring, exponent: Substring) = scientificParts
        guard let exponent: Int = Int(parts.exponent), exponent.magnitude < 1 << 30 else { return false }
        let digits: [Substring] = parts.mantissa.split(separator: ".", omittingEmptySubsequences: false)
        let fraction: Substring = digits.count > 1 ? digits[1] : ""
        let written: Int = text.utf8.count
        return fraction.utf8.count - exponent <= min(Self.mostDigitsBehind, max(Self.digitsBehindOfDoubles, written))
            && Self.firstDigit(digits[0], fraction) + exponent
                <= min(Self.mostDigitsBefore, max(Self.digitsBeforeOfDoubles, written))
    }

    private static let mostDigitsBefore: Int = 131_072
    private static let mostDigitsBehind: Int = 16_383
    /// Of the greatest and of the least double, 1.7976931348623157e308 and 4.9e-324 with as many digits as others have.
    private static let digitsBeforeOfDoubles: Int = 309
    private static let digitsBehindOfDoubles: Int = 341

    /// `12.5` and `3` of `12.5e+3`.
    private var scientificParts: (mantissa: Substring, exponent: Substring) {
        guard let mark: String.Index = text.firstIndex(where: { $0 == "e" || $0 == "E" }) else {
            return (text[...], "0")
        }
        return (text[..<mark], text[text.index(after: mark)...])
    }

    /// The place of the first digit that is not zero, counted from the point to the left: 2 in `12.5`, 0 in `0.5`, -1 in `0.05`.
    private static func firstDigit(_ whole: Substring, _ fraction: Substring) -> Int {
        let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
        let digits: Substring.UTF8View = whole.utf8
        if let index = digits.firstIndex(where: isDigit) { return digits.distance(from: index, to: digits.endIndex) }
        guard let index = fraction.utf8.firstIndex(where: isDigit) else { return -(1 << 30) }
        return -fraction.utf8.distance(from: fraction.utf8.startIndex, to: index)
    }
}
