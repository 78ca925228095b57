/// A part of a line of a source, with carets below what is marked in it.
///
/// A document may stand in a single line of megabytes: what is shown, and the work that it takes, does not depend on that.
struct Excerpt {
    /// The part of the line, and the carets.
    let lines: [String]

    private enum Side { case start, end }

    /// How many characters of each part of the line are shown.
    private static let mostCharacters: Int = 60
    /// In how many bytes they are looked for, as a character may be made of any number of them.
    private static let mostBytes: Int = 480

    /// - `marked`: a range within the line.
    init(_ utf8: [UInt8], line: Range<Int>, marked: Range<Int>) {
        let before: String = Self.text(utf8, line.lowerBound..<marked.lowerBound, keeping: .end)
        let shown: String = Self.text(utf8, marked, keeping: .start)
        let after: String = Self.text(utf8, marked.upperBound..<line.upperBound, keeping: .start)
        let carets: String = String(repeating: "^", count: max(1, shown.reduce(0) { $0 + Self.width(of: $1) }))
        lines = [before + shown + after, before.map(Self.blank).joined() + carets]
    }

    /// The characters at one end of a range, and an ellipsis for those that are left out.
    private static func text(_ utf8: [UInt8], _ range: Range<Int>, keeping side: Side) -> String {
        let window: Range<Int> = window(utf8, range, keeping: side)
        let text: String = readable(utf8[window])
        guard window != range || text.count > mostCharacters else { return text }
        return switch side {
        case .start: text.prefix(mostCharacters) + "…"
        case .end: "…" + text.suffix(mostCharacters)
        }
    }

    /// The bytes in which to look, without the parts of a character that is cut.
    private static func window(_ utf8: [UInt8], _ range: Range<Int>, keeping side: Side) -> Range<Int> {
        guard range.count > mostBytes else { return range }
        switch side {
        case .start:
            var end: Int = range.lowerBound + mostBytes
            while end > range.lowerBound, utf8[end] & 0xC0 == 0x80 { end -= 1 }
            return range.lowerBound..<end
        case .end:
            var start: Int = range.upperBound - mostBytes
            while start < range.upperBound, utf8[start] & 0xC0 == 0x80 { start += 1 }
            return start..<range.upperBound
        }
    }

    /// The text with control characters, which could change the terminal, as replacement characters.
    private static func readable(_ bytes: ArraySlice<UInt8>) -> String {
        let readable: [UInt8] = bytes.map { byte in
            byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F ? 0xFF : byte
        }
        return String(decoding: readable, as: UTF8.self)
    }

    /// What takes as much room below a character as it takes itself.
    private static func blank(below character: Character) -> String {
        character == "\t" ? "\t" : String(repeating: " ", count: width(of: character))
    }

    /// The columns of a terminal that a character takes: two for ideographs, kana, hangul and most pictures.
    private static func width(of character: Character) -> Int {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}
