import Execution
import JSON

/// Reading objects of the wire format, member by member.
enum WireMembers {
    /// Reads an object; `body` must read or skip each member's value. Members that are null count as absent and do not come.
    ///
    /// - Errors: also for a name given twice: readers on the path would differ in which of the two counts.
    static func read(
        _ reader: inout JSONReader, _ body: (String, inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        var names: [String] = []
        names.reserveCapacity(4)
        try reader.beginObject()
        var isFirst: Bool = true
        while let name = try reader.nextName(isFirst: isFirst) {
            isFirst = false
            guard !names.contains(name) else {
                throw JSONError("the member \"\(name.shortenedName)\" is given twice", at: reader.offset)
            }
            // The objects read here have a handful of members; the bound keeps the search from growing with an attack.
            guard names.count < 64 else { throw JSONError("too many members", at: reader.offset) }
            names.append(name)
            if try reader.peek() == .null {
                try reader.readNull()
            } else {
                try body(name, &reader)
            }
        }
    }

    /// Passes over an object and gives its bytes.
    static func readObjectText(_ reader: inout JSONReader, _ utf8: [UInt8]) throws(JSONError) -> JSONText {
        guard try reader.peek() == .object else { throw JSONError("an object was expected", at: reader.offset) }
        return JSONText(utf8: Array(utf8[try reader.skipValue()]))
    }
}
