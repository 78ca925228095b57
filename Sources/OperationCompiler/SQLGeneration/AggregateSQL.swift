import SQL
import SchemaModel

/// Writes aggregates: computed in the inner layer, formatted in the outer one.
enum AggregateSQL {
    /// The aggregate over the rows of a range variable, as PostgreSQL computes it.
    static func value(_ plan: AggregatePlan, over alias: String) -> SQLTemplate {
        guard let column: Column = plan.column else { return .text("count(*)") }
        let isLast: Bool = plan.function == .maximum
        if plan.function != .count, column.type.singleScalar == .any {
            // PostgreSQL orders jsonb but has no min and max of it.
            return .build {
                $0.keyword("(array_agg(")
                $0.column(alias, column.name)
                $0.keyword(" ORDER BY ")
                $0.column(alias, column.name)
                $0.keyword(isLast ? " DESC) FILTER (WHERE " : ") FILTER (WHERE ")
                $0.column(alias, column.name)
                $0.keyword(" IS NOT NULL))[1]")
            }
        }
        if plan.function == .average, column.isBinaryFloat { return average(of: column, plan.isDistinct, over: alias) }
        return .build {
            $0.keyword(plan.function.keyword)
            $0.keyword(plan.isDistinct ? "(DISTINCT " : "(")
            $0.column(alias, column.name)
            // PostgreSQL would add numbers of six digits and keep six: a million times 0.1 were 100958.34.
            $0.keyword(plan.function == .sum && column.bindingType == .real ? "::double precision)" : ")")
        }
    }

    /// `avg` of binary numbers gathers the squares of their differences too, which no average needs, and which err from 1e154 on. A
    /// division errs where it rounds to zero: up to half the least number there is.
    ///
    /// - Source: PostgreSQL's `float8_accum` and `float8_div`.
    private static func average(of column: Column, _ isDistinct: Bool, over alias: String) -> SQLTemplate {
        func aggregate(_ name: StaticString, _ cast: StaticString) -> SQLTemplate {
            .build {
                $0.keyword(name)
                $0.keyword(isDistinct ? "(DISTINCT " : "(")
                $0.column(alias, column.name)
                $0.keyword(cast)
                $0.keyword(")")
            }
        }
        let sum: SQLTemplate = aggregate("sum", "::double precision")
        let count: SQLTemplate = aggregate("count", "")
        return .build {
            $0.keyword("(CASE WHEN abs(")
            $0.append(sum)
            $0.keyword(") <= ")
            $0.append(count)
            $0.keyword(" / 2 * '5e-324'::double precision THEN 0 ELSE ")
            $0.append(sum)
            $0.keyword(" / ")
            $0.append(count)
            $0.keyword(" END)")
        }
    }

    /// The aggregate as conditions compare it: an average is what the response shows, so that a client's value can equal it.
    static func comparable(_ plan: AggregatePlan, over alias: String) -> SQLTemplate {
        guard plan.function == .average else { return value(plan, over: alias) }
        return .build {
            $0.append(value(plan, over: alias))
            $0.keyword("::double precision")
        }
    }

    /// The value of the inner layer in the field's type. Casts err where the type cannot hold it.
    ///
    /// - Source: PostgreSQL manual, 9.21: counts and sums of integers are `bigint`, sums of `bigint` and averages of integers `numeric`.
    static func formatted(_ plan: AggregatePlan, name: String, of alias: String) -> SQLTemplate {
        guard var column: Column = plan.column, plan.function != .count else {
            return cast(name, alias, "::integer")
        }
        let scalar: Scalar? = column.type.singleScalar
        column.name = name
        switch (plan.function, scalar) {
        case (.average, .float):
            return .build {
                ColumnFormat.append(column, of: alias, to: &$0)
                $0.keyword("::double precision")
            }
        case (.average, _): return cast(name, alias, "::double precision")
        case (.sum, .int): return cast(name, alias, "::integer")
        case (.sum, .int64): return cast(name, alias, "::bigint::text")
        default: return .build { ColumnFormat.append(column, of: alias, to: &$0) }
        }
    }

    private static func cast(_ name: String, _ alias: String, _ type: StaticString) -> SQLTemplate {
        .build {
            $0.column(alias, name)
            $0.keyword(type)
        }
    }
}

extension Column {
    /// Whether its numbers are `real` or `double precision`, and no `numeric`.
    fileprivate var isBinaryFloat: Bool { type.singleScalar == .float && bindingType != PostgresType("numeric") }
}

extension Aggregate.Function {
    fileprivate var keyword: StaticString {
        switch self {
        case .count: "count"
        case .sum: "sum"
        case .average: "avg"
        case .minimum: "min"
        case .maximum: "max"
        }
    }
}
