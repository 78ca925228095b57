import GraphQLSyntax
import SchemaModel

/// `@check` and `@redact`, put on what was generated.
extension OperationGenerator {
    /// What a check looks at.
    private enum Guarded {
        /// An object with its plain fields.
        case object([Column])
        case list
        case count
        case column(Column)
        case other
    }

    /// The root fields of an operation, some of them checked or left out.
    mutating func guarded(_ selections: [Selection]) -> [Selection] {
        guard isChecked || isRedacted else { return selections }
        for index: Int in fragments.indices {
            guard let table: Table = schema.table(fragments[index].typeCondition.value) else { continue }
            let set: SelectionSet = fragments[index].selectionSet
            fragments[index].selectionSet = guarded(set, of: table)
            if isChecked, random.chance(4) { fragments[index].directives.append(check(.object(columns(set, table)))) }
        }
        return roots(selections)
    }

    private mutating func roots(_ selections: [Selection]) -> [Selection] {
        selections.map { selection in
            guard case .field(var field) = selection else { return selection }
            let name: String = field.name.value
            let verb: [Substring] = name.split(separator: "_")
            if name == "query" {
                field.selectionSet = field.selectionSet.map { SelectionSet(roots($0.selections)) }
                guardField(&field, .other)
            } else if let table: Table = schema.table(singular: name) ?? schema.table(plural: name) {
                guardField(
                    &field, schema.table(plural: name) == nil ? .object(columns(field.selectionSet, table)) : .list)
                field.selectionSet = field.selectionSet.map { guarded($0, of: table) }
            } else if verb.count == 2, let table: Table = schema.table(singular: String(verb[0])) {
                let isCount: Bool = ["updateMany", "deleteMany"].contains(verb[1])
                guardField(&field, isCount ? .count : verb[1].hasSuffix("Many") ? .list : .object(table.keyColumns))
            }
            return .field(field)
        }
    }

    private mutating func guarded(_ set: SelectionSet, of table: Table) -> SelectionSet {
        SelectionSet(
            set.selections.map { selection in
                switch selection {
                case .field(let field): return .field(member(field, of: table))
                case .inlineFragment(var fragment):
                    let own: Guarded = .object(columns(fragment.selectionSet, table))
                    fragment.selectionSet = guarded(fragment.selectionSet, of: table)
                    fragment.directives += directives(own)
                    return .inlineFragment(fragment)
                case .fragmentSpread(var spread):
                    let set: SelectionSet? =
                        fragments.first { $0.name.value == spread.name.value }?.selectionSet
                    spread.directives += directives(.object(columns(set, table)))
                    return .fragmentSpread(spread)
                }
            })
    }

    private mutating func member(_ field: Field, of table: Table) -> Field {
        var field: Field = field
        let name: String = field.name.value
        if let column: Column = table.column(name) {
            guardField(&field, .column(column))
        } else if let target: Table = table.reference(name).flatMap({ schema.table($0.target) }) {
            guardField(&field, .object(columns(field.selectionSet, target)))
            field.selectionSet = field.selectionSet.map { guarded($0, of: target) }
        } else if let relation: Relation = table.relation(name), let target: Table = schema.table(relation.target) {
            guardField(&field, relation.isSingle ? .object(columns(field.selectionSet, target)) : .list)
            field.selectionSet = field.selectionSet.map { guarded($0, of: target) }
        } else {
            guardField(&field, table.aggregate(name)?.function == .count ? .count : .other)
        }
        return field
    }

    /// The plain fields that an expression about an object can name.
    private func columns(_ set: SelectionSet?, _ table: Table) -> [Column] {
        (set?.selections ?? []).compactMap { selection in
            guard case .field(let field) = selection, field.alias == nil, !field.directives.ruleOut else { return nil }
            return table.column(field.name.value)
        }
    }

    // MARK: Directives

    private mutating func guardField(_ field: inout Field, _ guarded: Guarded) {
        field.directives += directives(guarded)
    }

    private mutating func directives(_ guarded: Guarded) -> [Directive] {
        var directives: [Directive] = []
        if isChecked, random.chance(4) { directives.append(check(guarded)) }
        if isChecked, random.chance(20) { directives.append(check(guarded)) }
        if isRedacted, random.chance(4) { directives.append(Directive("redact")) }
        return directives
    }

    private mutating func check(_ guarded: Guarded) -> Directive {
        var arguments: [(String, InputValue)] = []
        if !random.chance(5) { arguments.append(("expr", .text(condition(guarded)))) }
        if !random.chance(5) { arguments.append(("message", .text("no \(alias())"))) }
        if random.chance(3) {
            arguments.append(("optional", InputValue(.boolean(random.chance(2) || random.chance(2)))))
        }
        return Directive("check", arguments)
    }

    private mutating func condition(_ guarded: Guarded) -> String {
        switch guarded {
        case .object(let columns):
            let conditions: [String] = columns.compactMap { condition($0, "this.\($0.fieldName)") }
            if !conditions.isEmpty, random.chance(2) { return random.pick(conditions) }
            return random.pick(["this != null", "this != null", "this == null"])
        case .list: return random.pick(["size(this) > 0", "size(this) < 3", "size(this) != 1", "size(this) <= 5"])
        case .count: return random.pick(["this >= 0", "this > 0", "this < 2", "this != 1"])
        // A list that is never null cannot be compared with it.
        case .column(let column) where column.type.isList && !column.isNullable: return "size(this) > 0"
        case .column(let column): return condition(column, "this") ?? "this != null"
        case .other: return "this != null"
        }
    }

    /// A condition on a plain field, where the model can compare its values.
    private mutating func condition(_ column: Column, _ path: String) -> String? {
        guard !column.type.isList else { return nil }
        switch column.type.element {
        case .scalar(.string):
            return random.pick(["\(path) != 'a'", "\(path) == null || size(\(path)) < 4", "\(path) == ''"])
        case .scalar(.int):
            guard random.chance(3), case .variable(let name) = variable(.count, mayBeNull: false).kind else {
                return random.pick(["\(path) == null || \(path) < 100", "\(path) >= 0", "!(\(path) == 1)"])
            }
            return "\(path) == null || \(path) != vars.\(name)"
        case .scalar(.boolean): return random.pick(["\(path) != true", "\(path) == null || \(path)"])
        case .enumeration: return "\(path) != 'RED'"
        default: return random.pick(["\(path) != null", "\(path) == null"])
        }
    }

    /// A check on the operation, which is about its variables.
    mutating func operationCheck() -> Directive {
        guard case .variable(let name) = variable(.count).kind,
            let type: TypeReference = variables.first(where: { $0.name == name })?.definition.type
        else { preconditionFailure("a variable is a variable") }
        let path: String = "vars.\(name)"
        // What is never null cannot be compared with it.
        let condition: String = type.isNonNull ? "\(path) < 3" : "!has(\(path)) || \(path) == null || \(path) < 3"
        return Directive("check", [("expr", .text(condition)), ("message", .text("no \(alias())"))])
    }
}
