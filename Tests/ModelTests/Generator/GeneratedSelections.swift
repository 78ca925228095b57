import GraphQLSyntax
import SchemaModel

/// What is selected, and the arguments of lists.
extension OperationGenerator {
    mutating func queryFields() -> [Selection] {
        var fields: [Selection] = []
        for position: Int in 0..<random.pick([1, 1, 1, 2, 3]) {
            var field: Field = root()
            if position > 0 || random.chance(4) { field.alias = Name(alias()) }
            fields.append(.field(field))
        }
        if random.chance(20) { fields.append(.field(Field("__typename", as: alias()))) }
        return conditional(fields)
    }

    private mutating func root() -> Field {
        let table: Table = random.pick(schema.rowTypes)
        guard !table.isView, random.chance(3) else {
            return list(ListField(name: table.plural, shown: table, arguments: table), depth: 2)
        }
        return Field(table.singular, [row(of: table)], selection(table, depth: 2))
    }

    /// The argument that names a row.
    mutating func row(of table: Table) -> (String, InputValue) {
        if random.chance(3) { return ("first", first(table, isTotal: false)) }
        if table.hasSingleID, let column: Column = table.keyColumns.first, random.chance(2) {
            let canBeUser: Bool = column.type.scalar == .string
            return canBeUser && random.chance(4)
                ? ("id_expr", .text(expression(table, column))) : ("id", value(table, column))
        }
        return ("key", key(of: table))
    }

    mutating func key(of table: Table, _ likeness: GeneratedVariable.Likeness = .any) -> InputValue {
        if takesObject() { return variable(.key(table)) }
        var members: [(String, InputValue)] = []
        for column: Column in table.keyColumns {
            if isConstant, random.chance(10) { continue }
            let isComputed: Bool = !isConstant && random.chance(8)
            if isComputed, random.chance(2) {
                members.append((column.fieldName + "_expr", .text(expression(table, column))))
            } else if isComputed, column.type.scalar == .date {
                members.append((column.fieldName + "_date", relativeTime(table, column)))
            } else {
                members.append((column.fieldName, value(table, column, mayBeNull: random.chance(3), likeness)))
            }
        }
        return .object(members)
    }

    mutating func first(_ table: Table, isTotal: Bool) -> InputValue {
        if !isTotal, takesObject() { return variable(.first(table)) }
        var members: [(String, InputValue)] = []
        if random.chance(2) || isTotal { members.append(("orderBy", order(table, isTotal: isTotal))) }
        if !random.chance(3) { members.append(("where", isConstant ? filter(table) : selectingFilter(table))) }
        return .object(members)
    }

    // MARK: Selections

    mutating func selection(_ table: Table, depth: Int) -> [Selection] {
        var selections: [Selection] = []
        var names: Set<String> = []
        for column: Column in random.shuffled(table.columns).prefix(random.within(1...4)) {
            selections.append(.field(Field(column.fieldName)))
            names.insert(column.fieldName)
        }
        if depth > 0 { addRows(table, depth: depth - 1, &names, to: &selections) }
        if random.chance(8) { selections.append(.field(Field("__typename", as: alias()))) }
        if random.chance(12) {
            selections.append(.field(Field("_metadata", [.field(Field(random.pick(["distance", "relevance"])))])))
        }
        if !table.isView, random.chance(8) { selections.append(.field(Field("_id"))) }
        if random.chance(6) { selections = merged(selections, table) }
        return conditional(selections)
    }

    private mutating func addRows(
        _ table: Table, depth: Int, _ names: inout Set<String>, to selections: inout [Selection]
    ) {
        if random.chance(2), !table.references.isEmpty {
            let reference: Reference = random.pick(table.references)
            guard let target: Table = schema.table(reference.target) else { return }
            // Nothing but the key can be had without the row itself.
            let inner: [Selection] =
                random.chance(3)
                ? target.keyColumns.map { .field(Field($0.fieldName)) } : selection(target, depth: depth)
            selections.append(.field(Field(reference.fieldName, inner)))
        }
        for relation: Relation in random.some(table.relations, atMost: 2) {
            guard let target: Table = schema.table(relation.target),
                let arguments: Table = schema.table(relation.argumentType)
            else { continue }
            guard !relation.isSingle else {
                selections.append(.field(Field(relation.fieldName, selection(target, depth: depth))))
                continue
            }
            var far: Reference?
            if case .via(_, let reference) = relation.path { far = reference }
            var field: Field = list(
                ListField(name: relation.fieldName, shown: target, arguments: arguments, far: far), depth: depth)
            if random.chance(4) { field.alias = Name(alias()) }
            selections.append(.field(field))
        }
    }

