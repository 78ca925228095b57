import CEL
import GraphQLSyntax
import SQL

/// `@default(value:, expr:, sql:)`: what an insert that leaves a column out stores.
enum DefaultDirective {
    /// The default of a column, checked as far as that needs no variables: a constant must fit the type, CEL must
    /// be well-formed.
    static func read(
        _ reader: ArgumentReader, column: ColumnDeclaration, isNullable: Bool, enums: [String: EnumType],
        _ issues: inout Issues
    ) -> ColumnDefault? {
        let given: [Argument] = reader.directive.arguments.filter { ["value", "expr", "sql"].contains($0.name.value) }
        guard given.count == 1, let argument: Argument = given.first else {
            issues.error(
                .badDefault,
                given.isEmpty
                    ? "\(reader.place()): One of the default args must be specified"
                    : "\(reader.place()): Only one of `value`, `expr` and `sql` may be specified",
                at: reader.directive.span,
                hint: "For example `@default(value: 0)` or `@default(expr: \"request.time\")`.")
            return nil
        }
        switch argument.name.value {
        case "expr": return expression(reader, column, &issues)
        case "sql": return database(reader, &issues)
        default:
            return constant(argument.value, reader, column, isNullable: isNullable, enums: enums, &issues)
        }
    }

    private static func database(_ reader: ArgumentReader, _ issues: inout Issues) -> ColumnDefault? {
        guard let text: Name = reader.text("sql", &issues) else { return nil }
        do throws(SQLTextFlaw) {
            try SQLTextCheck.checkExpression(text.value)
        } catch {
            issues.error(
                .badDefault, "\(reader.place("sql")): \(error.message)", at: text.span,
                hint: "It must be one SQL expression, for example \"now()\".")
            return nil
        }
        return .sql(text.value)
    }

    private static func expression(
        _ reader: ArgumentReader, _ column: ColumnDeclaration, _ issues: inout Issues
    ) -> ColumnDefault? {
        guard let text: Name = reader.text("expr", &issues) else { return nil }
        do throws(IssueList) {
            _ = try Environment().parse(text.value)
        } catch {
            issues.error(
                .badDefault, "\(reader.place("expr")): is no CEL: \(error.issues.first?.message ?? "")", at: text.span,
                hint: "For example \"request.time\", \"auth.uid\" or \"uuidV4()\".")
            return nil
        }
        let trimmed: String = text.value.filter { !$0.isWhitespace }
        let isUUID: Bool = trimmed == ColumnDefault.uuidExpression
        if isUUID, column.type.isList || ![.uuid, .string].contains(column.type.scalar) {
            issues.error(
                .badDefault, "\(reader.place("expr")): uuidV4() gives a UUID or a String, not \(column.type)",
                at: text.span, hint: "Choose another default, or the type UUID.")
            return nil
        }
        return .expression(isUUID ? ColumnDefault.uuidExpression : text.value, span: text.span)
    }

    private static func constant(
        _ value: InputValue, _ reader: ArgumentReader, _ column: ColumnDeclaration, isNullable: Bool,
        enums: [String: EnumType], _ issues: inout Issues
    ) -> ColumnDefault? {
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
            return .value(try ConstantChecker(column: column, enums: enums).checked(value))
        } catch {
            issues.error(
                .badDefault, "\(reader.place("value")): \(error.message)", at: error.span, hint: error.hint)
            return nil
        }
    }
}
