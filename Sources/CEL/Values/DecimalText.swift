#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How a number is written with so many digits behind the point.
enum DecimalStyle {
    case fixed
    case scientific
}

/// A double rounded to so many digits, exactly: halves of what the double holds go to the even digit.
func decimalText(_ number: Double, _ style: DecimalStyle, precision: Int) -> String {
    guard number.isFinite else { return nonFiniteText(number) }
    let format: String = style == .fixed ? "%.*f" : "%.*e"
    // The largest double has 309 digits before the point.
    var buffer: [CChar] = [CChar](repeating: 0, count: precision + 320)
    let length: Int32 = withVaList([Int32(clamping: precision), number]) { (arguments: CVaListPointer) -> Int32 in
        vsnprintf(&buffer, buffer.count, format, arguments)
    }
    let text: [UInt8] = buffer.prefix(max(0, Int(length))).map { UInt8(bitPattern: $0) }
    // A process that sets its locale gets that one's point.
    return String(decoding: text.map { isDecimal($0) ? $0 : UInt8(ascii: ".") }, as: UTF8.self)
}

private func isDecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "e")
}

/// A double in the fewest digits that read back the same, never with an exponent.
func positionalText(_ number: Double) -> String {
    guard number.isFinite else { return nonFiniteText(number) }
    let (digits, exponent): ([UInt8], Int) = shortestDigits(number.magnitude)
    let sign: String = number.sign == .minus ? "-" : ""
    return sign + (number == 0 ? "0" : plainText(digits, exponent))
}

private func nonFiniteText(_ number: Double) -> String {
    number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
}