    /// The same fields in fragments, some of them twice: the answer is no other.
    private mutating func merged(_ selections: [Selection], _ table: Table) -> [Selection] {
        let selections: [Selection] = selections.flatMap { split($0) }
        let again: [Selection] = selections.filter { _ in random.chance(3) }
        switch random.below(3) {
        case 0: return selections + again
        case 1:
            return again + [
                .inlineFragment(
                    InlineFragment(
                        typeCondition: random.chance(2) ? Name(table.objectType) : nil,
                        selectionSet: SelectionSet(selections)))
            ]
        default:
            // Fragments of all operations stand in one document.
            let name: String = "\(self.name)F\(fragments.count + 1)"
            fragments.append(
                FragmentDefinition(
                    name: Name(name), typeCondition: Name(table.objectType), selectionSet: SelectionSet(selections)))
            return [.fragmentSpread(FragmentSpread(name: Name(name)))] + again
        }
    }

    /// A field of several fields as two that are merged.
    private mutating func split(_ selection: Selection) -> [Selection] {
        guard case .field(var field) = selection, let inner: [Selection] = field.selectionSet?.selections,
            inner.count > 1, random.chance(2)
        else { return [selection] }
        let middle: Int = random.within(1...inner.count - 1)
        field.selectionSet = SelectionSet(Array(inner[..<middle]))
        let first: Field = field
        field.selectionSet = SelectionSet(Array(inner[middle...]))
        return [.field(first), .field(field)]
    }

    // MARK: Arguments of lists

    mutating func listArguments(_ table: Table) -> [(String, InputValue)] {
        var arguments: [(String, InputValue)] = []
        if !random.chance(3) { arguments.append(("where", filter(table))) }
        if random.chance(2) { arguments.append(("orderBy", order(table, isTotal: random.chance(3)))) }
        if random.chance(3) { arguments.append(("limit", count())) }
        if random.chance(4) { arguments.append(("offset", count())) }
        return arguments
    }

    private mutating func count() -> InputValue {
        switch random.below(8) {
        case 0: InputValue(.null)
        case 1, 2, 3: variable(.count)
        default: .number(random.below(5))
        }
    }

    /// - Parameter isTotal: whether no two rows may be equal to it.
    mutating func order(_ table: Table, isTotal: Bool) -> InputValue {
        if !isTotal, takesObject() { return variable(.order(table)) }
        var criteria: [InputValue] = []
        for _: Int in 0..<random.pick([0, 1, 1, 2, 3]) { criteria.append(criterion(table, depth: 2)) }
        if isTotal { criteria += table.keyColumns.map { .object([($0.fieldName, direction())]) } }
        if criteria.count == 1, random.chance(2) { return criteria[0] }
        return .list(criteria)
    }

    mutating func criterion(_ table: Table, depth: Int) -> InputValue {
        if depth > 0, random.chance(3), !table.references.isEmpty {
            let reference: Reference = random.pick(table.references)
            if let target: Table = schema.table(reference.target) {
                return .object([(reference.fieldName, criterion(target, depth: depth - 1))])
            }
        }
        let columns: [Column] = table.columns.filter { !$0.type.isList }
        guard !columns.isEmpty else { return .object([]) }
        // The members of a JSON object have no order.
        let count: Int = !isConstant && random.chance(4) ? 2 : 1
        return .object(random.shuffled(columns).prefix(count).map { ($0.fieldName, direction()) })
    }

    mutating func direction() -> InputValue {
        if !isConstant, random.chance(8) {
            return variable(.direction)
        }
        return random.chance(20) ? InputValue(.null) : .name(random.pick(["ASC", "DESC"]))
    }

    // MARK: Conditions

    /// The same selections, some of them only if a variable says so.
    ///
    /// - Parameter byVariables: whether none is left out for good, so that expressions can name it.
    mutating func conditional(_ selections: [Selection], byVariables: Bool = false) -> [Selection] {
        guard random.chance(5) else { return selections }
        return selections.map { selection in
            guard random.chance(3) else { return selection }
            let directive: Directive = Directive(
                random.pick(["skip", "include"]),
                [
                    (
                        "if",
                        !byVariables && random.chance(6)
                            ? InputValue(.boolean(random.chance(2))) : refusing(.boolean)
                    )
                ])
            switch selection {
            case .field(var field):
                field.directives = [directive]
                return .field(field)
            case .fragmentSpread(var spread):
                spread.directives = [directive]
                return .fragmentSpread(spread)
            case .inlineFragment(var fragment):
                fragment.directives = [directive]
                return .inlineFragment(fragment)
            }
        }
    }
}

extension Field {
    init(_ name: String, _ selections: [Selection]) { self.init(name, as: nil, [], selections) }
}
