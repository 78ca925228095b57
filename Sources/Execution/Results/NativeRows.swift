import JSON

/// Rows of native SQL in which each name stands once.
///
/// PostgreSQL makes two members of two columns of one name, and readers of JSON differ in which of them counts, or refuse both. Here the
/// last one counts, in the place of the first. Rows of one statement have the same columns, so the first row tells of all.
struct NativeRows {
    private var reader: JSONReader
    private let source: [UInt8]
    private var output: [UInt8] = []

    private init(_ json: JSONText) {
        reader = JSONReader(json.utf8, maximumDepth: 512)
        source = json.utf8
    }

    /// The rows, or the one row, with each name once; the same bytes where that is so already.
    static func unique(_ json: JSONText) -> JSONText {
        do throws(JSONError) {
            var look: NativeRows = NativeRows(json)
            guard try look.repeatsNames() else { return json }
            var rows: NativeRows = NativeRows(json)
            try rows.copy()
            return JSONText(utf8: rows.output)
        } catch {
            // No JSON, or nested too deep: whoever looks into it says so.
            return json
        }
    }

    private mutating func repeatsNames() throws(JSONError) -> Bool {
        if try reader.peek() == .array {
            try reader.beginArray()
            guard try reader.nextElement(isFirst: true) else { return false }
        }
        guard try reader.peek() == .object else { return false }
        var names: Set<String> = []
        try reader.beginObject()
        while let name: String = try reader.nextName(isFirst: names.isEmpty) {
            guard names.insert(name).inserted else { return true }
            try reader.skipValue()
        }
        return false
    }

    private mutating func copy() throws(JSONError) {
        guard try reader.peek() == .array else { return try copyRow() }
        try reader.beginArray()
        output.append(UInt8(ascii: "["))
        var isFirst: Bool = true
        while try reader.nextElement(isFirst: isFirst) {
            if !isFirst { output.append(UInt8(ascii: ",")) }
            isFirst = false
            try copyRow()
        }
        output.append(UInt8(ascii: "]"))
    }

    private mutating func copyRow() throws(JSONError) {
        var places: [String: Int] = [:]
        var members: [(name: String, value: Range<Int>)] = []
        var isFirst: Bool = true
        try reader.beginObject()
        while let name: String = try reader.nextName(isFirst: isFirst) {
            isFirst = false
            let value: Range<Int> = try reader.skipValue()
            if let place: Int = places[name] {
                members[place].value = value
            } else {
                places[name] = members.count
                members.append((name, value))
            }
        }
        output.append(UInt8(ascii: "{"))
        for (index, member) in members.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            output += JSONValue.string(member.name).text.utf8
            output.append(UInt8(ascii: ":"))
            output += source[member.value]
        }
        output.append(UInt8(ascii: "}"))
    }
}
