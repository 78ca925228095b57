/// Where a directive of the schema language may stand.
enum DirectiveLocation: String, CaseIterable {
    case object = "types", field = "fields", enumeration = "enums", enumValue = "enum values"
}

/// What the schema language knows of a directive (language.md 1.4).
struct DirectiveSignature {
    let name: String
    let arguments: [String]
    let locations: Set<DirectiveLocation>
    let isRepeatable: Bool

    init(_ name: String, _ arguments: [String], on locations: Set<DirectiveLocation>, repeatable: Bool = false) {
        self.name = name
        self.arguments = arguments
        self.locations = locations
        isRepeatable = repeatable
    }

    /// Where it may stand, as words.
    var spokenLocations: String {
        DirectiveLocation.allCases.filter(locations.contains).map(\.rawValue).joined(separator: " and ")
    }

    static let all: [DirectiveSignature] = [
        DirectiveSignature("table", ["name", "singular", "plural", "key"], on: [.object]),
        DirectiveSignature("view", ["name", "sql", "singular", "plural"], on: [.object]),
        DirectiveSignature("col", ["name", "dataType", "size"], on: [.field]),
        DirectiveSignature("default", ["value", "expr", "sql"], on: [.field]),
        DirectiveSignature("ref", ["constraintName", "fields", "references"], on: [.field]),
        DirectiveSignature(
            "index", ["name", "fields", "order", "type", "vector_method"], on: [.object, .field], repeatable: true),
        DirectiveSignature("unique", ["indexName", "fields"], on: [.object, .field], repeatable: true),
        DirectiveSignature("searchable", ["language"], on: [.field]),
        DirectiveSignature("deprecated", ["reason"], on: [.field, .enumValue]),
    ]

    static func named(_ name: String) -> DirectiveSignature? { all.first { $0.name == name } }
}
