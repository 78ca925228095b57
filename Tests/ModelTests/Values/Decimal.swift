/// A number of any size by its digits: what JSON numbers are compared as.
struct Decimal: Hashable {
    /// Without zeros at either end; none for zero.
    let digits: [UInt8]
    /// The power of ten of the last digit.
    let exponent: Int
    let isNegative: Bool

    /// A number as JSON, GraphQL and Swift spell it.
    init(_ spelling: String) {
        var digits: [UInt8] = []
        var exponent: Int = 0
        var isFraction: Bool = false
        var rest: Substring.UTF8View = Substring(spelling).utf8
        let isNegative: Bool = rest.first == UInt8(ascii: "-")
        if isNegative { rest = rest.dropFirst() }
        while let byte: UInt8 = rest.popFirst() {
            if byte == UInt8(ascii: ".") {
                isFraction = true
            } else if byte | 0x20 == UInt8(ascii: "e") {
                let power: String = String(decoding: rest, as: UTF8.self)
                exponent += Int(power.hasPrefix("+") ? String(power.dropFirst()) : power) ?? 0
                break
            } else {
                digits.append(byte - UInt8(ascii: "0"))
                if isFraction { exponent -= 1 }
            }
        }
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        self.digits = Array(digits.drop { $0 == 0 })
        self.exponent = self.digits.isEmpty ? 0 : exponent
        self.isNegative = isNegative && !self.digits.isEmpty
    }

    init(_ number: Int64) { self.init(String(number)) }

    init(_ number: Double) { self.init(number.description) }

    var double: Double { Double(text) ?? .nan }

    /// In a spelling that JSON and GraphQL know, whole numbers without an exponent.
    var text: String {
        let sign: String = isNegative ? "-" : ""
        guard !digits.isEmpty else { return "0" }
        let plain: String = sign + digits.map(String.init).joined()
        if (0...20).contains(exponent) { return plain + String(repeating: "0", count: exponent) }
        return "\(plain)e\(exponent)"
    }
}

extension Decimal: Comparable {
    static func < (left: Decimal, right: Decimal) -> Bool {
        if left.signum != right.signum { return left.signum < right.signum }
        return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
    }

    private var signum: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

    /// By magnitude: the place of the first digit decides, then the digits.
    private func isSmaller(than other: Decimal) -> Bool {
        let places: (Int, Int) = (digits.count + exponent, other.digits.count + other.exponent)
        if digits.isEmpty || other.digits.isEmpty { return digits.count < other.digits.count }
        return places.0 == places.1 ? digits.lexicographicallyPrecedes(other.digits) : places.0 < places.1
    }
}
