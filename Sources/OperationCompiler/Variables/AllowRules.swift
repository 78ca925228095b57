import ConnectorModel
import GraphQLSyntax
import TypeSystem

/// Compiles `@allow` (language reference 3.8).
///
/// A variable that holds rows must have it. In rows, the fields of rows within rows stand in braces; in conditions a field without
/// braces allows whatever may be said of it, and conditions may always be connected.
struct AllowRules {
    let types: GraphQLSchema
    /// The sources by name, to point into string literals.
    let sources: [String: Source]

    /// The most that `maxCount` may say.
    private static let greatestCount: Int = 1_000_000
    private static let standardCount: Int = 100

    func rule(_ definition: VariableDefinition, _ diagnostics: inout [Diagnostic]) -> AllowRule? {
        let named: String = definition.type.namedType.value
        let type: InputObjectType? = types.inputObjectType(named: named)
        guard let directive: Directive = definition.directives.first(where: { $0.name.value == "allow" }) else {
            if let type, named.hasSuffix("_Data") { diagnostics.append(missing(definition, type)) }
            return nil
        }
        guard type != nil || definition.type.nullable.isList else {
            diagnostics.append(
                Diagnostic(
                    .error, .allowRule,
                    "@allow has nothing to restrict in a variable of type \"\(definition.type)\"", at: directive.span,
                    hint: "it says which members an object may have and how long a list may be"))
            return nil
        }
        guard let fields: AllowedFields = fields(directive, type, &diagnostics),
            let count: Int = maxCount(directive, &diagnostics)
        else { return nil }
        return AllowRule(fields: fields, maxCount: count)
    }

    private func missing(_ definition: VariableDefinition, _ type: InputObjectType) -> Diagnostic {
        let names: [String] = type.fields.filter { !$0.isTextOnly && !isRows($0) }.prefix(3).map(\.name.value)
        return Diagnostic(
            .error, .allowRule,
            "\"$\(definition.name.value)\" holds rows and needs @allow, which says what clients may give",
            at: definition.span,
            hint:
                "write $\(definition.name.value): \(definition.type) @allow(fields: \"\(names.joined(separator: " "))\")"
        )
    }

    private func maxCount(_ directive: Directive, _ diagnostics: inout [Diagnostic]) -> Int? {
        guard let value: InputValue = directive.argument("maxCount")?.value else { return Self.standardCount }
        if case .int(let digits) = value.kind, let count: Int = Int(digits), (1...Self.greatestCount).contains(count) {
            return count
        }
        diagnostics.append(
            Diagnostic(
                .error, .allowRule, "maxCount is a number from 1 to \(Self.greatestCount)", at: value.span,
                hint: "write it without quotes, or leave maxCount out"))
        return nil
    }

    // MARK: Fields

    private func fields(
        _ directive: Directive, _ type: InputObjectType?, _ diagnostics: inout [Diagnostic]
    ) -> AllowedFields? {
        guard let value: InputValue = directive.argument("fields")?.value, case .string(let text, _) = value.kind else {
            return nil
        }
        do throws(ListedFieldsError) {
            let listed: [ListedField] = try AllowedFieldsParser.parse(text)
            var found: [Diagnostic] = []
            let fields: AllowedFields = fields(listed, of: type, value, &found)
            diagnostics += found
            return found.contains { $0.severity == .error } ? nil : fields
        } catch {
            diagnostics.append(
                Diagnostic(
                    .error, .allowRule, error.message, at: span(error.range, in: value),
                    hint:
                        "write names separated by spaces, those within another in braces: title loans_on_book { dueAt }"
                ))
            return nil
        }
    }

    private func fields(
        _ listed: [ListedField], of type: InputObjectType?, _ value: InputValue, _ found: inout [Diagnostic]
    ) -> AllowedFields {
        var result: AllowedFields = AllowedFields()
        for field: ListedField in listed {
            let place: SourceSpan = span(field.range, in: value)
            guard let definition: InputValueDefinition = type?.fields[field.name], !definition.isTextOnly else {
                found.append(unknown(field.name, type, at: place))
                continue
            }
            if VariableObjectType.combinators.contains(field.name) {
                found.append(
                    Diagnostic(
                        .warning, .allowRule, "\"\(field.name)\" need not be listed", at: place,
                        hint: "conditions may always be connected"))
                continue
            }
            let inner: InputObjectType? = types.inputObjectType(named: definition.type.namedType.value)
            switch (field.fields, inner) {
            case (nil, nil): result.members[field.name] = .some(nil)
            case (nil, let inner?):
                if inner.name.hasSuffix("_Data") {
                    found.append(
                        Diagnostic(
                            .error, .allowRule, "\"\(field.name)\" holds rows: which of their fields may be given?",
                            at: place, hint: "write \(field.name) { … }"))
                }
                result.members[field.name] = .some(nil)
            case (.some, nil):
                found.append(
                    Diagnostic(
                        .error, .allowRule, "\"\(field.name)\" has no fields", at: place, hint: "take out the braces"))
            case (let listed?, let inner?):
                result.members[field.name] = .some(fields(listed, of: inner, value, &found))
            }
        }
        return result
    }

    private func unknown(_ name: String, _ type: InputObjectType?, at place: SourceSpan) -> Diagnostic {
        guard let type else {
            return Diagnostic(
                .error, .allowRule, "The variable holds no objects, and so no \"\(name)\"", at: place,
                hint: "write fields: \"\" to bound the length of the list alone")
        }
        if type.fields[name] != nil {
            return Diagnostic(
                .error, .allowRule, "\"\(name)\" is never accepted in variables", at: place,
                hint: "write it in the operation itself")
        }
        let known: [String] = type.fields.filter { !$0.isTextOnly }.map(\.name.value)
        return Diagnostic(
            .error, .allowRule, "\"\(type.name)\" has no field \"\(name)\"", at: place,
            hint: Suggestion(for: name, among: known).question() ?? "take it out, or name a field that it has")
    }

    private func isRows(_ field: InputValueDefinition) -> Bool { field.type.namedType.value.hasSuffix("_Data") }

    /// Where a part of a literal's value stands in the document.
    private func span(_ range: Range<Int>, in literal: InputValue) -> SourceSpan {
        guard let source: Source = sources[literal.span.sourceName] else { return literal.span }
        let start: Int = sourceOffset(ofValueOffset: range.lowerBound, in: literal.span, source: source)
        let last: Int = sourceOffset(ofValueOffset: range.upperBound - 1, in: literal.span, source: source)
        return SourceSpan(sourceName: literal.span.sourceName, start: Int32(start), end: Int32(max(last, start) + 1))
    }
}

extension InputValueDefinition {
    /// Whether only an operation's text may hold it (`@fdc_forbiddenInVariables`).
    var isTextOnly: Bool { directive("fdc_forbiddenInVariables") != nil }
}

extension TypeReference {
    fileprivate var isList: Bool {
        if case .list = self { true } else { false }
    }
}
