/// Text being printed, with the indentation of its lines.
///
/// Everything is written once to one buffer: a text that is made of texts is copied once for each level that it lies deep.
struct PrintedText {
    private(set) var utf8: [UInt8] = []
    private var depth: Int = 0

    var text: String { String(decoding: utf8, as: UTF8.self) }

    /// Appends a text. Its lines move along, block strings too; the reader takes their indentation off again.
    mutating func append(_ text: String) {
        guard depth > 0 else { return utf8.append(contentsOf: text.utf8) }
        var rest: Substring.UTF8View = text[...].utf8
        while let end: String.Index = rest.firstIndex(of: UInt8(ascii: "\n")) {
            utf8.append(contentsOf: rest[..<end])
            breakLine()
            rest = rest[rest.index(after: end)...]
        }
        utf8.append(contentsOf: rest)
    }

    mutating func breakLine() {
        utf8.append(UInt8(ascii: "\n"))
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
    func breaksLine(from offset: Int) -> Bool { utf8[offset...].contains(UInt8(ascii: "\n")) }

    /// The length from an offset on, indentation aside, in UTF-16 units as tools of JavaScript count.
    func width(from offset: Int) -> Int {
        var width: Int = 0
        for byte: UInt8 in utf8[offset...] {
            if byte == UInt8(ascii: "\n") { width -= 2 * depth }
            // Bytes that go on a character count nothing; four bytes make two units.
            width += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        }
        return width
    }
}
