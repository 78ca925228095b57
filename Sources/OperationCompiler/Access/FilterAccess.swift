import GraphQLSyntax
import SchemaModel

/// What a choice of rows looks at, and what it ties to the caller.
struct RowChoice {
    var probes: [ProbedField] = []
    var ties: [Tie] = []
    /// Variables that are conditions or keys themselves.
    var variables: [String] = []
    /// Fields that must equal a value, which is written as the text has it.
    var equalities: [String: String] = [:]
    /// Fields that must equal what an earlier field of the mutation gave: `response.query.post.id`, name by name.
    var given: [String: [String]] = [:]
    var isKey: Bool = false
    var isFilter: Bool = false
    /// Whether there is more to it than `equalities`, such as another condition or a limit: rows that satisfy these may be left out.
    var isPartial: Bool = false

    /// Both must hold.
    mutating func narrow(by other: RowChoice) {
        probes += other.probes
        ties += other.ties
        variables += other.variables
        isPartial = isPartial || other.isPartial || other.equalities.contains { equalities[$0] ?? $1 != $1 }
        equalities.merge(other.equalities) { first, _ in first }
        given.merge(other.given) { first, _ in first }
        isKey = isKey || other.isKey
        isFilter = isFilter || other.isFilter
    }

    /// What another looks at without narrowing anything.
    mutating func look(at other: RowChoice) {
        probes += other.probes
        variables += other.variables
    }
}

/// Reads filters, keys and orders.
struct FilterAccess {
    let schema: Schema
    let caller: CallerValues
    let variables: AllowedVariables

    // MARK: Filters

    /// A filter on the rows of a table; `path` is how its fields are named: `Review`, `Review.movie`.
    func filter(_ value: InputValue, on table: Table, path: String? = nil) -> RowChoice {
        var choice: RowChoice = RowChoice()
        switch value.kind {
        case .object(let fields):
            for field: ObjectField in fields where field.value.kind != .null {
                choice.narrow(by: member(field, on: table, path: path ?? table.objectType))
                choice.isFilter = true
            }
        case .variable(let name):
            choice.probes = variables.fields(of: name, on: table, schema)
            choice.variables = [name]
            choice.isPartial = true
        default: break
        }
        return choice
    }

    private func member(_ field: ObjectField, on table: Table, path: String) -> RowChoice {
        var choice: RowChoice = condition(field, on: table, path: path)
        // Whatever is no equality of a column of the row itself leaves rows out.
        let isEquality: Bool = field.name.value == "_and" || table.column(field.name.value) != nil
        choice.isPartial = choice.isPartial || !isEquality
        return choice
    }

    private func condition(_ field: ObjectField, on table: Table, path: String) -> RowChoice {
        let name: String = field.name.value
        switch name {
        case "_and":
            var all: RowChoice = RowChoice()
            for branch: InputValue in field.value.elements { all.narrow(by: filter(branch, on: table, path: path)) }
            return all
        case "_or": return either(field.value.elements.map { filter($0, on: table, path: path) })
        case "_not":
            var none: RowChoice = RowChoice()
            none.look(at: filter(field.value, on: table, path: path))
            return none
        default: break
        }
        if let column: Column = table.column(name) { return self.column(column, field.value, of: table, path: path) }
        if let reference: Reference = table.reference(name), let target: Table = schema.table(reference.target) {
            var choice: RowChoice = filter(field.value, on: target, path: "\(path).\(name)")
            (choice.equalities, choice.given) = ([:], [:])
            return choice
        }
        if let relation: Relation = table.relation(name) {
            return related(relation, field.value, path: "\(path).\(name)")
        }
        return RowChoice()
    }

    /// One of them holds: what ties the rows must do so in each.
    private func either(_ branches: [RowChoice]) -> RowChoice {
        var choice: RowChoice = RowChoice()
        for branch: RowChoice in branches { choice.look(at: branch) }
        guard !branches.isEmpty, branches.allSatisfy({ !$0.ties.isEmpty }) else { return choice }
        // Of each branch the tie that says most.
        let best: [Tie] = branches.compactMap { branch in branch.ties.first(where: \.isOwnership) ?? branch.ties.first }
        choice.ties = [
            Tie(
                kind: .filter, text: best.map(\.text).unique.joined(separator: " or "),
                isOwnership: best.allSatisfy(\.isOwnership))
        ]
        return choice
    }

    private func column(_ column: Column, _ value: InputValue, of table: Table, path: String) -> RowChoice {
        var choice: RowChoice = RowChoice()
        choice.probes = [ProbedField(table: table.objectType, field: column.fieldName)]
        if case .variable(let name) = value.kind { choice.variables = [name] }
        choice.isPartial = true
        guard case .object(let operators) = value.kind else { return choice }
        choice.isPartial = operators.count > 1
        for comparison: ObjectField in operators {
            let (base, form): (String, ValueForm) = ValueForm.parse(comparison.name.value)
            let isEquality: Bool = base == "eq" && variables.isAlwaysThere(comparison.value)
            choice.isPartial = choice.isPartial || !isEquality
            if isEquality {
                choice.equalities[column.fieldName] = comparison.value.text(form)
                choice.given[column.fieldName] = caller.response(comparison.value, form)
            }
            let isCaller: Bool =
                base == "in" && form == .plain
                ? caller.areCallers(comparison.value)
                : ["eq", "includes"].contains(base) && caller.isCaller(comparison.value, form)
            if isCaller {
                let text: String = "\(path).\(column.fieldName)"
                choice.ties.append(
                    Tie(kind: .filter, text: text, trail: text.split(separator: ".").dropFirst().map { String($0) }))
            }
        }
        return choice
    }

