import ConnectorModel

extension RowsShape {
    /// The shape of rows: the union of what they give, level by level.
    ///
    /// - Bounds: linear in the rows and what they give.
    init(of rows: [CoercedValue], _ type: VariableObjectType, in types: VariableObjectTypes) {
        var counts: [Int] = Array(repeating: 0, count: type.members.count)
        var inner: [Int: [CoercedValue]] = [:]
        var rowCount: Int = 0
        for case .object(let members) in rows {
            rowCount += 1
            var previous: Int = -1
            for member: CoercedValue.Member in members {
                guard let position: Int = type.position(of: member.name, after: previous) else { continue }
                previous = position
                counts[position] += 1
                if type.members[position].type.rowsName != nil { inner[position, default: []] += member.value.rows }
            }
        }
        self.init(hasRows: rowCount > 0)
        for (position, member) in type.members.enumerated() where counts[position] > 0 {
            guard let name: String = member.type.rowsName, let child: VariableObjectType = types[name] else {
                columns.append(Column(name: member.name, isInEveryRow: counts[position] == rowCount))
                continue
            }
            let shape: RowsShape = RowsShape(of: inner[position] ?? [], child, in: types)
            if shape.hasRows { children.append(Child(name: member.name, shape: shape)) }
        }
    }
}

extension VariableType {
    /// The type of the rows in it, where it is rows or one row of a table.
    var rowsName: String? {
        switch self {
        case .object(let name): name.hasSuffix("_Data") ? name : nil
        case .list(let element, _): element.rowsName
        case .scalar, .enumeration: nil
        }
    }
}

extension CoercedValue {
    /// A list of rows, or a single one; null is none.
    fileprivate var rows: [CoercedValue] {
        switch self {
        case .list(let elements): elements
        case .object: [self]
        default: []
        }
    }
}
