extension PlanNode.Loop {
    /// What a fold does after one element.
    private enum Step {
        case proceed
        case stop(Value)
    }

    /// Goes over the range and folds its elements.
    func evaluate(_ activation: borrowing Activation, _ frame: inout EvaluationFrame) -> Value {
        let values: Value = range.evaluate(activation, &frame)
        var state: FoldState = FoldState()
        switch values {
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                bind(.int(Int64(index)), element, single: element, &frame)
                if case .stop(let result) = step(&state, activation, &frame) { return result }
            }
        case .map(let map):
            for entry in map.entries {
                let key: Value = entry.key.value
                bind(key, entry.value, single: key, &frame)
                if case .stop(let result) = step(&state, activation, &frame) { return result }
            }
        case .error: return values
        default: return .failure(.noSuchOverload, "'\(values.type.name)' cannot be the range of a comprehension")
        }
        return result(of: state)
    }

    private func bind(_ key: Value, _ value: Value, single: Value, _ frame: inout EvaluationFrame) {
        guard locals.count == 2 else {
            frame.locals[locals[0]] = single
            return
        }
        frame.locals[locals[0]] = key
        frame.locals[locals[1]] = value
    }

    private struct FoldState {
        var failure: Value?
        var matches: Int = 0
        var values: [Value] = []
        var entries: [MapValue.Entry] = []
    }

    private func step(
        _ state: inout FoldState, _ activation: borrowing Activation, _ frame: inout EvaluationFrame
    ) -> Step {
        guard frame.budget.spend(stepCost) else { return .stop(.limitExceeded) }
        switch fold {
        case .all(let body): return quantify(body, stopsAt: false, &state, activation, &frame)
        case .exists(let body): return quantify(body, stopsAt: true, &state, activation, &frame)
        case .existsOne(let body):
            // No shortcut: an error anywhere is the result ("Macros").
            let value: Value = body.evaluate(activation, &frame)
            guard case .bool(let holds) = value else { return .stop(PlanNode.notBool(value)) }
            state.matches += holds ? 1 : 0
            return .proceed
        case .list(let filter, let body):
            return collect(filter, body, activation, &frame) { (value: Value) -> Value? in
                state.values.append(value)
                return nil
            }
        case .map(let filter, let body):
            let key: MapKey? = MapKey(frame.locals[locals[0]])
            guard frame.budget.spendKey(key) else { return .stop(.limitExceeded) }
            return collect(filter, body, activation, &frame) { (value: Value) -> Value? in
                guard let key: MapKey = key else { return .failure(.invalidKey, "unsupported key type") }
                state.entries.append(MapValue.Entry(key: key, value: value))
                return nil
            }
        case .mapEntries(let filter, let body):
            var added: [MapValue.Entry] = []
            let step: Step = collect(filter, body, activation, &frame) { (value: Value) -> Value? in
                guard case .map(let map) = value else { return .failure(.noSuchOverload, "an entry must be a map") }
                added = map.entries
                return nil
            }
            // One step adds as many entries as its map has.
            guard frame.budget.holdsElements(state.entries.count + added.count),
                added.allSatisfy({ frame.budget.spendKey($0.key) })
            else { return .stop(.limitExceeded) }
            state.entries += added
            return step
        }
    }

    /// `all` stops at a false, `exists` at a true; errors count only when nothing stops the loop.
    private func quantify(
        _ body: PlanNode, stopsAt target: Bool, _ state: inout FoldState, _ activation: borrowing Activation,
        _ frame: inout EvaluationFrame
    ) -> Step {
        let value: Value = body.evaluate(activation, &frame)
        guard case .bool(let holds) = value else {
            if state.failure == nil { state.failure = PlanNode.notBool(value) }
            return .proceed
        }
        return holds == target ? .stop(.bool(target)) : .proceed
    }

    private func collect(
        _ filter: PlanNode?, _ body: PlanNode, _ activation: borrowing Activation, _ frame: inout EvaluationFrame,
        _ add: (Value) -> Value?
    ) -> Step {
        if let filter: PlanNode = filter {
            let condition: Value = filter.evaluate(activation, &frame)
            guard case .bool(let passes) = condition else { return .stop(PlanNode.notBool(condition)) }
            guard passes else { return .proceed }
        }
        let value: Value = body.evaluate(activation, &frame)
        if value.isError { return .stop(value) }
        if let failure: Value = add(value) { return .stop(failure) }
        return .proceed
    }

    private func result(of state: FoldState) -> Value {
        switch fold {
        case .all: state.failure ?? .bool(true)
        case .exists: state.failure ?? .bool(false)
        case .existsOne: .bool(state.matches == 1)
        case .list: .list(state.values)
        case .map, .mapEntries:
            MapValue(state.entries).map(Value.map) ?? .failure(.invalidKey, "a map has the same key twice")
        }
    }
}
