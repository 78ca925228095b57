/// A double as PostgreSQL prints it (`float8out`): shortest digits that read back the same, an exponent of at least two digits below
/// -4 and from 15 on.
///
/// - Source: PostgreSQL manual, "Floating-Point Types"; observed for `1e15::float8::text` and `0.00001::float8::text`.
func postgresText(of value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity" }
    guard value != 0 else { return value.sign == .minus ? "-0" : "0" }
    let (digits, exponent): ([Character], Int) = shortestDigits(of: value.magnitude)
    let sign: String = value < 0 ? "-" : ""
    if exponent < -4 || exponent >= 15 { return sign + scientific(digits, exponent) }
    if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + String(digits) }
    let whole: Int = exponent + 1
    if digits.count <= whole { return sign + String(digits) + String(repeating: "0", count: whole - digits.count) }
    return sign + String(digits[..<whole]) + "." + String(digits[whole...])
}

/// The digits without zeros at either end, and the power of ten of the first.
private func shortestDigits(of value: Double) -> (digits: [Character], exponent: Int) {
    let parts: [Substring] = value.description.split(separator: "e")
    let mantissa: [Substring] = parts[0].split(separator: ".")
    let whole: [Character] = Array(mantissa[0])
    let all: [Character] = whole + (mantissa.count > 1 ? Array(mantissa[1]) : [])
    let leading: Int = all.prefix { $0 == "0" }.count
    let trailing: Int = all.reversed().prefix { $0 == "0" }.count
    let written: Int = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return (Array(all[leading..<(all.count - trailing)]), whole.count - 1 - leading + written)
}

private func scientific(_ digits: [Character], _ exponent: Int) -> String {
    let fraction: String = digits.count > 1 ? "." + String(digits[1...]) : ""
    let power: String = String(exponent.magnitude)
    return "\(digits[0])\(fraction)e\(exponent < 0 ? "-" : "+")\(power.count < 2 ? "0" : "")\(power)"
}
