import SQL

/// A UUID in the dashed form PostgreSQL prints, from any form clients may write (language.md 1.2).
func dashedUUID(_ text: String) -> String? {
    guard let digits: [Character] = UUIDText.canonical(text).map(Array.init) else { return nil }
    let ends: [Int] = [0, 8, 12, 16, 20, 32]
    return zip(ends, ends.dropFirst()).map { String(digits[$0..<$1]) }.joined(separator: "-")
}
