import GraphQLSyntax
import SQL

/// Reads one merged enum.
struct EnumReader {
    let schemaName: String

    func read(_ type: MergedEnum, _ issues: inout Issues) -> EnumType {
        let name: String = type.name.value
        issues.check(type.directives, on: .enumeration, of: name)
        if name.contains("_") {
            issues.error(
                .badName, "On \(name): an enum name must not contain `_`", at: type.name.span,
                hint: "Names with `_` belong to generated types.")
        } else if !isPascalCase(name) {
            issues.warning(
                .style, "NAMING_LINTER: On \(name): Enum name should be in PascalCase", at: type.name.span,
                hint: "Write one capital at the beginning of each word.")
        }
        if type.values.isEmpty {
            issues.error(
                .emptyType, "ENUM \(name): must define one or more values.", at: type.name.span,
                hint: "Write them in braces: `enum \(name) { FIRST SECOND }`.")
        }
        var values: [String] = []
        var seen: [String: SourceSpan] = [:]
        for value: EnumValueDefinition in type.values {
            issues.check(value.directives, on: .enumValue, of: "\(name).\(value.name.value)")
            checkValue(value.name, of: name, &issues)
            if let first: SourceSpan = seen[value.name.value] {
                issues.error(
                    .duplicate, "Enum value \"\(name).\(value.name.value)\" can only be defined once",
                    at: value.name.span, hint: "\(issues.whereFirst(first))Remove one of them.")
            } else {
                seen[value.name.value] = value.name.span
                values.append(value.name.value)
            }
        }
        return EnumType(
            name: name, sqlName: QualifiedName(schema: schemaName, name: snakeCase(name)), values: values,
            span: type.name.span)
    }

    private func checkValue(_ value: Name, of name: String, _ issues: inout Issues) {
        let text: String = value.value
        if text.utf8.count > longestSQLName {
            issues.error(
                .nameTooLong, "Enum \(name): \"\(text)\" has more than \(longestSQLName) bytes", at: value.span,
                hint: "PostgreSQL takes no longer one. Choose a shorter name.")
        }
        if text.hasPrefix("_") || text.hasSuffix("_") {
            issues.error(
                .badName, "On \(name).\(text): an enum value must not begin or end with `_`", at: value.span,
                hint: "Write UPPER_SNAKE_CASE.")
        } else if ["true", "false", "null"].contains(text) {
            issues.error(
                .badName, "On \(name): `\(text)` cannot be an enum value", at: value.span,
                hint: "GraphQL has this word already. Write `\(text.uppercased())`.")
        } else if text.contains(where: \.isLowercase) {
            issues.warning(
                .style, "NAMING_LINTER: On \(name).\(text): Enum value should be in UPPER_SNAKE_CASE", at: value.span,
                hint: "Write `\(snakeCase(text).uppercased())`.")
        }
    }
}
