import CEL
import ConnectorModel
import JSON
import SQL

/// Reads what a step gave into a value for expressions.
///
/// - Shape: objects become records of their compiled types; members that no expression reads are passed over and are not set. Scalars
///   are what variables of their types are: an Int64 a number, a timestamp a point in time.
/// - Errors: bytes that are no JSON, or nested deeper than `mostLevels`.
struct ResultReader {
    /// Deeper than any response, and than the JSON of any sane column; the reader is recursive.
    private static var mostLevels: Int { 512 }

    private var reader: JSONReader

    private init(_ json: JSONText) { reader = JSONReader(json.utf8, maximumDepth: Self.mostLevels) }

    /// The value of the whole text.
    static func value(_ json: JSONText, _ shape: ResultShape) throws(JSONError) -> Value {
        var reader: ResultReader = ResultReader(json)
        return try reader.value(shape)
    }

    private mutating func value(_ shape: ResultShape) throws(JSONError) -> Value {
        switch (shape, try reader.peek()) {
        case (_, .null):
            try reader.readNull()
            return .null
        case (.object(let object), .object): return try members(object)
        case (.list(let element), .array):
            return .list(try elements { reader throws(JSONError) in try reader.value(element) })
        case (.scalar(let type), _): return try scalar(type)
        // Not what was compiled: what it is anyway.
        case (.object, _), (.list, _): return Value(json: try reader.readValue())
        }
    }

    private mutating func members(_ object: ObjectShape) throws(JSONError) -> Value {
        var values: [Value?] = Array(repeating: nil, count: object.members.count)
        try reader.beginObject()
        var position: Int = 0
        while let name: String = try reader.nextName(isFirst: position == 0) {
            // PostgreSQL writes the members in the order of the selection.
            let index: Int? = object.index(of: name, near: position)
            position += 1
            if let index, object.members[index].isRead {
                values[index] = try value(object.members[index].shape)
            } else {
                try reader.skipValue()
            }
        }
        return .record(RecordValue(object.type, values))
    }

    private mutating func elements(
        _ read: (inout ResultReader) throws(JSONError) -> Value
    ) throws(JSONError) -> [Value] {
        var values: [Value] = []
        try reader.beginArray()
        while try reader.nextElement(isFirst: values.isEmpty) { values.append(try read(&self)) }
        return values
    }

    private mutating func scalar(_ type: VariableType) throws(JSONError) -> Value {
        switch (type, try reader.peek()) {
        case (.list(let element, _), .array):
            return .list(try elements { reader throws(JSONError) in try reader.value(.scalar(element)) })
        case (.scalar(.int), .number), (.scalar(.int64), .number):
            let number: JSONNumber = try reader.readNumber()
            return number.int64.map { .int($0) } ?? .double(number.double)
        case (.scalar(.float), .number): return .double(try reader.readNumber().double)
        case (.scalar(.vector), .array):
            return .list(try elements { reader throws(JSONError) in try reader.value(.scalar(.scalar(.float))) })
        case (.scalar(let kind), .string): return Self.text(try reader.readString(), kind)
        default: return Value(json: try reader.readValue())
        }
    }

    private static func text(_ text: String, _ kind: ScalarKind) -> Value {
        switch kind {
        case .int64: Int64(text).map { .int($0) } ?? .string(text)
        case .timestamp: point(text)
        case .date: point(text + "T00:00:00Z")
        default: .string(text)
        }
    }

    private static func point(_ text: String) -> Value {
        // One that other programs stored beyond our years is no point in time here, and not null either.
        TimestampText.microseconds(text).map { .point(microseconds: $0) } ?? .string(text)
    }
}

extension ObjectShape {
    /// The place of a member, which is most likely the given one.
    func index(of name: String, near position: Int) -> Int? {
        if position < members.count, members[position].name == name { return position }
        return type.index(of: name)
    }
}
