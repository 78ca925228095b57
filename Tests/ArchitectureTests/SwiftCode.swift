/// Swift source with all comments and the text of all strings turned to spaces, so that what is left are words and brackets.
///
/// Line ends stay where they are. It is no parser: it knows strings, raw strings, strings of several lines, what is interpolated into
/// them, and comments; it takes `/` for an operator.
struct SwiftCode {
    /// The code, byte for byte as long as the source.
    private(set) var bytes: [UInt8]
    private var index: Int = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        while index < bytes.count { passOne() }
    }

    /// The lines of the code.
    var lines: [String] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private func has(_ text: String, at offset: Int) -> Bool {
        bytes.count - offset >= text.utf8.count && bytes[offset...].starts(with: text.utf8)
    }

    private mutating func blank(_ count: Int = 1) {
        for offset: Int in index..<min(bytes.count, index + count) where bytes[offset] != UInt8(ascii: "\n") {
            bytes[offset] = UInt8(ascii: " ")
        }
        index += count
    }

    private mutating func passOne() {
        if has("//", at: index) {
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { blank() }
        } else if has("/*", at: index) {
            passBlockComment()
        } else if let pounds: Int = poundsBeforeQuote() {
            passString(pounds)
        } else {
            index += 1
        }
    }

    private mutating func passBlockComment() {
        var depth: Int = 0
        repeat {
            if has("/*", at: index) {
                depth += 1
                blank(2)
            } else if has("*/", at: index) {
                depth -= 1
                blank(2)
            } else {
                blank()
            }
        } while depth > 0 && index < bytes.count
    }

    /// How many number signs stand before the quote that begins here; nothing where no string begins.
    private func poundsBeforeQuote() -> Int? {
        let pounds: Int = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        return has("\"", at: index + pounds) ? pounds : nil
    }

    private mutating func passString(_ pounds: Int) {
        let signs: String = String(repeating: "#", count: pounds)
        let quotes: String = has("\"\"\"", at: index + pounds) ? "\"\"\"" : "\""
        blank(pounds + quotes.utf8.count)
        while index < bytes.count, !has(quotes + signs, at: index) {
            if has("\\" + signs + "(", at: index) {
                blank(1 + pounds)
                passInterpolation()
            } else if has("\\" + signs, at: index) {
                blank(2 + pounds)
            } else {
                blank()
            }
        }
        blank(quotes.utf8.count + pounds)
    }

    /// What is interpolated is code again, up to the parenthesis that closes it.
    private mutating func passInterpolation() {
        var depth: Int = 0
        repeat {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            passOne()
        } while depth > 0 && index < bytes.count
    }
}
