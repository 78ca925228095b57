import CEL
import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Finds in the condition of a `@check` what ties the value it looks at to the caller.
struct CheckedRows {
    private(set) var caller: CallerValues
    let access: SelectionAccess
    /// Names of loops around what is looked at, which hide whatever else has them: no caller is meant by an `auth` among them.
    private var locals: Set<String> = []

    /// Names that are null only where there is nothing to be touched: the row itself, and not one that it points to.
    private let vanishing: Set<[String]>

    init(caller: CallerValues, access: SelectionAccess, vanishing: Set<[String]> = []) {
        self.caller = caller
        self.access = access
        self.vanishing = vanishing
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
        /// Whether it holds where there is no row, too.
        var allowsNothing: Bool = false
        /// The fields that lead from what the name stands for to the one column that equals `auth.uid`; nothing where there are several ways.
        var way: [String]?

        /// What several say together.
        init(_ findings: [Finding], _ isOwnership: Bool, allowsNothing: Bool) {
            self.init(columns: findings.flatMap(\.columns).unique, isOwnership)
            self.allowsNothing = allowsNothing
            way = findings.count == 1 ? findings[0].way : nil
        }

        init(columns: [String], _ isOwnership: Bool) {
            self.isOwnership = isOwnership
            self.columns = columns
        }
    }

    /// What ties the rows of a condition to the caller.
    ///
    /// - Shape: nothing where it does not tie them. Of `&&` one side is enough, of `||` every side is needed but those that hold where there
    ///   is no row; `!` turns both round.
    func finding(_ condition: CheckedExpr, _ names: [String: Subject]) -> Finding? {
        var rows: CheckedRows = self
        // A condition may keep nobody out itself.
        if !caller.isSomebody, !condition.valueForNobody().mayBeTrue { rows.caller = caller.ofSomebody }
        return rows.finding(Fact(condition), names)
    }

    private func finding(_ fact: Fact, _ names: [String: Subject]) -> Finding? {
        if let quantifier = fact.quantifier { return finding(quantifier, names) }
        if let (connection, facts) = fact.parts {
            return connection == .all ? all(facts, names) : any(facts, names)
        }
        var columns: [String] = []
        if let (left, right) = fact.equality {
            columns = [(left, right), (right, left)].compactMap { isCaller($0) ? column($1, names) : nil }
        } else if let (element, collection) = fact.membership, isCaller(element) {
            columns = column(collection, names).map { [$0] } ?? []
        }
        guard !columns.isEmpty else { return nil }
        var finding: Finding = Finding(columns: columns, true)
        if let (left, right) = fact.equality {
            finding.way = (isCaller(left) ? right : left).chain.flatMap { reached($0, names)?.way }
        }
        return finding
    }

    private func all(_ facts: [Fact], _ names: [String: Subject]) -> Finding? {
        let sides: [Finding] = facts.compactMap { finding($0, names) }
        guard !sides.isEmpty else { return nil }
        return Finding(
            sides, sides.contains(where: \.isOwnership), allowsNothing: sides.allSatisfy(\.allowsNothing))
    }

    private func any(_ facts: [Fact], _ names: [String: Subject]) -> Finding? {
        let substantial: [Fact] = facts.filter { !saysThereIsNothing($0) }
        let sides: [Finding] = substantial.compactMap { finding($0, names) }
        guard !sides.isEmpty, sides.count == substantial.count else { return nil }
        return Finding(
            sides, sides.allSatisfy(\.isOwnership),
            allowsNothing: substantial.count < facts.count || sides.contains(where: \.allowsNothing))
    }

    /// Whether it only holds where there is no row: `this == null`.
    private func saysThereIsNothing(_ fact: Fact) -> Bool {
        if let (connection, facts) = fact.parts {
            return connection == .any && facts.allSatisfy(saysThereIsNothing)
        }
        guard let (left, right) = fact.equality else { return false }
        return [(left, right), (right, left)].contains { names, null in
            null.literal == .null
                && names.chain.map { vanishing.contains($0) && !locals.contains($0[0]) } ?? false
        }
    }

    private func finding(
        _ quantifier: (isUniversal: Bool, range: CheckedExpr, name: String, condition: Fact),
        _ names: [String: Subject]
    ) -> Finding? {
        guard let chain: [String] = quantifier.range.chain,
            case .rows(let table, let fields)? = reached(chain, names)?.subject
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
        guard case .fields? = reached(chain.dropLast(), names)?.subject else { return false }
        return true
    }

    private func isCaller(_ expression: CheckedExpr) -> Bool {
        guard let name: String = expression.chain?.first, !locals.contains(name) else { return false }
        return caller.isCaller(expression)
    }

    /// The column that an expression is, if it cannot equal the `auth.uid` of nobody.
    private func column(_ expression: CheckedExpr, _ names: [String: Subject]) -> String? {
        guard let chain: [String] = expression.chain,
            case .column(let column, let isNullable)? = reached(chain, names)?.subject, !isNullable || caller.isSomebody
        else { return nil }
        return column
    }

    /// What a chain of names leads to, through rows that references point to, and the fields on the way, not counting what the first name
    /// stands for.
    private func reached(_ chain: [String], _ names: [String: Subject]) -> (subject: Subject, way: [String])? {
        guard var subject: Subject = chain.first.flatMap({ names[$0] }) else { return nil }
        var way: [String] = []
        for name: String in chain.dropFirst() {
            switch subject {
            case .fields(let fields):
                guard let next: Subject = fields[name] else { return nil }
                subject = next
            case .row(let table, let fields):
                guard let field: CollectedField = fields.first(where: { $0.responseName == name }),
                    let next: Subject = self.subject(field, of: table)
                else { return nil }
                way.append(field.field.name.value)
                subject = next
            case .rows, .column: return nil
            }
        }
        return (subject, way)
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
    ///
    /// - Parameter field: the field of the row that the condition looks at, where it is not the row itself.
    init(check text: String, _ finding: CheckedRows.Finding, below field: String? = nil) {
        let prefix: [String] = field.map { [$0] } ?? []
        self.init(
            kind: .check, text: text, columns: finding.columns, isOwnership: finding.isOwnership,
            trail: finding.way.map { prefix + $0 } ?? [])
    }
}
