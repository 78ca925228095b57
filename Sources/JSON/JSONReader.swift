/// Reads JSON piece by piece from bytes, without building a tree.
///
/// The hot path looks for the members it needs and skips the rest; `parseJSON` builds its tree on the same steps.
///
/// - Bounds: nesting is limited by `maximumDepth`; nothing is allocated but the strings that are asked for.
/// - Errors: `JSONError` with the byte offset; the reader is of no further use afterwards.
/// - Source: RFC 8259. Names given twice are refused by `parseJSON`, because readers downstream would differ in which counts.
public struct JSONReader: Sendable {
    /// What a value begins with.
    public enum Kind: Hashable, Sendable { case null, bool, number, string, array, object }

    let utf8: [UInt8]
    /// The offset of the next byte to read.
    public private(set) var offset: Int
    let end: Int
    let maximumDepth: Int
    /// Whether `\u` escapes of unpaired surrogates are kept, as three bytes each, instead of refused.
    let keepsSurrogates: Bool
    var depth: Int = 0

    /// A reader over a part of the bytes.
    public init(_ utf8: [UInt8], in range: Range<Int>? = nil, maximumDepth: Int = 64, keepsSurrogates: Bool = false) {
        self.utf8 = utf8
        offset = range?.lowerBound ?? 0
        end = range?.upperBound ?? utf8.count
        self.maximumDepth = maximumDepth
        self.keepsSurrogates = keepsSurrogates
    }

    // MARK: Structure

    /// The kind of the value that comes next.
    public mutating func peek() throws(JSONError) -> Kind {
        switch try nextByte() {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
        case let byte: throw JSONError("unexpected \(Self.describe(byte)), a value was expected", at: offset)
        }
    }

    /// Enters an object; then call `nextName` until it gives nothing.
    public mutating func beginObject() throws(JSONError) { try open(UInt8(ascii: "{"), "an object") }

    /// Enters an array; then call `nextElement` until it gives false.
    public mutating func beginArray() throws(JSONError) { try open(UInt8(ascii: "["), "a list") }

    /// The name of the next member of the object that was entered, or nothing at its end, which is then passed.
    public mutating func nextName(isFirst: Bool) throws(JSONError) -> String? {
        guard try advance(to: UInt8(ascii: "}"), isFirst: isFirst) else { return nil }
        guard try nextByte() == UInt8(ascii: "\"") else {
            throw JSONError("a member name in double quotes was expected", at: offset)
        }
        let name: String = try readString()
        guard try nextByte() == UInt8(ascii: ":") else {
            throw JSONError("':' was expected after a member name", at: offset)
        }
        offset += 1
        return name
    }

    /// Whether the array that was entered has another element; at its end, the end is passed.
    public mutating func nextElement(isFirst: Bool) throws(JSONError) -> Bool {
        try advance(to: UInt8(ascii: "]"), isFirst: isFirst)
    }

    /// Refuses anything but white space after the value.
    public mutating func finish() throws(JSONError) {
        skipWhitespace()
        guard offset == end else {
            throw JSONError("unexpected \(Self.describe(utf8[offset])) after the value", at: offset)
        }
    }

    private mutating func open(_ bracket: UInt8, _ what: String) throws(JSONError) {
        guard try nextByte() == bracket else { throw JSONError("\(what) was expected", at: offset) }
        guard depth < maximumDepth else { throw JSONError("nested deeper than \(maximumDepth) levels", at: offset) }
        depth += 1
        offset += 1
    }

    private mutating func advance(to bracket: UInt8, isFirst: Bool) throws(JSONError) -> Bool {
        let byte: UInt8 = try nextByte()
        if byte == bracket {
            offset += 1
            depth -= 1
            return false
        }
        if isFirst { return true }
        guard byte == UInt8(ascii: ",") else {
            throw JSONError("',' or '\(Character(UnicodeScalar(bracket)))' was expected", at: offset)
        }
        offset += 1
        guard try nextByte() != bracket else { throw JSONError("a comma before the closing bracket", at: offset) }
        return true
    }

