import GraphQLSyntax
import JSON

/// Reads a file of JSON as lenient as Firebase's own tools read `firebase.json`, into the tree that YAML files become, places included.
///
/// - Returns: nothing where the text is not usable.
/// - Errors: the first, as a reader of JSON cannot go on behind it. What other tools refuse or read in a surprising way is a warning.
/// - Source: RFC 8259; `//` and `/* */` outside of strings are blanks, and of a member given twice the last one counts.
func parseLocatedJSON(_ source: Source, limits: ProjectLimits, into report: inout [Diagnostic]) -> YAMLNode? {
    var bytes: [UInt8] = source.utf8
    for index: Int in 0..<source.byteOrderMarkLength { bytes[index] = UInt8(ascii: " ") }
    if var invalid: Diagnostic = invalidUTF8(in: source) {
        invalid.severity = .warning
        report.append(invalid)
        replaceInvalidUTF8(&bytes)
    }
    blankComments(&bytes)
    for offset: Int in blankTrailingCommas(&bytes) {
        report.append(
            Diagnostic(
                .warning, .jsonSyntax, "a comma before a closing bracket", at: source.span(offset, offset + 1),
                hint: "remove it: other tools refuse the file for it"))
    }
    var reader: LocatedJSONReader = LocatedJSONReader(bytes, source.name, limits)
    defer { report += reader.report }
    do throws(JSONError) {
        return try reader.readDocument()
    } catch {
        let offset: Int = min(error.offset, bytes.count)
        report.append(
            Diagnostic(
                .error, .jsonSyntax, error.message, at: source.span(offset, offset),
                hint: "check the commas, quotes and brackets here and before"))
        return nil
    }
}

extension Source {
    fileprivate func span(_ start: Int, _ end: Int) -> SourceSpan {
        SourceSpan(sourceName: name, start: Int32(clamping: start), end: Int32(clamping: end))
    }
}

private struct LocatedJSONReader {
    private var reader: JSONReader
    private let bytes: [UInt8]
    private let sourceName: String
    private(set) var report: [Diagnostic] = []

    init(_ bytes: [UInt8], _ sourceName: String, _ limits: ProjectLimits) {
        self.bytes = bytes
        reader = JSONReader(bytes, maximumDepth: limits.jsonDepth)
        self.sourceName = sourceName
    }

    mutating func readDocument() throws(JSONError) -> YAMLNode {
        let root: YAMLNode = try read()
        try reader.finish()
        return root
    }

    private mutating func read() throws(JSONError) -> YAMLNode {
        let kind: JSONReader.Kind = try reader.peek()
        let start: Int = reader.offset
        let node: YAMLNode.Kind
        switch kind {
        case .null:
            try reader.readNull()
            node = .null
        case .bool: node = .scalar(YAMLScalar(text: try reader.readBool() ? "true" : "false", isPlain: true))
        case .number: node = .scalar(YAMLScalar(text: try reader.readNumber().text, isPlain: true))
        case .string: node = .scalar(YAMLScalar(text: try reader.readString(), isPlain: false))
        case .array: node = .sequence(try items())
        case .object: node = .mapping(try entries())
        }
        return YAMLNode(kind: node, span: span(start, reader.offset))
    }

    private mutating func items() throws(JSONError) -> [YAMLNode] {
        var result: [YAMLNode] = []
        try reader.beginArray()
        while try reader.nextElement(isFirst: result.isEmpty) { result.append(try read()) }
        return result
    }

    private mutating func entries() throws(JSONError) -> [YAMLEntry] {
        var result: [YAMLEntry] = []
        var positions: [String: Int] = [:]
        try reader.beginObject()
        while true {
            let before: Int = reader.offset
            guard let name: String = try reader.nextName(isFirst: result.isEmpty) else { return result }
            let start: Int = bytes[before...].firstIndex(of: UInt8(ascii: "\"")) ?? before
            let keySpan: SourceSpan = span(start, start + name.utf8.count + 2)
            let entry: YAMLEntry = YAMLEntry(key: name, keySpan: keySpan, value: try read())
            guard let position: Int = positions[name] else {
                positions[name] = result.count
                result.append(entry)
                continue
            }
            result[position] = entry
            report.append(
                Diagnostic(
                    .warning, .duplicateKey, "the member \"\(name)\" is given twice, the last one counts", at: keySpan,
                    hint: "keep one of the two"))
        }
    }

    private func span(_ start: Int, _ end: Int) -> SourceSpan {
        SourceSpan(sourceName: sourceName, start: Int32(clamping: start), end: Int32(clamping: end))
    }
}

/// Puts question marks in the place of bytes that are not UTF-8: they may stand in other tools' settings, and those tools accept them.
private func replaceInvalidUTF8(_ bytes: inout [UInt8]) {
    var index: Int = 0
    while index < bytes.count {
        let lengths: ClosedRange<Int> = 1...min(4, bytes.count - index)
        let length: Int? = lengths.first { String(validating: bytes[index..<(index + $0)], as: UTF8.self) != nil }
        if length == nil { bytes[index] = UInt8(ascii: "?") }
        index += length ?? 1
    }
}

/// Puts blanks in the place of comments. Lines stay where they are, so that places stay right.
private func blankComments(_ bytes: inout [UInt8]) {
    var index: Int = 0
    while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\""): index = endOfString(bytes, from: index)
        case UInt8(ascii: "/"): index = blankComment(&bytes, from: index)
        default: index += 1
        }
    }
}

private func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
    var index: Int = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
}

private func blankComment(_ bytes: inout [UInt8], from start: Int) -> Int {
    let isLine: Bool = bytes[start...].starts(with: "//".utf8)
    guard isLine || bytes[start...].starts(with: "/*".utf8) else { return start + 1 }
    var index: Int = start
    while index < bytes.count {
        if isLine, bytes[index] == UInt8(ascii: "\n") { return index }
        if !isLine, index >= start + 2, bytes[index...].starts(with: "*/".utf8) {
            bytes[index] = UInt8(ascii: " ")
            bytes[index + 1] = UInt8(ascii: " ")
            return index + 2
        }
        if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
        index += 1
    }
    return index
}

/// Puts blanks in the place of commas that only a closing bracket follows, and gives their offsets. Comments are blanks already.
private func blankTrailingCommas(_ bytes: inout [UInt8]) -> [Int] {
    var found: [Int] = []
    var index: Int = 0
    // The comma that only blanks have followed so far, and the last byte before it that was none.
    var comma: Int?
    var last: UInt8 = UInt8(ascii: "[")
    while index < bytes.count {
        let byte: UInt8 = bytes[index]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            index += 1
            continue
        case UInt8(ascii: ","):
            // A comma behind an opening bracket or another comma stands for a value that is missing.
            comma = [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":"), byte].contains(last) ? nil : index
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if let comma { found.append(comma) }
            comma = nil
        default: comma = nil
        }
        last = byte
        index = byte == UInt8(ascii: "\"") ? endOfString(bytes, from: index) : index + 1
    }
    for offset: Int in found { bytes[offset] = UInt8(ascii: " ") }
    return found
}
