import ConnectorModel
import GraphQLSyntax

extension PlanningContext {
    /// Warns of a filter that says which rows are written and of which a client decides alone: an empty object is true for every row
    /// (language reference 2.6), and unlike a variable that is left out it was given.
    ///
    /// A condition of the operation's own beside it keeps such a client to the rows that it admits. Administrators may mean every row.
    func warnOfEmptyFilter(_ value: InputValue) {
        guard !isPlannedForRequest, !isForAdministrators, let name: String = emptyVariable(value) else { return }
        diagnostics.append(
            Diagnostic(
                .warning, .emptyFilter, "A client that gives {} for \"$\(name)\" means every row", at: value.span,
                hint: "put a condition of your own beside it: {_and: [{…}, $\(name)]}"))
    }

    /// Operations without `@auth` are, too.
    private var isForAdministrators: Bool {
        guard let auth: Directive = operation.directives.first(where: { $0.name.value == "auth" }) else { return true }
        return auth.argument("level")?.value.kind == .enumValue("NO_ACCESS")
    }

    /// A variable by which a filter that is an object can become true for every row; nothing where something else restricts it.
    private func emptyVariable(_ value: InputValue) -> String? {
        switch value.kind {
        case .variable(let name):
            guard let slot: Int = place(of: name)?.slot, case .object = variables[slot].type else { return nil }
            return name
        case .object(let fields): return all(fields.map(emptyVariable))
        case .list, .null, .int, .float, .string, .boolean, .enumValue: return nil
        }
    }

    private func emptyVariable(_ field: ObjectField) -> String? {
        guard case .list(let elements) = field.value.kind else {
            // What is true of every row is false of each of them when it is negated.
            return field.name.value == "_not" ? nil : emptyVariable(field.value)
        }
        let names: [String?] = elements.map { emptyVariable($0) }
        return field.name.value == "_or" ? names.compactMap { $0 }.first : all(names)
    }

    /// The first of them, if none is missing.
    private func all(_ names: [String?]) -> String? { names.contains(nil) ? nil : names.first ?? nil }
}
