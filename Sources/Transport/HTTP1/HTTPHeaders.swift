/// The header fields of one request, kept as the bytes that came.
///
/// Names are looked up without regard to case; nothing is turned into a `String` before somebody asks for it.
struct HTTPHeaders: Sendable {
    private struct Field: Sendable {
        var name: Range<Int>
        var value: Range<Int>
    }

    private var bytes: [UInt8] = []
    private var fields: [Field] = []
    /// Where the field that is arriving begins in `bytes`, and its value.
    private var openStart: Int = 0
    private var openMiddle: Int?
    /// The lengths of all names, a bit each (the last one for all that are longer): most look-ups end here.
    private var lengths: UInt64 = 0

    /// How many fields there are.
    var count: Int { fields.count }

    /// The size that counts against the limit: all bytes and the separators of each line.
    var size: Int { bytes.count + fields.count * 4 }

    // MARK: Reading

    /// The only value of a field, or the first one. `name` is in lower case.
    func first(_ name: String) -> String? {
        guard mayHold(name) else { return nil }
        for field: Field in fields where matches(field, name) { return value(field) }
        return nil
    }

    /// All values of a field, in order. `name` is in lower case.
    func values(_ name: String) -> [String] {
        guard mayHold(name) else { return [] }
        var values: [String] = []
        for field: Field in fields where matches(field, name) { values.append(value(field)) }
        return values
    }

    /// How often a field was given.
    func occurrences(_ name: String) -> Int {
        guard mayHold(name) else { return 0 }
        var count: Int = 0
        for field: Field in fields where matches(field, name) { count += 1 }
        return count
    }

    /// Whether one of the comma-separated members of a field is `token`, which is in lower case.
    func contains(_ token: String, in name: String) -> Bool {
        fields.contains { field in
            matches(field, name)
                && bytes[field.value].split(separator: UInt8(ascii: ",")).contains { member in
                    ASCII.equalFolded(ASCII.trimmed(member), token)
                }
        }
    }

    /// Whether the first field of a name has a value that satisfies a condition. `name` is in lower case.
    func holds(_ name: String, where condition: (ArraySlice<UInt8>) -> Bool) -> Bool {
        guard mayHold(name), let field: Field = fields.first(where: { matches($0, name) }) else { return false }
        return condition(bytes[field.value])
    }

    private func mayHold(_ name: String) -> Bool { lengths & Self.bit(name.utf8.count) != 0 }

    private func matches(_ field: Field, _ name: String) -> Bool {
        field.name.count == name.utf8.count && ASCII.equalFolded(bytes[field.name], name)
    }

    private func value(_ field: Field) -> String {
        bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[field.value]), as: UTF8.self)
        }
    }

    private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

    // MARK: Filling

    /// Adds a piece of a name.
    mutating func appendName(_ piece: UnsafeRawBufferPointer) { bytes.append(contentsOf: piece) }

    /// Adds a piece of the value of the name before it.
    mutating func appendValue(_ piece: UnsafeRawBufferPointer) {
        if openMiddle == nil { openMiddle = bytes.count }
        bytes.append(contentsOf: piece)
    }

    /// Whether the field that is arriving has no name, which the parser lets pass.
    var isOpenNameEmpty: Bool { (openMiddle ?? bytes.count) == openStart }

    /// The value is complete.
    mutating func endField() {
        let middle: Int = openMiddle ?? bytes.count
        let trimmed: Range<Int> = ASCII.trimmed(bytes[middle...]).indices
        fields.append(Field(name: openStart..<middle, value: trimmed))
        lengths |= Self.bit(middle - openStart)
        openStart = bytes.count
        openMiddle = nil
    }

    /// Forgets the field that is arriving.
    ///
    /// - Returns: how many bytes it had.
    mutating func dropOpenField() -> Int {
        let count: Int = bytes.count - openStart
        bytes.removeLast(count)
        openMiddle = nil
        return count
    }

    /// Adds a field whose value is complete.
    mutating func append(name: [UInt8], value: [UInt8]) {
        name.withUnsafeBytes { appendName($0) }
        value.withUnsafeBytes { appendValue($0) }
        endField()
    }

    /// Gives a field another value, whether or not there was one. `name` is in lower case.
    mutating func replace(_ name: String, with value: ArraySlice<UInt8>) {
        let others: [Field] = fields.filter { !matches($0, name) }
        fields = others
        append(name: Array(name.utf8), value: Array(value))
    }

    /// Begins with the next request, in the memory of the last one if nobody else has kept that.
    mutating func reset() {
        bytes.removeAll(keepingCapacity: true)
        fields.removeAll(keepingCapacity: true)
        lengths = 0
        openStart = 0
        openMiddle = nil
    }
}
