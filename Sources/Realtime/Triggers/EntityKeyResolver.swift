internal import CEL
internal import ConnectorModel
internal import Execution

/// The rows that a cohort reads by primary key, from its look-ups, variables and identity.
///
/// A look-up whose key has no value in this request (null, absent, an expression that errs) reads no row; one whose key differs from
/// one execution to the next (a new UUID, the time of the request, a pattern) cannot be hit by a write that names it.
struct EntityKeyResolver {
    private let operation: CompiledOperation
    private let variables: VariableValues
    private let auth: AuthContext

    /// A resolver for one cohort.
    init(_ operation: CompiledOperation, _ variables: VariableValues, _ auth: AuthContext) {
        self.operation = operation
        self.variables = variables
        self.auth = auth
    }

    /// The rows, each once.
    func keys() -> [EntityKey] {
        var found: Set<EntityKey> = []
        var work: SharedBudget = SharedBudget(HubWork().condition)
        return operation.lookups.compactMap { key(of: $0, &work) }.filter { found.insert($0).inserted }
    }

    private func key(of lookup: EntityLookup, _ work: inout SharedBudget) -> EntityKey? {
        var members: [String] = []
        for member in lookup.key {
            guard let text: String = text(of: member, &work) else { return nil }
            members.append(text)
        }
        return EntityKey(table: lookup.table, members: members)
    }

    private func text(of member: LookupKeyMember, _ work: inout SharedBudget) -> String? {
        switch member {
        case .constant(let text): text
        case .source(.variable(let slot, let path)): value(slot, path)?.keyText
        case .source(.expression(let source)): text(of: source, &work)
        case .source(.pattern), .source(.newUUID), .source(.requestTime), .source(.rows), .source(.native),
            .source(.embedding):
            nil
        }
    }

    private func value(_ slot: Int, _ path: [String]) -> CoercedValue? {
        guard slot < variables.slots.count, var value: CoercedValue = variables.slots[slot] else { return nil }
        for name in path {
            guard case .object(let members) = value, let next = members.first(where: { $0.name == name }) else {
                return nil
            }
            value = next.value
        }
        return value
    }

    private func text(of source: ExpressionSource, _ work: inout SharedBudget) -> String? {
        let bindings: ConditionBindings = ConditionBindings(operation, variables, auth)
        return keyText(of: source.program.evaluate(bindings.expressionActivation, within: &work), source.type)
    }
}

extension CoercedValue {
    /// The canonical form of a member of a key.
    fileprivate var keyText: String? {
        switch self {
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .float(let value): postgresText(of: value)
        case .text(let text): text
        case .null, .json, .list, .object: nil
        }
    }
}

/// The canonical form of a member of a key that an expression gave; texts are spelled as the type wants it.
private func keyText(of value: Value, _ type: VariableType) -> String? {
    switch value {
    case .bool(let value): value ? "true" : "false"
    case .int(let value): type == .scalar(.float) ? postgresText(of: Double(value)) : String(value)
    case .uint(let value): String(value)
    case .double(let value):
        type == .scalar(.float) ? postgresText(of: value) : Int64(exactly: value).map { String($0) }
    case .string(let text): type.spelling(of: text)
    case .timestamp(let instant):
        type.spelling(microseconds: instant.seconds * 1_000_000 + Int64(instant.nanoseconds / 1000))
    default: nil
    }
}
