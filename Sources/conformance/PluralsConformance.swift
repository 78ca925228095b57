import GraphQLSyntax
import SchemaModel

/// Compares generated names with those the official tool made: `{"Category": [["category", "categories"]]}`.
///
/// - Shape: object types by name, each with one or more pairs of singular and plural.
/// - A pair whose singular is not the type's own was set by its author, with or without the plural; then the names of the pair are
///   given as arguments and must be taken over.
enum PluralsConformance {
    /// Runs all pairs of the file.
    static func run(_ file: VectorValue) -> ConformanceReport {
        var report: ConformanceReport = ConformanceReport()
        guard case .object(let types) = file, !types.isEmpty else {
            report.failures.append("the file holds no object of names")
            return report
        }
        for (type, pairs): (String, VectorValue) in types.sorted(by: { $0.key < $1.key }) {
            for pair: VectorValue in pairs.elements {
                let names: [String] = pair.elements.compactMap(\.text)
                guard names.count == 2 else {
                    report.note(type, failure: "is no pair of names")
                    continue
                }
                report.note(type, failure: mismatch(type, singular: names[0], plural: names[1]))
            }
        }
        return report
    }

    private static func mismatch(_ type: String, singular: String, plural: String) -> String? {
        let own: [String] = names(type, arguments: "")
        if own == [singular, plural] { return nil }
        if own.first != singular {
            let renamed: [String] = names(type, arguments: "(singular: \"\(singular)\")")
            let given: [String] = names(type, arguments: "(singular: \"\(singular)\", plural: \"\(plural)\")")
            if renamed == [singular, plural] || given == [singular, plural] { return nil }
        }
        return "gives \(own.joined(separator: ", ")), expected \(singular), \(plural)"
    }

    private static func names(_ type: String, arguments: String) -> [String] {
        let source: Source = Source(name: "schema.gql", text: "type \(type) @table\(arguments) { value: Int }")
        let schema: Schema = buildSchema([parseDocument(source).value]).value
        return schema.table(type).map { [$0.singular, $0.plural] } ?? []
    }
}
