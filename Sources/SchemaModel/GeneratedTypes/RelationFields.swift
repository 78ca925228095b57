import GraphQLSyntax

/// `relation.gql`: what each type sees beyond its own columns (language.md 2.2).
func relationDefinitions(for schema: Schema) -> [Definition] {
    schema.rowTypes.flatMap { row in
        var fields: [FieldDefinition] = row.relations.map(relationField)
        fields.append(
            field(
                "_metadata", [], "_Metadata", [generated(from: row.objectType, .metadata)],
                about: "What a search says about this row."))
        fields += row.aggregates.map { $0.field(of: row.objectType) }
        if !row.isView {
            let coordinate: String = "\(row.objectType).\(row.primaryKey.joined(separator: ","))"
            fields.append(
                field(
                    "_id", [], "ID!", [generated(from: coordinate, .entityID)],
                    about: "Identifies the row in client caches."))
        }
        return extending(row.objectType, fields)
    }
}

private func relationField(_ relation: Relation) -> FieldDefinition {
    let list: String = "[\(relation.target)!]!"
    switch relation.path {
    case .many(let reference):
        return field(
            relation.fieldName, listArguments(relation.argumentType), list,
            [generated(from: "\(reference.owner).\(reference.fieldName)", .oneToMany)],
            about: "The `\(reference.owner)` rows whose `\(reference.fieldName)` is this row.")
    case .single(let reference):
        return field(
            relation.fieldName, [], relation.target,
            [generated(from: "\(reference.owner).\(reference.fieldName)", .oneToOne)],
            about: "The `\(reference.owner)` row whose `\(reference.fieldName)` is this row.")
    case .via(let near, let far):
        return field(
            relation.fieldName, listArguments(relation.argumentType), list,
            [generated(from: near.owner, .manyToMany)],
            about: "The `\(far.target)` rows that `\(near.owner)` connects with this row. "
                + "Arguments filter and order the rows of `\(near.owner)`.")
    }
}
