/// Reads a duration such as `5s`, `1m30s`, `250ms` or `0`.
///
/// - Source: Go's `time.ParseDuration`, whose spelling configuration files of this product use; whole numbers only.
/// - Returns: nothing for another text, a negative duration, or one beyond what 64 bits of milliseconds hold.
package func duration(from text: String) -> Duration? {
    let units: [String: Int64] = ["ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000]
    if text == "0" { return .zero }
    var rest: Substring = text[...]
    var milliseconds: Int64 = 0
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
        let digits: Substring = rest.prefix { $0.isASCII && $0.isNumber }
        let unit: Substring = rest.dropFirst(digits.count).prefix { $0.isLetter }
        guard let number: Int64 = Int64(digits), let scale: Int64 = units[String(unit)] else { return nil }
        let product: (partialValue: Int64, overflow: Bool) = number.multipliedReportingOverflow(by: scale)
        let sum: (partialValue: Int64, overflow: Bool) = milliseconds.addingReportingOverflow(product.partialValue)
        guard !product.overflow, !sum.overflow else { return nil }
        milliseconds = sum.partialValue
        rest = rest.dropFirst(digits.count + unit.count)
    }
    return .milliseconds(milliseconds)
}

/// Reads an amount of bytes such as `4096`, `100KB`, `50MB`, `1GiB`.
///
/// `KB` and its kin count in 1,024 as `KiB` does: they bound memory, and the larger reading is the one people mean there.
package func byteCount(from text: String) -> Int? {
    let units: [String: Int] = [
        "": 1, "b": 1, "kb": 1 << 10, "kib": 1 << 10, "mb": 1 << 20, "mib": 1 << 20, "gb": 1 << 30, "gib": 1 << 30,
    ]
    let digits: Substring = text.prefix { $0.isASCII && $0.isNumber }
    let unit: String = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    guard let number: Int = Int(digits), let scale: Int = units[unit] else { return nil }
    let product: (partialValue: Int, overflow: Bool) = number.multipliedReportingOverflow(by: scale)
    return product.overflow ? nil : product.partialValue
}
