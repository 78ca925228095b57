import GraphQLSyntax

/// Turns libyaml's positions, which count characters, into byte offsets.
struct ByteOffsets {
    private let sourceName: String
    /// The byte at which each character starts, and the length of the file at the end.
    private let starts: [Int32]

    init(_ source: Source) {
        sourceName = source.name
        var starts: [Int32] = []
        starts.reserveCapacity(source.utf8.count + 1)
        let content: ArraySlice<UInt8> = source.utf8.dropFirst(source.byteOrderMarkLength)
        for offset in content.indices where content[offset] & 0xC0 != 0x80 {
            starts.append(Int32(clamping: offset))
        }
        starts.append(Int32(clamping: source.utf8.count))
        self.starts = starts
    }

    /// The bytes of a range of characters.
    func span(_ first: Int, _ end: Int) -> SourceSpan {
        let last: Int = starts.count - 1
        return SourceSpan(sourceName: sourceName, start: starts[min(first, last)], end: starts[min(end, last)])
    }
}

extension Source {
    /// The length of the mark that some editors put before UTF-8.
    var byteOrderMarkLength: Int { utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
