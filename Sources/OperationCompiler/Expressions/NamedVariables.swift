import CEL
import GraphQLSyntax
import TypeSystem

/// The variables of an operation that its expressions name: `vars.x`, `request.variables.x`.
struct NamedVariables {
    private var names: Set<String> = []
    /// All of them, where an expression takes `vars` whole or computes a name.
    private var areAll: Bool = false

    /// No variables yet.
    init() {}

    /// The variables that texts in an operation seem to name: for one that has faults, so that its expressions are not compiled.
    init(mentionedIn operation: OperationDefinition) {
        let text: String = Printer.print(Document(definitions: [.operation(operation)]))
        names = Set(
            operation.variables.map(\.name.value).filter {
                text.contains("vars.\($0)") || text.contains("variables.\($0)")
            })
    }

    /// Takes every variable for named, where an expression cannot be compiled for faults elsewhere.
    mutating func addAll() { areAll = true }

    /// Takes those for named whose names are in an expression that has faults itself.
    mutating func add(mentionedIn text: String, of operation: OperationDefinition) {
        names.formUnion(operation.variables.map(\.name.value).filter { text.contains($0) })
    }

    mutating func add(_ expression: CheckedExpr) {
        for path: [String] in expression.selectedPaths {
            let rest: ArraySlice<String>
            if path.first == "vars" {
                rest = path.dropFirst()
            } else if path.starts(with: ["request", "variables"]) {
                rest = path.dropFirst(2)
            } else if path == ["request"] {
                rest = []
            } else {
                continue
            }
            if let name: String = rest.first { names.insert(name) } else { areAll = true }
        }
    }

    /// What is left of the warnings of validation, which took such variables for unused.
    func corrected(_ diagnostics: [Diagnostic], of operation: OperationDefinition) -> [Diagnostic] {
        let used: [SourceSpan] = operation.variables.filter { areAll || names.contains($0.name.value) }.map(\.span)
        return diagnostics.filter { !($0.code == .allVariablesUsed && used.contains($0.span)) }
    }
}
