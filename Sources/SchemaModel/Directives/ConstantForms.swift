/// A UUID in the dashed lower-case form PostgreSQL prints, from any form clients may write (language.md 1.2).
func canonicalUUID(_ text: String) -> String? {
    var digits: Substring = Substring(text.lowercased())
    if digits.hasPrefix("urn:uuid:") { digits = digits.dropFirst(9) }
    if digits.hasPrefix("{"), digits.hasSuffix("}") { digits = digits.dropFirst().dropLast() }
    let groups: [Substring] = digits.split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12] || groups.map(\.count) == [32] else { return nil }
    let hex: [Character] = Array(groups.joined())
    guard hex.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    let ends: [Int] = [0, 8, 12, 16, 20, 32]
    return zip(ends, ends.dropFirst()).map { String(hex[$0..<$1]) }.joined(separator: "-")
}

/// Whether a text is a day of the calendar, `YYYY-MM-DD`.
func isDate(_ text: String) -> Bool {
    let parts: [Substring] = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy(isDigits), let year: Int = Int(parts[0]),
        let month: Int = Int(parts[1]), let day: Int = Int(parts[2]), (1...12).contains(month), year > 0
    else { return false }
    let isLeap: Bool = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths: [Int] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...lengths[month - 1]).contains(day)
}

/// Whether a text is a point in time of RFC 3339, with at most nine fraction digits.
func isTimestamp(_ text: String) -> Bool {
    let text: String = text.uppercased()
    guard text.count >= 20, isDate(String(text.prefix(10))), text.dropFirst(10).first == "T" else { return false }
    var rest: Substring = text.dropFirst(11)
    guard isClock(rest.prefix(8)) else { return false }
    rest = rest.dropFirst(8)
    if rest.first == "." {
        let fraction: Substring = rest.dropFirst().prefix { $0.isNumber }
        guard (1...9).contains(fraction.count), isDigits(fraction) else { return false }
        rest = rest.dropFirst(1 + fraction.count)
    }
    if rest == "Z" { return true }
    guard rest.count == 6, rest.first == "+" || rest.first == "-" else { return false }
    return isClock(rest.dropFirst() + ":00")
}

private func isClock(_ text: Substring) -> Bool {
    let parts: [Substring] = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2, 2], parts.allSatisfy(isDigits) else { return false }
    let limits: [Int] = [23, 59, 60]
    return zip(parts, limits).allSatisfy { (Int($0) ?? Int.max) <= $1 }
}

private func isDigits(_ text: Substring) -> Bool { text.allSatisfy { ("0"..."9").contains($0) } }