    /// A condition on related rows. That one of many is the caller's makes the row not theirs: others may have theirs beside it.
    private func related(_ relation: Relation, _ value: InputValue, path: String) -> RowChoice {
        guard let table: Table = schema.table(relation.target) else { return RowChoice() }
        var choice: RowChoice = RowChoice()
        if relation.isSingle {
            choice = filter(value, on: table, path: path)
        } else if case .object(let fields) = value.kind {
            let count: InputValue? = fields.first { $0.name.value == "count" && $0.value.kind != .null }?.value
            if count != nil { choice.probes.append(ProbedField(table: table.objectType, field: "_count")) }
            for field: ObjectField in fields where field.name.value == "exist" {
                let inner: RowChoice = filter(field.value, on: table, path: path)
                // A number of rows may be none.
                if count == nil { choice.narrow(by: inner) } else { choice.look(at: inner) }
            }
        } else if case .variable(let name) = value.kind {
            choice.variables = [name]
            choice.probes = [ProbedField(table: table.objectType, field: "*")]
        }
        (choice.equalities, choice.given) = ([:], [:])
        choice.ties = choice.ties.map {
            Tie(kind: $0.kind, text: $0.text, isOwnership: relation.isSingle && $0.isOwnership)
        }
        return choice
    }

    // MARK: Keys

    /// The row that `id`, `key` or `first` names.
    func row(_ arguments: [Argument], of table: Table) -> RowChoice {
        var choice: RowChoice = RowChoice()
        for argument: Argument in arguments {
            switch argument.name.value {
            case "id", "id_expr":
                let form: ValueForm = ValueForm.parse(argument.name.value).form
                choice.narrow(by: member("id", argument.value, form, of: table))
            case "key": choice.narrow(by: key(argument.value, of: table))
            case "first": choice.narrow(by: first(argument.value, of: table))
            default: break
            }
        }
        return choice
    }

    private func key(_ value: InputValue, of table: Table) -> RowChoice {
        var choice: RowChoice = RowChoice()
        choice.isKey = true
        if case .variable(let name) = value.kind {
            for field: String in table.primaryKey { choice.equalities[field] = "$\(name).\(field)" }
        }
        guard case .object(let fields) = value.kind else { return choice }
        for field: ObjectField in fields {
            let (base, form): (String, ValueForm) = ValueForm.parse(field.name.value)
            choice.narrow(by: member(base, field.value, form, of: table))
        }
        return choice
    }

    private func member(_ field: String, _ value: InputValue, _ form: ValueForm, of table: Table) -> RowChoice {
        var choice: RowChoice = RowChoice()
        choice.isKey = true
        choice.equalities[field] = value.text(form)
        choice.given[field] = caller.response(value, form)
        if caller.isCaller(value, form) {
            choice.ties = [Tie(kind: .key, text: "\(table.objectType).\(field)", trail: [field])]
        }
        return choice
    }

    private func first(_ value: InputValue, of table: Table) -> RowChoice {
        var choice: RowChoice = RowChoice()
        switch value.kind {
        case .object(let fields):
            for field: ObjectField in fields {
                if field.name.value == "where" {
                    choice.narrow(by: filter(field.value, on: table))
                } else {
                    choice.look(at: order(field.value, of: table))
                }
            }
        case .variable(let name):
            choice.variables = [name]
            choice.probes = [ProbedField(table: table.objectType, field: "*")]
            choice.isPartial = true
        default: break
        }
        return choice
    }

    // MARK: Orders and groups

    /// What `orderBy` and `having` tell of the rows they order and choose.
    func order(_ value: InputValue, of table: Table) -> RowChoice {
        var choice: RowChoice = RowChoice()
        switch value.kind {
        case .list(let values): for value: InputValue in values { choice.look(at: order(value, of: table)) }
        case .object(let fields): for field: ObjectField in fields { choice.look(at: criterion(field, of: table)) }
        case .variable(let name):
            choice.probes = variables.fields(of: name, on: table, schema)
        default: break
        }
        return choice
    }

    private func criterion(_ field: ObjectField, of table: Table) -> RowChoice {
        var choice: RowChoice = RowChoice()
        let name: String = field.name.value
        if ["_and", "_or", "_not"].contains(name) { return order(field.value, of: table) }
        if let reference: Reference = table.reference(name), let target: Table = schema.table(reference.target) {
            return order(field.value, of: target)
        }
        let column: String? = table.column(name)?.fieldName ?? table.aggregate(name).map { $0.fieldName ?? "_count" }
        if let column { choice.probes = [ProbedField(table: table.objectType, field: column)] }
        return choice
    }
}

extension InputValue {
    /// The values of a list; a single one is a list of one.
    var elements: [InputValue] {
        switch kind {
        case .list(let values): values
        case .null: []
        default: [self]
        }
    }

    /// The value as the text has it, to tell whether two are the same.
    func text(_ form: ValueForm) -> String { form == .plain ? Printer.print(self) : "\(form) \(Printer.print(self))" }
}

extension Sequence where Element: Hashable {
    /// Each once, in the order they come.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
