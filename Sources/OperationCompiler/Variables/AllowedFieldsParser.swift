/// A field that `@allow(fields:)` names, with the fields in its braces.
struct ListedField {
    var name: String
    /// Where the name stands in the value of the literal, in UTF-8 bytes.
    var range: Range<Int>
    /// Nothing where there are no braces.
    var fields: [ListedField]?
}

/// What is wrong with the text of `@allow(fields:)`.
struct ListedFieldsError: Error {
    var message: String
    var range: Range<Int>
}

/// Parses the text of `@allow(fields:)`: names separated by white space or commas, each with the fields of the objects in it in braces.
///
/// - Bounds: as deep as an object of a request may be.
struct AllowedFieldsParser {
    /// A request's objects are not nested deeper either.
    private static let greatestDepth: Int = 32

    private let text: [UInt8]
    private var position: Int = 0

    static func parse(_ text: String) throws(ListedFieldsError) -> [ListedField] {
        var parser: AllowedFieldsParser = AllowedFieldsParser(text: Array(text.utf8))
        let fields: [ListedField] = try parser.fields(depth: 0)
        guard parser.position == parser.text.count else {
            throw ListedFieldsError(message: "This brace closes nothing", range: parser.here)
        }
        return fields
    }

    private init(text: [UInt8]) { self.text = text }

    private var here: Range<Int> { position..<position + 1 }

    /// The fields up to a closing brace or the end.
    private mutating func fields(depth: Int) throws(ListedFieldsError) -> [ListedField] {
        var fields: [ListedField] = []
        while true {
            skipSeparators()
            guard position < text.count, text[position] != UInt8(ascii: "}") else { return fields }
            if text[position] == UInt8(ascii: "{") {
                try braces(of: &fields, depth: depth)
            } else {
                let field: ListedField = try name()
                guard !fields.contains(where: { $0.name == field.name }) else {
                    throw ListedFieldsError(message: "\"\(field.name)\" is listed twice", range: field.range)
                }
                fields.append(field)
            }
        }
    }

    private mutating func braces(of fields: inout [ListedField], depth: Int) throws(ListedFieldsError) {
        let open: Range<Int> = here
        guard let owner: ListedField = fields.last, owner.fields == nil else {
            throw ListedFieldsError(message: "These braces follow no field", range: open)
        }
        guard depth < Self.greatestDepth else {
            throw ListedFieldsError(message: "The braces are nested too deep", range: open)
        }
        position += 1
        let inner: [ListedField] = try self.fields(depth: depth + 1)
        guard position < text.count else {
            throw ListedFieldsError(message: "This brace is not closed", range: open)
        }
        position += 1
        guard !inner.isEmpty else {
            throw ListedFieldsError(message: "The braces of \"\(owner.name)\" list no field", range: open)
        }
        fields[fields.count - 1].fields = inner
    }

    private mutating func name() throws(ListedFieldsError) -> ListedField {
        let start: Int = position
        while position < text.count, Self.isNamePart(text[position], isFirst: position == start) { position += 1 }
        guard position > start else {
            var end: Int = start + 1
            // The rest of a character of several bytes.
            while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
            let character: String = String(decoding: text[start..<end], as: UTF8.self)
            throw ListedFieldsError(message: "\"\(character)\" cannot stand in a list of fields", range: start..<end)
        }
        return ListedField(
            name: String(decoding: text[start..<position], as: UTF8.self), range: start..<position, fields: nil)
    }

    private mutating func skipSeparators() {
        let separators: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")]
        while position < text.count, separators.contains(text[position]) { position += 1 }
    }

    private static func isNamePart(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): !isFirst
        default: false
        }
    }
}
