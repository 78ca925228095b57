import ConnectorModel
import GraphQLSyntax
import SchemaModel

extension DataPlanner {
    /// Sees to it that the key object of a reference is given whole: half of it would make a foreign key of one row's part and another's.
    ///
    /// A variable may be left out or null whole, which keeps or clears the reference. A key of one member that the text spells out is that
    /// member, and may be both too.
    ///
    /// - Errors: a member that is written as null.
    func demandWhole(_ assignments: [Assignment], _ value: InputValue, _ reference: Reference, _ target: Table) -> Bool
    {
        let isSingle: Bool = assignments.count == 1
        var demand: KeyDemand = KeyDemand(
            slot: nil, path: [], members: [], allowsNull: isSingle, typeName: "\(target.objectType)_Key")
        switch value.kind {
        case .variable(let name):
            guard let (slot, path) = context.place(of: name) else { return true }
            demand.slot = slot
            demand.path = path
        case .object where !isSingle:
            if let clear: Assignment = assignments.first(where: { $0.value == .null }) {
                context.error(
                    .columnValue,
                    "Part of the key of \"\(target.objectType)\" is null: \"\(clear.column.fieldName)\" cannot be known from it",
                    at: value.span, hint: "write \(reference.fieldName): null if no row is meant")
                return false
            }
        default: return true
        }
        demand.members = assignments.compactMap { assignment in
            guard let source: SourceReference = assignment.value.reference, source.canBeAbsent || source.canBeNull
            else { return nil }
            return KeyDemand.Member(column: assignment.column.fieldName, source: source.index)
        }
        if !demand.members.isEmpty { context.demands.append(.wholeKey(demand)) }
        return true
    }
}
