import SQL

/// Writes what a column of single precision is compared with.
///
/// Values of a Float are of double precision. One that `real` can hold means the number that is shown as it is, `0.1`; one that it cannot
/// (`1e300`, `1e-60`) stays what it is, greater or less than all there are. PostgreSQL's indexes of `real` answer both.
enum RealSQL {
    /// The numbers beside zero that a cast to `real` takes: PostgreSQL refuses those that it would make zero or infinite.
    private static let range: ClosedRange<Double> = 1e-45...3.4028235e38

    /// A single value: `real` or `double precision`.
    static func append(_ operand: Operand, to sql: inout SQLBuilder) {
        switch operand {
        case .literal(let literal): sql.literal(isHeld(literal) ? literal : widened(literal))
        case .source(let source): appendRounded(to: &sql) { $0.parameter(source.index, .doublePrecision) }
        case .null, .relative, .list, .json: operand.append(to: &sql, as: .real)
        }
    }

    /// The values of which one, or none, is to be the column's.
    static func appendMembers(_ operand: Operand, to sql: inout SQLBuilder) {
        if case .literal(.array(let elements, _)) = operand {
            let areHeld: Bool = elements.allSatisfy(isHeld)
            sql.literal(
                areHeld
                    ? .array(elements, .real) : .array(elements.map { rounded($0) ?? widened($0) }, .doublePrecision))
            return
        }
        sql.keyword("ARRAY(SELECT ")
        appendRounded(to: &sql) { $0.keyword("e") }
        appendSource(operand, to: &sql)
    }

    /// The elements of a list that another of `real` is to hold: null, which no list holds, instead of those that none can.
    static func appendElements(_ operand: Operand, to sql: inout SQLBuilder) {
        if case .literal(.array(let elements, _)) = operand {
            sql.literal(.array(elements.map { isHeld($0) ? $0 : .null }, .real))
            return
        }
        sql.keyword("ARRAY(SELECT CASE WHEN e = 0 OR abs(e) BETWEEN ")
        appendRange(to: &sql)
        sql.keyword(" THEN e::real END")
        appendSource(operand, to: &sql)
    }

    // MARK: Values of a request

    private static func appendRounded(to sql: inout SQLBuilder, _ value: (inout SQLBuilder) -> Void) {
        sql.keyword("CASE WHEN abs(")
        value(&sql)
        sql.keyword(") BETWEEN ")
        appendRange(to: &sql)
        sql.keyword(" THEN ")
        value(&sql)
        sql.keyword("::real ELSE ")
        value(&sql)
        sql.keyword(" END")
    }

    private static func appendRange(to sql: inout SQLBuilder) {
        sql.literal(.float(range.lowerBound))
        sql.keyword(" AND ")
        sql.literal(.float(range.upperBound))
    }

    private static func appendSource(_ operand: Operand, to sql: inout SQLBuilder) {
        sql.keyword(" FROM unnest(")
        var operand: Operand = operand
        if case .list(var list) = operand {
            list.elementType = .doublePrecision
            list.elements = list.elements.map { element in
                if case .literal(let literal) = element { .literal(widened(literal)) } else { element }
            }
            operand = .list(list)
        }
        operand.append(to: &sql, as: .doublePrecision.array)
        sql.keyword(") AS e)")
    }

    // MARK: Values of the text

    private static func isHeld(_ literal: SQLLiteral) -> Bool {
        guard let number: Double = number(literal) else { return true }
        return number == 0 || range.contains(number.magnitude)
    }

    private static func widened(_ literal: SQLLiteral) -> SQLLiteral {
        guard case .typed(let digits, _) = literal else { return literal }
        return .typed(digits, .doublePrecision)
    }

    /// What `real` makes of it, if it holds it.
    private static func rounded(_ literal: SQLLiteral) -> SQLLiteral? {
        guard isHeld(literal), let number: Double = number(literal) else { return nil }
        return .float(Double(Float(number)))
    }

    private static func number(_ literal: SQLLiteral) -> Double? {
        if case .typed(let digits, _) = literal { Double(digits) } else { nil }
    }
}
