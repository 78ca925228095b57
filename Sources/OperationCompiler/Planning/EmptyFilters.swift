import ConnectorModel
import GraphQLSyntax
import SchemaModel

extension PlanningContext {
    /// Warns of a filter that says which rows are written and of which a client decides alone: an empty object is true for every row, and
    /// as the filter of related rows for every row that has any (language reference 2.6), and unlike a variable that is left out it was
    /// given.
    ///
    /// A condition of the operation's own beside it keeps such a client to the rows that it admits. Administrators may mean every row.
    func warnOfEmptyFilter(_ value: InputValue, on table: Table) {
        warn(of: EmptyFilters(context: self).row(value, table), at: value) {
            "put a condition of your own beside it: {_and: [{…}, \(Printer.print(value))]}"
        }
    }

    /// The same of the filter in a `first`, which a variable may be as a whole.
    func warnOfEmptyFirst(_ value: InputValue, on table: Table) {
        guard case .object(let fields) = value.kind else {
            return warn(of: EmptyFilters(context: self).row(value, table), at: value) {
                "let the client give no more than its filter: {where: {_and: [{…}, $where]}}"
            }
        }
        for field: ObjectField in fields where field.name.value == "where" { warnOfEmptyFilter(field.value, on: table) }
    }

    private func warn(of opening: EmptyFilters.Opening?, at value: InputValue, _ hint: () -> String) {
        guard !isPlannedForRequest, !isForAdministrators, let opening else { return }
        diagnostics.append(
            Diagnostic(
                .warning, .emptyFilter, "A client that gives \(opening.values) means \(opening.rows)",
                at: value.span, hint: hint()))
    }

    /// Operations without `@auth` are, too.
    private var isForAdministrators: Bool {
        guard let auth: Directive = operation.authDirective else { return true }
        return auth.argument("level")?.value.kind == .enumValue("NO_ACCESS")
    }
}

/// Finds what empty objects in the place of variables would make of a filter.
private struct EmptyFilters {
    let context: PlanningContext

    /// A filter that empty objects leave without a condition but for the rows that must be there.
    struct Opening {
        /// The variables that must be empty for it: `{} for "$w"`.
        var given: [String]
        /// The related rows, or elements of a list, of which there still must be any: `owner.team`.
        var ways: [String] = []

        var values: String { Self.listed(given) }

        var rows: String {
            ways.isEmpty ? "every row" : "every row that has " + Self.listed(ways.map { "any \"\($0)\"" })
        }

        /// What is open because all of them are.
        static func all(_ openings: [Opening?]) -> Opening? {
            let open: [Opening] = openings.compactMap { $0 }
            guard !open.isEmpty, open.count == openings.count else { return nil }
            return Opening(given: once(open.flatMap(\.given)), ways: once(open.flatMap(\.ways)))
        }

        /// The widest: what is open because one of them is.
        static func any(_ openings: [Opening?]) -> Opening? {
            openings.compactMap { $0 }.min { $0.ways.count < $1.ways.count }
        }

        /// The same for rows at the end of a way.
        func along(_ way: String, isAlwaysThere: Bool) -> Opening {
            let ends: [String] = isAlwaysThere ? [] : [way]
            return Opening(given: given, ways: ways.isEmpty ? ends : ways.map { "\(way).\($0)" })
        }

        private static func once(_ texts: [String]) -> [String] {
            texts.enumerated().filter { texts.firstIndex(of: $1) == $0 }.map(\.element)
        }

        private static func listed(_ texts: [String]) -> String { texts.joined(separator: " and ") }
    }

    /// A condition on a row; nothing where something else restricts it.
    func row(_ value: InputValue, _ table: Table) -> Opening? {
        object(value) { member($0, table) }
    }

    private func member(_ field: ObjectField, _ table: Table) -> Opening? {
        let name: String = field.name.value
        switch name {
        case "_and": return .all(branches(field.value, table))
        case "_or": return .any(branches(field.value, table))
        // What is true of every row is false of each of them when it is negated.
        case "_not": return nil
        default: break
        }
        if let column: Column = table.column(name) {
            return object(field.value) { counted($0, column) }
        }
        if let reference: Reference = table.reference(name), let target: Table = context.schema.table(reference.target)
        {
            let isAlwaysThere: Bool = reference.isRequired && reference.constraintName != nil
            return row(field.value, target)?.along(name, isAlwaysThere: isAlwaysThere)
        }
        guard let relation: Relation = table.relation(name), let target: Table = context.schema.table(relation.target)
        else { return nil }
        let inner: Opening? = relation.isSingle ? row(field.value, target) : related(field.value, target)
        return inner?.along(name, isAlwaysThere: false)
    }

    private func branches(_ value: InputValue, _ table: Table) -> [Opening?] {
        switch value.kind {
        case .list(let elements): return elements.map { row($0, table) }
        case .variable(let name):
            guard case .list(.object, _)? = type(of: name) else { return [row(value, table)] }
            return [Opening(given: ["[{}] for \"$\(name)\""])]
        default: return [row(value, table)]
        }
    }

    /// A number of elements is as well a condition as one on what they are.
    private func counted(_ field: ObjectField, _ column: Column) -> Opening? {
        guard ElementsPlanner.counts(field, column) else { return nil }
        return object(field.value) { _ in nil }?.along(column.fieldName, isAlwaysThere: false)
    }

    private func related(_ value: InputValue, _ target: Table) -> Opening? {
        object(value) { field in
            field.name.value == "exist" ? row(field.value, target) : object(field.value) { _ in nil }
        }
    }

    /// A variable that is an object, or an object all of whose members are open.
    private func object(_ value: InputValue, _ member: (ObjectField) -> Opening?) -> Opening? {
        switch value.kind {
        case .variable(let name):
            guard case .object? = type(of: name) else { return nil }
            return Opening(given: ["{} for \"$\(name)\""])
        case .object(let fields): return .all(fields.map(member))
        case .list, .null, .int, .float, .string, .boolean, .enumValue: return nil
        }
    }

    private func type(of variable: String) -> VariableType? {
        context.place(of: variable).map { context.variables[$0.slot].type }
    }
}
