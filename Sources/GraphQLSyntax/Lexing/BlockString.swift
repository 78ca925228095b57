/// Which lines and which columns of a block string belong to its value (specification, `BlockStringValue()`).
struct BlockStringLayout {
    /// The lines from the first to the last that hold more than white space.
    let contentLines: Range<Int>
    /// The white space that all lines but the first have in common; nothing where no line counts.
    private let common: Int?
    private let lengths: [Int]

    init<Line: Collection<UInt8>>(_ lines: [Line]) {
        var common: Int?
        var first: Int?
        var end: Int = 0
        for (index, line): (Int, Line) in lines.enumerated() {
            let indentation: Int = line.prefix(while: \.isBlank).count
            guard indentation < line.count else { continue }
            first = first ?? index
            end = index + 1
            if index > 0 { common = min(common ?? indentation, indentation) }
        }
        self.common = common
        contentLines = (first ?? 0)..<end
        lengths = lines.map(\.count)
    }

    /// How much is taken off the front of a line.
    func indentation(ofLine index: Int) -> Int {
        // The first line follows the quotes directly, so that its indentation says nothing.
        index == 0 ? 0 : min(common ?? 0, lengths[index])
    }
}

/// Takes common indentation and blank lines at both ends off the lines of a block string.
///
/// - Source: specification, section 2.9.4, `BlockStringValue()`.
public func dedentBlockStringLines(_ lines: [String]) -> [String] {
    let bytes: [[UInt8]] = lines.map { Array($0.utf8) }
    let layout: BlockStringLayout = BlockStringLayout(bytes)
    return layout.contentLines.map { index in
        String(decoding: bytes[index].dropFirst(layout.indentation(ofLine: index)), as: UTF8.self)
    }
}

/// Whether a text, written as a block string, would be read back unchanged.
///
/// It would not with control characters, with a carriage return, with a blank first or last line, or where all lines of several
/// are indented.
public func isPrintableAsBlockString(_ value: String) -> Bool {
    if value.isEmpty { return true }
    let isReadable: Bool = value.utf8.allSatisfy { byte in
        byte >= 0x10 || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
    }
    guard isReadable else { return false }
    let lines: [Substring.UTF8View] = value.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { $0 }
    let filled: [Substring.UTF8View] = lines.filter { line in !line.allSatisfy(\.isBlank) }
    guard let first: Substring.UTF8View = lines.first, let last: Substring.UTF8View = lines.last else { return true }
    if first.allSatisfy(\.isBlank) || last.allSatisfy(\.isBlank) { return false }
    return lines.count == 1 || !filled.allSatisfy { $0.first?.isBlank == true }
}

/// How much room a printed block string may take.
public enum BlockStringStyle: Hashable, Sendable {
    /// Quotes on lines of their own where the text is long or has several lines.
    case readable
    /// No line feed that the value does not need.
    case minimal
}

/// Prints a text as a block string that reads back as the same text, as far as `isPrintableAsBlockString` says so.
public func printBlockString(_ value: String, style: BlockStringStyle = .readable) -> String {
    if isPlainLine(value) {
        let lineBreak: String = style == .readable && value.utf16.count > 70 ? "\n" : ""
        return "\"\"\"" + lineBreak + value + lineBreak + "\"\"\""
    }
    let escaped: String = escapingTripleQuotes(value)
    let lines: [Substring.UTF8View] = escaped.utf8.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
    // Were all later lines indented, the reader would take their indentation off: an empty first line keeps the first one among them.
    let needsLeadingBreak: Bool = lines.count > 1 && lines.dropFirst().allSatisfy { $0.first?.isBlank != false }
    let endsInTriple: Bool = escaped.utf8.reversed().starts(with: "\"\"\"\\".utf8)
    // A quote or a backslash at the end would run together with the closing quotes.
    let needsTrailingBreak: Bool =
        (value.utf8.last == UInt8(ascii: "\"") && !endsInTriple) || value.utf8.last == UInt8(ascii: "\\")
    let isSpacious: Bool =
        style == .readable
        && (lines.count > 1 || value.utf16.count > 70 || needsTrailingBreak || needsLeadingBreak || endsInTriple)
    // A single line keeps its leading white space only directly behind the quotes.
    let mustFollowQuotes: Bool = lines.count == 1 && value.utf8.first?.isBlank == true
    let leading: String = needsLeadingBreak || (isSpacious && !mustFollowQuotes) ? "\n" : ""
    let trailing: String = isSpacious || needsTrailingBreak ? "\n" : ""
    return "\"\"\"" + leading + escaped + trailing + "\"\"\""
}

/// Whether a text is one line in which nothing has a meaning of its own, as most descriptions are.
private func isPlainLine(_ value: String) -> Bool {
    guard let first: UInt8 = value.utf8.first, !first.isBlank else { return false }
    return value.utf8.allSatisfy { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && !$0.isLineEnd }
}

private func escapingTripleQuotes(_ value: String) -> String {
    let bytes: [UInt8] = Array(value.utf8)
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count)
    var index: Int = 0
    while index < bytes.count {
        if bytes.hasTriple(UInt8(ascii: "\""), at: index) {
            escaped.append(contentsOf: "\\\"\"\"".utf8)
            index += 3
        } else {
            escaped.append(bytes[index])
            index += 1
        }
    }
    return String(decoding: escaped, as: UTF8.self)
}

/// Prints a text as a quoted string, control characters escaped (specification, section 2.9.4).
public func printString(_ value: String) -> String {
    var text: String = "\""
    for scalar: Unicode.Scalar in value.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\u{8}": text += "\\b"
        case "\t": text += "\\t"
        case "\n": text += "\\n"
        case "\u{C}": text += "\\f"
        case "\r": text += "\\r"
        case "\0"..<" ", "\u{7F}"..."\u{9F}":
            let digits: String = String(scalar.value, radix: 16, uppercase: true)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
    }
    return text + "\""
}
