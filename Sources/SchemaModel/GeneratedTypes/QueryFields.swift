import GraphQLSyntax

/// `query.gql`: four blocks, each by type name (language.md 2.3).
func queryDefinitions(for schema: Schema) -> [Definition] {
    let singles: [FieldDefinition] = schema.tables.map(singleField)
    let lists: [FieldDefinition] = schema.rowTypes.map { row in
        field(
            row.plural, listArguments(row.objectType), "[\(row.objectType)!]!",
            [generated(from: row.objectType, .multiple)], about: "The `\(row.objectType)` rows.")
    }
    let similarities: [FieldDefinition] = schema.rowTypes.flatMap { row in
        row.columns.filter { $0.type.singleScalar == .vector }.sorted { $0.fieldName < $1.fieldName }
            .map { similarityField($0, of: row) }
    }
    return extending("Query", singles + lists + similarities + schema.tables.compactMap(searchField))
}

private func singleField(_ table: Table) -> FieldDefinition {
    field(
        table.singular, selectorArguments(table), table.objectType, [generated(from: table.objectType, .single)],
        about: "One `\(table.objectType)` row, or null if there is none.")
}

private func similarityField(_ column: Column, of row: Table) -> FieldDefinition {
    field(
        "\(row.plural)_\(column.fieldName)_similarity",
        [
            input("compare", "Vector", about: "The vector to compare with."),
            input("compare_embed", "Vector_Embed", about: "A text whose embedding to compare with."),
            input(
                "method", "VectorSimilarityMethod", default: .enumValue("INNER_PRODUCT"),
                about: "How distance is measured."),
            input("within", "Float", about: "The distance below which rows are kept."),
            input("where", "\(row.objectType)_Filter", about: "Which rows."),
            input("limit", "Int", default: .int("100"), about: "How many rows at most."),
            input("offset", "Int", about: "How many rows to skip."),
        ], "[\(row.objectType)!]!", [generated(from: "\(row.objectType).\(column.fieldName)", .similarity)],
        about: "The `\(row.objectType)` rows whose `\(column.fieldName)` is nearest to a vector.")
}

private func searchField(_ table: Table) -> FieldDefinition? {
    guard table.search != nil else { return nil }
    return field(
        "\(table.plural)_search",
        listArguments(table.objectType) + [
            input("query", "String", about: "What to search for."),
            input(
                "relevanceThreshold", "Float", default: .int("0"), about: "The relevance below which rows are left out."
            ),
            input(
                "queryFormat", "Search_QueryFormat", default: .enumValue("QUERY"), about: "How `query` is written."),
        ], "[\(table.objectType)!]!", [generated(from: table.objectType, .search)],
        about: "The `\(table.objectType)` rows whose searchable texts match a query.")
}
