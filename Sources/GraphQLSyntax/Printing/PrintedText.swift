/// Text being printed, with the indentation of its lines.
///
/// Everything is written once to one buffer: a text that is made of texts is copied once for each level that it lies deep.
struct PrintedText {
    private(set) var utf8: [UInt8] = []
    private var depth: Int = 0

    var text: String { String(decoding: utf8, as: UTF8.self) }

    /// Appends a text. Its lines move along, block strings too; the reader takes their indentation off again.
    mutating func append(_ text: String) {
        var text: String = text
        // Most texts are a name or a mark, of one line. Looked through and copied as bytes in a row, they cost little.
        text.withUTF8 { bytes in
            guard depth > 0, bytes.contains(Self.lineFeed) else { return utf8.append(contentsOf: bytes) }
            var start: Int = bytes.startIndex
            for index: Int in bytes.indices where bytes[index] == Self.lineFeed {
                utf8.append(contentsOf: bytes[start..<index])
                breakLine()
                start = index + 1
            }
            utf8.append(contentsOf: bytes[start...])
        }
    }

    private static let lineFeed: UInt8 = UInt8(ascii: "\n")

    mutating func breakLine() {
        utf8.append(Self.lineFeed)
        for _ in 0..<depth {
            utf8.append(UInt8(ascii: " "))
            utf8.append(UInt8(ascii: " "))
        }
    }

    /// Items with something between them.
    mutating func join<Item>(
        _ items: [Item], _ separator: String, _ write: (Item, inout PrintedText) -> Void
    ) {
        for (index, item): (Int, Item) in items.enumerated() {
            if index > 0 { append(separator) }
            write(item, &self)
        }
    }

    /// Items in brackets, one a line and one level further in.
    mutating func lines<Item>(
        _ open: String, _ items: [Item], _ close: String, _ write: (Item, inout PrintedText) -> Void
    ) {
        append(open)
        depth += 1
        for item: Item in items {
            breakLine()
            write(item, &self)
        }
        depth -= 1
        breakLine()
        append(close)
    }

    // MARK: Second thoughts

    /// Takes back what was written from an offset on.
    mutating func removeAll(from offset: Int) { utf8.removeSubrange(offset...) }

    /// Whether there is more than one line from an offset on.
    func breaksLine(from offset: Int) -> Bool { utf8[offset...].contains(Self.lineFeed) }

    /// The length from an offset on, indentation aside, in UTF-16 units as tools of JavaScript count.
    func width(from offset: Int) -> Int {
        var width: Int = 0
        for byte: UInt8 in utf8[offset...] {
            if byte == Self.lineFeed { width -= 2 * depth }
            // Bytes that go on a character count nothing; four bytes make two units.
            width += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        }
        return width
    }
}
