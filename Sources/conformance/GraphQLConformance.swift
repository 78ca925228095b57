import GraphQLSyntax

/// Runs the vectors of `graphql/parser-cases.json` and `graphql/printer-cases.json`.
///
/// - A parser vector passes when it is accepted or rejected as expected, with equal tokens, printed form, kinds of definitions and,
///   where given, tree; on rejection the first error has the expected line and column. Messages are not compared.
/// - A printer vector passes when the text is equal.
struct GraphQLConformance {
    private var report: ConformanceReport = ConformanceReport()

    /// Runs all vectors of both files.
    static func run(parserCases: VectorValue, printerCases: VectorValue) -> ConformanceReport {
        var run: GraphQLConformance = GraphQLConformance()
        for group: String in ["kitchenSink", "parse", "parseOther", "specExamples", "extra"] {
            run.all(group, in: parserCases) { GraphQLParserVector($0).failure() }
        }
        run.all("lex", in: parserCases, GraphQLLexerVector.failure)
        let kitchenSinks: [VectorValue] = parserCases["kitchenSink"]?.elements ?? []
        run.all("print", in: printerCases) { GraphQLPrinterVector.failure($0, kitchenSinks: kitchenSinks) }
        run.all("blockString", in: printerCases, GraphQLPrinterVector.helperFailure)
        run.all("stripIgnoredCharacters", in: printerCases, GraphQLPrinterVector.strippingFailure)
        return run.report
    }

    private mutating func all(_ group: String, in file: VectorValue, _ failure: (VectorValue) -> String?) {
        let vectors: [VectorValue] = file[group]?.elements ?? []
        // A group that is not there would pass without a word.
        if vectors.isEmpty { report.failures.append("\(group): the file has no such vectors") }
        for (index, vector): (Int, VectorValue) in vectors.enumerated() {
            if let reason: String = failure(vector) {
                let name: String = vector["name"]?.text ?? vector["suite"]?.text ?? vector["heading"]?.text ?? "unnamed"
                report.failures.append("\(group)[\(index)] \(name): " + reason.replacing("\n", with: "\\n"))
            } else {
                report.passed += 1
            }
        }
    }
}

/// Compares where an error is with where it should be.
enum GraphQLPlace {
    static func mismatch(_ error: Diagnostic, _ expected: VectorValue?, _ source: Source) -> String? {
        let place: SourcePosition = LineIndex(source).position(of: error.span)
        let wanted: VectorValue? = expected?["locations"]?.elements.first
        guard place.line == wanted?["line"]?.int, place.column == wanted?["column"]?.int else {
            return "error at \(place.line):\(place.column): \(error.message)"
        }
        return nil
    }
}
