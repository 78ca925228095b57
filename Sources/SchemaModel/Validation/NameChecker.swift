import GraphQLSyntax
import SQL

/// Checks all names of a finished schema: their lengths and that no two things come to one name.
struct NameChecker {
    let schema: Schema

    func check(_ issues: inout Issues) {
        let twins: [String: String] = TypeTwins(schema).check(&issues)
        checkRootFields(twins, &issues)
        checkRelationNames(twins, &issues)
        checkRelations(twins, &issues)
        for table: Table in schema.rowTypes { checkColumns(table, &issues) }
        for table: Table in schema.tables { checkLengths(table, &issues) }
        for type: EnumType in schema.enums { checkLengths(type, &issues) }
    }

    /// Root fields of Query share one name space; mutations begin with the singular, which is one of them.
    private func checkRootFields(_ twins: [String: String], _ issues: inout Issues) {
        var owners: [String: String] = ["query": "the engine"]
        for row: Table in schema.rowTypes {
            var met: [(owner: String, names: [String])] = []
            for name: String in rootFields(of: row) {
                guard let owner: String = owners.updateValue(row.objectType, forKey: name) else { continue }
                if let index: Int = met.firstIndex(where: { $0.owner == owner }) {
                    met[index].names.append(name)
                } else {
                    met.append((owner, [name]))
                }
            }
            for (owner, names): (String, [String]) in met where twins[row.objectType] != owner {
                let fields: String = names.map { "\"\($0)\"" }.joined(separator: " and ")
                issues.error(
                    .collision,
                    "\(row.objectType) and \(owner) both come to the root field\(names.count == 1 ? "" : "s") \(fields)",
                    at: row.span, hint: "Set `singular` or `plural` of one of them.")
            }
            if row.singular == row.plural {
                issues.error(
                    .collision, "On \(row.objectType): singular and plural are both \"\(row.singular)\"", at: row.span,
                    hint: "Set `plural` to another name.")
            }
        }
    }

    private func rootFields(of row: Table) -> [String] {
        let similarities: [String] = row.columns.filter { $0.type.singleScalar == .vector }
            .map { "\(row.plural)_\($0.fieldName)_similarity" }
        let search: [String] = row.search == nil ? [] : ["\(row.plural)_search"]
        return Set([row.singular, row.plural] + similarities + search).sorted()
    }

    /// Tables, views and indexes of one PostgreSQL schema share one name space (`pg_class`), enum types and the row types of tables
    /// and views another (`pg_type`). A view may stand for a table of this schema.
    private func checkRelationNames(_ twins: [String: String], _ issues: inout Issues) {
        var relations: [String: String] = [:]
        func claim(
            _ name: String, in owners: inout [String: String], _ owner: String, _ span: SourceSpan, _ hint: String
        ) {
            if let other: String = owners.updateValue(owner, forKey: name) {
                issues.error(
                    .collision, "\(owner) and \(other) both come to the SQL name \"\(name)\"", at: span, hint: hint)
            }
        }
        for table: Table in schema.tables {
            if let name: QualifiedName = table.name, twins[table.objectType] == nil {
                claim(
                    name.name, in: &relations, "Type \(table.objectType)", table.span,
                    "Set `@table(name:)` of one of them.")
            }
        }
        for view: Table in schema.views {
            if let name: String = view.name?.name, relations[name] == nil {
                relations[name] = "View \(view.objectType)"
            }
        }
        var types: [String: String] = relations
        // PostgreSQL names the index of a key itself; two tables of one name have been reported already.
        var named: Set<String> = []
        for table: Table in schema.tables.sorted(by: { sqlName($0) < sqlName($1) }) {
            guard let name: String = table.name?.name, named.insert(name).inserted else { continue }
            claim(name + "_pkey", in: &relations, "The key of \(table.objectType)", table.span, "Choose another name.")
        }
        for type: EnumType in schema.enums {
            claim(
                type.sqlName.name, in: &types, "Enum \(type.name)", type.span, "Rename the enum or set `@table(name:)`."
            )
        }
        for table: Table in schema.tables where twins[table.objectType] == nil {
            for index: Index in table.indexes {
                claim(
                    index.name, in: &relations, "An index of \(table.objectType)", index.span,
                    "Give one of them a name of its own.")
            }
        }
    }

