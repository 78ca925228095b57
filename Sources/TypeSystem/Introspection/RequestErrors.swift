public import GraphQLSyntax
public import JSON

/// The body of the answer to a document that is wrong: its errors with lines and columns, and no data.
public func errorAnswer(_ diagnostics: [Diagnostic], in source: Source) -> JSONText {
    var errors: RequestErrors = RequestErrors(source)
    errors.add(diagnostics)
    return errors.body
}

/// What is wrong with a request, on its way to the `errors` of the answer.
struct RequestErrors {
    private struct Entry {
        let message: String
        var places: [SourcePosition]
    }

    private let name: String
    private let lines: LineIndex
    private var entries: [Entry] = []

    init(_ source: Source) {
        name = source.name
        lines = LineIndex(source)
    }

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ message: String, at span: SourceSpan?) {
        // What stands in another text, such as the schema, has no place in this one.
        let own: SourceSpan? = span.flatMap { $0.sourceName == name ? $0 : nil }
        entries.append(Entry(message: message, places: own.map { [lines.position(of: $0)] } ?? []))
    }

    /// Takes errors over. A note of an error's own words is a further place of it; warnings are not for clients.
    mutating func add(_ diagnostics: [Diagnostic]) {
        var isFollowing: Bool = false
        for diagnostic: Diagnostic in diagnostics {
            switch diagnostic.severity {
            case .error:
                add(diagnostic.message, at: diagnostic.span)
                isFollowing = true
            case .note where isFollowing && entries.last?.message == diagnostic.message:
                entries[entries.count - 1].places.append(lines.position(of: diagnostic.span))
            case .note: continue
            case .warning: isFollowing = false
            }
        }
    }

    /// The answer that holds the errors and no data.
    var outcome: IntrospectionOutcome { .answered(body) }

    /// The body of that answer (section 7.1).
    var body: JSONText {
        var writer: JSONWriter = JSONWriter()
        writer.beginObject()
        writer.name("errors")
        writer.beginArray()
        for entry: Entry in entries { write(entry, to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.finish()
    }

    /// - Source: `path` is always there, as clients read it without looking first.
    private func write(_ entry: Entry, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("message")
        writer.string(entry.message)
        writer.name("locations")
        writer.beginArray()
        for place: SourcePosition in entry.places {
            writer.beginObject()
            writer.name("line")
            writer.int(Int64(place.line))
            writer.name("column")
            writer.int(Int64(place.column))
            writer.endObject()
        }
        writer.endArray()
        writer.name("path")
        writer.beginArray()
        writer.endArray()
        writer.name("extensions")
        writer.beginObject()
        writer.name("code")
        writer.string("INVALID_ARGUMENT")
        writer.endObject()
        writer.endObject()
    }
}
