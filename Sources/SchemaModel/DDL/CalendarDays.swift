/// Days in the proleptic Gregorian calendar, years counted from March so that the leap day comes last.
func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted: Int = month <= 2 ? year - 1 : year
    let dayOfYear: Int = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
}

/// A point in time of RFC 3339 as the same point in UTC: a column of type `timestamp` would forget the offset.
///
/// A text that has no offset comes back as it is. Nothing if its year in UTC is none from 1 to 9999.
func timestampInUTC(_ text: String) -> String? {
    let zone: Substring = text.suffix(6)
    guard zone.first == "+" || zone.first == "-", text.count >= 25 else { return text }
    let fields: [Int] = text.prefix(19).split { "-Tt:".contains($0) }.compactMap { Int($0) }
    let parts: [Int] = zone.dropFirst().split(separator: ":").compactMap { Int($0) }
    guard fields.count == 6, parts.count == 2 else { return text }
    let offset: Int = (parts[0] * 60 + parts[1]) * (zone.first == "-" ? -1 : 1)
    let minutes: Int = fields[3] * 60 + fields[4] - offset
    // An offset is less than a day, so that the day moves by one at most.
    let shift: Int = minutes < 0 ? -1 : minutes >= 1_440 ? 1 : 0
    guard let date: String = dateText(daysSince1970(fields[0], fields[1], fields[2]) + shift) else { return nil }
    let clock: Int = minutes - shift * 1_440
    return "\(date)T\(digits(clock / 60, 2)):\(digits(clock % 60, 2)):\(text.dropFirst(17).dropLast(6))Z"
}

/// `YYYY-MM-DD` of a day, by the inverse of the count above.
private func dateText(_ days: Int) -> String? {
    let shifted: Int = days + 719_468
    guard shifted >= 0 else { return nil }
    let era: Int = shifted / 146_097
    let dayOfEra: Int = shifted % 146_097
    let yearOfEra: Int = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear: Int = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month: Int = (5 * dayOfYear + 2) / 153
    let day: Int = dayOfYear - (153 * month + 2) / 5 + 1
    let year: Int = era * 400 + yearOfEra + (month >= 10 ? 1 : 0)
    guard (1...9_999).contains(year) else { return nil }
    return "\(digits(year, 4))-\(digits(month >= 10 ? month - 9 : month + 3, 2))-\(digits(day, 2))"
}

private func digits(_ number: Int, _ count: Int) -> String {
    let text: String = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
}
