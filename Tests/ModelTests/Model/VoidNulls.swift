import GraphQLSyntax
import SchemaModel

/// Nulls in filters that say which rows are meant. Where null would let every row through it is as good as a variable that is left out;
/// one that is written down, or stands in a variable's object, is no condition.
extension Model {
    /// Which way a condition counts for the rows that are meant: to be satisfied, not to be, or either, where rows are counted.
    private enum Side {
        case asked, denied, counted

        var opposite: Side { self == .asked ? .denied : self == .denied ? .asked : .counted }
    }

    /// An argument that says which rows are meant: `where`, or `first`.
    func selector(_ name: String, of field: Field, on table: Table, _ call: Call) -> Given {
        guard let argument: Argument = field.arguments.first(where: { $0.name.value == name }) else { return .absent }
        let given: Given = call.given(argument.value)
        guard name == "first" else { return filter(given, argument.value, table, .asked, call) }
        return given.replacing("where") { filter($0, argument.value.member("where"), table, .asked, call) }
    }

    /// A filter that says which rows are meant, as its text alone has it.
    func selector(_ written: InputValue, on table: Table) -> Given {
        filter(Given(written, [:]), written, table, .asked, nil)
    }

    /// - Parameter written: what stands in the text; nothing within the value of a variable.
    private func filter(
        _ given: Given, _ written: InputValue?, _ table: Table, _ side: Side, _ call: Call?
    ) -> Given {
        guard case .object(let members) = given else { return given }
        return .object(
            members.map { member in
                let text: InputValue? = written?.member(member.name)
                return Given.Member(name: member.name, value: self.member(member, text, table, side, call))
            })
    }

    private func member(
        _ member: Given.Member, _ text: InputValue?, _ table: Table, _ side: Side, _ call: Call?
    ) -> Given {
        switch member.name {
        case "_and", "_or":
            guard case .list(let elements) = member.value else { return filter(member.value, text, table, side, call) }
            return .list(
                elements.enumerated().map { filter($1, text?.element($0), table, side, call) })
        case "_not": return filter(member.value, text, table, side.opposite, call)
        default: break
        }
        if let column: Column = table.column(member.name) {
            return conditions(member.value, text, column.type, !column.isNullable, side, call)
        }
        if let target = table.reference(member.name).flatMap({ schema.table($0.target) }) {
            return filter(member.value, text, target, side, call)
        }
        guard let relation: Relation = table.relation(member.name), let target: Table = schema.table(relation.target)
        else { return member.value }
        if relation.isSingle { return filter(member.value, text, target, side, call) }
        let counts: Bool = !member.value["count"].members.isEmpty
        return member.value
            .replacing("exist") { filter($0, text?.member("exist"), target, counts ? .counted : side, call) }
            .replacing("count") {
                conditions($0, text?.member("count"), ColumnType(.scalar(.int)), true, side, call)
            }
    }

    private func conditions(
        _ given: Given, _ text: InputValue?, _ type: ColumnType, _ isRequired: Bool, _ side: Side, _ call: Call?
    ) -> Given {
        guard case .object(let members) = given else { return given }
        let isCounted: Bool = type.isList && !given["count"].members.isEmpty
        return .object(
            members.map { member in
                if type.isList, ["exist", "count"].contains(member.name) {
                    let isCount: Bool = member.name == "count"
                    let value: Given = conditions(
                        member.value, text?.member(member.name), ColumnType(isCount ? .scalar(.int) : type.element),
                        isCount || isRequired, isCount || !isCounted ? side : .counted, call)
                    return Given.Member(name: member.name, value: value)
                }
                guard let outcome: Bool = Self.outcomeOfNull(member.name, isRequired),
                    side == .counted || outcome == (side == .asked),
                    let isWritten: Bool = isNull(member, text?.member(member.name), type, call)
                else { return member }
                return isWritten
                    ? Given.Member(name: "isNull", value: .null) : Given.Member(name: member.name, value: .absent)
            })
    }

    /// What a condition says of every row when its operand is null; nothing where that depends on the row.
    private static func outcomeOfNull(_ name: String, _ isRequired: Bool) -> Bool? {
        switch name.prefix(while: { $0 != "_" }) {
        case "eq": isRequired ? false : nil
        case "ne": isRequired ? true : nil
        case "nin", "excludes": true
        case "isNull": nil
        default: false
        }
    }

    /// Nothing where the operand is not null, else whether the null is written down and not a variable's or an expression's.
    private func isNull(_ member: Given.Member, _ text: InputValue?, _ type: ColumnType, _ call: Call?) -> Bool? {
        let parts: [Substring] = member.name.split(separator: "_")
        if member.value == .null { return text?.isVariable != true }
        if member.name == "pattern" {
            let way: String = member.value["like"] == .null ? "like" : "regex"
            return member.value[way] == .null ? text?.member(way)?.isVariable != true : nil
        }
        guard parts.count == 2 else { return nil }
        let way: String = String(parts[1])
        for base: String in ["on", "at"] where member.value[base] == .null {
            return text?.member(base)?.isVariable != true
        }
        guard let call else { return nil }
        let value: Value?? = try? computed(member.value, as: ColumnType(type.element), way, call)
        return value??.isNull == true ? false : nil
    }
}

extension Given {
    fileprivate func replacing(_ name: String, by change: (Given) -> Given) -> Given {
        guard case .object(let members) = self else { return self }
        return .object(members.map { $0.name == name ? Member(name: name, value: change($0.value)) : $0 })
    }
}

extension InputValue {
    fileprivate var isVariable: Bool { if case .variable = kind { true } else { false } }

    fileprivate func member(_ name: String) -> InputValue? {
        guard case .object(let fields) = kind else { return nil }
        return fields.first { $0.name.value == name }?.value
    }

    fileprivate func element(_ index: Int) -> InputValue? {
        guard case .list(let elements) = kind, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}
