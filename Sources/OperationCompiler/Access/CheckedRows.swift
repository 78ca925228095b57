import CEL
import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Finds in the condition of a `@check` what ties the value it looks at to the caller.
struct CheckedRows {
    let caller: CallerValues
    let access: SelectionAccess
    /// Names of loops around what is looked at, which hide whatever else has them: no caller is meant by an `auth` among them.
    private var locals: Set<String> = []

    init(caller: CallerValues, access: SelectionAccess) {
        self.caller = caller
        self.access = access
    }

    /// What a name of a condition stands for.
    indirect enum Subject {
        case row(Table, [CollectedField])
        case rows(Table, [CollectedField])
        /// Its type and name: `Note.owner`, and whether it may be null, which equals the `auth.uid` of nobody.
        case column(String, isNullable: Bool)
        /// What fields of a mutation gave, by their names in the response.
        case fields([String: Subject])
    }

    /// What a condition says of the rows it looks at: it only holds for the caller's.
    struct Finding {
        /// Whether it makes them the caller's own, and not only shared.
        var isOwnership: Bool
        /// The columns that it compares with the caller.
        var columns: [String]

        /// What several say together.
        init(_ findings: [Finding], _ isOwnership: Bool) {
            self.init(columns: findings.flatMap(\.columns).unique, isOwnership)
        }

        init(columns: [String], _ isOwnership: Bool) {
            self.isOwnership = isOwnership
            self.columns = columns
        }
    }

    /// What ties the rows of a condition to the caller.
    ///
    /// - Shape: nothing where it does not tie them. Of `&&` one side is enough, of `||` every side is needed, and what is turned round by `!`
    ///   ties nothing.
    func finding(_ condition: CheckedExpr, _ names: [String: Subject]) -> Finding? {
        if let quantifier = condition.quantifier { return finding(quantifier, names) }
        guard let (function, arguments) = condition.call else { return nil }
        switch function {
        case "_&&_":
            let sides: [Finding] = arguments.compactMap { finding($0, names) }
            return sides.isEmpty ? nil : Finding(sides, sides.contains(where: \.isOwnership))
        case "_||_":
            let sides: [Finding] = arguments.compactMap { finding($0, names) }
            return sides.count == arguments.count ? Finding(sides, sides.allSatisfy(\.isOwnership)) : nil
        case "_?_:_":
            let sides: [Finding] = arguments.dropFirst().compactMap { finding($0, names) }
            return sides.count == 2 ? Finding(sides, sides.allSatisfy(\.isOwnership)) : nil
        case "_==_", "@in":
            guard arguments.count == 2 else { return nil }
            let pairs: [(CheckedExpr, CheckedExpr)] =
                function == "@in"
                ? [(arguments[0], arguments[1])] : [(arguments[0], arguments[1]), (arguments[1], arguments[0])]
            let columns: [String] = pairs.compactMap { isCaller($0) ? column($1, names) : nil }
            return columns.isEmpty ? nil : Finding(columns: columns, true)
        default: return nil
        }
    }

    private func finding(
        _ quantifier: (isUniversal: Bool, range: CheckedExpr, name: String, condition: CheckedExpr),
        _ names: [String: Subject]
    ) -> Finding? {
        guard let chain: [String] = quantifier.range.chain, let subject: Subject = subject(chain, names),
            case .rows(let table, let fields) = subject
        else { return nil }
        var inner: [String: Subject] = names
        inner[quantifier.name] = .row(table, fields)
        var rows: CheckedRows = self
        rows.locals.insert(quantifier.name)
        guard let finding: Finding = rows.finding(quantifier.condition, inner) else { return nil }
        // All rows of the checked list; or one of the rows that belong to the checked row, which others may have too.
        switch (quantifier.isUniversal, isWhole(chain, names)) {
        case (true, true): return finding
        case (false, false): return Finding(columns: finding.columns, false)
        default: return nil
        }
    }

    /// Whether names lead to all rows that a field gives, and not to rows that belong to one of them.
    private func isWhole(_ chain: [String], _ names: [String: Subject]) -> Bool {
        guard chain.count > 1 else { return true }
        guard case .fields? = subject(chain.dropLast(), names) else { return false }
        return true
    }

    private func isCaller(_ expression: CheckedExpr) -> Bool {
        guard let name: String = expression.chain?.first, !locals.contains(name) else { return false }
        return caller.isCaller(expression)
    }

    /// The column that an expression is, if it cannot equal the `auth.uid` of nobody.
    private func column(_ expression: CheckedExpr, _ names: [String: Subject]) -> String? {
        guard let chain: [String] = expression.chain,
            case .column(let column, let isNullable)? = subject(chain, names), !isNullable || caller.isSomebody
        else { return nil }
        return column
    }

    /// What a chain of names leads to, through rows that references point to.
    private func subject(_ chain: [String], _ names: [String: Subject]) -> Subject? {
        guard var subject: Subject = chain.first.flatMap({ names[$0] }) else { return nil }
        for name: String in chain.dropFirst() {
            if case .fields(let fields) = subject {
                guard let next: Subject = fields[name] else { return nil }
                subject = next
                continue
            }
            guard case .row(let table, let fields) = subject,
                let field: CollectedField = fields.first(where: { $0.responseName == name }),
                let next: Subject = self.subject(field, of: table)
            else { return nil }
            subject = next
        }
        return subject
    }

    private func subject(_ field: CollectedField, of table: Table) -> Subject? {
        let name: String = field.field.name.value
        if let column: Column = table.column(name) { return .column(column, of: table) }
        if let reference: Reference = table.reference(name), let target: Table = access.schema.table(reference.target) {
            return .row(target, access.subfields(field, of: target))
        }
        if let relation: Relation = table.relation(name), !relation.isSingle,
            let target: Table = access.schema.table(relation.target)
        {
            return .rows(target, access.subfields(field, of: target))
        }
        return nil
    }
}

extension CheckedRows.Subject {
    /// A column of a table.
    static func column(_ column: Column, of table: Table) -> CheckedRows.Subject {
        .column("\(table.objectType).\(column.fieldName)", isNullable: column.isNullable)
    }
}

extension Tie {
    /// What the condition of a `@check` says.
    init(check text: String, _ finding: CheckedRows.Finding) {
        self.init(kind: .check, text: text, columns: finding.columns, isOwnership: finding.isOwnership)
    }
}
