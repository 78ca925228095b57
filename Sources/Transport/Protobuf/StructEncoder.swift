import JSON

/// Writes JSON as `google.protobuf.Struct`, from bytes to bytes, without a tree between them.
///
/// - Shape: every number becomes a double, the nearest one; what is beyond them all becomes the largest. Half of a surrogate pair, which
///   PostgreSQL keeps in columns of type `json` and UTF-8 cannot hold, becomes U+FFFD.
/// - Errors: `StructFault` for bytes that are no JSON object, or are nested deeper than clients read.
struct StructEncoder {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index: Int = 0
    private var isTooDeep: Bool = false

    /// Google's libraries read so many messages within one another, the answer itself not counted. An object takes three levels (itself, the
    /// member, the value), a list two.
    static let maximumDepth: Int = 100

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Appends the content of a structure for an object.
    ///
    /// - Parameter depth: how many messages it lies within, with itself and without the outermost.
    static func append(object json: [UInt8], depth: Int = 1, to output: inout [UInt8]) throws(StructFault) {
        try encode(json, &output) { (encoder, output) throws(JSONError) in
            try encoder.expect(UInt8(ascii: "{"))
            try encoder.members(&output, depth: depth)
        }
    }

    /// Appends the content of a `ListValue` for an array.
    static func append(array json: [UInt8], depth: Int = 1, to output: inout [UInt8]) throws(StructFault) {
        try encode(json, &output) { (encoder, output) throws(JSONError) in
            try encoder.expect(UInt8(ascii: "["))
            try encoder.elements(&output, depth: depth)
        }
    }

    private static func encode(
        _ json: [UInt8], _ output: inout [UInt8],
        _ body: (inout StructEncoder, inout [UInt8]) throws(JSONError) -> Void
    ) throws(StructFault) {
        // Closures that throw a type of error lose it where it passes through a generic one.
        let failure: StructFault? = json.withUnsafeBufferPointer { bytes in
            var encoder: StructEncoder = StructEncoder(bytes)
            do throws(JSONError) {
                try body(&encoder, &output)
                encoder.skipBlanks()
                return encoder.index == bytes.count ? nil : .malformed(encoder.unexpected())
            } catch {
                return encoder.isTooDeep ? .tooDeep : .malformed(error)
            }
        }
        if let failure { throw failure }
    }

    // MARK: Structure

