/// A double as `string()` spells it: the fewest digits that read back the same, plain from 1e-4 up to 1e6, else with an
/// exponent. The bounds are those of cel-go, so that text made of numbers does not depend on who evaluates.
func doubleText(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Inf" : "+Inf" }
    let (digits, exponent): ([UInt8], Int) = shortestDigits(number.magnitude)
    let sign: String = number.sign == .minus ? "-" : ""
    if number == 0 { return sign + "0" }
    if exponent < -4 || exponent >= 6 { return sign + scientific(digits, exponent) }
    return sign + plainText(digits, exponent)
}

/// The digits without zeros at either end, and the exponent of ten of the first.
func shortestDigits(_ magnitude: Double) -> (digits: [UInt8], exponent: Int) {
    var digits: [UInt8] = []
    var pointPosition: Int?
    var exponent: Int = 0
    let spelling: [UInt8] = Array(magnitude.description.utf8)
    for (position, byte) in spelling.enumerated() {
        if byte == UInt8(ascii: ".") {
            pointPosition = digits.count
        } else if byte == UInt8(ascii: "e") {
            exponent = Int(String(decoding: spelling[(position + 1)...], as: UTF8.self)) ?? 0
            break
        } else {
            digits.append(byte)
        }
    }
    let whole: Int = pointPosition ?? digits.count
    let zeros: Int = digits.prefix { $0 == UInt8(ascii: "0") }.count
    exponent += whole - 1 - zeros
    digits.removeFirst(min(zeros, digits.count))
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return (digits, exponent)
}

private func scientific(_ digits: [UInt8], _ exponent: Int) -> String {
    let first: String = String(decoding: digits.prefix(1), as: UTF8.self)
    let rest: String = digits.count > 1 ? "." + String(decoding: digits.dropFirst(), as: UTF8.self) : ""
    return first + rest + "e" + (exponent < 0 ? "-" : "+") + padded(Int64(abs(exponent)), 2)
}

/// Digits with the point where the exponent says, and zeros in between.
func plainText(_ digits: [UInt8], _ exponent: Int) -> String {
    let text: String = String(decoding: digits, as: UTF8.self)
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + text }
    if exponent >= digits.count - 1 { return text + String(repeating: "0", count: exponent - digits.count + 1) }
    return String(text.prefix(exponent + 1)) + "." + String(text.dropFirst(exponent + 1))
}
