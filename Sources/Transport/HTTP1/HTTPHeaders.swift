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

    /// How many fields there are.
    var count: Int { fields.count }

    /// The size that counts against the limit: all bytes and the separators of each line.
    var size: Int { bytes.count + fields.count * 4 }

    /// The only value of a field, or the first one. `name` is in lower case.
    func first(_ name: String) -> String? {
        fields.first { matches($0, name) }.map(value)
    }

    /// All values of a field, in order. `name` is in lower case.
    func values(_ name: String) -> [String] {
        fields.filter { matches($0, name) }.map(value)
    }

    /// How often a field was given.
    func occurrences(_ name: String) -> Int {
        fields.reduce(0) { $0 + (matches($1, name) ? 1 : 0) }
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

    /// Adds a field whose value is complete.
    mutating func append(name: some Collection<UInt8>, value: some Collection<UInt8>) {
        let start: Int = bytes.count
        bytes.append(contentsOf: name)
        let middle: Int = bytes.count
        bytes.append(contentsOf: value)
        let end: Int = bytes.count
        let trimmed: Range<Int> = ASCII.trimmed(bytes[middle..<end]).indices
        fields.append(Field(name: start..<middle, value: trimmed))
    }

    private func matches(_ field: Field, _ name: String) -> Bool {
        field.name.count == name.utf8.count && ASCII.equalFolded(bytes[field.name], name)
    }

    private func value(_ field: Field) -> String {
        String(decoding: bytes[field.value], as: UTF8.self)
    }
}
