import GraphQLSyntax

/// The fields of `T_Data` (language.md 2.5).
func dataFields(_ table: Table, _ schema: Schema) -> [InputValueDefinition] {
    let members: [InputValueDefinition] = table.inputMembers.flatMap { member in
        switch member {
        case .column(let column): dataEntries(column)
        case .reference(let reference):
            [
                input(
                    reference.fieldName, "\(reference.target)_Key", [forbiddenInVariables],
                    about: "The key of the row `\(reference.fieldName)`.")
            ]
        }
    }
    let children: [InputValueDefinition] = table.relations.compactMap { relation in
        if case .via = relation.path { return nil }
        guard let child: Table = schema.table(relation.target), !child.isView else { return nil }
        return input(
            relation.fieldName, relation.isSingle ? "\(relation.target)_Data" : "[\(relation.target)_Data!]",
            about: "Rows to insert together with this one.")
    }
    return members + children
}

/// The fields of `T_Key`: as in `T_Data`, without updates.
func keyFields(_ table: Table) -> [InputValueDefinition] {
    table.keyColumns.flatMap { dataEntries($0).filter { !$0.name.value.hasSuffix("_update") } }
}

/// A column and the other ways to give its value, by full name.
private func dataEntries(_ column: Column) -> [InputValueDefinition] {
    let name: String = column.fieldName
    let element: String = column.type.elementName
    let variants: [(suffix: String, type: String, text: String)] = valueVariants(column.type)
    let base: InputValueDefinition = input(
        name, column.type.isList ? "[\(element)!]" : element, about: "The value of `\(name)`.")
    return [base]
        + variants.map {
            input("\(name)_\($0.suffix)", $0.type, [forbiddenInVariables], about: "\($0.text) `\(name)`.")
        }
}

private func valueVariants(_ type: ColumnType) -> [(suffix: String, type: String, text: String)] {
    let element: String = type.elementName
    let expression: (String, String, String) = ("expr", "\(element)_Expr", "A CEL expression for")
    let update: (String, String, String) = ("update", "[\(element)_Update!]", "Changes, in order, to")
    if type.isList {
        let hasUpdate: Bool = type.scalar.map { $0 != .vector } ?? false
        return hasUpdate ? [("update", "[\(element)_ListUpdate!]", "Changes, in order, to")] : []
    }
    switch type.singleScalar {
    case .int, .int64, .float: return [expression, update]
    case .date: return [("date", "Date_Relative", "A day relative to today for"), expression, update]
    case .timestamp: return [expression, ("time", "Timestamp_Relative", "A time relative to now for"), update]
    case .vector: return [("embed", "Vector_Embed", "A text whose embedding is the value of")]
    case .string, .uuid, .boolean, .any, nil: return [expression]
    }
}
