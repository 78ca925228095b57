import ConnectorModel
import GraphQLSyntax
import SchemaModel

extension PlanningContext {
    /// Sees to it that a column which is never null is given no null by a request: the database would refuse it without saying whose
    /// it is. A null that the text itself spells is its author's.
    func demandNotNull(_ operand: Operand, of column: Column, _ value: InputValue) {
        guard !column.isNullable else { return }
        switch operand {
        case .null:
            guard place(substitutedAt: value.span) != nil else { return }
            error(.columnValue, ColumnDemand.message(column.fieldName), at: value.span)
        case .source(let reference):
            guard reference.canBeNull, case .variable(let slot, let path) = sources.sources[reference.index] else {
                return
            }
            demands.append(.notNull(ColumnDemand(slot: slot, path: path, column: column.fieldName)))
        case .literal, .relative, .list, .json: return
        }
    }

    /// Sees to it that a request gives the variable of a column for which nothing else stands in a new row. An upsert may find a row that
    /// has one.
    func demandGiven(_ reference: SourceReference, of column: Column) {
        guard column.isRequiredOnInsert, case .variable(let slot, let path) = sources.sources[reference.index] else {
            return
        }
        demands.append(.given(ColumnDemand(slot: slot, path: path, column: column.fieldName)))
    }
}
