/// Reads the fields of one message, or of several that are to be merged, one after the other.
///
/// - Bounds: nothing is allocated but the strings that are asked for; groups, which only unknown fields are, may nest so deep.
/// - Source: protobuf's "Encoding". Fields that are not known are skipped, and so are known ones of another wire type.
struct ProtobufReader {
    /// How a field's value is written.
    enum Wire: UInt64, Hashable {
        case varint = 0
        case fixed64 = 1
        case bytes = 2
        case groupStart = 3
        case groupEnd = 4
        case fixed32 = 5
    }

    /// Number and wire type, which tell a known field.
    struct Field: Hashable {
        let number: UInt64
        let wire: Wire

        init(_ number: UInt64, _ wire: Wire) {
            self.number = number
            self.wire = wire
        }
    }

    /// The bytes of one message, or the pieces of one that was sent in several fields: protobuf wants them merged, which is to read them as if
    /// they stood behind one another.
    struct Pieces: Hashable {
        private(set) var first: Range<Int>
        private(set) var others: [Range<Int>] = []

        init(_ first: Range<Int>) { self.first = first }

        mutating func add(_ piece: Range<Int>) { others.append(piece) }
    }

    let bytes: [UInt8]
    /// Where the next byte is.
    private(set) var offset: Int
    private var end: Int
    private var later: ArraySlice<Range<Int>>

    private static let maximumGroups: Int = 32

    init(_ bytes: [UInt8], _ pieces: Pieces) {
        self.bytes = bytes
        offset = pieces.first.lowerBound
        end = pieces.first.upperBound
        later = pieces.others[...]
    }

    init(_ bytes: [UInt8]) { self.init(bytes, Pieces(0..<bytes.count)) }

    // MARK: Fields

    /// The next field, whose value must then be read or skipped; nothing at the end.
    mutating func next() throws(ProtobufError) -> Field? {
        while offset == end {
            guard let piece: Range<Int> = later.popFirst() else { return nil }
            offset = piece.lowerBound
            end = piece.upperBound
        }
        return try readField()
    }

    private mutating func readField() throws(ProtobufError) -> Field {
        let start: Int = offset
        let tag: UInt64 = try readVarint()
        guard tag <= UInt64(UInt32.max), tag >> 3 > 0 else { throw ProtobufError("there is no such field", at: start) }
        guard let wire: Wire = Wire(rawValue: tag & 7) else {
            throw ProtobufError("there is no such wire type", at: start)
        }
        return Field(tag >> 3, wire)
    }

    /// Passes over the value of a field.
    mutating func skip(_ field: Field) throws(ProtobufError) {
        try skip(field, depth: 0)
    }

    private mutating func skip(_ field: Field, depth: Int) throws(ProtobufError) {
        switch field.wire {
        case .varint: _ = try readVarint()
        case .fixed64: try advance(8)
        case .fixed32: try advance(4)
        case .bytes: _ = try readBytes()
        case .groupStart: try skipGroup(field.number, depth: depth)
        case .groupEnd: throw ProtobufError("a group ends that has not begun", at: offset)
        }
    }

    private mutating func skipGroup(_ number: UInt64, depth: Int) throws(ProtobufError) {
        guard depth < Self.maximumGroups else { throw ProtobufError("groups are nested too deep", at: offset) }
        while true {
            let field: Field = try readField()
            guard field.wire == .groupEnd else {
                try skip(field, depth: depth + 1)
                continue
            }
            guard field.number == number else { throw ProtobufError("another group ends", at: offset) }
            return
        }
    }

    // MARK: Values

    mutating func readVarint() throws(ProtobufError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        let start: Int = offset
        while offset < end {
            let byte: UInt8 = bytes[offset]
            offset += 1
            // The tenth byte has room for one bit.
            guard shift < 63 || byte <= 1 else { throw ProtobufError("a number of more than 64 bits", at: start) }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw ProtobufError("the message ends within a number", at: start)
    }

    mutating func readDouble() throws(ProtobufError) -> Double {
        let start: Int = offset
        try advance(8)
        var bits: UInt64 = 0
        for index: Int in (start..<start + 8).reversed() { bits = bits << 8 | UInt64(bytes[index]) }
        return Double(bitPattern: bits)
    }

    mutating func readBool() throws(ProtobufError) -> Bool { try readVarint() != 0 }

    /// The place of bytes that their length stands before.
    mutating func readBytes() throws(ProtobufError) -> Range<Int> {
        let start: Int = offset
        let count: UInt64 = try readVarint()
        guard count <= UInt64(end - offset) else { throw ProtobufError("the message ends within a field", at: start) }
        let range: Range<Int> = offset..<(offset + Int(count))
        offset = range.upperBound
        return range
    }

    mutating func readString() throws(ProtobufError) -> String {
        let range: Range<Int> = try readBytes()
        guard let text: String = String(validating: bytes[range], as: UTF8.self) else {
            throw ProtobufError("the text is not valid UTF-8", at: range.lowerBound)
        }
        return text
    }

    /// Adds a message to what came of it before.
    mutating func read(into pieces: inout Pieces?) throws(ProtobufError) {
        let range: Range<Int> = try readBytes()
        if pieces == nil { pieces = Pieces(range) } else { pieces?.add(range) }
    }

    private mutating func advance(_ count: Int) throws(ProtobufError) {
        guard count <= end - offset else { throw ProtobufError("the message ends within a field", at: offset) }
        offset += count
    }
}
