import SQL

extension Operand {
    /// Appends the value as one that a column is compared with; not to be stored, which asks for one that the column's type holds.
    func appendCompared(to sql: inout SQLBuilder, with type: PostgresType) {
        switch type {
        case .real: RealSQL.append(self, to: &sql)
        case .real.array: RealSQL.appendMembers(self, to: &sql)
        default: append(to: &sql, as: type)
        }
    }
}
