import CEL
import GraphQLSyntax
import SchemaModel
import TypeSystem

/// What is selected in an operation, and the checks on it.
struct SelectionAccess {
    let schema: Schema
    let types: GraphQLSchema
    let collector: FieldCollector
    let fragments: Fragments

    /// What is selected of each row that a field gives.
    func subfields(_ field: CollectedField, of table: Table) -> [CollectedField] {
        types.objectType(named: table.objectType).map { collector.collectSubfields(of: field, on: $0) } ?? []
    }

    /// The checks on a field's value.
    func checks(on field: CollectedField) -> [Directive] { field.occurrences.flatMap(\.field.directives.checks) }

    /// The checks on each row that a field gives: those of fragments.
    func rowChecks(below field: CollectedField) -> [Directive] {
        GuardedSelection(
            below: field.occurrences.map { GuardedSelection.Occurrence(field: $0.field, isRedacted: false) }, fragments
        ).checks
    }

    // MARK: Ties

    /// What checks on the rows of a field, and on what is selected of them, tie to the caller.
    ///
    /// - `isOne`: whether the field gives one row; then a check below a reference that may be null fails where there is nothing to check.
    func ties(_ field: CollectedField, of table: Table, isOne: Bool, _ caller: CallerValues) -> [Tie] {
        let fields: [CollectedField] = subfields(field, of: table)
        let rows: CheckedRows = CheckedRows(caller: caller, access: self)
        let whole: CheckedRows.Subject = isOne ? .row(table, fields) : .rows(table, fields)
        var ties: [Tie] = checks(on: field).compactMap { tie($0, whole, rows) }
        ties += rowChecks(below: field).compactMap { tie($0, .row(table, fields), rows) }
        for inner: CollectedField in fields where inner.isUnconditional {
            let name: String = inner.field.name.value
            if let column: Column = table.column(name) {
                ties += checks(on: inner).compactMap { tie($0, .column(column), rows) }
            } else if let reference: Reference = table.reference(name), reference.isRequired || isOne,
                let target: Table = schema.table(reference.target)
            {
                ties += self.ties(inner, of: target, isOne: true, caller)
            }
        }
        return ties
    }

    private func tie(_ check: Directive, _ subject: CheckedRows.Subject, _ rows: CheckedRows) -> Tie? {
        guard let literal: InputValue = check.argument("expr")?.value,
            let condition: CheckedExpr = CallerValues.compiled(literal),
            let isOwnership: Bool = rows.ownership(condition, ["this": subject])
        else { return nil }
        return Tie(kind: .check, text: condition.text, isOwnership: isOwnership)
    }

    // MARK: Existence

    /// Texts of conditions that fail where there is nothing.
    private static let existence: Set<String> = [
        "!(this in [null, []])", "this != null", "this != []", "size(this) > 0", "this.size() > 0",
    ]

    /// Whether a mutation only goes on past a field of its `query` if the field gave rows.
    func provesExistence(_ field: CollectedField, of table: Table) -> Bool {
        let isProved: Bool = checks(on: field).contains { check in
            guard case .string(let text, _)? = check.argument("expr")?.value.kind else { return true }
            return Self.existence.contains(text)
        }
        // A check below a field fails where no way reaches it.
        return isProved || rowChecks(below: field).contains(where: \.isRequiredCheck)
            || subfields(field, of: table).contains { inner in
                inner.isUnconditional && checks(on: inner).contains(where: \.isRequiredCheck)
            }
    }
}

extension Directive {
    /// Whether a check fails where there is nothing to look at.
    fileprivate var isRequiredCheck: Bool { argument("optional")?.value.kind != .boolean(true) }
}
