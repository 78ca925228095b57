import GraphQLSyntax

/// Reads the arguments of one directive and reports those of the wrong kind.
struct ArgumentReader {
    let directive: Directive
    /// What the directive stands on, for example `Book.title`.
    let owner: String

    /// How messages begin, for example `On Book @table(key)`.
    func place(_ argument: String? = nil) -> String {
        "On \(owner) @\(directive.name.value)" + (argument.map { "(\($0))" } ?? "")
    }

    /// Whether it has an argument that the directive does not know, which has been reported. It may be a misspelt one, so that nothing
    /// can be missed.
    var hasUnknownArgument: Bool {
        guard let signature: DirectiveSignature = DirectiveSignature.named(directive.name.value) else { return true }
        return !directive.arguments.allSatisfy { signature.arguments.contains($0.name.value) }
    }

    /// Whether an argument is there and is not a list of texts, which has been reported where it is read.
    func isBroken(_ argument: String) -> Bool {
        guard let value: InputValue = value(argument) else { return false }
        return !elements(of: value).allSatisfy {
            if case .string(let text, _) = $0.kind { !text.isEmpty } else { false }
        }
    }

    func value(_ argument: String) -> InputValue? {
        guard let value: InputValue = directive.argument(argument)?.value, value.kind != .null else { return nil }
        return value
    }

    /// Where an argument stands; the directive where there is none.
    func span(of argument: String) -> SourceSpan { directive.argument(argument)?.span ?? directive.span }

    /// A text with its place; an empty one is reported.
    func text(_ argument: String, _ issues: inout Issues) -> Name? {
        guard let value: InputValue = value(argument) else { return nil }
        guard case .string(let text, _) = value.kind else {
            issues.error(
                .badArgument, "\(place(argument)): must be a string, not \(value.kind.spoken)", at: value.span,
                hint: value.kind.quoted.map { "Put it in quotes: \($0)." } ?? "Write one text in quotes.")
            return nil
        }
        guard !text.isEmpty else {
            issues.error(
                .badArgument, "\(place(argument)): must not be empty", at: value.span,
                hint: "Write a text, or leave `\(argument)` out.")
            return nil
        }
        return Name(text, at: value.span)
    }

    /// A list of texts; a single one is taken as a list of one (GraphQL, section 3.11).
    func texts(_ argument: String, _ issues: inout Issues) -> [Name]? {
        guard let value: InputValue = value(argument) else { return nil }
        var names: [Name] = []
        for element: InputValue in elements(of: value) {
            guard case .string(let text, _) = element.kind, !text.isEmpty else {
                issues.error(
                    .badArgument, "\(place(argument)): must be a list of strings", at: element.span,
                    hint: element.kind.quoted.map { "Put it in quotes: \($0)." }
                        ?? "Write names of fields in quotes, for example [\"name\"].")
                continue
            }
            names.append(Name(text, at: element.span))
        }
        return names
    }

    /// A list of names, one or more. One without any is reported, and nothing then.
    func names(
        _ argument: String, _ code: DiagnosticCode, _ issues: inout Issues, hint: String? = nil
    ) -> [Name]? {
        guard let names: [Name] = texts(argument, &issues) else { return nil }
        guard names.isEmpty else { return names }
        // A list that is empty for entries of the wrong kind has been reported for them.
        guard let value: InputValue = value(argument), case .list([]) = value.kind else { return nil }
        issues.error(code, "\(place(argument)): must name one or more fields", at: value.span, hint: hint)
        return nil
    }

    /// A list of enum values out of a known set; nothing if one of them is none.
    func choices<Choice: RawRepresentable & CaseIterable>(
        _ argument: String, _: Choice.Type, _ issues: inout Issues
    ) -> [Choice]? where Choice.RawValue == String {
        guard let value: InputValue = value(argument) else { return nil }
        var choices: [Choice] = []
        for element: InputValue in elements(of: value) {
            let name: String? = if case .enumValue(let name) = element.kind { name } else { nil }
            guard let name, let choice: Choice = Choice(rawValue: name) else {
                let known: [String] = Choice.allCases.map(\.rawValue)
                issues.error(
                    .badArgument, "\(place(argument)): must be one of \(known.joined(separator: ", "))",
                    at: element.span, hint: choiceHint(element, known, &issues))
                continue
            }
            choices.append(choice)
        }
        return choices.count == elements(of: value).count ? choices : nil
    }

    private func choiceHint(_ value: InputValue, _ known: [String], _ issues: inout Issues) -> String {
        switch value.kind {
        case .string(let text, _) where known.contains(text): "Write it without quotes: \(text)."
        case .enumValue(let name): issues.didYouMean(name, among: known) ?? "For example \(known[0])."
        default: "It is a word without quotes, for example \(known[0])."
        }
    }

    func integer(_ argument: String, _ issues: inout Issues) -> Int? {
        guard let value: InputValue = value(argument) else { return nil }
        guard case .int(let digits) = value.kind, let integer: Int = Int(digits) else {
            issues.error(
                .badArgument, "\(place(argument)): must be an integer", at: value.span,
                hint: "Write a whole number without quotes.")
            return nil
        }
        return integer
    }

    private func elements(of value: InputValue) -> [InputValue] {
        if case .list(let elements) = value.kind { elements } else { [value] }
    }
}

extension [Directive] {
    /// A reader for the first directive of that name.
    func reader(_ name: String, on owner: String) -> ArgumentReader? {
        first { $0.name.value == name }.map { ArgumentReader(directive: $0, owner: owner) }
    }

    /// Readers for all directives of that name, in order.
    func readers(_ name: String, on owner: String) -> [ArgumentReader] {
        filter { $0.name.value == name }.map { ArgumentReader(directive: $0, owner: owner) }
    }
}
