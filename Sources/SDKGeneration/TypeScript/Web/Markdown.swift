import ConnectorModel

/// Pieces of Markdown that generated guides are made of.
enum Markdown {
    /// A fenced piece of code.
    static func code(_ language: String, _ text: String) -> String { "```\(language)\n\(text)\n```" }

    /// A link to a heading of the same page, as GitHub spells its anchors.
    static func link(_ heading: String) -> String {
        let anchor: String = heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
            .replacing(" ", with: "-")
        return "[\(heading)](#\(anchor))"
    }

    /// The variables of an operation as a table.
    static func variables(of operation: OperationInterface) -> String {
        guard !operation.variables.isEmpty else { return "It has no variables." }
        let rows: [String] = operation.variables.map { variable in
            let type: String = TypeScriptTypes.text(variable.type) + (variable.isNonNull ? "" : " \\| null")
            let isRequired: String = variable.isRequired ? "yes" : "no"
            let remarks: [String] = [
                variable.description?.replacing("\n", with: " ").replacing("|", with: "\\|"),
                variable.defaultJSON.map { "default `\($0.replacing("|", with: "\\|"))`" },
            ].compactMap(\.self)
            return "| `\(variable.name)` | \(type) | \(isRequired) | \(remarks.joined(separator: "; ")) |"
        }
        return (["| Variable | Type | Required | |", "|---|---|---|---|"] + rows).joined(separator: "\n")
    }
}
