import JSON

/// Writes a `google.protobuf.Struct` as JSON.
///
/// - Shape: whole numbers that a double holds exactly are written without a point, so that they are numbers of type `Int`. A value that is none
///   is null. Of a name that is given several times the last value counts, as protobuf wants it of maps; JSON has it once.
/// - Errors: numbers that JSON has no word for, text that is no UTF-8, nesting deeper than requests are read.
/// - Source: protobuf's `struct.proto`; "Last One Wins" in its "Encoding".
struct StructDecoder {
    private struct Member {
        var name: Range<Int>
        var value: ProtobufReader.Pieces?
    }

    private enum Value {
        case null
        case number(Double)
        case string(Range<Int>)
        case bool(Bool)
        case structure(ProtobufReader.Pieces)
        case list(ProtobufReader.Pieces)
    }

    private let bytes: [UInt8]
    private var output: [UInt8] = []

    /// Up to so many names are compared one by one.
    private static let fewMembers: Int = 16

    private init(_ bytes: [UInt8], capacity: Int) {
        self.bytes = bytes
        output.reserveCapacity(capacity)
    }

    /// The JSON of a structure that is a part of a message.
    static func json(_ bytes: [UInt8], _ structure: ProtobufReader.Pieces) throws(ProtobufError) -> JSONText {
        var decoder: StructDecoder = StructDecoder(bytes, capacity: structure.first.count + 16)
        try decoder.appendStructure(structure, depth: 1)
        return JSONText(utf8: decoder.output)
    }

    private mutating func appendStructure(_ pieces: ProtobufReader.Pieces, depth: Int) throws(ProtobufError) {
        try check(depth, pieces)
        output.append(UInt8(ascii: "{"))
        var isFirst: Bool = true
        for member: Member in try members(pieces) {
            if !isFirst { output.append(UInt8(ascii: ",")) }
            isFirst = false
            try appendString(member.name)
            output.append(UInt8(ascii: ":"))
            try appendValue(member.value, depth: depth)
        }
        output.append(UInt8(ascii: "}"))
    }

    private mutating func appendList(_ pieces: ProtobufReader.Pieces, depth: Int) throws(ProtobufError) {
        try check(depth, pieces)
        output.append(UInt8(ascii: "["))
        var isFirst: Bool = true
        var reader: ProtobufReader = ProtobufReader(bytes, pieces)
        while let field: ProtobufReader.Field = try reader.next() {
            guard field == ProtobufReader.Field(1, .bytes) else {
                try reader.skip(field)
                continue
            }
            if !isFirst { output.append(UInt8(ascii: ",")) }
            isFirst = false
            try appendValue(ProtobufReader.Pieces(try reader.readBytes()), depth: depth)
        }
        output.append(UInt8(ascii: "]"))
    }

    private func check(_ depth: Int, _ pieces: ProtobufReader.Pieces) throws(ProtobufError) {
        guard depth <= WireMembers.maximumDepth else {
            throw ProtobufError("nested deeper than \(WireMembers.maximumDepth) levels", at: pieces.first.lowerBound)
        }
    }

    // MARK: Members

    private func members(_ pieces: ProtobufReader.Pieces) throws(ProtobufError) -> [Member] {
        var members: [Member] = []
        var known: [ArraySlice<UInt8>: Int] = [:]
        var reader: ProtobufReader = ProtobufReader(bytes, pieces)
        while let field: ProtobufReader.Field = try reader.next() {
            guard field == ProtobufReader.Field(1, .bytes) else {
                try reader.skip(field)
                continue
            }
            let member: Member = try self.member(try reader.readBytes())
            if let earlier: Int = index(of: member.name, in: members, &known) {
                members[earlier].value = member.value
            } else {
                members.append(member)
            }
        }
        return members
    }

