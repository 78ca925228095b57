import JSON

/// A request of GraphQL over HTTP.
///
/// - Shape: `{"query"?, "operationName"?, "variables"?, "extensions"?}`, and with GET the same as parameters of the URL. At least one of the first
///   two is there. Null counts as absent, and members that are not known are passed over, as the specification asks.
/// - Source: GraphQL over HTTP, "Request Parameters".
struct GraphQLBody: Hashable, Sendable {
    /// The document; empty where an operation of the connector is asked for by its name.
    var query: String = ""
    var operationName: String?
    var variables: JSONText = JSONText("{}")
    /// The value of `extensions`, which is looked into for administrators alone.
    private var extensions: [UInt8]?

    /// Reads a body.
    ///
    /// - Errors: `JSONError` with the offset.
    init(_ utf8: [UInt8]) throws(JSONError) {
        var reader: JSONReader = WireMembers.reader(utf8)
        guard try reader.peek() == .object else {
            throw JSONError("a request is one object; there are no batches", at: reader.offset)
        }
        try read(&reader, utf8)
        try reader.finish()
        try check(at: reader.offset)
    }

    /// Reads a request in the middle of something else, such as a message.
    ///
    /// - Parameter utf8: the whole text, which `reader` reads.
    init(_ reader: inout JSONReader, _ utf8: [UInt8]) throws(JSONError) {
        try read(&reader, utf8)
        try check(at: reader.offset)
    }

    /// Reads the parameters of a URL.
    ///
    /// - Errors: also for one that is given twice.
    init(parameters text: Substring) throws(JSONError) {
        guard let parameters: [String: String] = FormParameters.read(text) else {
            throw JSONError("the parameters are not in the form of a URL, or one of them is given twice", at: 0)
        }
        query = parameters["query"] ?? ""
        operationName = parameters["operationName"].flatMap { $0.isEmpty ? nil : $0 }
        if let text: [UInt8] = try Self.object(parameters["variables"]) { variables = JSONText(utf8: text) }
        extensions = try Self.object(parameters["extensions"])
        try check(at: 0)
    }

    private mutating func read(_ reader: inout JSONReader, _ utf8: [UInt8]) throws(JSONError) {
        var (query, name, text, more): (String?, String?, JSONText?, JSONText?)
        try WireMembers.read(&reader, identity: { $0 }) { (member, reader) throws(JSONError) in
            switch member {
            case "query": query = try reader.readString()
            case "operationName": name = try reader.readString()
            case "variables": text = try WireMembers.readObjectText(&reader, utf8)
            case "extensions": more = try WireMembers.readObjectText(&reader, utf8)
            default: try reader.skipValue()
            }
        }
        self.query = query ?? ""
        operationName = name?.isEmpty == false ? name : nil
        variables = text ?? JSONText("{}")
        extensions = more?.utf8
    }

    private func check(at offset: Int) throws(JSONError) {
        guard query.isEmpty, operationName == nil else { return }
        throw JSONError("query is required, or the operationName of an operation of the connector", at: offset)
    }

    private static func object(_ text: String?) throws(JSONError) -> [UInt8]? {
        guard let text, !text.isEmpty, text != "null" else { return nil }
        let utf8: [UInt8] = Array(text.utf8)
        var reader: JSONReader = WireMembers.reader(utf8)
        let object: JSONText = try WireMembers.readObjectText(&reader, utf8)
        try reader.finish()
        return object.utf8
    }

    /// As whom an administrator asks.
    ///
    /// - Errors: as for other requests of administrators, who would run with all rights what is misspelt.
    func impersonation() throws(JSONError) -> Impersonation? {
        guard let extensions else { return nil }
        var reader: JSONReader = WireMembers.reader(extensions)
        return try Impersonation.read(extensions: &reader)
    }
}

/// Parameters behind the question mark of a URL.
///
/// - Source: the URL standard, `application/x-www-form-urlencoded`.
enum FormParameters {
    /// Nothing for a broken escape, bytes that are no UTF-8, or a name given twice: readers on the way would differ in which one counts.
    static func read(_ text: Substring) -> [String: String]? {
        var parameters: [String: String] = [:]
        for pair in text.utf8.split(separator: UInt8(ascii: "&")) {
            let parts: [Substring] = Substring(pair).utf8.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
            ).map { Substring($0) }
            guard parameters.count < 64, let first = parts.first, let name = decode(first),
                let value = decode(parts.count > 1 ? parts[1] : ""),
                parameters.updateValue(value, forKey: name) == nil
            else { return nil }
        }
        return parameters
    }

    private static func decode(_ text: Substring) -> String? {
        PercentCoding.decode(text.replacing("+", with: " ")[...])
    }
}
