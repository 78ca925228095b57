import Execution
import JSON

/// Reading objects of the wire format, member by member.
enum WireMembers {
    /// How deep a request may be nested to be read. How deep variables may be, `Execution` says (64), alike whichever way they came: what
    /// stands around them in one or the other format leaves them that much.
    static let maximumDepth: Int = 64 + 8

    /// Reads a request.
    static func reader(_ utf8: [UInt8]) -> JSONReader { JSONReader(utf8, maximumDepth: maximumDepth) }

    /// Reads an object; `body` must read or skip each member's value. Members that are null count as absent and do not come.
    ///
    /// - Parameters:
    ///   - keepsNull: whether members that are null come as well, where it matters that somebody wrote them.
    ///   - identity: what is one name in several spellings; by itself protobuf's two, `requestId` and `request_id`.
    /// - Errors: also for a name given twice: readers on the path would differ in which of the two counts.
    static func read(
        _ reader: inout JSONReader, keepsNull: Bool = false, identity: (String) -> String = camelCased,
        _ body: (String, inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        var names: [String] = []
        names.reserveCapacity(4)
        try reader.beginObject()
        var isFirst: Bool = true
        while let name = try reader.nextName(isFirst: isFirst) {
            isFirst = false
            let identity: String = identity(name)
            guard !names.contains(identity) else {
                throw JSONError("the member \"\(name.shortenedName)\" is given twice", at: reader.offset)
            }
            // The objects read here have a handful of members; the bound keeps the search from growing with an attack.
            guard names.count < 64 else { throw JSONError("too many members", at: reader.offset) }
            names.append(identity)
            if !keepsNull, try reader.peek() == .null {
                try reader.readNull()
            } else {
                try body(name, &reader)
            }
        }
    }

    /// The JSON spelling of a protobuf field's name.
    static func camelCased(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: "_")) else { return name }
        let words: [Substring] = name.split(separator: "_", omittingEmptySubsequences: false)
        return words.dropFirst().reduce(String(words.first ?? "")) { name, word in
            name + word.prefix(1).uppercased() + word.dropFirst()
        }
    }

    /// Passes over an object and gives its bytes.
    static func readObjectText(_ reader: inout JSONReader, _ utf8: [UInt8]) throws(JSONError) -> JSONText {
        guard try reader.peek() == .object else { throw JSONError("an object was expected", at: reader.offset) }
        return JSONText(utf8: Array(utf8[try reader.skipValue()]))
    }
}
