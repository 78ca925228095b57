import GraphQLSyntax
import JSON
import SchemaModel

/// What `build` prints: the official tool's `BuildResult`.
struct BuildResult {
    let diagnostics: [Diagnostic]
    let sources: [Source]
    /// The schema, where the project compiles.
    let schema: Schema?

    /// The whole of it.
    var json: JSONValue { ["errors": errors, "metadata": metadata] }

    /// What is wrong, one object each.
    var errors: JSONValue {
        let lines: [String: LineIndex] = Dictionary(
            sources.map { ($0.name, LineIndex($0)) }, uniquingKeysWith: { _, last in last })
        let renderer: DiagnosticRenderer = DiagnosticRenderer(sources: sources)
        return .array(diagnostics.map { error($0, lines, renderer) })
    }

    private func error(
        _ diagnostic: Diagnostic, _ lines: [String: LineIndex], _ renderer: DiagnosticRenderer
    ) -> JSONValue {
        let file: String = diagnostic.span.sourceName
        let locations: [JSONValue] =
            lines[file].map { lines in
                let position: SourcePosition = lines.position(of: diagnostic.span)
                return [["line": number(position.line), "column": number(position.column)]]
            } ?? []
        return [
            "message": .string(message(diagnostic)), "locations": .array(locations), "path": .array(path(diagnostic)),
            "extensions": .object(extensions(diagnostic, file, renderer)),
        ]
    }

    /// The tools show the kind of a warning by the capitals in front of it, and nothing of a hint.
    private func message(_ diagnostic: Diagnostic) -> String {
        let kind: String = diagnostic.acknowledgement.map { "\($0.kind.rawValue): " } ?? ""
        return kind + diagnostic.message
    }

    /// The operation that has to be agreed to; all else is told by its place.
    private func path(_ diagnostic: Diagnostic) -> [JSONValue] {
        diagnostic.acknowledgement.flatMap { $0.subject.split(separator: "/").last }.map { [.string(String($0))] } ?? []
    }

    private func extensions(
        _ diagnostic: Diagnostic, _ file: String, _ renderer: DiagnosticRenderer
    ) -> JSONObject {
        var members: [JSONObject.Member] = []
        if !file.isEmpty { members.append(JSONObject.Member(name: "file", value: .string(file))) }
        let code: String = diagnostic.severity == .error ? "INVALID_ARGUMENT" : "OK"
        members.append(JSONObject.Member(name: "code", value: .string(code)))
        members.append(JSONObject.Member(name: "debugDetails", value: .string(renderer.render(diagnostic))))
        if let level: WarningLevel = diagnostic.warningLevel {
            members.append(JSONObject.Member(name: "warningLevel", value: .string(level.rawValue)))
        }
        members.append(JSONObject.Member(name: "workarounds", value: .array(diagnostic.workarounds.map(workaround))))
        return JSONObject(members)
    }

    /// The protocol calls the text `replace`, the command line tool reads `replaceWith`.
    private func workaround(_ workaround: Workaround) -> JSONValue {
        [
            "description": .string(workaround.description), "reason": .string(workaround.reason),
            "replace": .string(workaround.replacement), "replaceWith": .string(workaround.replacement),
        ]
    }

    /// What the database must have installed; only what compiles says so.
    private var metadata: JSONValue {
        guard let schema else { return [:] }
        let hasVector: Bool = schema.tables.contains { $0.columns.contains { $0.type.scalar == .vector } }
        let extensions: [JSONValue] = hasVector ? ["vector"] : []
        return ["primaryDataSource": ["postgres": ["requiredExtensions": .array(extensions)]]]
    }

    private func number(_ value: Int) -> JSONValue { .number(JSONNumber(Int64(value))) }
}
