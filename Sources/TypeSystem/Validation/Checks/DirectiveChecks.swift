import GraphQLSyntax

// Checks that hold for directives in operations and in schemas alike (section 5.7).

func unknownDirective(_ directive: Directive, _ schema: GraphQLSchema) -> Finding {
    return Finding(
        .directivesAreDefined, "Unknown directive \"@\(directive.name.value)\".", at: directive.span,
        question: Suggestion(for: "@" + directive.name.value, among: schema.directiveNames.map { "@" + $0 }).question())
}

func misplacedDirective(
    _ directive: Directive, _ definition: DirectiveDefinition, at location: DirectiveLocation
) -> Finding? {
    guard !definition.locations.contains(where: { $0.value == location.rawValue }) else { return nil }
    return Finding(
        .directivesAreInValidLocations,
        "Directive \"@\(directive.name.value)\" may not be used on \(location.rawValue).", at: directive.span)
}

func unknownArguments(of directive: Directive, _ definition: DirectiveDefinition) -> [Finding] {
    directive.arguments.compactMap { argument in
        guard definition.argument(argument.name.value) == nil else { return nil }
        let known: [String] = definition.arguments.map { $0.name.value }
        return Finding(
            .argumentNames,
            "Unknown argument \"\(argument.name.value)\" on directive \"@\(directive.name.value)\".",
            at: argument.span, question: Suggestion(for: argument.name.value, among: known).question(),
            hint: knownNames(known, of: "@\(directive.name.value)", verb: "takes"))
    }
}

/// Whether a name that is not defined most likely means one of some that are. That it is unknown is told of it; that what it means is
/// missing would be the same slip told twice.
func isSlip(_ name: String, for meant: [String], among definitions: [InputValueDefinition]) -> Bool {
    let known: [String] = definitions.map { $0.name.value }
    guard !known.contains(name), let first: String = Suggestion(for: name, among: known).names.first else {
        return false
    }
    return meant.contains(first)
}

func missingArguments(of directive: Directive, _ definition: DirectiveDefinition) -> [Finding] {
    definition.arguments.compactMap { argument in
        guard argument.isRequired, directive.argument(argument.name.value) == nil,
            !directive.arguments.contains(where: {
                isSlip($0.name.value, for: [argument.name.value], among: definition.arguments)
            })
        else { return nil }
        return Finding(
            .requiredArguments,
            "Directive \"@\(directive.name.value)\" argument \"\(argument.name.value)\" of type "
                + "\"\(argument.type)\" is required, but it was not provided.",
            at: directive.span)
    }
}

/// A directive that stands twice in a place where it may stand once.
struct RepeatedDirective {
    let name: String
    let first: SourceSpan
    let second: SourceSpan

    func report(to sink: inout DiagnosticSink) {
        sink.add(
            .directivesAreUniquePerLocation, "The directive \"@\(name)\" can only be used once at this location.",
            at: [first, second])
    }
}

func repeatedDirectives(_ directives: [Directive], _ schema: GraphQLSchema) -> [RepeatedDirective] {
    guard directives.count > 1 else { return [] }
    var first: [String: SourceSpan] = [:]
    var result: [RepeatedDirective] = []
    for directive: Directive in directives {
        let name: String = directive.name.value
        guard let definition: DirectiveDefinition = schema.directive(named: name), !definition.isRepeatable else {
            continue
        }
        if let place: SourceSpan = first[name] {
            result.append(RepeatedDirective(name: name, first: place, second: directive.span))
        } else {
            first[name] = directive.span
        }
    }
    return result
}
