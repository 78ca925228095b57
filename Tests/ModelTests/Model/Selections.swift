import GraphQLSyntax

/// A selection set, and whether it is left out of the response.
struct Selecting {
    var set: SelectionSet
    var isRedacted: Bool = false
}

/// A response name with all the fields that are merged under it.
struct Selected {
    var name: String
    var occurrences: [(field: Field, isRedacted: Bool)]

    var fields: [Field] { occurrences.map(\.field) }

    var field: Field { occurrences[0].field }

    var selectionSets: [Selecting] {
        occurrences.compactMap { occurrence in
            occurrence.field.selectionSet.map { Selecting(set: $0, isRedacted: occurrence.isRedacted) }
        }
    }

    /// A field is left out where every selection of it is.
    var isRedacted: Bool { occurrences.allSatisfy(\.isRedacted) }

    var checks: [Directive] { fields.flatMap(\.directives).filter { $0.name.value == "check" } }
}

extension Call {
    /// The fields of selection sets: fragments opened, what is skipped left out, equal response names merged (GraphQL
    /// specification, 6.3.2).
    func collect(_ sets: [Selecting]) -> [Selected] {
        var result: [Selected] = []
        for set: Selecting in sets { collect(set, into: &result) }
        return result
    }

    func collect(_ set: SelectionSet) -> [Selected] { collect([Selecting(set: set)]) }

    private func collect(_ selecting: Selecting, into result: inout [Selected]) {
        for selection: Selection in selecting.set.selections {
            switch selection {
            case .field(let field):
                guard isIncluded(field.directives) else { continue }
                let occurrence: (Field, Bool) = (field, selecting.isRedacted || field.directives.redact)
                if field.directives.redact { note(.redactions, "field") }
                if field.alias != nil { note(.selections, "alias") }
                if let index: Int = result.firstIndex(where: { $0.name == field.responseName }) {
                    note(.selections, "response name twice")
                    result[index].occurrences.append(occurrence)
                    if Set(result[index].occurrences.map(\.isRedacted)).count > 1 {
                        note(.redactions, "one of two selections")
                    }
                } else {
                    result.append(Selected(name: field.responseName, occurrences: [occurrence]))
                }
            case .inlineFragment, .fragmentSpread:
                guard let inner: Selecting = opened(selection, selecting.isRedacted) else { continue }
                collect(inner, into: &result)
            }
        }
    }

    /// What a fragment selects, unless it is skipped.
    private func opened(_ selection: Selection, _ isRedacted: Bool) -> Selecting? {
        let directives: [Directive]
        let set: SelectionSet
        switch selection {
        case .field: return nil
        case .inlineFragment(let fragment):
            (directives, set) = (fragment.directives, fragment.selectionSet)
            note(.selections, "inline fragment")
        case .fragmentSpread(let spread):
            guard let fragment: FragmentDefinition = fragments[spread.name.value] else { return nil }
            (directives, set) = (spread.directives, fragment.selectionSet)
            note(.selections, "fragment")
        }
        guard isIncluded(directives) else { return nil }
        if directives.redact { note(.redactions, "fragment") }
        return Selecting(set: set, isRedacted: isRedacted || directives.redact)
    }

    /// The checks on an object itself: those of fragments in it and of their spreads, each once.
    func objectChecks(_ sets: [Selecting]) -> [Directive] {
        var checks: [Directive] = []
        for selection: Selection in sets.flatMap(\.set.selections) {
            guard let inner: Selecting = opened(selection, false) else { continue }
            var own: [Directive] = []
            switch selection {
            case .field: continue
            case .inlineFragment(let fragment): own = fragment.directives
            case .fragmentSpread(let spread):
                own = spread.directives + (fragments[spread.name.value]?.directives ?? [])
            }
            checks += own.filter { $0.name.value == "check" } + objectChecks([inner])
        }
        return checks
    }

    private func isIncluded(_ directives: [Directive]) -> Bool {
        directives.allSatisfy { directive in
            guard let condition = directive.argument("if") else { return true }
            switch directive.name.value {
            case "skip":
                note(.selections, "@skip")
                return given(condition.value) != .boolean(true)
            case "include":
                note(.selections, "@include")
                return given(condition.value) == .boolean(true)
            default: return true
            }
        }
    }
}

extension [Directive] {
    fileprivate var redact: Bool { contains { $0.name.value == "redact" } }
}
