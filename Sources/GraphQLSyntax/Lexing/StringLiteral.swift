/// The value of a string literal, and from where in the source each part of it comes.
///
/// - Shape: the bytes between the quotes with escapes resolved and, in a block string, its indentation taken off.
/// - Source: specification, section 2.9.4, `BlockStringValue()` and the semantics of escapes.
struct StringLiteral {
    /// A stretch of the value that comes from one stretch of the source.
    struct Run {
        /// Where it begins in the value.
        let valueOffset: Int
        /// Where it begins in the source.
        let sourceOffset: Int
        /// Whether value and source run on side by side; an escape stands as a whole for its character.
        let isVerbatim: Bool
    }

    private(set) var value: [UInt8] = []
    private(set) var runs: [Run] = []
    /// The offset of the closing quote.
    private let contentEnd: Int

    /// Reads a literal that the lexer has accepted, quotes included.
    init(_ bytes: [UInt8], in range: Range<Int>) {
        let quote: UInt8 = bytes[range.lowerBound]
        let isBlock: Bool = range.count >= 6 && bytes.hasTriple(quote, at: range.lowerBound)
        let width: Int = isBlock ? 3 : 1
        let content: Range<Int> = (range.lowerBound + width)..<(range.upperBound - width)
        contentEnd = content.upperBound
        value.reserveCapacity(content.count)
        if isBlock { readBlock(bytes, content, quote) } else { readQuoted(bytes, content) }
    }

    /// The value as text.
    var text: String { String(decoding: value, as: UTF8.self) }

    /// The place in the source of a place in the value; the closing quote for the end of the value.
    func sourceOffset(ofValueOffset offset: Int) -> Int {
        guard offset < value.count, let run: Run = runs.last(where: { $0.valueOffset <= offset }) else {
            return contentEnd
        }
        return run.isVerbatim ? run.sourceOffset + offset - run.valueOffset : run.sourceOffset
    }

    private mutating func readQuoted(_ bytes: [UInt8], _ content: Range<Int>) {
        var index: Int = content.lowerBound
        var verbatimStart: Int = index
        while index < content.upperBound {
            guard bytes[index] == UInt8(ascii: "\\"), let escape: StringEscape = StringEscape(in: bytes, at: index)
            else {
                index += 1
                continue
            }
            appendVerbatim(bytes[verbatimStart..<index])
            runs.append(Run(valueOffset: value.count, sourceOffset: index, isVerbatim: false))
            value.append(contentsOf: UTF8.encode(escape.value).map(Array.init) ?? [])
            index += escape.length
            verbatimStart = index
        }
        appendVerbatim(bytes[verbatimStart..<index])
    }

    private mutating func readBlock(_ bytes: [UInt8], _ content: Range<Int>, _ quote: UInt8) {
        let lines: [Range<Int>] = Self.lines(of: bytes, in: content)
        let layout: BlockStringLayout = BlockStringLayout(lines.map { bytes[$0] })
        for index: Int in layout.contentLines {
            if index > layout.contentLines.lowerBound {
                // Every line terminator becomes a line feed, wherever it was carriage return and line feed in the source.
                runs.append(Run(valueOffset: value.count, sourceOffset: lines[index - 1].upperBound, isVerbatim: false))
                value.append(UInt8(ascii: "\n"))
            }
            let line: Range<Int> = lines[index].dropFirst(layout.indentation(ofLine: index))
            readBlockLine(bytes, line, quote)
        }
    }

    private mutating func readBlockLine(_ bytes: [UInt8], _ line: Range<Int>, _ quote: UInt8) {
        var index: Int = line.lowerBound
        var verbatimStart: Int = index
        while index < line.upperBound {
            guard bytes[index] == UInt8(ascii: "\\"), index + 3 < line.upperBound, bytes.hasTriple(quote, at: index + 1)
            else {
                index += 1
                continue
            }
            // The backslash falls away, the three quotes stay as they are.
            appendVerbatim(bytes[verbatimStart..<index])
            verbatimStart = index + 1
            index += 4
        }
        appendVerbatim(bytes[verbatimStart..<index])
    }

    private mutating func appendVerbatim(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        runs.append(Run(valueOffset: value.count, sourceOffset: bytes.startIndex, isVerbatim: true))
        value.append(contentsOf: bytes)
    }

    private static func lines(of bytes: [UInt8], in content: Range<Int>) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start: Int = content.lowerBound
        var index: Int = start
        while index < content.upperBound {
            guard bytes[index].isLineEnd else {
                index += 1
                continue
            }
            lines.append(start..<index)
            let isPair: Bool = bytes[index] == UInt8(ascii: "\r") && bytes.byte(at: index + 1) == UInt8(ascii: "\n")
            index += isPair ? 2 : 1
            start = index
        }
        lines.append(start..<content.upperBound)
        return lines
    }
}

/// The place in a source of a place inside the value of one of its string literals.
///
/// Expressions are written inside strings; what is wrong in one is reported as an offset into its value, and shown in the file.
///
/// - Parameters:
///   - offset: counts UTF-8 bytes of the value.
///   - span: the literal with its quotes, as the syntax tree has it.
///   - source: the source of the literal.
/// - Returns: the offset in the source; inside an escape its backslash, past the end the closing quote. A span that is no
///   literal of the source gives its own start.
public func sourceOffset(ofValueOffset offset: Int, in span: SourceSpan, source: Source) -> Int {
    let range: Range<Int> = Int(span.start)..<Int(max(span.start, span.end))
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard range.upperBound <= source.utf8.count, range.count >= 2, quotes.contains(source.utf8[range.lowerBound]) else {
        return Int(span.start)
    }
    return StringLiteral(source.utf8, in: range).sourceOffset(ofValueOffset: max(0, offset))
}

/// The place in a source of a part of the value of one of its string literals.
///
/// - Parameters:
///   - range: counts UTF-8 bytes of the value.
///   - span: the literal with its quotes, as the syntax tree has it.
///   - source: the source of the literal.
/// - Returns: the part, one byte at least.
public func sourceSpan(ofValueRange range: Range<Int>, in span: SourceSpan, source: Source) -> SourceSpan {
    let start: Int = sourceOffset(ofValueOffset: range.lowerBound, in: span, source: source)
    var end: Int = sourceOffset(ofValueOffset: range.upperBound, in: span, source: source)
    // Where a block string's last line ends, its value ends before the line does.
    let spaces: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    while end > start + 1, spaces.contains(source.utf8[end - 1]) { end -= 1 }
    return SourceSpan(sourceName: span.sourceName, start: Int32(start), end: Int32(max(end, start + 1)))
}
