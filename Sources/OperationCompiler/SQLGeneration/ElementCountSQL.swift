import SQL
import SchemaModel

/// Writes conditions on the elements of a list column. A list that is null has none.
struct ElementCountSQL {
    let column: Column
    let alias: String

    /// The range variable of the elements: no column and no other range variable is called so.
    private static let elements: String = "e"

    func condition(_ test: ElementsTest) -> SQLTemplate {
        guard !test.counts.isEmpty else { return any(test) }
        return .join(
            SQLTemplate.Join(
                separator: " AND ", open: .text("("), close: .text(")"),
                elements: test.counts.map { count in
                    let number: SQLTemplate = .build {
                        $0.keyword("(SELECT count(*) ")
                        $0.append(rows(test, otherwise: source(test)))
                        $0.keyword(")")
                    }
                    return ComparisonSQL(column: AggregatePlan.rowCount, alias: alias, instead: number)
                        .condition(count)
                },
                // Counts that have vanished leave the default, at least one, if there is anything to count by.
                otherwise: test.conditions == nil ? .nothing : any(test)))
    }

    /// At least one element satisfies the conditions; without a condition left it vanishes.
    private func any(_ test: ElementsTest) -> SQLTemplate {
        .join(
            SQLTemplate.Join(
                separator: "", open: .text("EXISTS (SELECT "), close: .text(")"),
                elements: [rows(test, otherwise: .nothing)]))
    }

    private func source(_ test: ElementsTest) -> SQLTemplate {
        .build {
            $0.keyword("FROM unnest(")
            $0.append(ListFormSQL.array(of: column, in: alias))
            $0.keyword(") AS ")
            $0.identifier(Self.elements)
            $0.keyword("(")
            $0.identifier(test.element.name)
            $0.keyword(")")
        }
    }

    private func rows(_ test: ElementsTest, otherwise: SQLTemplate) -> SQLTemplate {
        guard let conditions: [Comparison] = test.conditions, !conditions.isEmpty else { return source(test) }
        let comparisons: ComparisonSQL = ComparisonSQL(column: test.element, alias: Self.elements)
        return .join(
            SQLTemplate.Join(
                separator: " AND ",
                open: .build {
                    $0.append(source(test))
                    $0.keyword(" WHERE ")
                },
                elements: conditions.map(comparisons.condition), otherwise: otherwise))
    }
}
