/// The parameters of one execution in PostgreSQL's text format.
///
/// - Shape: one buffer of all values, each ended by a zero byte, because libpq takes C strings.
/// - Bounds: a value may not hold a zero byte itself; PostgreSQL cannot store one. Coercion refuses it before it gets here.
public struct ParameterList: Hashable, Sendable {
    /// All values, zero-terminated, one after the other.
    public private(set) var bytes: [UInt8] = []
    /// Where each value begins in `bytes`; −1 is NULL.
    public private(set) var offsets: [Int32] = []

    /// No parameters.
    public init() {}

    /// Parameters from texts; nothing is NULL.
    public init(_ values: [String?]) {
        for value: String? in values {
            if let value { append(value) } else { appendNull() }
        }
    }

    /// How many parameters there are.
    public var count: Int { offsets.count }

    /// Adds a value.
    public mutating func append(_ value: some Sequence<UInt8>) {
        offsets.append(Int32(bytes.count))
        bytes.append(contentsOf: value)
        bytes.append(0)
    }

    /// Adds a text.
    public mutating func append(_ text: String) {
        // One key is the whole list of most statements.
        if bytes.isEmpty { bytes.reserveCapacity(text.utf8.count + 1) }
        offsets.append(Int32(bytes.count))
        bytes.append(contentsOf: text.utf8)
        bytes.append(0)
    }

    /// Adds NULL.
    public mutating func appendNull() { offsets.append(-1) }

    /// The value at an index, without its terminator; nothing is NULL.
    public subscript(index: Int) -> ArraySlice<UInt8>? {
        let start: Int = Int(offsets[index])
        guard start >= 0, let end: Int = bytes[start...].firstIndex(of: 0) else { return nil }
        return bytes[start..<end]
    }
}
