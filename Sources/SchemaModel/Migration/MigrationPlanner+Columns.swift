import GraphQLSyntax
import SQL

extension MigrationPlanner {
    /// Compares a column that exists with what it should be.
    mutating func compare(_ column: Column, _ name: QualifiedName, _ live: CatalogColumn) {
        let place: String = "column \"\(column.name)\" of \"\(name.name)\""
        let alter: String = "ALTER TABLE \(name) ALTER COLUMN \(quotedIdentifier(column.name))"
        guard live.type.isSame(as: column.sqlType) else {
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
        guard live.type.isSame(as: column.sqlType), !live.isGenerated else { return nil }
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
}

extension Column {
    /// Where its default is written as SQL, else the field.
    var defaultSpan: SourceSpan {
        if case .sql(_, let span) = defaultValue { span } else { span }
    }
}
