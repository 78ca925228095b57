import GraphQLSyntax

/// What `@redact` and `@check` say of the fields of one object, those of fragments included.
///
/// The collector of fields merges what is selected twice; here each selection keeps its directives, for a field is left out only where
/// every selection of it says so.
struct GuardedSelection {
    /// One selection of a field.
    struct Occurrence {
        var field: Field
        /// Whether it, or a fragment or field around it, is left out.
        var isRedacted: Bool
    }

    /// The selections of each field by response name.
    private(set) var occurrences: [String: [Occurrence]] = [:]
    /// The checks on the object itself: those of fragments and of their spreads, in the order of the text.
    private(set) var checks: [Directive] = []
    private let fragments: Fragments
    private let isCertain: Bool
    private let redacting: Set<String>

    /// - Parameters:
    ///   - isCertain: whether what variables decide is left away as well, so that what stays is there for every request.
    ///   - redacting: the directives that leave a selection out.
    init(
        _ selections: [(set: SelectionSet, isRedacted: Bool)], _ fragments: Fragments, isCertain: Bool = false,
        redacting: Set<String> = ["redact"]
    ) {
        self.fragments = fragments
        self.isCertain = isCertain
        self.redacting = redacting
        for selection in selections { add(selection.set, isRedacted: selection.isRedacted) }
    }

    /// What is said of the fields below a field.
    init(
        below occurrences: [Occurrence], _ fragments: Fragments, isCertain: Bool = false,
        redacting: Set<String> = ["redact"]
    ) {
        self.init(
            occurrences.compactMap { occurrence in
                occurrence.field.selectionSet.map { ($0, occurrence.isRedacted) }
            }, fragments, isCertain: isCertain, redacting: redacting)
    }

    private mutating func add(_ set: SelectionSet, isRedacted: Bool) {
        for selection: Selection in set.selections {
            switch selection {
            case .field(let field):
                guard !isLeftAway(field.directives) else { continue }
                occurrences[field.responseName, default: []].append(
                    Occurrence(field: field, isRedacted: isRedacted || redacts(field.directives)))
            case .inlineFragment(let fragment):
                guard !isLeftAway(fragment.directives) else { continue }
                add(fragment.directives)
                add(fragment.selectionSet, isRedacted: isRedacted || redacts(fragment.directives))
            case .fragmentSpread(let spread):
                guard !isLeftAway(spread.directives),
                    let fragment: FragmentDefinition = fragments[spread.name.value]
                else { continue }
                add(spread.directives)
                add(fragment.directives)
                add(fragment.selectionSet, isRedacted: isRedacted || redacts(spread.directives))
            }
        }
    }

    private func redacts(_ directives: [Directive]) -> Bool {
        directives.contains { redacting.contains($0.name.value) }
    }

    private func isLeftAway(_ directives: [Directive]) -> Bool {
        directives.ruleOut || (isCertain && directives.areUndecided)
    }

    /// A fragment that is spread twice into one object is checked once.
    private mutating func add(_ directives: [Directive]) {
        for directive: Directive in directives.checks where !checks.contains(where: { $0.span == directive.span }) {
            checks.append(directive)
        }
    }
}

extension [Directive] {
    /// The checks among them.
    var checks: [Directive] { filter { $0.name.value == "check" } }

    /// Whether a variable decides by `@skip` or `@include` if their selection is there.
    fileprivate var areUndecided: Bool {
        contains { directive in
            guard ["skip", "include"].contains(directive.name.value) else { return false }
            if case .boolean? = directive.argument("if")?.value.kind { return false }
            return true
        }
    }

    /// Whether `@skip` or `@include` takes their selection out by a constant.
    fileprivate var ruleOut: Bool {
        contains { directive in
            guard case .boolean(let value)? = directive.argument("if")?.value.kind else { return false }
            switch directive.name.value {
            case "skip": return value
            case "include": return !value
            default: return false
            }
        }
    }
}
