import ConnectorModel
import SQL

/// Gives the sources of one step their values for one execution.
///
/// A variable is looked up each time; what an expression gives, and a new UUID, is made once and stays.
struct StepBinding {
    let scope: RequestScope
    let step: CompiledStep
    private var made: [Int: CoercedValue] = [:]

    init(_ scope: RequestScope, _ step: CompiledStep) {
        self.scope = scope
        self.step = step
    }

    /// The shape of the statement for this request.
    mutating func shape() throws(GraphQLError) -> ShapeKey {
        var key: ShapeKey = ShapeKey()
        for source: Int in step.shapeSources { key.append(try presence(of: source)) }
        return key
    }

    /// The parameters of a rendered statement, in order.
    mutating func parameters(of rendered: RenderedStatement) throws(GraphQLError) -> ParameterList {
        var list: ParameterList = ParameterList()
        for source: Int in rendered.sources {
            if let value: CoercedValue = try value(of: source) {
                ParameterText.append(value, to: &list)
            } else {
                list.appendNull()
            }
        }
        return list
    }

    /// What the statement must not run without is named by its variables.
    func refusal(_ sources: [Int]) -> GraphQLError {
        let names: [String] = sources.compactMap { index in
            guard case .variable(let slot, let path) = step.sources[index] else { return nil }
            return "$" + ([scope.operation.variables[slot].name] + path).joined(separator: ".")
        }
        let list: String = names.isEmpty ? "a value" : names.joined(separator: " or ")
        return GraphQLError(
            "\(list) is missing: without it \(step.responseName) would mean any row", code: .invalidArgument)
    }

    private mutating func presence(of source: Int) throws(GraphQLError) -> Presence {
        switch try value(of: source) {
        case nil: .absent
        case .null?: .null
        case .some: .value
        }
    }

    private mutating func value(of source: Int) throws(GraphQLError) -> CoercedValue? {
        switch step.sources[source] {
        case .variable(let slot, let path): return variable(slot, path)
        case .pattern(let slot, let path, let kind): return pattern(variable(slot, path), kind)
        case .expression(let expression):
            return try once(source) { scope throws(GraphQLError) in try expression.evaluate(scope.activation) }
        case .newUUID:
            return try once(source) { scope throws(GraphQLError) in .text(scope.environment.newUUID()) }
        case .requestTime(let kind):
            let text: String = TimestampText.text(microseconds: scope.time)
            return .text(kind == .date ? String(text.prefix(10)) : text)
        }
    }

    private mutating func once(
        _ source: Int, _ make: (RequestScope) throws(GraphQLError) -> CoercedValue
    ) throws(GraphQLError) -> CoercedValue {
        if let value: CoercedValue = made[source] { return value }
        let value: CoercedValue = try make(scope)
        made[source] = value
        return value
    }

    private func variable(_ slot: Int, _ path: [String]) -> CoercedValue? {
        var value: CoercedValue? = scope.variables.slots[slot]
        for name: String in path {
            guard case .object(let members)? = value else { return value == nil ? nil : .null }
            value = members.first { $0.name == name }?.value
        }
        return value
    }

    private func pattern(_ value: CoercedValue?, _ kind: PatternKind) -> CoercedValue? {
        guard case .text(let text)? = value else { return value }
        return PatternText.text(text, kind).map { .text($0) } ?? .null
    }
}
