import ConnectorModel
import SQL

/// Writes statements around SQL that an operation's author wrote.
///
/// The author's rows are `"r$".*`, with a star because a bare name means a column of that name first.
enum NativeSQL {
    /// A query, or the number of rows that a statement touched.
    static func template(_ plan: NativePlan) -> SQLTemplate {
        switch plan.verb {
        case .execute: author(plan)
        case .select:
            wrapped(plan, "SELECT array_to_json(ARRAY(SELECT row_to_json(\"r$\".*) FROM (\n", "\n) AS \"r$\"))")
        case .selectFirst: wrapped(plan, "SELECT row_to_json(\"r$\".*) FROM (\n", "\n) AS \"r$\" LIMIT 1")
        case .executeReturning:
            reporting(
                wrapped(
                    plan, "WITH \"r$\" AS (\n",
                    "\n) SELECT array_to_json(ARRAY(SELECT row_to_json(\"r$\".*) FROM \"r$\"))"))
        case .executeReturningFirst:
            reporting(
                wrapped(
                    plan, "WITH \"r$\" AS (\n",
                    "\n) SELECT (SELECT row_to_json(\"r$\".*) FROM \"r$\" LIMIT 1)"))
        }
    }

    /// What becomes of the statement's result.
    static func result(_ plan: NativePlan) -> CompiledStep.ResultKind {
        plan.verb == .execute ? .affectedRowCount : .json
    }

    private static func reporting(_ statement: SQLTemplate) -> SQLTemplate {
        .build {
            $0.append(statement)
            $0.reported { $0.keyword(", pg_current_xact_id()::text") }
        }
    }

    private static func wrapped(_ plan: NativePlan, _ before: StaticString, _ after: StaticString) -> SQLTemplate {
        .build {
            $0.keyword(before)
            $0.append(author(plan))
            $0.keyword(after)
        }
    }

    /// The author's text; parameters have the types that PostgreSQL infers from their places, where it can.
    private static func author(_ plan: NativePlan) -> SQLTemplate {
        .build {
            for part: NativePart in plan.parts {
                switch part {
                case .text(let text): $0.authorText(text)
                case .parameter(let number):
                    if plan.sources.indices.contains(number - 1) {
                        $0.append(.inferred(source: plan.sources[number - 1], type: plan.types[number - 1]))
                    }
                }
            }
        }
    }
}
