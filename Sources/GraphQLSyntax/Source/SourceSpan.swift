/// A half-open range of UTF-8 offsets in one source.
public struct SourceSpan: Hashable, Sendable {
    /// The name of the source.
    public let sourceName: String
    /// The offset of the first byte.
    public let start: Int32
    /// The offset after the last byte.
    public let end: Int32

    /// A span.
    public init(sourceName: String, start: Int32, end: Int32) {
        self.sourceName = sourceName
        self.start = start
        self.end = end
    }

    /// The span of definitions that no author wrote.
    public static let generated: SourceSpan = SourceSpan(sourceName: "", start: 0, end: 0)

    /// From the start of this span to the end of another of the same source.
    public func through(_ last: SourceSpan) -> SourceSpan {
        SourceSpan(sourceName: sourceName, start: start, end: last.end)
    }
}
