import GraphQLSyntax
import JSON

/// Reads a file of JSON with comments into the tree that YAML files become, places included.
///
/// - Returns: nothing where the text is not usable.
/// - Errors: the first, as a reader of JSON cannot go on behind it.
/// - Source: RFC 8259; `//` and `/* */` outside of strings are read as blanks, as the official tool does in `firebase.json`.
func parseLocatedJSON(_ source: Source, limits: ProjectLimits, into report: inout [Diagnostic]) -> YAMLNode? {
    var bytes: [UInt8] = source.utf8
    for index: Int in 0..<source.byteOrderMarkLength { bytes[index] = UInt8(ascii: " ") }
    blankComments(&bytes)
    var reader: LocatedJSONReader = LocatedJSONReader(bytes, source.name, limits)
    do throws(JSONError) {
        return try reader.readDocument()
    } catch {
        let offset: Int32 = Int32(clamping: min(error.offset, bytes.count))
        report.append(
            Diagnostic(
                .error, .jsonSyntax, error.message,
                at: SourceSpan(sourceName: source.name, start: offset, end: offset)))
        return nil
    }
}

private struct LocatedJSONReader {
    private var reader: JSONReader
    private let bytes: [UInt8]
    private let sourceName: String
    private let nodeLimit: Int
    private var nodeCount: Int = 0

    init(_ bytes: [UInt8], _ sourceName: String, _ limits: ProjectLimits) {
        self.bytes = bytes
        reader = JSONReader(bytes, maximumDepth: limits.yamlDepth)
        self.sourceName = sourceName
        nodeLimit = limits.yamlNodeCount
    }

    mutating func readDocument() throws(JSONError) -> YAMLNode {
        let root: YAMLNode = try read()
        try reader.finish()
        return root
    }

    private mutating func read() throws(JSONError) -> YAMLNode {
        let kind: JSONReader.Kind = try reader.peek()
        let start: Int = reader.offset
        nodeCount += 1
        guard nodeCount <= nodeLimit else { throw JSONError("the file has more than \(nodeLimit) values", at: start) }
        let node: YAMLNode.Kind
        switch kind {
        case .null:
            try reader.readNull()
            node = .null
        case .bool: node = .scalar(try reader.readBool() ? "true" : "false")
        case .number: node = .scalar(try reader.readNumber().text)
        case .string: node = .scalar(try reader.readString())
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
        try reader.beginObject()
        while true {
            let before: Int = reader.offset
            guard let name: String = try reader.nextName(isFirst: result.isEmpty) else { return result }
            guard !result.contains(where: { $0.key == name }) else {
                throw JSONError("the member \"\(name)\" is given twice", at: before)
            }
            let start: Int = bytes[before...].firstIndex(of: UInt8(ascii: "\"")) ?? before
            result.append(
                YAMLEntry(key: name, keySpan: span(start, start + name.utf8.count + 2), value: try read()))
        }
    }

    private func span(_ start: Int, _ end: Int) -> SourceSpan {
        SourceSpan(sourceName: sourceName, start: Int32(clamping: start), end: Int32(clamping: end))
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
