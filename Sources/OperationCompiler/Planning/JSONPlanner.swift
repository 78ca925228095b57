import ConnectorModel
import GraphQLSyntax
import JSON
import SQL
import TypeSystem

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
        guard case .source(let source)? = ValuePlanner(context: context).variable(name, path: []) else { return nil }
        return .variable(source, isText: isText(name))
    }

    /// Whether a variable, or a member of its value, is bound as a text that is no JSON yet.
    private func isText(_ name: String) -> Bool {
        guard let place = context.place(of: name) else { return false }
        var type: TypeReference = context.operation.variables[place.slot].type
        for member: String in place.path {
            switch type.nullable {
            case .list(let element, _): type = element
            case .named(let name):
                guard case .inputObject(let object)? = context.types.type(named: name.value),
                    let field: InputValueDefinition = object.fields.first(where: { $0.name.value == member })
                else { return false }
                type = field.type
            case .nonNull: return false
            }
        }
        guard case .named(let leaf) = type.nullable else { return false }
        if case .enumeration? = context.types.type(named: leaf.value) { return true }
        return [ScalarKind.string, .uuid, .date, .timestamp].contains { $0.rawValue == leaf.value }
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
