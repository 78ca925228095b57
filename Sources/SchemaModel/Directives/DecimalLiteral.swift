/// A number as it was written, exactly.
///
/// - Shape: the value is 0.`digits` times ten to the power of `magnitude`; `digits` begins with no zero and is empty for zero.
struct DecimalLiteral {
    let digits: [UInt8]
    let magnitude: Int

    /// - Parameter text: a literal of GraphQL, such as `-1.50e3`.
    init(_ text: String) {
        let parts: [Substring] = text.lowercased().split(separator: "e", maxSplits: 1)
        let mantissa: [Substring] = (parts.first ?? "").split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let whole: [UInt8] = (mantissa.first ?? "").utf8.filter { $0 != UInt8(ascii: "-") }
        let all: [UInt8] = whole + (mantissa.count > 1 ? Array(mantissa[1].utf8) : [])
        let zeros: Int = all.prefix { $0 == UInt8(ascii: "0") }.count
        digits = Array(all.dropFirst(zeros))
        magnitude = whole.count - zeros + Self.exponent(parts.count > 1 ? parts[1] : "0")
    }

    /// Bounded where it does not fit, far beyond what any type holds.
    private static func exponent(_ text: Substring) -> Int {
        let bound: Int = 1_000_000_000
        guard let exponent: Int = Int(text) else { return text.hasPrefix("-") ? -bound : bound }
        return min(max(exponent, -bound), bound)
    }

    var isZero: Bool { digits.isEmpty }

    /// The digits behind the point.
    var scale: Int { isZero ? 0 : max(0, digits.count - magnitude) }

    /// Whether it fits `numeric(precision, scale)`, to whose scale PostgreSQL rounds it (manual, 8.1.2).
    func fits(precision: Int, scale: Int) -> Bool {
        guard !isZero else { return true }
        guard magnitude == precision - scale else { return magnitude < precision - scale }
        // Only a number whose kept digits are all nines can become longer by rounding.
        guard digits.count > precision, digits[precision] >= UInt8(ascii: "5") else { return true }
        return !digits.prefix(precision).allSatisfy { $0 == UInt8(ascii: "9") }
    }
}
