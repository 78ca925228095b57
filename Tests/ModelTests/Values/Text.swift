/// A text by its bytes. Swift's `String` takes texts for equal that PostgreSQL tells apart, such as é in one character or in two.
struct Text: Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    let utf8: [UInt8]

    init(_ text: String) { utf8 = Array(text.utf8) }

    init(_ utf8: [UInt8]) { self.utf8 = utf8 }

    init(stringLiteral text: String) { self.init(text) }

    var description: String { String(decoding: utf8, as: UTF8.self) }

    /// As the collation C has it.
    static func < (left: Text, right: Text) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }

    func hasPrefix(_ other: Text) -> Bool { utf8.starts(with: other.utf8) }

    func hasSuffix(_ other: Text) -> Bool { utf8.reversed().starts(with: other.utf8.reversed()) }

    func contains(_ other: Text) -> Bool {
        guard other.utf8.count <= utf8.count else { return false }
        return (0...(utf8.count - other.utf8.count)).contains { utf8[$0...].starts(with: other.utf8) }
    }
}
