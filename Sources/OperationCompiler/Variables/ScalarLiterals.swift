import ConnectorModel
import GraphQLSyntax
import SQL
import TypeSystem

/// What literals of the language's own scalars must look like, for the validation rules.
enum ScalarLiterals {
    static let coercion: ScalarCoercion = ScalarCoercion([
        "UUID": { check($0, "a UUID such as 3fa85f6457174562b3fc2c963f66afa6", UUIDText.canonical) },
        "Date": { check($0, "a date such as 2024-12-31", DateText.canonical) },
        "Timestamp": { check($0, "an RFC 3339 timestamp such as 2024-12-31T23:59:59Z", TimestampText.canonical) },
        "Int64": int64,
        "Vector": vector,
        "True": { $0.kind == .boolean(true) ? .accepted : .refused("only true can be written here") },
    ])

    private static func check(
        _ value: InputValue, _ wanted: String, _ canonical: (String) -> String?
    ) -> ScalarCoercion.Verdict {
        guard case .string(let text, _) = value.kind, canonical(text) != nil else {
            return .refused("\(wanted) was expected.")
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
