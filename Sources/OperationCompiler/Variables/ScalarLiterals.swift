import ConnectorModel
import GraphQLSyntax
import SQL
import TypeSystem

/// What literals of the language's own scalars must look like, for the validation rules.
enum ScalarLiterals {
    static let coercion: ScalarCoercion = ScalarCoercion([
        "UUID": { check($0, .uuid, UUIDText.canonical) },
        "Date": { check($0, .date, DateText.canonical) },
        "Timestamp": { check($0, .timestamp, TimestampText.canonical) },
        "Int64": int64,
        "Vector": vector,
        "True": { $0.kind == .boolean(true) ? .accepted : .refused("only true can be written here") },
    ])

    /// What values of scalars look like.
    static let examples: [ScalarKind: String] = [
        .int: "a whole number of 32 bits",
        .int64: "a whole number of 64 bits",
        .float: "a finite number",
        .string: "a text without zero bytes",
        .uuid: "a UUID such as 3fa85f6457174562b3fc2c963f66afa6",
        .date: "a date such as 2024-12-31",
        .timestamp: "an RFC 3339 timestamp such as 2024-12-31T23:59:59Z",
    ]

    private static func check(
        _ value: InputValue, _ kind: ScalarKind, _ canonical: (String) -> String?
    ) -> ScalarCoercion.Verdict {
        guard case .string(let text, _) = value.kind, canonical(text) != nil else {
            return .refused("\(examples[kind] ?? kind.rawValue) was expected.")
        }
        return .accepted
    }

    private static let vector: ScalarCoercion.Check = { value in
        guard case .list(let elements) = value.kind, elements.allSatisfy(mayBeNumber) else {
            return .refused("a list of numbers was expected.")
        }
        return .accepted
    }

    /// Whether a variable is a number is known where all variables are.
    private static func mayBeNumber(_ value: InputValue) -> Bool {
        if case .variable = value.kind { return true }
        return VectorLiteral.number(value) != nil
    }

    private static let int64: ScalarCoercion.Check = { value in
        switch value.kind {
        case .int(let digits), .string(let digits, _):
            Int64(digits) == nil ? .refused("a whole number of 64 bits was expected.") : .accepted
        default: .refused("a whole number was expected.")
        }
    }
}
