extension Checker {
    mutating func identType(_ name: String, _ expr: Expr) -> CELType {
        if let local: CELType = localType(name) { return local }
        if let type: CELType = globalType(name) { return type }
        let bare: String = name.hasPrefix(".") ? String(name.dropFirst()) : name
        let known: [String] = Array(environment.variables.keys) + locals.map(\.name)
        return report(
            "undeclared reference to '\(bare)' (in container '\(environment.container)')", at: expr,
            candidates: nearestNames(to: bare, among: known))
    }

    private func globalType(_ name: String) -> CELType? {
        switch environment.identifier(name) {
        case .variable(let variable): variable.type
        case .type(let type): .type(type)
        case nil: nil
        }
    }

    mutating func selectType(_ select: Expr.Select, _ expr: Expr) -> CELType {
        if let type: CELType = qualifiedType(expr) { return type }
        let operand: CELType = type(of: select.operand)
        let (base, wasOptional): (CELType, Bool) = unwrapped(operand)
        let field: CELType = fieldType(select, of: base, expr)
        if select.isTest { return .bool }
        guard wasOptional || select.isOptional else { return field }
        if case .optional = field { return field }
        return .optional(field)
    }

    /// The type of a chain that as a whole is the name of a variable or type. The longest name wins; a chain that begins
    /// with a loop variable never is one.
    private func qualifiedType(_ expr: Expr) -> CELType? {
        guard let names: [String] = expr.qualifiedName, let first: String = names.first, localType(first) == nil
        else { return nil }
        return globalType(names.joined(separator: "."))
    }

    /// What an optional holds, since selecting from an optional selects from that.
    func unwrapped(_ type: CELType) -> (type: CELType, wasOptional: Bool) {
        if case .optional(let wrapped) = type { (wrapped, true) } else { (type, false) }
    }

    private mutating func fieldType(_ select: Expr.Select, of operand: CELType, _ expr: Expr) -> CELType {
        switch operand {
        case .map(let key, let value):
            guard substitution.assign([.string], to: [key]) else {
                return report("type '\(operand)' does not support field selection", at: expr)
            }
            return value
        case .record(let record): return recordFieldType(select.field, of: record, expr)
        case .dyn, .error: return .dyn
        case .typeParameter:
            _ = substitution.assign([.dyn], to: [operand])
            return .dyn
        default: return report("type '\(operand)' does not support field selection", at: expr)
        }
    }

    /// The type of a field by name, as a selection or a constant index names it.
    mutating func recordFieldType(_ name: String, of record: RecordType, _ expr: Expr) -> CELType {
        if let index: Int = record.index(of: name) { return record.fields[index].type }
        if record.isDynamic { return .dyn }
        return report(
            "undefined field '\(name)'", at: expr,
            candidates: nearestNames(to: name, among: record.fields.map(\.name)))
    }
}
