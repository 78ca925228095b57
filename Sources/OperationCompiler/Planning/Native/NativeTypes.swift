import ConnectorModel
import JSON
import SQL

/// The types of native SQL's parameters, for where PostgreSQL cannot infer them: behind `IS NULL`, in functions that take anything, and
/// where one parameter stands in places of several types.
struct NativeTypes {
    let context: PlanningContext

    func type(_ parameter: NativeParameter) -> PostgresType {
        switch parameter {
        case .constant(let json): Self.type(json)
        case .variable(let slot, let path):
            path.isEmpty ? Self.type(context.variables[slot].type) : .unspecified
        case .object: .jsonb
        case .expression, .list: .unspecified
        }
    }

    private static func type(_ literal: JSONValue) -> PostgresType {
        switch literal {
        case .null, .array: .unspecified
        case .bool: .boolean
        case .number(let number): number.int64 == nil ? .doublePrecision : .bigint
        case .string: .text
        case .object: .jsonb
        }
    }

    private static func type(_ type: VariableType) -> PostgresType {
        switch type {
        case .scalar(let kind): self.type(kind)
        case .list(let element, _):
            switch self.type(element) {
            case .unspecified: .unspecified
            case let type: type.array
            }
        case .object: .jsonb
        // Where an enum of the database is meant, and where a text, nobody says.
        case .enumeration: .unspecified
        }
    }

    private static func type(_ kind: ScalarKind) -> PostgresType {
        switch kind {
        case .string: .text
        case .int: .integer
        case .int64: .bigint
        case .float: .doublePrecision
        case .boolean: .boolean
        case .uuid: .uuid
        case .date: .date
        case .timestamp: .timestamptz
        case .any: .jsonb
        case .vector: .vector
        }
    }
}