    private func index(
        of name: Range<Int>, in members: [Member], _ known: inout [ArraySlice<UInt8>: Int]
    ) -> Int? {
        guard members.count > Self.fewMembers else {
            return members.firstIndex { bytes[$0.name].elementsEqual(bytes[name]) }
        }
        if known.isEmpty {
            for (index, member) in members.enumerated() { known[bytes[member.name]] = index }
        }
        if let index: Int = known[bytes[name]] { return index }
        known[bytes[name]] = members.count
        return nil
    }

    private func member(_ range: Range<Int>) throws(ProtobufError) -> Member {
        var member: Member = Member(name: range.lowerBound..<range.lowerBound, value: nil)
        var reader: ProtobufReader = ProtobufReader(bytes, ProtobufReader.Pieces(range))
        while let field: ProtobufReader.Field = try reader.next() {
            switch field {
            case ProtobufReader.Field(1, .bytes): member.name = try reader.readBytes()
            case ProtobufReader.Field(2, .bytes): try reader.read(into: &member.value)
            default: try reader.skip(field)
            }
        }
        return member
    }

    // MARK: Values

    private mutating func appendValue(_ pieces: ProtobufReader.Pieces?, depth: Int) throws(ProtobufError) {
        switch try value(pieces) {
        case .null: append("null")
        case .bool(let truth): append(truth ? "true" : "false")
        case .number(let number): append(Self.text(number))
        case .string(let range): try appendString(range)
        case .structure(let pieces): try appendStructure(pieces, depth: depth + 1)
        case .list(let pieces): try appendList(pieces, depth: depth + 1)
        }
    }

    /// Of several kinds the last counts; messages of one kind behind one another are merged.
    private func value(_ pieces: ProtobufReader.Pieces?) throws(ProtobufError) -> Value {
        guard let pieces else { return .null }
        var value: Value = .null
        var reader: ProtobufReader = ProtobufReader(bytes, pieces)
        while let field: ProtobufReader.Field = try reader.next() {
            switch field {
            case ProtobufReader.Field(1, .varint):
                _ = try reader.readVarint()
                value = .null
            case ProtobufReader.Field(2, .fixed64):
                let number: Double = try reader.readDouble()
                guard number.isFinite else { throw ProtobufError("a number that is not finite", at: reader.offset - 8) }
                value = .number(number)
            case ProtobufReader.Field(3, .bytes): value = .string(try reader.readBytes())
            case ProtobufReader.Field(4, .varint): value = .bool(try reader.readBool())
            case ProtobufReader.Field(5, .bytes):
                var pieces: ProtobufReader.Pieces? = if case .structure(let earlier) = value { earlier } else { nil }
                value = .null  // Or each piece would copy those before it.
                try reader.read(into: &pieces)
                if let pieces { value = .structure(pieces) }
            case ProtobufReader.Field(6, .bytes):
                var pieces: ProtobufReader.Pieces? = if case .list(let earlier) = value { earlier } else { nil }
                value = .null  // Or each piece would copy those before it.
                try reader.read(into: &pieces)
                if let pieces { value = .list(pieces) }
            default: try reader.skip(field)
            }
        }
        return value
    }

    private static func text(_ number: Double) -> String {
        guard let whole: Int64 = Int64(exactly: number), abs(number) < 9_007_199_254_740_992 else {
            return number.description
        }
        return String(whole)
    }

    private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

    private mutating func appendString(_ range: Range<Int>) throws(ProtobufError) {
        output.append(UInt8(ascii: "\""))
        var isPlain: Bool = true
        var start: Int = range.lowerBound
        for index: Int in range {
            let byte: UInt8 = bytes[index]
            isPlain = isPlain && byte < 0x80
            guard JSONEscape.isNeeded(byte) else { continue }
            output.append(contentsOf: bytes[start..<index])
            start = index + 1
            JSONEscape.append(byte, to: &output)
        }
        output.append(contentsOf: bytes[start..<range.upperBound])
        guard isPlain || String(validating: bytes[range], as: UTF8.self) != nil else {
            throw ProtobufError("the text is not valid UTF-8", at: range.lowerBound)
        }
        output.append(UInt8(ascii: "\""))
    }
}
