import GraphQLSyntax

/// `input.gql`: scalars, then inputs, by the name of the type they belong to and then by suffix (language.md 2.5).
func inputDefinitions(for schema: Schema) -> [Definition] {
    let rows: [String: Table] = Dictionary(
        schema.rowTypes.map { ($0.objectType, $0) }, uniquingKeysWith: { first, _ in first })
    let names: [String] = (Array(rows.keys) + schema.enums.map(\.name)).sorted()
    let scalars: [Definition] = names.compactMap { name in
        guard let row: Table = rows[name] else { return enumExpression(name) }
        return row.isView ? nil : keyOutput(name)
    }
    let inputs: [Definition] = names.flatMap { name in
        rows[name].map { rowInputs($0, schema) } ?? enumInputs(name)
    }
    return scalars + inputs
}

private func keyOutput(_ name: String) -> Definition {
    scalar("\(name)_KeyOutput", about: "The key of a `\(name)` row as mutations give it, an object of its fields.")
}

private func rowInputs(_ row: Table, _ schema: Schema) -> [Definition] {
    let name: String = row.objectType
    var definitions: [Definition] = []
    if !row.isView {
        definitions.append(
            inputType("\(name)_Data", dataFields(row, schema), about: "The values of a `\(name)` row to write."))
    }
    definitions += [
        inputType("\(name)_Filter", filterFields(row), about: "Conditions on `\(name)` rows; all must hold."),
        inputType(
            "\(name)_FirstRow",
            [
                input("orderBy", "[\(name)_Order!]", about: "In which order."),
                input("where", "\(name)_Filter", about: "Which rows."),
            ], about: "Chooses the first `\(name)` row of a filtered, ordered list."),
        inputType("\(name)_Having", havingFields(row), about: "Conditions on groups of `\(name)` rows."),
    ]
    if !row.isView {
        definitions.append(inputType("\(name)_Key", keyFields(row), about: "The key of a `\(name)` row."))
    }
    return definitions + [
        inputType(
            "\(name)_ListFilter",
            [
                input(
                    "count", "Int_Filter", default: objectLiteral("gt", 0), about: "How many of the rows there must be."
                ),
                input("exist", "\(name)_Filter", about: "Which rows count."),
            ], about: "A condition on the number of related `\(name)` rows."),
        inputType("\(name)_Order", orderFields(row), about: "An order of `\(name)` rows."),
    ]
}

/// Columns and references in the order of all inputs: the key, references within it, other foreign-key fields, other references,
/// the rest.
enum InputMember {
    case column(Column)
    case reference(Reference)
}

extension Table {
    /// What inputs list, in order.
    var inputMembers: [InputMember] {
        let foreign: Set<String> = Set(references.flatMap { $0.pairs.map(\.fieldName) })
        let rest: [Column] = columns.filter { !primaryKey.contains($0.fieldName) }
        return keyColumns.map { .column($0) } + keyReferences.map { .reference($0) }
            + rest.filter { foreign.contains($0.fieldName) }.map { .column($0) }
            + otherReferences.map { .reference($0) }
            + rest.filter { !foreign.contains($0.fieldName) }.map { .column($0) }
    }
}

private func havingFields(_ row: Table) -> [InputValueDefinition] {
    let name: String = "\(row.objectType)_Having"
    let combinators: [InputValueDefinition] = [
        input("_and", "[\(name)!]", about: "All of these."),
        input("_distinct", "Boolean", about: "Whether aggregates take equal values once."),
        input("_not", name, about: "Not this."),
        input("_or", "[\(name)!]", about: "Any of these."),
    ]
    return combinators
        + row.aggregates.map { input($0.name, "\($0.typeName)_Filter", about: "A condition on `\($0.name)`.") }
}

private func orderFields(_ row: Table) -> [InputValueDefinition] {
    let members: [InputValueDefinition] = row.inputMembers.compactMap { member in
        switch member {
        case .column(let column):
            column.type.isList ? nil : input(column.fieldName, "OrderDirection", about: "By `\(column.fieldName)`.")
        case .reference(let reference):
            input(reference.fieldName, "\(reference.target)_Order", about: "By the row `\(reference.fieldName)`.")
        }
    }
    return members + row.aggregates.map { input($0.name, "OrderDirection", about: "By `\($0.name)`.") }
}

private func filterFields(_ row: Table) -> [InputValueDefinition] {
    let name: String = "\(row.objectType)_Filter"
    let combinators: [InputValueDefinition] = [
        input("_and", "[\(name)!]", about: "All of these."),
        input("_not", name, about: "Not this."),
        input("_or", "[\(name)!]", about: "Any of these."),
    ]
    let members: [InputValueDefinition] = row.inputMembers.map { member in
        switch member {
        case .column(let column):
            input(
                column.fieldName, "\(column.type.elementName)_\(column.type.isList ? "ListFilter" : "Filter")",
                about: "A condition on `\(column.fieldName)`.")
        case .reference(let reference):
            input(
                reference.fieldName, "\(reference.target)_Filter",
                about: "A condition on the row `\(reference.fieldName)`.")
        }
    }
    let relations: [InputValueDefinition] = row.relations.map { relation in
        input(
            relation.fieldName, "\(relation.target)_\(relation.isSingle ? "Filter" : "ListFilter")",
            about: "A condition on `\(relation.fieldName)`.")
    }
    return combinators + members + relations
}
