import ConnectorModel
import JSON

/// Copies the bytes of a value without the parts that are left out of the response (`@redact`), or that a check took away.
///
/// - Errors: bytes that are no JSON; then nothing may leave the server.
struct ResultRedaction {
    private var reader: JSONReader
    private let source: [UInt8]
    private var output: [UInt8] = []

    private init(_ json: JSONText) {
        reader = JSONReader(json.utf8, maximumDepth: 512)
        source = json.utf8
        output.reserveCapacity(source.count)
    }

    /// The value without what is left out.
    ///
    /// - Parameter nulls: members of the outermost object that are null instead of what they were.
    static func apply(
        _ shape: ResultShape, to json: JSONText, nulls: Set<String> = []
    ) throws(JSONError) -> JSONText {
        guard shape.redacts || !nulls.isEmpty else { return json }
        var redaction: ResultRedaction = ResultRedaction(json)
        try redaction.copy(shape, nulls)
        return JSONText(utf8: redaction.output)
    }

    private mutating func copy(_ shape: ResultShape, _ nulls: Set<String> = []) throws(JSONError) {
        guard shape.redacts || !nulls.isEmpty else {
            output += source[try reader.skipValue()]
            return
        }
        switch (shape, try reader.peek()) {
        case (.object(let object), .object): try copyMembers(object, nulls)
        case (.list(let element), .array): try copyElements(element)
        default: output += source[try reader.skipValue()]
        }
    }

    private mutating func copyMembers(_ object: ObjectShape, _ nulls: Set<String>) throws(JSONError) {
        try reader.beginObject()
        output.append(UInt8(ascii: "{"))
        var position: Int = 0
        var isFirst: Bool = true
        while let name: String = try reader.nextName(isFirst: position == 0) {
            let member: ObjectShape.Member? = object.index(of: name, near: position).map { object.members[$0] }
            position += 1
            guard member?.isRedacted != true else {
                try reader.skipValue()
                continue
            }
            if !isFirst { output.append(UInt8(ascii: ",")) }
            isFirst = false
            output += JSONValue.string(name).text.utf8
            output.append(UInt8(ascii: ":"))
            if nulls.contains(name) {
                try reader.skipValue()
                output += "null".utf8
            } else if let member {
                try copy(member.shape)
            } else {
                output += source[try reader.skipValue()]
            }
        }
        output.append(UInt8(ascii: "}"))
    }

    private mutating func copyElements(_ element: ResultShape) throws(JSONError) {
        try reader.beginArray()
        output.append(UInt8(ascii: "["))
        var isFirst: Bool = true
        while try reader.nextElement(isFirst: isFirst) {
            if !isFirst { output.append(UInt8(ascii: ",")) }
            isFirst = false
            try copy(element)
        }
        output.append(UInt8(ascii: "]"))
    }
}