    // MARK: Scalars

    /// Reads `null`.
    public mutating func readNull() throws(JSONError) { try word("null") }

    /// Reads `true` or `false`.
    public mutating func readBool() throws(JSONError) -> Bool {
        if try nextByte() == UInt8(ascii: "t") {
            try word("true")
            return true
        }
        try word("false")
        return false
    }

    /// Reads a number and keeps its spelling.
    public mutating func readNumber() throws(JSONError) -> JSONNumber {
        _ = try nextByte()
        let start: Int = offset
        if byte(is: UInt8(ascii: "-")) { offset += 1 }
        let whole: Int = try digits()
        if whole > 1, utf8[offset - whole] == UInt8(ascii: "0") {
            throw JSONError("a number may not begin with 0", at: offset - whole)
        }
        if byte(is: UInt8(ascii: ".")) {
            offset += 1
            try digits()
        }
        if byte(is: UInt8(ascii: "e")) || byte(is: UInt8(ascii: "E")) {
            offset += 1
            if byte(is: UInt8(ascii: "+")) || byte(is: UInt8(ascii: "-")) { offset += 1 }
            try digits()
        }
        return JSONNumber(validated: String(decoding: utf8[start..<offset], as: UTF8.self))
    }

    /// Passes over the next value, whatever it is, and gives the range of its bytes. The value is checked all the same.
    @discardableResult
    public mutating func skipValue() throws(JSONError) -> Range<Int> {
        let kind: Kind = try peek()
        let start: Int = offset
        switch kind {
        case .null: try readNull()
        case .bool: _ = try readBool()
        case .number: try skipNumber()
        case .string: _ = try scanString()
        case .array:
            try beginArray()
            var isFirst: Bool = true
            while try nextElement(isFirst: isFirst) {
                try skipValue()
                isFirst = false
            }
        case .object: try skipObject()
        }
        return start..<offset
    }

    private mutating func skipObject() throws(JSONError) {
        try beginObject()
        var isFirst: Bool = true
        while try advance(to: UInt8(ascii: "}"), isFirst: isFirst) {
            guard try nextByte() == UInt8(ascii: "\"") else {
                throw JSONError("a member name in double quotes was expected", at: offset)
            }
            _ = try scanString()
            guard try nextByte() == UInt8(ascii: ":") else {
                throw JSONError("':' was expected after a member name", at: offset)
            }
            offset += 1
            try skipValue()
            isFirst = false
        }
    }

    private mutating func skipNumber() throws(JSONError) { _ = try readNumber() }

    @discardableResult
    private mutating func digits() throws(JSONError) -> Int {
        let start: Int = offset
        while offset < end, utf8[offset] >= UInt8(ascii: "0"), utf8[offset] <= UInt8(ascii: "9") { offset += 1 }
        guard offset > start else { throw JSONError("a digit was expected", at: offset) }
        return offset - start
    }

    private mutating func word(_ word: StaticString) throws(JSONError) {
        _ = try nextByte()
        let count: Int = word.utf8CodeUnitCount
        var matches: Bool = end - offset >= count
        var index: Int = 0
        word.withUTF8Buffer { letters in
            while matches, index < count {
                matches = utf8[offset + index] == letters[index]
                index += 1
            }
        }
        guard matches else { throw JSONError("'\(word)' was expected", at: offset) }
        offset += count
    }

    // MARK: Bytes

    func byte(is wanted: UInt8) -> Bool { offset < end && utf8[offset] == wanted }

    mutating func nextByte() throws(JSONError) -> UInt8 {
        skipWhitespace()
        guard offset < end else { throw JSONError("the text ends too early", at: offset) }
        return utf8[offset]
    }

    mutating func advance(by count: Int) { offset += count }

    private mutating func skipWhitespace() {
        while offset < end {
            switch utf8[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
        }
    }

    static func describe(_ byte: UInt8) -> String {
        byte > 0x20 && byte < 0x7F ? "'\(Character(UnicodeScalar(byte)))'" : "byte \(byte)"
    }
}
