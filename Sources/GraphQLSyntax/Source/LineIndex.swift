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
///
/// A byte order mark in front of the text has no column: editors do not show it.
public struct LineIndex: Sendable {
    private let utf8: [UInt8]
    private let lineStarts: [Int]
    /// The UTF-16 units before each multiple of `stride`, so that a column far along a line is found without passing over all of it.
    private let units: [Int]

    private static let stride: Int = 1_024

    /// Reads the line ends of a source (specification, section 2.1.3: `\n`, `\r\n`, `\r`).
    public init(_ source: Source) {
        utf8 = source.utf8
        var starts: [Int] = [source.textStart]
        var units: [Int] = []
        var count: Int = 0
        for (index, byte): (Int, UInt8) in source.utf8.enumerated() {
            if index % Self.stride == 0 { units.append(count) }
            count += byte.utf16Units
            guard byte.isLineEnd else { continue }
            // The line feed after a carriage return belongs to the same line end.
            if byte == UInt8(ascii: "\r"), source.utf8.byte(at: index + 1) == UInt8(ascii: "\n") { continue }
            starts.append(index + 1)
        }
        lineStarts = starts
        self.units = units
    }

    /// The number of lines.
    public var lineCount: Int { lineStarts.count }

    /// The line and column of a UTF-8 offset; offsets past the end count as the end.
    public func position(ofOffset offset: Int) -> SourcePosition {
        let offset: Int = min(max(lineStarts[0], offset), utf8.count)
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
        units(before: range.upperBound) - units(before: range.lowerBound)
    }

    private func units(before offset: Int) -> Int {
        let index: Int = min(offset / Self.stride, units.count - 1)
        guard index >= 0 else { return 0 }
        return utf8[index * Self.stride..<offset].reduce(units[index]) { $0 + $1.utf16Units }
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

extension UInt8 {
    /// What a byte adds to a text in UTF-16: each sequence counts by its first byte; those of four bytes are pairs of surrogates.
    fileprivate var utf16Units: Int { self & 0xC0 == 0x80 ? 0 : self >= 0xF0 ? 2 : 1 }
}
