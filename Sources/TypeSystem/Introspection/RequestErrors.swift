import GraphQLSyntax
import JSON

/// What is wrong with a request, on its way to the `errors` of the answer.
struct RequestErrors {
    private struct Entry {
        let message: String
        var places: [SourcePosition]
    }

    private let lines: LineIndex
    private var entries: [Entry] = []

    init(_ source: Source) { lines = LineIndex(source) }

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ message: String, at span: SourceSpan?) {
        entries.append(Entry(message: message, places: span.map { [lines.position(of: $0)] } ?? []))
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

    /// The answer that holds the errors and no data (section 7.1).
    var outcome: IntrospectionOutcome {
        var writer: JSONWriter = JSONWriter()
        writer.beginObject()
        writer.name("errors")
        writer.beginArray()
        for entry: Entry in entries { write(entry, to: &writer) }
        writer.endArray()
        writer.endObject()
        return .answered(writer.finish())
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
