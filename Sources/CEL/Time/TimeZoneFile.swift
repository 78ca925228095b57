#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The offsets of one time zone, read from a TZif file.
///
/// - Errors: no value when the file cannot be read or is no TZif file.
/// - Source: RFC 8536.
struct TimeZoneFile: Sendable {
    /// When the offset changes, in seconds since 1970, ascending.
    private let transitions: [Int64]
    /// The offset from each transition on.
    private let offsets: [Int32]
    private let offsetBefore: Int32
    /// The rule for the time after the last transition.
    private let rule: TimeZoneRule?

    init?(contentsOf path: String) {
        guard let bytes: [UInt8] = readFile(path) else { return nil }
        self.init(bytes)
    }

    init?(_ bytes: [UInt8]) {
        guard let first: Header = Header(bytes, at: 0) else { return nil }
        // From version 2 on a second block with 64-bit times follows the first.
        let isWide: Bool = first.version >= 2
        let start: Int = isWide ? Header.length + first.byteCount(timeLength: 4) : 0
        guard let header: Header = Header(bytes, at: start) else { return nil }
        let timeLength: Int = isWide ? 8 : 4
        let end: Int = start + Header.length + header.byteCount(timeLength: timeLength)
        guard end <= bytes.count, header.typeCount > 0 else { return nil }
        var reader: BigEndianReader = BigEndianReader(bytes: bytes, position: start + Header.length)
        let times: [Int64] = (0..<header.timeCount).map { _ in reader.integer(timeLength) }
        let indices: [Int] = (0..<header.timeCount).map { _ in Int(reader.integer(1) & 0xFF) }
        var types: [Int32] = []
        for _ in 0..<header.typeCount {
            types.append(Int32(truncatingIfNeeded: reader.integer(4)))
            reader.position += 2
        }
        guard indices.allSatisfy({ $0 < types.count }) else { return nil }
        transitions = times
        offsets = indices.map { types[$0] }
        offsetBefore = types[0]
        let footer: ArraySlice<UInt8> = isWide ? bytes[end...].dropFirst() : []
        rule = TimeZoneRule(String(decoding: footer.prefix { $0 != 0x0A }, as: UTF8.self))
    }

    /// The seconds east of UTC at a point in time.
    func offset(at seconds: Int64) -> Int32 {
        guard let last: Int64 = transitions.last, seconds < last else {
            return rule?.offset(at: seconds) ?? offsets.last ?? offsetBefore
        }
        var low: Int = 0
        var high: Int = transitions.count
        while low < high {
            let middle: Int = (low + high) / 2
            if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? offsetBefore : offsets[low - 1]
    }

    private struct Header {
        static let length: Int = 44
        let version: Int
        let utcCount: Int
        let standardCount: Int
        let leapCount: Int
        let timeCount: Int
        let typeCount: Int
        let nameLength: Int

        init?(_ bytes: [UInt8], at start: Int) {
            guard start >= 0, start + Self.length <= bytes.count, bytes[start...].starts(with: "TZif".utf8) else {
                return nil
            }
            version = bytes[start + 4] == 0 ? 1 : Int(bytes[start + 4]) - Int(UInt8(ascii: "0"))
            var reader: BigEndianReader = BigEndianReader(bytes: bytes, position: start + 20)
            // No count of a real file comes near this; it keeps the sums below small.
            let counts: [Int] = (0..<6).map { _ in Int(reader.integer(4)) }
            guard counts.allSatisfy({ (0..<1_000_000).contains($0) }) else { return nil }
            utcCount = counts[0]
            standardCount = counts[1]
            leapCount = counts[2]
            timeCount = counts[3]
            typeCount = counts[4]
            nameLength = counts[5]
        }

        func byteCount(timeLength: Int) -> Int {
            let times: Int = timeCount * (timeLength + 1) + typeCount * 6
            return times + nameLength + leapCount * (timeLength + 4) + standardCount + utcCount
        }
    }
}

private struct BigEndianReader {
    let bytes: [UInt8]
    var position: Int

    /// A signed integer of so many bytes.
    mutating func integer(_ length: Int) -> Int64 {
        var value: Int64 = Int64(Int8(bitPattern: bytes[position]))
        for offset in 1..<max(1, length) { value = value << 8 | Int64(bytes[position + offset]) }
        position += length
        return value
    }
}

/// The bytes of a small file, or nil when it cannot be read.
private func readFile(_ path: String) -> [UInt8]? {
    let descriptor: Int32 = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let limit: Int = 1 << 18
    let bytes: [UInt8] = [UInt8](unsafeUninitializedCapacity: limit) { (buffer, count: inout Int) in
        while count < limit {
            let length: Int = read(descriptor, buffer.baseAddress.map { $0 + count }, limit - count)
            guard length > 0 else { break }
            count += length
        }
    }
    return bytes
}
