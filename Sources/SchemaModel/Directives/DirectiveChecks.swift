import GraphQLSyntax

extension Issues {
    /// Reports directives and arguments that do not exist, stand in the wrong place, or stand twice.
    mutating func check(_ directives: [Directive], on location: DirectiveLocation, of owner: String) {
        var seen: Set<String> = []
        for directive: Directive in directives {
            let name: String = directive.name.value
            guard let signature: DirectiveSignature = DirectiveSignature.named(name) else {
                reportUnknown(directive)
                continue
            }
            if !signature.locations.contains(location) {
                error(
                    .misplacedDirective, "On \(owner): Directive \"@\(name)\" may not be used on \(location.rawValue)",
                    at: directive.span, hint: "It belongs on \(signature.spokenLocations).")
            } else if !signature.isRepeatable, !seen.insert(name).inserted {
                error(
                    .misplacedDirective,
                    "On \(owner): The directive \"@\(name)\" can only be used once at this location",
                    at: directive.span, hint: "Keep one of them.")
            }
            checkArguments(of: directive, signature)
            if name == "deprecated" { checkReason(ArgumentReader(directive: directive, owner: owner)) }
        }
    }

    /// GraphQL takes an empty reason, too; nothing here reads it.
    private mutating func checkReason(_ reader: ArgumentReader) {
        guard let reason: InputValue = reader.value("reason") else { return }
        if case .string = reason.kind { return }
        _ = reader.text("reason", &self)
    }

    private mutating func reportUnknown(_ directive: Directive) {
        let known: [String] = DirectiveSignature.all.map { "@" + $0.name }
        error(
            .unknownDirective, "Unknown directive \"@\(directive.name.value)\"", at: directive.name.span,
            hint: didYouMean("@" + directive.name.value, among: known)
                ?? "Directives of a schema are \(known.joined(separator: ", ")).")
    }

    private mutating func checkArguments(of directive: Directive, _ signature: DirectiveSignature) {
        var seen: Set<String> = []
        for argument: Argument in directive.arguments {
            let name: String = argument.name.value
            if !signature.arguments.contains(name) {
                error(
                    .unknownArgument, "Unknown argument \"\(name)\" on directive \"@\(signature.name)\"",
                    at: argument.name.span,
                    hint: didYouMean(name, among: signature.arguments)
                        ?? "Its arguments are \(signature.arguments.joined(separator: ", ")).")
            } else if !seen.insert(name).inserted {
                error(
                    .badArgument, "There can be only one argument named \"\(name)\"", at: argument.name.span,
                    hint: "Keep one of them.")
            }
        }
    }
}
