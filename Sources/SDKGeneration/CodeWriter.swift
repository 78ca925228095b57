/// Writes source text line by line, with indentation.
///
/// Lines are whole: what a line is made of is the caller's interpolation. A blank line is never indented, and never begins or doubles.
public struct CodeWriter: Sendable {
    private var lines: [String] = []
    private var depth: Int = 0
    private let unit: String

    /// A writer.
    ///
    /// - Parameter indentation: what one level is, for example two spaces.
    public init(indentation: String = "  ") { unit = indentation }

    /// The text, which ends with one line feed; empty where nothing was written.
    public var text: String {
        var lines: [String] = lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    /// One line, or several where the text has line feeds: each is indented.
    public mutating func line(_ text: String) {
        for line: Substring in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty {
                blank()
            } else {
                lines.append(String(repeating: unit, count: depth) + line)
            }
        }
    }

    /// Lines as they are, without indentation.
    public mutating func verbatim(_ text: String) {
        lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// A blank line, unless there is one or nothing stands before it.
    public mutating func blank() {
        if let last: String = lines.last, !last.isEmpty { lines.append("") }
    }

    /// A line that opens a block, the block one level deeper, and the line that closes it.
    public mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout CodeWriter) -> Void) {
        line(opening)
        depth += 1
        body(&self)
        depth -= 1
        line(closing)
    }

    /// Lines one level deeper.
    public mutating func indented(_ body: (inout CodeWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }
}
