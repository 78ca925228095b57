import GraphQLSyntax

/// The arguments of every list of rows (language.md 2.2).
func listArguments(_ typeName: String) -> [InputValueDefinition] {
    [
        input("where", "\(typeName)_Filter", about: "Which rows."),
        input("orderBy", "[\(typeName)_Order!]", about: "In which order."),
        input("offset", "Int", about: "How many rows to skip."),
        input("limit", "Int", default: .int("100"), about: "How many rows at most."),
        input("distinct", "Boolean", default: .boolean(false), about: "Whether equal rows appear once."),
        input("having", "\(typeName)_Having", about: "Which groups, where aggregates are selected."),
    ]
}

/// The arguments that choose one row (language.md 2.3): `id` and `id_expr` only where the key is the one field `id`.
func selectorArguments(_ table: Table) -> [InputValueDefinition] {
    var arguments: [InputValueDefinition] = []
    if table.hasSingleID, let column: Column = table.keyColumns.first {
        arguments.append(input("id", column.type.elementName, about: "The row with this `id`."))
        if column.type.singleScalar == .string {
            arguments.append(
                input("id_expr", "String_Expr", about: "The row whose `id` is the value of a CEL expression."))
        }
    }
    return arguments + [
        input("key", "\(table.objectType)_Key", about: "The row with this key."),
        input("first", "\(table.objectType)_FirstRow", about: "The first row of a filtered, ordered list."),
    ]
}
