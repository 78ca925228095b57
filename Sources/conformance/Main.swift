import Foundation

/// Runs conformance vectors from a folder: `conformance graphql DIR` or `conformance cel DIR`.
///
/// Prints the vectors passed over by what they need, each failure by name, and last the totals. Exit codes: 0 all passed,
/// 1 something failed, 2 wrong use or unreadable vectors.
@main
struct Main {
    static func main() {
        let arguments: [String] = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 2 else { fail("usage: conformance graphql|cel DIR") }
        let folder: URL = URL(fileURLWithPath: arguments[1], isDirectory: true)
        switch arguments[0] {
        case "graphql": finish(graphQL(folder))
        case "cel": finish(CELConformance.run(directory: arguments[1]))
        default: fail("no such suite: \(arguments[0])")
        }
    }

    private static func graphQL(_ folder: URL) -> ConformanceReport {
        GraphQLConformance.run(
            parserCases: vectors(folder, "parser-cases.json"), printerCases: vectors(folder, "printer-cases.json"))
    }

    private static func vectors(_ folder: URL, _ name: String) -> VectorValue {
        do {
            return try VectorValue(utf8: Array(Data(contentsOf: folder.appendingPathComponent(name))))
        } catch {
            fail("\(name) cannot be read: \(error)")
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
