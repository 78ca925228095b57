import GraphQLSyntax
import TypeSystem

/// Validates the document of a connector as far as possible: an operation that asks for too much work does not keep the others from
/// being looked at.
struct ConnectorValidation {
    /// What was found.
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether everything was looked at. What was not must not be compiled: it may be anything.
    private(set) var isComplete: Bool = true

    /// How many errors of one connector are worth reading.
    private static let mostErrors: Int = 1_000
    /// How many definitions may ask for too much.
    private static let mostRefusals: Int = 100

    init(_ document: Document, against types: GraphQLSchema) {
        var options: ValidationOptions = ValidationOptions()
        options.scalars = ScalarLiterals.coercion
        options.limits.maximumErrors = Self.mostErrors
        var rest: Document = document
        for _: Int in 0..<Self.mostRefusals {
            let found: [Diagnostic] = validate(rest, against: types, options: options)
            guard found.count == 1, let refusal: Diagnostic = found.first, refusal.code == .requestLimit,
                rest.remove(whatHolds: refusal.span)
            else {
                add(found)
                return
            }
            diagnostics.append(refusal)
        }
        isComplete = false
    }

    /// - `found`: of what was not refused. Of fragments it knows those alone, so that others seem to be missing or unused.
    private mutating func add(_ found: [Diagnostic]) {
        let codes: Set<DiagnosticCode> =
            diagnostics.isEmpty ? [] : [.fragmentsMustBeUsed, .fragmentSpreadTargetDefined]
        diagnostics += found.filter { !codes.contains($0.code) }
        guard found.count(where: { $0.severity == .error }) >= Self.mostErrors else { return }
        isComplete = false
        let last: SourceSpan = found.last { $0.severity == .error }?.span ?? .generated
        diagnostics.append(
            Diagnostic(
                .error, .requestLimit, "too many errors, the rest of the connector was not checked",
                at: SourceSpan(sourceName: last.sourceName, start: last.end, end: last.end), hint: "mend these first"))
    }
}

extension Document {
    /// Takes out the operation or fragment in which something stands; says whether there is one.
    fileprivate mutating func remove(whatHolds span: SourceSpan) -> Bool {
        let count: Int = definitions.count
        definitions.removeAll { definition in
            switch definition {
            case .operation(let operation): operation.span.holds(span)
            case .fragment(let fragment): fragment.span.holds(span)
            case .schema, .type, .directive: false
            }
        }
        return definitions.count < count
    }
}
