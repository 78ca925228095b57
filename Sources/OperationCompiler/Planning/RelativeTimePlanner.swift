import ConnectorModel
import GraphQLSyntax
import SQL
import SchemaModel

/// Plans `Date_Relative`, `Timestamp_Relative` and their durations.
///
/// Validation has settled that exactly one of `now`/`at` and `today`/`on` is written, and that `now` and `today` are true.
struct RelativeTimePlanner {
    let context: PlanningContext

    /// A relative time as a value of the column, or of an element of its list.
    func operand(_ value: InputValue, for column: Column) -> Operand? {
        guard case .object(let fields) = value.kind, let base: Operand = base(fields, column, at: value.span) else {
            // A literal null is a null value, as it is in the plain form.
            return value.kind == .null ? .null : nil
        }
        var time: RelativeTime = RelativeTime(
            base: base, isDate: column.type.scalar == .date, added: Duration(), subtracted: Duration())
        for field: ObjectField in fields {
            switch field.name.value {
            case "add":
                guard let duration: Duration = duration(field.value) else { return nil }
                time.added = duration
            case "sub":
                guard let duration: Duration = duration(field.value) else { return nil }
                time.subtracted = duration
            case "truncateTo": time.truncation = truncation(field.value)
            default: break
            }
        }
        return base == .null ? .null : .relative(time)
    }

    private func base(_ fields: [ObjectField], _ column: Column, at span: SourceSpan) -> Operand? {
        if let field: ObjectField = fields.first(where: { ["at", "on"].contains($0.name.value) }) {
            return ValuePlanner(context: context).element(field.value, for: column)
        }
        guard let field: ObjectField = fields.first(where: { ["now", "today"].contains($0.name.value) }),
            field.value.kind == .boolean(true), let kind: ScalarKind = column.type.scalar.flatMap({ $0.kind })
        else {
            context.error(
                .columnValue, "This says not from which time to reckon", at: span,
                hint: column.type.scalar == .date
                    ? "write today: true, or on: a date" : "write now: true, or at: a time")
            return nil
        }
        return .source(
            SourceReference(index: context.sources.requestTime(kind), canBeAbsent: false, canBeNull: false))
    }

    private func truncation(_ value: InputValue) -> RelativeTime.Truncation? {
        switch value.kind {
        case .enumValue(let unit): .unit(unit)
        case .variable(let name):
            if case .source(let source)? = ValuePlanner(context: context).variable(name, path: []) {
                .source(source)
            } else {
                nil
            }
        default: nil
        }
    }

    /// A length of time; null is none.
    func duration(_ value: InputValue) -> Duration? {
        guard case .object(let fields) = value.kind else { return Duration() }
        var duration: Duration = Duration()
        for field: ObjectField in fields {
            guard let unit: DurationUnit = DurationUnit(rawValue: field.name.value) else { continue }
            switch field.value.kind {
            case .int(let digits):
                guard let number: Int32 = Int32(digits) else { continue }
                duration.add(number, unit)
            case .variable(let name):
                guard case .source(let source)? = ValuePlanner(context: context).variable(name, path: []) else {
                    return nil
                }
                duration.variables.append(Duration.Variable(unit: unit, source: source))
            default: continue
            }
        }
        guard duration.isRepresentable else {
            context.error(
                .columnValue, "This is longer than any time can be", at: value.span,
                hint: "months, days and hours have 32 bits each, with what weeks, years and the like add to them")
            return nil
        }
        return duration
    }
}

extension Scalar {
    /// The type of a request's value of this scalar.
    var kind: ScalarKind? { ScalarKind(rawValue: rawValue) }
}
