import GraphQLSyntax
import SchemaModel

/// Mends one faulty directive, a step further from what is written at each attempt.
struct DirectiveRepair {
    enum Result {
        case mended(Directive)
        case leftOut
        /// Mended, but rows may be called otherwise.
        case renamesRows(Directive)
        /// What it stands on cannot be used without it.
        case losesOwner

        fileprivate func adding(_ argument: Argument) -> Result {
            switch self {
            case .mended(var directive):
                directive.arguments.append(argument)
                return .mended(directive)
            case .renamesRows(var directive):
                directive.arguments.append(argument)
                return .renamesRows(directive)
            case .leftOut, .losesOwner: return self
            }
        }
    }

    private let directive: Directive
    private let errors: [Diagnostic]
    private let attempt: Int

    init(_ directive: Directive, _ errors: [Diagnostic], _ attempt: Int) {
        self.directive = directive
        self.errors = errors
        self.attempt = attempt
    }

    /// As it may stand on a type.
    var ofType: Result {
        if attempt == 0, let meant: Directive = respelt { return .mended(meant) }
        switch directive.name.value {
        case "table" where attempt < 2 && withoutFaultyArguments != nil:
            return withoutFaulty(["name"], renaming: ["singular", "plural"])
        case "view" where attempt < 2:
            // Any query does for operations.
            let query: InputValue = InputValue(.string("SELECT 1", isBlock: false))
            var view: Directive = directive
            view.arguments.removeAll { !["singular", "plural"].contains($0.name.value) }
            let repair: DirectiveRepair = DirectiveRepair(view, errors, attempt)
            return repair.withoutFaulty([], renaming: ["singular", "plural"])
                .adding(Argument(name: Name("sql"), value: query))
        case "table", "view": return .losesOwner
        default: return .leftOut
        }
    }

    /// Spelt as it was most likely meant: its own name, or those of its arguments. Nothing where no spelling is at fault, or none is known.
    var respelt: Directive? {
        guard let name: String = directiveMeant(by: directive.name.value) else { return nil }
        var meant: Directive = directive
        if name != directive.name.value {
            meant.name = Name(name, at: directive.name.span)
            return meant
        }
        for index: Int in meant.arguments.indices {
            let argument: Argument = meant.arguments[index]
            guard errors.contains(where: { $0.span == argument.name.span }),
                let right: String = argumentMeant(by: argument.name.value, of: name), meant.argument(right) == nil
            else { continue }
            meant.arguments[index].name = Name(right, at: argument.name.span)
        }
        return meant == directive ? nil : meant
    }

    /// Without the arguments that are at fault; nothing where something else is.
    var withoutFaultyArguments: Directive? {
        var rest: Directive = directive
        rest.arguments.removeAll { argument in errors.contains { argument.span.holds($0.span) } }
        let isAll: Bool = errors.allSatisfy { error in
            directive.arguments.contains { $0.span.holds(error.span) }
        }
        return isAll ? rest : nil
    }

    /// - `harmless`: arguments that operations know nothing of.
    private func withoutFaulty(_ harmless: [String], renaming: [String]) -> Result {
        var rest: Directive = directive
        var isRenamed: Bool = false
        for argument: Argument in directive.arguments where errors.contains(where: { argument.span.holds($0.span) }) {
            guard (harmless + renaming).contains(argument.name.value) else { return .losesOwner }
            isRenamed = isRenamed || renaming.contains(argument.name.value)
            rest.arguments.removeAll { $0.span == argument.span }
        }
        return isRenamed ? .renamesRows(rest) : .mended(rest)
    }
}
