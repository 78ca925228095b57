import CNghttp2

/// The fields of a message that is to be sent, all in one piece of memory, which is used again for the next message.
struct HTTP2Fields {
    private struct Entry {
        var name: Range<Int>
        var value: Range<Int>
    }

    private var bytes: [UInt8] = []
    private var entries: [Entry] = []

    init() {}

    /// Fields that never change.
    init(_ fields: KeyValuePairs<String, String>) {
        for (name, value) in fields { add(name, value) }
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
    }

    /// Adds a field. Names are sent in lower case, as HTTP/2 wants them, and values without what could end one.
    mutating func add(_ name: String, _ value: String) {
        let start: Int = bytes.count
        for byte: UInt8 in name.utf8 { bytes.append(ASCII.fold(byte)) }
        let middle: Int = bytes.count
        for byte: UInt8 in value.utf8 where byte >= 0x20 || byte == UInt8(ascii: "\t") { bytes.append(byte) }
        entries.append(Entry(name: start..<middle, value: middle..<bytes.count))
    }

    /// Adds a field whose value is a number.
    mutating func add(_ name: String, _ value: Int) {
        let start: Int = bytes.count
        bytes.append(contentsOf: name.utf8)
        let middle: Int = bytes.count
        appendDecimal(value)
        entries.append(Entry(name: start..<middle, value: middle..<bytes.count))
    }

    private mutating func appendDecimal(_ number: Int) {
        if number >= 10 { appendDecimal(number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Hands the fields to nghttp2, which copies what it keeps.
    func withEntries<Value>(_ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Value) -> Value {
        bytes.withUnsafeBufferPointer { bytes in
            withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: entries.count) { list in
                guard let base: UnsafeMutablePointer<UInt8> = UnsafeMutablePointer(mutating: bytes.baseAddress) else {
                    return body(UnsafeMutableBufferPointer(start: nil, count: 0))
                }
                for (index, entry) in entries.enumerated() {
                    list.initializeElement(
                        at: index,
                        to: nghttp2_nv(
                            name: base + entry.name.lowerBound, value: base + entry.value.lowerBound,
                            namelen: entry.name.count, valuelen: entry.value.count,
                            flags: UInt8(NGHTTP2_NV_FLAG_NONE.rawValue)))
                }
                return body(list)
            }
        }
    }
}
