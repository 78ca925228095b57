import GraphQLSyntax
import SQL

extension MigrationPlanner {
    /// Compares a column that exists with what it should be.
    mutating func compare(_ column: Column, _ name: QualifiedName, _ live: CatalogColumn) {
        let place: String = "column \"\(column.name)\" of \"\(name.name)\""
        let alter: String = "ALTER TABLE \(name) ALTER COLUMN \(quotedIdentifier(column.name))"
        guard isSameType(column.sqlType, live.type) else {
            conflict(
                "\(place) has type \(live.type) where the schema says \(column.sqlType)",
                "Change the field or `@col(dataType:)`, or convert the column yourself: \(alter) TYPE \(column.sqlType) "
                    + "USING \(quotedIdentifier(column.name))::\(column.sqlType).", at: column.span)
            return
        }
        if live.isGenerated {
            conflict(
                "\(place) is computed by the database", "Remove the field or the generation expression.",
                at: column.span)
            return
        }
        if live.isNullable != column.isNullable {
            conflict(
                "\(place) is \(live.isNullable ? "nullable" : "NOT NULL") where the schema says "
                    + "\(column.isNullable ? "nullable" : "NOT NULL")",
                "Change the field, or the column: \(alter) \(column.isNullable ? "DROP" : "SET") NOT NULL.",
                at: column.span)
        }
        compareDefault(column, live, place, alter)
    }

    /// What must be asked about the default of a column that is otherwise comparable.
    func question(_ column: Column, _ live: CatalogColumn) -> DefaultQuestion? {
        guard isSameType(column.sqlType, live.type), !live.isGenerated else { return nil }
        return comparison(column, live).question
    }

    private func comparison(_ column: Column, _ live: CatalogColumn) -> DefaultComparison {
        DefaultComparison(
            column: column, wanted: ddl.defaults.text(for: column), live: live.defaultExpression, answers: answers)
    }

    private mutating func compareDefault(
        _ column: Column, _ live: CatalogColumn, _ place: String, _ alter: String
    ) {
        let comparison: DefaultComparison = comparison(column, live)
        let reason: String
        switch comparison.verdict {
        case .same: return
        case .different, .undecided: reason = ""
        case .refused(let message): reason = ", and PostgreSQL could not compare the two: \(message)"
        }
        let change: String = comparison.wanted.map { "SET DEFAULT \($0)" } ?? "DROP DEFAULT"
        conflict(
            "\(place) has \(live.defaultExpression.map { "the default \($0)" } ?? "no default") where the schema says "
                + "\(comparison.wanted ?? "none")\(reason)",
            "Change `@default`, or the column: \(alter) \(change).", at: column.defaultSpan)
    }

    /// Compares with what `format_type` prints, which leaves a schema out that is on the search path.
    private func isSameType(_ wanted: PostgresType, _ live: String) -> Bool {
        let plain: (String) -> String = { [schemaName = schema.schemaName] text in
            let name: String = text.filter { $0 != "\"" }
            for prefix: String in [schemaName + ".", "public."] where name.hasPrefix(prefix) {
                return String(name.dropFirst(prefix.count))
            }
            return name
        }
        return plain(formattedType(wanted)) == plain(live)
    }
}

/// A type as PostgreSQL's `format_type` prints it.
func formattedType(_ type: PostgresType) -> String {
    let isArray: Bool = type.text.hasSuffix("[]")
    let element: String = isArray ? String(type.text.dropLast(2)) : type.text
    let name: String =
        switch element {
        case "timestamptz": "timestamp with time zone"
        case "timestamp": "timestamp without time zone"
        case "serial": "integer"
        case "smallserial": "smallint"
        case "bigserial": "bigint"
        // A length of one is implied in DDL and printed by the catalog (PostgreSQL manual, 8.3, 8.10).
        case "character": "character(1)"
        case "bit": "bit(1)"
        case let text where text.hasPrefix("timestamptz("): "timestamp\(text.dropFirst(11)) with time zone"
        case let text where text.hasPrefix("timestamp("): "\(text) without time zone"
        default: paddedNumeric(element)
        }
    return isArray ? name + "[]" : name
}

/// `numeric(p)` is printed with its scale of zero.
private func paddedNumeric(_ element: String) -> String {
    guard element.hasPrefix("numeric("), !element.contains(",") else { return element }
    return element.dropLast() + ",0)"
}

extension Column {
    /// Where its default is written as SQL, else the field.
    var defaultSpan: SourceSpan {
        if case .sql(_, let span) = defaultValue { span } else { span }
    }
}
