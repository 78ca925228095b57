import Foundation

/// Runs conformance vectors: `conformance graphql|cel|schemas|projects DIR` or `conformance plurals FILE`.
///
/// `conformance bench-cel`, which `Scripts/bench cel` calls, measures instead.
///
/// Prints the vectors passed over by what they need, each failure by name, and the totals. Exit codes: 0 all passed,
/// 1 something failed, 2 wrong use or unreadable vectors.
@main
struct Main {
    static func main() {
        let arguments: [String] = Array(CommandLine.arguments.dropFirst())
        if arguments == ["bench-cel"] { return CELBenchmark.run() }
        guard arguments.count == 2 else {
            fail("usage: conformance graphql|cel|schemas|projects DIR, or conformance plurals FILE")
        }
        let folder: URL = URL(fileURLWithPath: arguments[1], isDirectory: arguments[0] != "plurals")
        switch arguments[0] {
        case "graphql": finish(graphQL(folder))
        case "cel": finish(CELConformance.run(directory: arguments[1]))
        case "plurals": finish(PluralsConformance.run(vectors(folder)))
        case "schemas": finish(SchemasConformance.run(folder) { print($0) })
        case "projects": finish(ProjectsConformance.run(folder) { print($0) })
        default: fail("no such suite: \(arguments[0])")
        }
    }

    private static func graphQL(_ folder: URL) -> ConformanceReport {
        var report: ConformanceReport = GraphQLConformance.run(
            parserCases: vectors(folder.appendingPathComponent("parser-cases.json")),
            printerCases: vectors(folder.appendingPathComponent("printer-cases.json")))
        let cases: URL = folder.appendingPathComponent("validation-cases.json")
        report.add(GraphQLValidationConformance.run(cases: vectors(cases)))
        return report
    }

    private static func vectors(_ file: URL) -> VectorValue {
        do {
            return try VectorValue(utf8: Array(Data(contentsOf: file)))
        } catch {
            fail("\(file.lastPathComponent) cannot be read: \(error)")
        }
    }

    private static func finish(_ report: ConformanceReport) -> Never {
        print(report)
        exit(report.failures.isEmpty ? 0 : 1)
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(2)
    }
}
