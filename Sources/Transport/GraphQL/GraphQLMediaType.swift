/// In which form an answer of GraphQL is sent.
///
/// - Source: GraphQL over HTTP, "Media Types" and "Accept"; RFC 9110, section 12.5.1.
enum GraphQLMediaType: String, Hashable, Sendable, CaseIterable {
    /// The status says whether there is data.
    case response = "application/graphql-response+json"
    /// Older clients take any status but 200 for an answer that is no GraphQL.
    case json = "application/json"
    /// Server-sent events.
    case events = "text/event-stream"

    /// The best of the forms that a client takes; nothing where it takes none. Who says nothing takes the newest.
    static func accepted(_ headers: HTTPHeaders) -> GraphQLMediaType? {
        let values: [String] = headers.values("accept")
        guard !values.isEmpty else { return .response }
        let ranges: [MediaRange] = values.flatMap { $0.split(separator: ",") }.prefix(32).map { MediaRange($0) }
        guard !ranges.isEmpty else { return .response }
        // A stream of events goes to those who name it: whoever takes everything wants an answer with an end.
        let offers: [(GraphQLMediaType, Int)] = allCases.map { type in
            (type, type.weight(in: type == .events ? ranges.filter { $0.text == type.rawValue } : ranges))
        }
        let best: Int = offers.map(\.1).max() ?? 0
        return best > 0 ? offers.first { $0.1 == best }?.0 : nil
    }

    /// How much it is wanted, in thousandths: the most exact range counts.
    private func weight(in ranges: [MediaRange]) -> Int {
        let texts: [String] = [rawValue, rawValue.prefix { $0 != "/" } + "/*", "*/*"]
        for text in texts {
            if let range = ranges.first(where: { $0.text == text }) { return range.weight }
        }
        return 0
    }

    /// Whether a body is JSON in UTF-8, by what its field says.
    static func isJSON(_ headers: HTTPHeaders) -> Bool {
        guard headers.occurrences("content-type") == 1, let value: String = headers.first("content-type") else {
            return false
        }
        let parts: [String] = value.split(separator: ";").map { MediaRange.trimmed($0) }
        guard parts.first == Self.json.rawValue else { return false }
        return parts.dropFirst().filter { $0.hasPrefix("charset=") }.allSatisfy {
            ["charset=utf-8", "charset=\"utf-8\""].contains($0)
        }
    }

    var contentType: HTTPResponse.Header {
        HTTPResponse.Header("Content-Type", self == .events ? rawValue : "\(rawValue); charset=utf-8")
    }
}

/// One member of an `Accept` field.
private struct MediaRange {
    /// In lower case, without its parameters.
    var text: String
    /// In thousandths.
    var weight: Int = 1000

    init(_ member: Substring) {
        let parts: [String] = member.split(separator: ";").map { Self.trimmed($0) }
        text = parts.first ?? ""
        for part in parts.dropFirst() where part.hasPrefix("q=") {
            let number: Double? = Double(part.dropFirst(2))
            weight = number.map { $0 >= 0 && $0 <= 1 ? Int($0 * 1000) : 0 } ?? 0
        }
    }

    static func trimmed(_ text: Substring) -> String {
        ASCII.lowercased(String(decoding: ASCII.trimmed(Array(text.utf8)[...]), as: UTF8.self))
    }
}
