/// Reads a duration such as `5s`, `1.5h`, `1m30s`, `250ms` or `0`.
///
/// - Source: Go's `time.ParseDuration`, whose spelling configuration files of this product use.
/// - Returns: nothing for another text, a negative duration, or one beyond what 64 bits of nanoseconds hold.
package func duration(from text: String) -> Duration? {
    if text == "0" { return .zero }
    var rest: Substring = text[...]
    var nanoseconds: Int64 = 0
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
        guard let part: Int64 = takeDuration(&rest) else { return nil }
        let sum: (partialValue: Int64, overflow: Bool) = nanoseconds.addingReportingOverflow(part)
        guard !sum.overflow else { return nil }
        nanoseconds = sum.partialValue
    }
    return .nanoseconds(nanoseconds)
}

private let durationUnits: [String: Int64] = [
    "ns": 1, "us": 1_000, "µs": 1_000, "μs": 1_000, "ms": 1_000_000, "s": 1_000_000_000, "m": 60_000_000_000,
    "h": 3_600_000_000_000,
]

/// One number with its unit, in nanoseconds; what is smaller than one is cut off.
private func takeDuration(_ rest: inout Substring) -> Int64? {
    let whole: Substring = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(whole.count)
    var fraction: Substring = ""
    if rest.first == "." {
        fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(fraction.count + 1)
    }
    let unit: Substring = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(unit.count)
    guard whole.count + fraction.count > 0, let scale: Int64 = durationUnits[String(unit)],
        let number: Int64 = whole.isEmpty ? 0 : Int64(whole)
    else { return nil }
    var (result, overflow): (Int64, Bool) = number.multipliedReportingOverflow(by: scale)
    var place: Int64 = scale
    for digit: Character in fraction {
        place /= 10
        let sum: (Int64, Bool) = result.addingReportingOverflow(place * Int64(digit.wholeNumberValue ?? 0))
        (result, overflow) = (sum.0, overflow || sum.1)
    }
    return overflow ? nil : result
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
