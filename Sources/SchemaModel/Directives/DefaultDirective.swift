import GraphQLSyntax
import SQL

/// `@default(value:, expr:, sql:)`: what an insert that leaves a column out stores.
struct DefaultDirective {
    let reader: ArgumentReader
    let column: ColumnDeclaration
    let isNullable: Bool
    let enums: [String: EnumType]
    /// The texts of the documents by name.
    let sources: [String: Source]

    /// The default of the column: a constant or an expression that fits its type, or SQL that is one expression.
    func read(_ issues: inout Issues) -> ColumnDefault? {
        let given: [Argument] = reader.directive.arguments.filter { ["value", "expr", "sql"].contains($0.name.value) }
        guard given.count == 1, let argument: Argument = given.first else {
            if given.isEmpty, reader.hasUnknownArgument { return nil }
            issues.error(
                .badDefault,
                given.isEmpty
                    ? "\(reader.place()): One of the default args must be specified"
                    : "\(reader.place()): Only one of `value`, `expr` and `sql` may be specified",
                at: reader.directive.span,
                hint: "For example `@default(value: 0)` or `@default(expr: \"request.time\")`.")
            return nil
        }
        return switch argument.name.value {
        case "expr": expression(&issues)
        case "sql": database(&issues)
        default: constant(argument.value, &issues)
        }
    }

    private func database(_ issues: inout Issues) -> ColumnDefault? {
        guard let text: Name = reader.text("sql", &issues) else { return nil }
        do throws(SQLTextFlaw) {
            try SQLTextCheck.checkExpression(text.value)
        } catch {
            issues.error(
                .badDefault, "\(reader.place("sql")): \(error.message)", at: text.span,
                hint: "It must be one SQL expression, for example \"now()\".")
            return nil
        }
        if [.date, .timestamp].contains(column.type.scalar), sqlTokens(text.value).namesMoment {
            issues.warning(
                .badDefault, "\(reader.place("sql")): PostgreSQL reads the clock once, when it makes the column",
                at: text.span, hint: "For the time of each insert write \"now()\" or \"CURRENT_DATE\".")
        }
        return .sql(text.value, span: text.span)
    }

    private func expression(_ issues: inout Issues) -> ColumnDefault? {
        guard let text: Name = reader.text("expr", &issues) else { return nil }
        do throws(ConstantError) {
            let checker: DefaultExpression = DefaultExpression(
                declaration: column, isNullable: isNullable, enums: enums, source: sources[text.span.sourceName])
            try checker.check(text)
        } catch {
            issues.error(.badDefault, "\(reader.place("expr")): \(error.message)", at: error.span, hint: error.hint)
            return nil
        }
        let isUUID: Bool = text.value.filter { !$0.isWhitespace } == ColumnDefault.uuidExpression
        return .expression(isUUID ? ColumnDefault.uuidExpression : text.value, span: text.span)
    }

    private func constant(_ value: InputValue, _ issues: inout Issues) -> ColumnDefault? {
        if value.kind == .null {
            guard isNullable else {
                issues.error(
                    .badDefault, "\(reader.place("value")): null is no value of a non-null field", at: value.span,
                    hint: "Leave `@default` out, or take the `!` from the type.")
                return nil
            }
            return .value(value)
        }
        do throws(ConstantError) {
            let checked: InputValue = try ConstantChecker(column: column, enums: enums).checked(value)
            warnOfQuotes(value, &issues)
            return .value(checked)
        } catch {
            issues.error(
                .badDefault, "\(reader.place("value")): \(error.message)", at: error.span, hint: error.hint)
            return nil
        }
    }
    /// GraphQL writes a value of an enum as a bare name; real schemas hold strings, which say the same.
    private func warnOfQuotes(_ value: InputValue, _ issues: inout Issues) {
        guard case .enumeration(let name) = column.type.element else { return }
        let elements: [InputValue] = if case .list(let elements) = value.kind { elements } else { [value] }
        for element: InputValue in elements {
            guard case .string(let label, _) = element.kind else { continue }
            issues.warning(
                .style, "\(reader.place("value")): a value of enum \(name) stands without quotes", at: element.span,
                hint: "Write `\(label)`.")
        }
    }
}
