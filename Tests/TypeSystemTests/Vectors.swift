import Foundation
import JSON

/// The recorded validation cases, looked for beside and above this file; the suites that read them are skipped where they are absent.
enum Vectors {
    static let validation: JSONValue? = load("graphql/validation-cases.json")

    private static func load(_ name: String) -> JSONValue? {
        var folder: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let file: URL = folder.appendingPathComponent("shared/cases/\(name)")
            if let data: Data = try? Data(contentsOf: file) { return try? parseJSON(Array(data)) }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}

/// One recorded case.
struct ValidationCase: Sendable {
    /// A message without its suggestion, and one of its places.
    struct Finding: Hashable, Sendable, CustomStringConvertible {
        let message: String
        let line: Int
        let column: Int

        init(message: String, line: Int, column: Int) {
            self.message = message.components(separatedBy: " Did you mean")[0]
            self.line = line
            self.column = column
        }

        var description: String { "\(line):\(column) \(message)" }
    }

    let suite: String
    let schema: String
    /// Empty where all rules apply.
    let rules: [String]
    let document: String
    let findings: Set<Finding>

    static func all(_ list: String) -> [ValidationCase] {
        (Vectors.validation?[list]?.array ?? []).compactMap { ValidationCase($0) }
    }

    static let schemas: [String: String] = {
        var result: [String: String] = [:]
        for member: JSONObject.Member in Vectors.validation?["schemas"]?.object?.members ?? [] {
            result[member.name] = member.value.string
        }
        return result
    }()

    init?(_ json: JSONValue) {
        guard let document: String = json["document"]?.string else { return nil }
        suite = json["suite"]?.string ?? "without a suite"
        self.document = document
        schema = json["schema"]?.string ?? ""
        rules = json["rules"]?.array?.compactMap(\.string) ?? []
        var findings: Set<Finding> = []
        for error: JSONValue in json["errors"]?.array ?? [] {
            for place: JSONValue in error["locations"]?.array ?? [] {
                guard let message: String = error["message"]?.string,
                    let line: Int64 = place["line"]?.number?.int64,
                    let column: Int64 = place["column"]?.number?.int64
                else { return nil }
                findings.insert(Finding(message: message, line: Int(line), column: Int(column)))
            }
        }
        self.findings = findings
    }
}
