import ConnectorModel

extension VariableValues {
    /// Where a null stands that a column would get: the outermost one, of several rows that of the first.
    ///
    /// - Bounds: linear in the rows; nothing is copied.
    func null(in demand: ColumnDemand) -> ValuePlace? {
        guard var value: CoercedValue = slots[demand.slot] else { return nil }
        for (index, name) in demand.path.enumerated() {
            if value == .null { return ValuePlace(slot: demand.slot, path: Array(demand.path[..<index])) }
            guard let inner: CoercedValue = value.inside(name) else { return nil }
            value = inner
        }
        return value.null(at: demand.fields[...]).map { ValuePlace(slot: demand.slot, path: demand.path + $0) }
    }

    /// What is absent of the way to a value: the variable, or a member of it.
    func absence(of demand: ColumnDemand) -> ValuePlace? {
        let lengths: ClosedRange<Int> = 0...demand.path.count
        return lengths.first { value(demand.slot, Array(demand.path.prefix($0))) == nil }
            .map { ValuePlace(slot: demand.slot, path: Array(demand.path.prefix($0))) }
    }
}

extension CoercedValue {
    fileprivate func inside(_ name: String) -> CoercedValue? {
        switch self {
        case .object(let members): members.first { $0.name == name }?.value
        case .list(let elements): Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        default: nil
        }
    }

    /// The way to the first null that a row's field has. Rows within that are null are none.
    fileprivate func null(at fields: ArraySlice<String>) -> [String]? {
        guard let field: String = fields.first else { return self.isNull ? [] : nil }
        switch self {
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                if let rest: [String] = element.null(at: fields) { return [String(index)] + rest }
            }
            return nil
        case .object(let members):
            return members.first { $0.name == field }?.value.null(at: fields.dropFirst()).map { [field] + $0 }
        default: return nil
        }
    }

    private var isNull: Bool {
        if case .null = self { true } else { false }
    }
}
