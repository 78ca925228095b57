import GraphQLSyntax
import TypeSystem

/// Runs the vectors of `graphql/validation-cases.json`: documents against schemas, and schemas against the rules of schemas.
///
/// - A vector passes when the same set of messages, less their suggestions, is found at the same lines and columns.
/// - Vectors for a rule that was written for one test of the recorded suites are passed over, for no document can ask for it.
struct GraphQLValidationConformance {
    private var report: ConformanceReport = ConformanceReport()
    private let schemas: [String: String]

    /// Runs all vectors of the file.
    static func run(cases: VectorValue) -> ConformanceReport {
        var texts: [String: String] = [:]
        if case .object(let members)? = cases["schemas"] { texts = members.compactMapValues(\.text) }
        var run: GraphQLValidationConformance = GraphQLValidationConformance(schemas: texts)
        run.all("validate", in: cases) { $0.documentFindings }
        run.all("validateSDL", in: cases) { $0.schemaFindings }
        return run.report
    }

    private init(schemas: [String: String]) { self.schemas = schemas }

    private mutating func all(
        _ group: String, in file: VectorValue,
        _ findings: (GraphQLValidationVector) -> Set<GraphQLValidationVector.Finding>
    ) {
        let vectors: [VectorValue] = file[group]?.elements ?? []
        // A group that is not there would pass without a word.
        if vectors.isEmpty { report.failures.append("\(group): the file has no such vectors") }
        for (index, value): (Int, VectorValue) in vectors.enumerated() {
            let vector: GraphQLValidationVector = GraphQLValidationVector(value, schemas: schemas)
            let unmet: [String] = vector.rules.filter { Self.unmet.contains($0) }
            if !unmet.isEmpty {
                report.noteUnmet(unmet)
                continue
            }
            report.note(
                "\(group)[\(index)] \(vector.suite)", failure: vector.mismatch(findings(vector)))
        }
    }

    private static let unmet: Set<String> = ["customRule"]
}

/// One vector: a document, and what must be found in it.
struct GraphQLValidationVector {
    /// A message without its suggestion, and one of its places.
    struct Finding: Hashable, CustomStringConvertible {
        let message: String
        let line: Int
        let column: Int

        init(message: String, line: Int, column: Int) {
            self.message = message.split(separator: " Did you mean").first.map(String.init) ?? ""
            self.line = line
            self.column = column
        }

        init(_ diagnostic: Diagnostic, _ lines: LineIndex) {
            let place: SourcePosition = lines.position(of: diagnostic.span)
            self.init(message: diagnostic.message, line: place.line, column: place.column)
        }

        var description: String { "\(line):\(column) \(message)" }
    }

    let suite: String
    /// The names under which rules were recorded; empty where all apply.
    let rules: [String]
    private let schema: String?
    private let document: String
    private let expected: Set<Finding>

    init(_ value: VectorValue, schemas: [String: String]) {
        suite = value["suite"]?.text ?? "unnamed"
        rules = value["rules"]?.elements.compactMap(\.text) ?? []
        schema = value["schema"]?.text.flatMap { schemas[$0] }
        document = value["document"]?.text ?? ""
        var expected: Set<Finding> = []
        for error: VectorValue in value["errors"]?.elements ?? [] {
            for place: VectorValue in error["locations"]?.elements ?? [] {
                expected.insert(
                    Finding(
                        message: error["message"]?.text ?? "", line: place["line"]?.int ?? 0,
                        column: place["column"]?.int ?? 0))
            }
        }
        self.expected = expected
    }

    /// What differs between what was found and what must be; nil if nothing.
    func mismatch(_ found: Set<Finding>) -> String? {
        guard found != expected else { return nil }
        let missing: [String] = expected.subtracting(found).map { "missing \($0)" }.sorted()
        let extra: [String] = found.subtracting(expected).map { "unexpected \($0)" }.sorted()
        return (missing + extra).joined(separator: "; ").replacing("\n", with: "\\n")
    }

    /// What is found in a document of operations.
    var documentFindings: Set<Finding> {
        let types: GraphQLSchema = buildGraphQLSchema([Self.parse(schema ?? "")]).value
        var options: ValidationOptions = ValidationOptions()
        options.unusedVariableSeverity = .error
        if !rules.isEmpty { options.rules = rules.reduce(into: []) { $0.formUnion(Self.documentRules[$1] ?? []) } }
        options.scalars["CustomScalar"] = { _ in .refused(nil) }
        options.scalars["Invalid"] = { _ in .refused("Invalid scalar is always invalid") }
        let source: Source = Source(name: "vector", text: document)
        let lines: LineIndex = LineIndex(source)
        return Set(
            validate(parseDocument(source).value, against: types, options: options).map { Finding($0, lines) })
    }

    /// What is found in a document of types.
    var schemaFindings: Set<Finding> {
        var codes: Set<DiagnosticCode> = rules.reduce(into: []) { $0.formUnion(Self.schemaRules[$1] ?? []) }
        if rules.isEmpty { codes = Self.schemaRules.values.reduce(into: []) { $0.formUnion($1) } }
        let base: GraphQLSchema? = schema.map { buildGraphQLSchema([Self.parse($0)]).value }
        let source: Source = Source(name: "vector", text: document)
        let lines: LineIndex = LineIndex(source)
        let document: Document = parseDocument(source, options: .projectFile).value
        return Set(
            buildGraphQLSchema([document], extending: base).diagnostics
                .filter { codes.contains($0.code) && $0.span != .generated }.map { Finding($0, lines) })
    }

    private static func parse(_ text: String) -> Document {
        parseDocument(Source(name: "schema", text: text), options: .projectFile).value
    }
}
