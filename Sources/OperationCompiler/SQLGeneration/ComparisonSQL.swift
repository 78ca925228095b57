import SQL
import SchemaModel

/// Writes the comparison of a column.
struct ComparisonSQL {
    let column: Column
    let alias: String
    /// What is compared instead of the column: the value of an aggregate, whose type the column has.
    var instead: SQLTemplate? = nil

    func condition(_ comparison: Comparison) -> SQLTemplate {
        switch comparison {
        case .sign(let sign, let operand):
            Self.compare(sign, operand, type: column.bindingType) { appendValue(to: &$0) }
        case .membership(let isNegated, let operand): membership(isNegated, operand)
        case .isNull(let test): nullTest(test)
        case .like(let kind, let operand): PatternSQL(column: column, alias: alias).condition(kind, operand)
        case .prefix(let text): PatternSQL(column: column, alias: alias).prefix(text)
        case .includes(let isNegated, let operand): includes(isNegated, operand)
        case .includesAll(let operand): arrays(operand, open: "", sign: " @> ", close: "")
        case .excludesAll(let operand): arrays(operand, open: "NOT (", sign: " && ", close: ")")
        case .pattern(let test): PatternSQL(column: column, alias: alias).condition(test)
        case .elements(let test): ElementCountSQL(column: column, alias: alias).condition(test)
        }
    }

    /// A value compared by a sign; null is compared by `IS NULL`, and satisfies no order.
    static func compare(
        _ sign: ComparisonSign, _ operand: Operand, type: PostgresType, left: (inout SQLBuilder) -> Void
    ) -> SQLTemplate {
        let null: SQLTemplate =
            switch sign {
            case .equal: nullCheck(left, " IS NULL")
            case .notEqual: nullCheck(left, " IS NOT NULL")
            case .greater, .greaterOrEqual, .less, .lessOrEqual: .text("FALSE")
            }
        return optional(operand, null: null) { value in
            .build {
                left(&$0)
                $0.keyword(sign.keyword)
                value.appendCompared(to: &$0, with: type)
            }
        }
    }

    private static func nullCheck(_ left: (inout SQLBuilder) -> Void, _ check: StaticString) -> SQLTemplate {
        .build {
            left(&$0)
            $0.keyword(check)
        }
    }

    /// A condition on an operand: vanishes when it is absent, is something else when it is null.
    static func optional(
        _ operand: Operand, null: SQLTemplate, _ condition: (Operand) -> SQLTemplate
    ) -> SQLTemplate {
        if operand == .null { return null }
        let value: SQLTemplate = condition(operand)
        guard let source: SourceReference = operand.reference, source.canBeAbsent || source.canBeNull else {
            return value
        }
        let absent: SQLTemplate = source.mustBeGiven ? .refused(sources: [source.index]) : .nothing
        return .choice(
            source: source.index, absent: absent, null: source.isVoidWhenNull ? .nothing : null, value: value)
    }

    private func membership(_ isNegated: Bool, _ operand: Operand) -> SQLTemplate {
        Self.optional(operand, null: .text(isNegated ? "TRUE" : "FALSE")) { value in
            .build {
                appendValue(to: &$0)
                $0.keyword(isNegated ? " <> ALL (" : " = ANY (")
                value.appendCompared(to: &$0, with: column.elementBindingType.array)
                $0.keyword(")")
            }
        }
    }

    /// Whether the column is null, in whatever form it stores its list.
    private func appendStored(to sql: inout SQLBuilder) {
        if let instead { sql.append(instead) } else { sql.column(alias, column.name) }
    }

    private func nullTest(_ test: NullTest) -> SQLTemplate {
        switch test {
        case .neither: return .nothing
        case .literal(let isNull):
            return .build {
                appendStored(to: &$0)
                $0.keyword(isNull ? " IS NULL" : " IS NOT NULL")
            }
        case .source(let source):
            let value: SQLTemplate = .build {
                $0.keyword("(")
                appendStored(to: &$0)
                $0.keyword(" IS NULL) = ")
                $0.parameter(source.index, .boolean)
            }
            guard source.canBeAbsent || source.canBeNull else { return value }
            return .choice(source: source.index, absent: .nothing, null: .nothing, value: value)
        }
    }

    private func includes(_ isNegated: Bool, _ operand: Operand) -> SQLTemplate {
        Self.optional(operand, null: .text(isNegated ? "TRUE" : "FALSE")) { value in
            .build {
                $0.keyword(isNegated ? "NOT (" : "(")
                value.appendCompared(to: &$0, with: column.elementBindingType)
                $0.keyword(" = ANY (")
                appendValue(to: &$0)
                $0.keyword("))")
            }
        }
    }

    private func arrays(
        _ operand: Operand, open: StaticString, sign: StaticString, close: StaticString
    ) -> SQLTemplate {
        Self.optional(operand, null: .text("FALSE")) { value in
            .build {
                $0.keyword(open)
                appendValue(to: &$0)
                // Operators of arrays want both to be of one type.
                if column.isNarrowList {
                    $0.keyword("::")
                    $0.type(column.bindingType)
                }
                $0.keyword(sign)
                if column.elementBindingType == .real {
                    RealSQL.appendElements(value, to: &$0)
                } else {
                    value.append(to: &$0, as: column.elementBindingType.array)
                }
                $0.keyword(close)
            }
        }
    }

    private func appendValue(to sql: inout SQLBuilder) {
        if let instead { sql.append(instead) } else { sql.append(ListFormSQL.array(of: column, in: alias)) }
    }
}

extension ComparisonSign {
    var keyword: StaticString {
        switch self {
        case .equal: " = "
        case .notEqual: " <> "
        case .greater: " > "
        case .greaterOrEqual: " >= "
        case .less: " < "
        case .lessOrEqual: " <= "
        }
    }
}

extension Operand {
    /// Appends the value as one of a type.
    func append(to sql: inout SQLBuilder, as type: PostgresType) {
        switch self {
        case .null: sql.literal(.null)
        case .literal(let literal): sql.literal(literal)
        case .source(let source): sql.parameter(source.index, type)
        case .relative(let time): sql.append(RelativeTimeSQL.value(time, as: type))
        case .list(let list): list.append(to: &sql)
        case .json(let plan): sql.append(JSONSQL.value(plan))
        }
    }
}

extension ListOperand {
    fileprivate func append(to sql: inout SQLBuilder) {
        sql.keyword(result == nil ? "ARRAY[" : "(ARRAY[")
        for (index, element) in elements.enumerated() {
            if index > 0 { sql.keyword(", ") }
            element.append(to: &sql, as: elementType)
        }
        sql.keyword("]::")
        sql.type(elementType.array)
        guard let result else { return }
        sql.keyword(")::")
        sql.type(result)
    }
}