    private mutating func members(_ output: inout [UInt8], depth: Int) throws(JSONError) {
        try check(depth)
        guard !skip(UInt8(ascii: "}")) else { return }
        try check(depth + 2)
        repeat {
            let entry: Int = ProtobufWriter.begin(1, &output)
            try string(1, &output)
            try expect(UInt8(ascii: ":"))
            let value: Int = ProtobufWriter.begin(2, &output)
            try self.value(&output, depth: depth + 2)
            ProtobufWriter.end(value, &output)
            ProtobufWriter.end(entry, &output)
        } while skip(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
    }

    private mutating func elements(_ output: inout [UInt8], depth: Int) throws(JSONError) {
        try check(depth)
        guard !skip(UInt8(ascii: "]")) else { return }
        try check(depth + 1)
        repeat {
            let value: Int = ProtobufWriter.begin(1, &output)
            try self.value(&output, depth: depth + 1)
            ProtobufWriter.end(value, &output)
        } while skip(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
    }

    private mutating func check(_ depth: Int) throws(JSONError) {
        guard depth > Self.maximumDepth else { return }
        isTooDeep = true
        throw JSONError("nested too deep", at: index)
    }

    /// Appends the content of a `Value`, which has this depth.
    private mutating func value(_ output: inout [UInt8], depth: Int) throws(JSONError) {
        skipBlanks()
        guard index < bytes.count else { throw unexpected() }
        switch bytes[index] {
        case UInt8(ascii: "{"):
            index += 1
            let structure: Int = ProtobufWriter.begin(5, &output)
            try members(&output, depth: depth + 1)
            ProtobufWriter.end(structure, &output)
        case UInt8(ascii: "["):
            index += 1
            let list: Int = ProtobufWriter.begin(6, &output)
            try elements(&output, depth: depth + 1)
            ProtobufWriter.end(list, &output)
        case UInt8(ascii: "\""): try string(3, &output)
        case UInt8(ascii: "t"):
            try word("true")
            ProtobufWriter.varint(4, 1, &output)
        case UInt8(ascii: "f"):
            try word("false")
            ProtobufWriter.varint(4, 0, &output)
        case UInt8(ascii: "n"):
            try word("null")
            ProtobufWriter.varint(1, 0, &output)
        default: ProtobufWriter.double(2, try number(), &output)
        }
    }

    // MARK: Bytes

    private mutating func skipBlanks() {
        while index < bytes.count, bytes[index] == 0x20 || (bytes[index] >= 0x09 && bytes[index] <= 0x0D) { index += 1 }
    }

    /// Passes over a sign, where it comes next.
    private mutating func skip(_ sign: UInt8) -> Bool {
        skipBlanks()
        guard index < bytes.count, bytes[index] == sign else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ sign: UInt8) throws(JSONError) {
        guard skip(sign) else { throw unexpected() }
    }

    private func unexpected() -> JSONError {
        JSONError(index < bytes.count ? "unexpected byte \(bytes[index])" : "the text ends too early", at: index)
    }

    private mutating func word(_ word: StaticString) throws(JSONError) {
        let count: Int = word.utf8CodeUnitCount
        guard bytes.count - index >= count else { throw unexpected() }
        for offset: Int in 0..<count where bytes[index + offset] != word.utf8Start[offset] { throw unexpected() }
        index += count
    }

    // MARK: Numbers

    /// Tens that a double holds exactly.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20,
        1e21, 1e22,
    ]

    /// Digits up to 2^53 times or by a power of ten that is exact are rounded once, and so rightly; all others are left to the C library.
    private mutating func number() throws(JSONError) -> Double {
        let start: Int = index
        let isNegative: Bool = index < bytes.count && bytes[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        var digits: UInt64 = 0
        var exponent: Int = 0
        let wholeDigits: Int = takeDigits(&digits)
        guard wholeDigits > 0 else { throw unexpected() }
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            exponent = -takeDigits(&digits)
            guard exponent < 0 else { throw unexpected() }
        }
        let isPlain: Bool = index == bytes.count || bytes[index] | 0x20 != UInt8(ascii: "e")
        if !isPlain { try skipExponent() }
        // Nineteen digits fit; more may have overflown.
        guard isPlain, index - start <= 19, digits <= 1 << 53, exponent >= -22 else { return try slowNumber(start) }
        let value: Double = Double(digits) / Self.powers[-exponent]
        return isNegative ? -value : value
    }

    /// - Returns: how many there are.
    private mutating func takeDigits(_ value: inout UInt64) -> Int {
        let start: Int = index
        while index < bytes.count, case let digit:UInt8 = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
            value = value &* 10 &+ UInt64(digit)
            index += 1
        }
        return index - start
    }

    private mutating func skipExponent() throws(JSONError) {
        index += 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
        var ignored: UInt64 = 0
        guard takeDigits(&ignored) > 0 else { throw unexpected() }
    }

    private func slowNumber(_ start: Int) throws(JSONError) -> Double {
        let text: String = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
        guard let value: Double = Double(text) else { throw JSONError("a number that is none", at: start) }
        let largest: Double = .greatestFiniteMagnitude
        return min(max(value, -largest), largest)
    }

    // MARK: Strings

    /// Appends a string as a field.
    private mutating func string(_ number: UInt8, _ output: inout [UInt8]) throws(JSONError) {
        try expect(UInt8(ascii: "\""))
        let text: Int = ProtobufWriter.begin(number, &output)
        var start: Int = index
        while true {
            guard index < bytes.count else { throw unexpected() }
            let byte: UInt8 = bytes[index]
            guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
            index += 1
            if byte == UInt8(ascii: "\"") { break }
            try escape(&output)
            start = index
        }
        ProtobufWriter.end(text, &output)
    }

    private mutating func escape(_ output: inout [UInt8]) throws(JSONError) {
        guard index < bytes.count else { throw unexpected() }
        let byte: UInt8 = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): output.append(byte)
        case UInt8(ascii: "b"): output.append(0x08)
        case UInt8(ascii: "f"): output.append(0x0C)
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "r"): output.append(0x0D)
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "u"): output.append(contentsOf: String(try scalar()).utf8)
        default:
            index -= 1
            throw unexpected()
        }
    }

    private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
        let unit: UInt32 = try hexadecimal()
        if let scalar: Unicode.Scalar = Unicode.Scalar(unit) { return scalar }
        let replacement: Unicode.Scalar = "\u{FFFD}"
        guard unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        else { return replacement }
        let afterHigh: Int = index
        index += 2
        let low: UInt32 = try hexadecimal()
        guard low >= 0xDC00, low < 0xE000 else {
            // What follows is a sign of its own.
            index = afterHigh
            return replacement
        }
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? replacement
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard index < bytes.count else { throw unexpected() }
            let byte: UInt8 = bytes[index]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: throw unexpected()
            }
            index += 1
        }
        return value
    }
}
