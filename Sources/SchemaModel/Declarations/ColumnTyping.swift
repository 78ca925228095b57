import GraphQLSyntax
import SQL

/// Finds the PostgreSQL type of a declared column.
struct ColumnTyping {
    let owner: String
    let enums: [String: EnumType]
    let isView: Bool

    func sqlType(
        of type: ColumnType, _ directive: ColumnDirective, at span: SourceSpan, _ issues: inout Issues
    ) -> PostgresType? {
        checkSize(type, directive, at: span, &issues)
        guard let dataType: Name = directive.dataType else { return defaultType(type, directive) }
        return chosenType(dataType, type, directive, &issues)
    }

    private func checkSize(
        _ type: ColumnType, _ directive: ColumnDirective, at span: SourceSpan, _ issues: inout Issues
    ) {
        switch (type.scalar == .vector, directive.size) {
        case (true, nil) where !isView && !directive.hasBrokenSize:
            issues.error(
                .badColumn, "On \(owner): a Vector needs `@col(size:)`", at: span,
                hint: "Write the number of its elements, for example `@col(size: 768)`.")
        case (false, let size?):
            issues.error(
                .badColumn, "On \(owner) @col(size): is only for Vector fields", at: size.span,
                hint: "For a longest text write `@col(dataType: \"varchar(\(size.value))\")`.")
        case (true, let size?) where !(1...16_000).contains(size.value):
            issues.error(
                .badColumn, "On \(owner) @col(size): must be between 1 and 16000", at: size.span,
                hint: "pgvector stores vectors of up to 16000 elements.")
        default: break
        }
    }

    private func defaultType(_ type: ColumnType, _ directive: ColumnDirective) -> PostgresType? {
        let element: PostgresType
        switch type.element {
        case .enumeration(let name):
            guard let known: EnumType = enums[name] else { return nil }
            element = PostgresType(named: known.sqlName)
        case .scalar(.vector):
            element =
                directive.size.map { PostgresType(checkedAuthorText: "vector(\($0.value))") }
                ?? Scalar.vector.postgresType
        case .scalar(let scalar): element = scalar.postgresType
        }
        return type.isList ? element.array : element
    }

    private func chosenType(
        _ text: Name, _ type: ColumnType, _ directive: ColumnDirective, _ issues: inout Issues
    ) -> PostgresType? {
        let standard: PostgresType? = defaultType(type, directive)
        guard let scalar: Scalar = type.scalar, let dataType: DataType = DataType(text.value) else {
            return enumType(text, type, standard, &issues)
        }
        let isWholeJSON: Bool = dataType.canonicalText == "jsonb" && (scalar == .string || scalar == .any)
        if isWholeJSON { return .jsonb }
        guard dataType.isArray == type.isList, dataType.fits(scalar), scalar != .vector else {
            issues.error(
                .badColumn, "On \(owner) @col(dataType): \(type) cannot be stored as \"\(text.value)\"", at: text.span,
                hint: didYouMean(dataType.name, among: dataType.likelyNames(for: scalar))
                    ?? hint(scalar, isList: type.isList))
            return nil
        }
        if let flaw: String = DataTypeBounds.flaw(of: dataType) {
            issues.error(
                .badColumn, "On \(owner) @col(dataType): \"\(text.value)\" is no PostgreSQL type: \(flaw)",
                at: text.span,
                hint: dataType.canonicalName.hasPrefix("character")
                    ? "Write \"text\" for texts of any length."
                    : "Choose a number within these bounds, or leave it out.")
            return nil
        }
        return PostgresType(checkedAuthorText: dataType.canonicalText)
    }

    private func hint(_ scalar: Scalar, isList: Bool) -> String {
        scalar == .vector
            ? "Use `size` for the length of a Vector."
            : "It can be \(DataType.names(for: scalar, isList: isList).joined(separator: ", "))."
    }

    /// The name of the enum's own type is accepted and changes nothing (observed.md 1.9).
    private func enumType(
        _ text: Name, _ type: ColumnType, _ standard: PostgresType?, _ issues: inout Issues
    ) -> PostgresType? {
        guard case .enumeration(let name) = type.element, let known: EnumType = enums[name] else {
            issues.error(
                .badColumn, "On \(owner) @col(dataType): \"\(text.value)\" is no PostgreSQL type", at: text.span,
                hint: type.scalar.map { hint($0, isList: type.isList) })
            return nil
        }
        let plain: String = text.value.filter { $0 != "\"" }
        let suffix: String = type.isList ? "[]" : ""
        let spellings: [String] = [
            known.sqlName.name + suffix, "\(known.sqlName.schema).\(known.sqlName.name)" + suffix,
        ]
        if !spellings.contains(plain) {
            issues.error(
                .badColumn, "On \(owner) @col(dataType): enum \(name) cannot be stored as \"\(text.value)\"",
                at: text.span, hint: "Leave it out; the column has the type \(spellings[0]).")
        }
        return standard
    }
}
