/// A place in a source as editors show it.
public struct SourcePosition: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in UTF-16 units, as editors and the GraphQL specification's error format count.
    public var column: Int

    /// A place.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Finds lines and columns of offsets in one source.
public struct LineIndex: Sendable {
    private let utf8: [UInt8]
    private let lineStarts: [Int]

    /// Reads the line ends of a source (specification, section 2.1.3: `\n`, `\r\n`, `\r`).
    public init(_ source: Source) {
        utf8 = source.utf8
        var starts: [Int] = [0]
        for (index, byte): (Int, UInt8) in source.utf8.enumerated() where byte.isLineEnd {
            // The line feed after a carriage return belongs to the same line end.
            if byte == UInt8(ascii: "\r"), source.utf8.byte(at: index + 1) == UInt8(ascii: "\n") { continue }
            starts.append(index + 1)
        }
        lineStarts = starts
    }

    /// The number of lines.
    public var lineCount: Int { lineStarts.count }

    /// The line and column of a UTF-8 offset; offsets past the end count as the end.
    public func position(ofOffset offset: Int) -> SourcePosition {
        let offset: Int = min(max(0, offset), utf8.count)
        let line: Int = lineNumber(ofOffset: offset)
        return SourcePosition(line: line, column: utf16Count(lineStarts[line - 1]..<offset) + 1)
    }

    /// The line and column where a span begins.
    public func position(of span: SourceSpan) -> SourcePosition { position(ofOffset: Int(span.start)) }

    /// The bytes of a line, counted from 1, without its line end.
    public func range(ofLine line: Int) -> Range<Int> {
        let start: Int = lineStarts[line - 1]
        var end: Int = line < lineStarts.count ? lineStarts[line] : utf8.count
        while line < lineStarts.count, end > start, utf8[end - 1].isLineEnd { end -= 1 }
        return start..<end
    }

    /// How many UTF-16 units the bytes of a range make.
    public func utf16Count(_ range: Range<Int>) -> Int {
        // Each sequence counts by its first byte; those of four bytes are pairs of surrogates.
        utf8[range].reduce(into: 0) { count, byte in
            if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
        }
    }

    private func lineNumber(ofOffset offset: Int) -> Int {
        var low: Int = 0
        var high: Int = lineStarts.count
        while high - low > 1 {
            let middle: Int = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
