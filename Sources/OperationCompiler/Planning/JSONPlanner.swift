import ConnectorModel
import GraphQLSyntax
import JSON
import SQL

/// Plans literals of `Any` that hold variables of whatever type.
struct JSONPlanner {
    let context: PlanningContext

    /// Nothing where a text in it cannot be stored, which is an error then.
    func plan(_ value: InputValue) -> JSONPlan? {
        if let json: JSONText = AnyLiteral.json(value) { return .constant(json.description) }
        switch value.kind {
        case .variable(let name): return variable(name)
        case .list(let values):
            let elements: [JSONPlan] = values.compactMap(plan)
            return elements.count == values.count ? .array(elements) : nil
        case .object(let fields):
            let members: [JSONPlan.Member] = fields.compactMap { field in
                plan(field.value).map { JSONPlan.Member(name: field.name.value, value: $0) }
            }
            return members.count == fields.count ? .object(members) : nil
        default: return nil
        }
    }

    private func variable(_ name: String) -> JSONPlan? {
        guard let type: VariableType = context.type(of: name),
            case .source(let source)? = ValuePlanner(context: context).variable(name, path: [])
        else { return nil }
        return .variable(source, isText: type.isText)
    }
}

extension VariableType {
    /// Whether a value is bound as a text that is no JSON yet.
    fileprivate var isText: Bool {
        switch self {
        case .scalar(.string), .scalar(.uuid), .scalar(.date), .scalar(.timestamp), .enumeration: true
        case .scalar, .list, .object: false
        }
    }
}

extension InputValue {
    /// Whether a variable stands in it.
    var holdsVariable: Bool {
        switch kind {
        case .variable: true
        case .list(let values): values.contains(where: \.holdsVariable)
        case .object(let fields): fields.contains { $0.value.holdsVariable }
        default: false
        }
    }
}
