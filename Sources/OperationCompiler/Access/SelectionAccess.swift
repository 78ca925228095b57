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
    let conditions: CompiledConditions = CompiledConditions()

    /// What is selected of each row that a field gives.
    func subfields(_ field: CollectedField, of table: Table) -> [CollectedField] {
        types.objectType(named: table.objectType).map { collector.collectSubfields(of: field, on: $0) } ?? []
    }

    /// The checks on a field's value that are made whenever the field is there.
    func checks(on field: CollectedField) -> [Directive] {
        field.certainOccurrences.flatMap(\.field.directives.checks)
    }

    /// The checks on each row that a field gives, whatever the variables are: those of fragments.
    func rowChecks(below field: CollectedField) -> [Directive] {
        GuardedSelection(
            below: field.certainOccurrences.map { GuardedSelection.Occurrence(field: $0.field, isRedacted: false) },
            fragments, isCertain: true
        ).checks
    }

    // MARK: Ties

    /// What checks on the rows of a field, and on what is selected of them, tie to the caller.
    ///
    /// - Parameters:
    ///   - isOne: whether the value of the field is a row, or a list of them.
    ///   - isAlone: whether there is no list around it either.
    func ties(
        _ field: CollectedField, of table: Table, isOne: Bool, isAlone: Bool, _ caller: CallerValues
    ) -> [Tie] {
        let whole: CheckedRows.Subject =
            isOne ? .row(table, subfields(field, of: table)) : .rows(table, subfields(field, of: table))
        let vanishing: CheckedRows = CheckedRows(caller: caller, access: self, vanishing: isOne ? [["this"]] : [])
        return checks(on: field).compactMap { tie($0, whole, vanishing) }
            + rowTies(
                field, of: table, isOne && isAlone ? .one : .several, CheckedRows(caller: caller, access: self))
    }

    /// The columns of checks that would tie the rows if null were not the `auth.uid` of callers without a token too.
    ///
    /// - Parameter ties: those that tie them as it is.
    func nullsForNobody(
        _ field: CollectedField, of table: Table, isOne: Bool, isAlone: Bool, _ caller: CallerValues, known ties: [Tie]
    ) -> [String] {
        guard !caller.isSomebody else { return [] }
        let known: Set<String> = Set(ties.flatMap(\.columns))
        let all: [Tie] = self.ties(field, of: table, isOne: isOne, isAlone: isAlone, caller.ofSomebody)
        return all.flatMap(\.columns).unique.filter { !known.contains($0) }
    }

    /// How many rows there are, and so whether a check on what they lead to is one on them.
    private enum Reach {
        case one
        case several
        /// One or none: then only a required check fails where there is nothing to look at.
        case perhaps
    }

    private func rowTies(
        _ field: CollectedField, of table: Table, _ reach: Reach, _ rows: CheckedRows
    ) -> [Tie] {
        let fields: [CollectedField] = subfields(field, of: table)
        let counts: (Directive) -> Bool = { reach != .perhaps || $0.isRequiredCheck }
        var ties: [Tie] = rowChecks(below: field).filter(counts).compactMap { tie($0, .row(table, fields), rows) }
        for inner: CollectedField in fields where inner.isUnconditional {
            let name: String = inner.field.name.value
            let checks: [Directive] = checks(on: inner).filter(counts)
            if let column: Column = table.column(name) {
                ties += checks.compactMap { tie($0, .column(column, of: table), rows, below: column.fieldName) }
            } else if let reference: Reference = table.reference(name),
                let target: Table = schema.table(reference.target)
            {
                // Where there is no row to point to, the reference itself is still there to be checked.
                let subject: CheckedRows.Subject = .row(target, subfields(inner, of: target))
                ties += checks.compactMap { tie($0, subject, rows, below: reference.fieldName) }
                // Of several rows one that leads on is enough for a check to be made.
                guard reference.isRequired || reach != .several else { continue }
                ties += rowTies(inner, of: target, reference.isRequired ? reach : .perhaps, rows).map { inner in
                    var tie: Tie = inner
                    if !tie.trail.isEmpty { tie.trail.insert(reference.fieldName, at: 0) }
                    return tie
                }
            }
        }
        return ties
    }

    private func tie(
        _ check: Directive, _ subject: CheckedRows.Subject, _ rows: CheckedRows, below field: String? = nil
    ) -> Tie? {
        guard let literal: InputValue = check.argument("expr")?.value,
            let condition: CheckedExpr = conditions.compiled(literal),
            let found: CheckedRows.Finding = rows.finding(condition, ["this": subject])
        else { return nil }
        return Tie(check: condition.text, found, below: field)
    }

    // MARK: Existence

    /// Texts of conditions that fail where there is nothing.
    private static let existence: Set<String> = [
        "!(this in [null, []])", "this != null", "this != []", "size(this) > 0", "this.size() > 0",
    ]

    /// Whether a mutation only goes on past a field of its `query` if the field gave rows.
    func provesExistence(_ field: CollectedField, of table: Table) -> Bool {
        let isProved: Bool = checks(on: field).filter(\.isRequiredCheck).contains { check in
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

extension CollectedField {
    /// The selections that are there whenever the field is.
    fileprivate var certainOccurrences: [FieldOccurrence] {
        let conditions: [SelectionCondition]? = occurrences.first?.conditions
        if occurrences.allSatisfy({ $0.conditions == conditions }) { return occurrences }
        return occurrences.filter(\.conditions.isEmpty)
    }
}

extension Directive {
    /// Whether a check fails where there is nothing to look at.
    fileprivate var isRequiredCheck: Bool { argument("optional")?.value.kind != .boolean(true) }
}
