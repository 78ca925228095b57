import GraphQLSyntax
import SQL

/// A PostgreSQL type as an author wrote it in `@col(dataType:)`.
///
/// - Shape: `name` in lower case with single spaces, `arguments` the numbers in parentheses, for example `varchar`, `[24]`.
/// - Errors: nothing where the text has another form, such as empty parentheses.
struct DataType: Hashable {
    var name: String
    var arguments: [Int]
    var isArray: Bool

    init?(_ text: String) {
        var rest: Substring = Substring(text.lowercased()).trimmed
        isArray = rest.hasSuffix("[]")
        if isArray { rest = rest.dropLast(2).trimmed }
        arguments = []
        if let open: Substring.Index = rest.firstIndex(of: "(") {
            guard rest.last == ")" else { return nil }
            let inside: Substring = rest[rest.index(after: open)...].dropLast()
            for part: Substring in inside.split(separator: ",", omittingEmptySubsequences: false) {
                guard let number: Int = Int(part.trimmed), !part.trimmed.hasPrefix("+") else { return nil }
                arguments.append(number)
            }
            rest = rest[..<open].trimmed
        }
        name = rest.split(separator: " ").joined(separator: " ")
        guard !name.isEmpty else { return nil }
    }
}

extension Substring {
    /// Without the spaces at both ends.
    var trimmed: Substring {
        var text: Substring = self
        while text.first?.isWhitespace ?? false { text.removeFirst() }
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return text
    }
}

extension DataType {
    /// Other spellings of a type and the one that DDL uses (observed.md 1.6, 2; `timestamp` and `serial` stay as they are).
    private static let spellings: [String: String] = [
        "varchar": "character varying", "char": "character", "bpchar": "character", "varbit": "bit varying",
        "int": "integer", "int4": "integer", "int2": "smallint", "int8": "bigint", "float": "double precision",
        "float8": "double precision", "float4": "real", "decimal": "numeric", "dec": "numeric", "bool": "boolean",
        "timestamp with time zone": "timestamptz", "timestamp without time zone": "timestamp",
        "serial4": "serial", "serial2": "smallserial", "serial8": "bigserial",
    ]

    /// The types each scalar may be stored as, and how many numbers in parentheses they take at most.
    private static let allowed: [Scalar: [String: Int]] = [
        .string: [
            "text": 0, "character varying": 1, "character": 1, "bit": 1, "bit varying": 1, "jsonb": 0,
        ],
        .int: ["integer": 0, "smallint": 0, "serial": 0, "smallserial": 0],
        .int64: ["bigint": 0, "bigserial": 0, "numeric": 2, "integer": 0, "smallint": 0],
        .float: ["double precision": 0, "real": 0, "numeric": 2],
        .boolean: ["boolean": 0],
        .uuid: ["uuid": 0],
        .date: ["date": 0],
        .timestamp: ["timestamptz": 1, "timestamp": 1],
        .any: ["jsonb": 0],
        .vector: ["vector": 0],
    ]

    /// The name as DDL writes it.
    var canonicalName: String { Self.spellings[name] ?? name }

    /// The whole type as DDL writes it.
    var canonicalText: String {
        let numbers: String = arguments.isEmpty ? "" : "(\(arguments.map(String.init).joined(separator: ",")))"
        return canonicalName + numbers + (isArray ? "[]" : "")
    }

    /// Whether a column of this GraphQL scalar may have the type, leaving lists aside.
    func fits(_ scalar: Scalar) -> Bool {
        guard let most: Int = Self.allowed[scalar]?[canonicalName] else { return false }
        // Not `char`, which is `char(1)`, but a type of its own without a length.
        if name == "bpchar", arguments.isEmpty { return false }
        return arguments.count <= most && !(isArray && Self.serials.contains(canonicalName))
    }

    /// The spellings that this one may be a slip of; none where it names a type itself, only one that does not fit.
    func likelyNames(for scalar: Scalar) -> [String] {
        let all: Set<String> = Set(Self.allowed.values.flatMap(\.keys))
        guard scalar != .vector, !all.contains(canonicalName) else { return [] }
        let fitting: [String: Int] = Self.allowed[scalar] ?? [:]
        return Array(fitting.keys) + Self.spellings.filter { fitting[$0.value] != nil }.keys
    }

    /// Not really types: a column counts, an array cannot.
    private static let serials: Set<String> = ["serial", "smallserial", "bigserial"]

    /// The types that a field may have, for a hint. A list of texts or of anything may be stored whole, too.
    static func names(for scalar: Scalar, isList: Bool) -> [String] {
        let names: [String] = (allowed[scalar] ?? [:]).keys.sorted()
        guard isList else { return names }
        let arrays: [String] = names.filter { !serials.contains($0) }.map { $0 + "[]" }
        return scalar == .string || scalar == .any ? arrays + ["jsonb"] : arrays
    }
}

extension Scalar {
    /// The PostgreSQL type of a column that says nothing else (language.md 1.2). A vector's length comes on top.
    var postgresType: PostgresType {
        switch self {
        case .string: .text
        case .int: .integer
        case .int64: .bigint
        case .float: .doublePrecision
        case .boolean: .boolean
        case .uuid: .uuid
        case .date: .date
        case .timestamp: .timestamptz
        case .any: .jsonb
        case .vector: PostgresType("vector")
        }
    }
}