    private func checkRelations(_ twins: [String: String], _ issues: inout Issues) {
        for row: Table in schema.rowTypes {
            var seen: Set<String> = []
            for relation: Relation in row.relations where !seen.insert(relation.fieldName).inserted {
                guard twins[relation.argumentType] == nil else { continue }
                issues.error(
                    .collision, "On \(row.objectType): two relations come to the field \"\(relation.fieldName)\"",
                    at: row.span, hint: "Set `singular` or `plural` of \(relation.target).")
            }
        }
        for table: Table in schema.tables {
            var seen: Set<String> = []
            for reference: Reference in table.references {
                guard let name: String = reference.constraintName, !seen.insert(name).inserted else { continue }
                issues.error(
                    .collision, "On \(table.objectType): two references come to the constraint \"\(name)\"",
                    at: reference.span, hint: "Set `@ref(constraintName:)` of one of them.")
            }
        }
    }

    private func checkColumns(_ row: Table, _ issues: inout Issues) {
        var owners: [String: String] = [:]
        for column: Column in row.columns {
            // A field whose name is refused will get another one, and its column with it.
            if column.fieldName.contains("_"), column.name == snakeCase(column.fieldName) { continue }
            if let other: String = owners.updateValue(column.fieldName, forKey: column.name) {
                issues.error(
                    .collision,
                    "On \(row.objectType): \(other) and \(column.fieldName) both come to the column \"\(column.name)\"",
                    at: column.span, hint: "Set `@col(name:)` of one of them.")
            }
            if Self.systemColumns.contains(column.name) || column.name == row.search?.columnName {
                issues.error(
                    .collision, "On \(row.objectType).\(column.fieldName): the column name \"\(column.name)\" is taken",
                    at: column.span, hint: "Set `@col(name:)` to another name.")
            }
            checkLength(
                column.name, "The column of \(row.objectType).\(column.fieldName)", "@col(name:)", column.span, &issues)
        }
    }

    /// PostgreSQL manual, 5.5: every table has these already.
    private static let systemColumns: Set<String> = ["tableoid", "xmin", "cmin", "xmax", "cmax", "ctid"]

    private func checkLengths(_ table: Table, _ issues: inout Issues) {
        if let name: QualifiedName = table.name {
            checkLength(name.name, "The table of \(table.objectType)", "@table(name:)", table.span, &issues)
        }
        for index: Index in table.indexes {
            let argument: String =
                switch index.origin {
                case .unique: "@unique(indexName:)"
                case .declared: "@index(name:)"
                case .reference: "@index(name:) on the reference, or @table(name:),"
                case .search: "@table(name:)"
                }
            checkLength(index.name, "An index of \(table.objectType)", argument, index.span, &issues)
        }
        for reference: Reference in table.references {
            guard let name: String = reference.constraintName else { continue }
            checkLength(
                name, "The constraint of \(table.objectType).\(reference.fieldName)", "@ref(constraintName:)",
                reference.span, &issues)
        }
    }

    private func checkLengths(_ type: EnumType, _ issues: inout Issues) {
        let name: String = type.sqlName.name
        guard name.utf8.count > longestSQLName else { return }
        issues.error(
            .nameTooLong, "Enum \(type.name): \"\(name)\" has more than \(longestSQLName) bytes", at: type.span,
            hint: "Choose a shorter name.")
    }

    private func checkLength(
        _ name: String, _ owner: String, _ argument: String, _ span: SourceSpan, _ issues: inout Issues
    ) {
        guard name.utf8.count > longestSQLName else { return }
        issues.error(
            .nameTooLong, "\(owner) would be named \"\(name)\", which has more than \(longestSQLName) bytes", at: span,
            hint: "PostgreSQL would cut it. Set \(argument) to a shorter name.")
    }
}
