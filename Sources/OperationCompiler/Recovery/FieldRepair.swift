import GraphQLSyntax
import SchemaModel

/// Mends the faulty directives of one field.
struct FieldRepair {
    private(set) var field: FieldDefinition
    /// Whether the field can only be left out.
    private(set) var isLost: Bool = false
    private let facts: SchemaFacts.OfType
    private var exact: [String] = []
    private var uncertain: [String] = []

    init(_ field: FieldDefinition, _ facts: SchemaFacts.OfType) {
        self.field = field
        self.facts = facts
    }

    /// Notes what operations may expect of the directives as they were written.
    func note(in missing: inout MissingNames) {
        for name: String in exact { missing.add(exact: name) }
        for name: String in uncertain { missing.add(uncertain: name) }
    }

    mutating func mend(_ directive: Directive, _ errors: [Diagnostic], _ attempt: Int) {
        let repair: DirectiveRepair = DirectiveRepair(directive, errors, attempt)
        guard attempt < 3 else {
            isLost = true
            return
        }
        if attempt == 0, let meant: Directive = repair.respelt {
            replace(directive, by: meant)
        } else if attempt < 2, let mended: Directive = mended(directive, repair) {
            replace(directive, by: mended)
        } else {
            leaveOut(directive)
        }
    }

    private mutating func replace(_ directive: Directive, by other: Directive?) {
        guard let index: Int = field.directives.firstIndex(where: { $0.span == directive.span }) else { return }
        if let other { field.directives[index] = other } else { field.directives.remove(at: index) }
    }

    private mutating func mended(_ directive: Directive, _ repair: DirectiveRepair) -> Directive? {
        switch directive.name.value {
        case "default": return .anyDefault(at: directive.span)
        case "unique", "searchable": return repair.withoutFaultyArguments
        case "col":
            let rest: Directive? = repair.withoutFaultyArguments
            if directive.argument("dataType") != nil, rest?.argument("dataType") == nil { mayHaveDefault(directive) }
            return rest
        case "ref":
            guard let rest: Directive = repair.withoutFaultyArguments,
                ["fields", "references"].allSatisfy({
                    (rest.argument($0) == nil) == (directive.argument($0) == nil)
                })
            else { return nil }
            return rest
        default: return nil
        }
    }

    private mutating func leaveOut(_ directive: Directive) {
        replace(directive, by: nil)
        switch directive.name.value {
        case "default", "index", "deprecated": break
        case "col": mayHaveDefault(directive)
        case "unique": mayBeUnique()
        case "searchable": mayBeSearched()
        case "ref": mayStoreKeyElsewhere(directive)
        default:
            // It may have been meant for any of them.
            mayHaveDefault(directive)
            mayBeUnique()
            mayBeSearched()
        }
    }

    // MARK: What is expected

    /// Without it an insert would have to give the field. A reference cannot have one and a nullable field needs none.
    private mutating func mayHaveDefault(_ directive: Directive) {
        guard field.type.isNonNull, facts.references[field.name.value] == nil,
            !field.directives.contains(where: { $0.name.value == "default" })
        else { return }
        field.directives.append(.anyDefault(at: directive.span))
    }

    private mutating func mayBeUnique() {
        guard let row: Table = facts.row else { return }
        exact.append("\(row.singular)_on_\(field.name.value)")
    }

    private mutating func mayBeSearched() {
        guard let row: Table = facts.row else { return }
        exact.append("\(row.plural)_search")
    }

    /// The fields of its key may be called otherwise and have other types, and none that has another name need be given.
    private mutating func mayStoreKeyElsewhere(_ directive: Directive) {
        uncertain += [field.name.value] + directive.texts("fields")
        if case .nonNull(let type, _) = field.type { field.type = type }
    }
}

extension Directive {
    /// Some default, as far as operations can tell.
    static func anyDefault(at span: SourceSpan) -> Directive {
        let value: InputValue = InputValue(.string("0", isBlock: false), span: span)
        return Directive(
            name: Name("default", at: span),
            arguments: [Argument(name: Name("sql", at: span), value: value, span: span)],
            span: span)
    }
}
