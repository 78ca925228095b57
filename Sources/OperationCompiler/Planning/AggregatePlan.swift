import SQL
import SchemaModel

/// What a list's elements are.
enum ListElements: Hashable {
    /// A row each.
    case rows
    /// Rows that differ in what is selected of them.
    case distinctRows
    /// A group of rows each: those that are equal in the plain fields selected.
    case groups(having: FilterPlan?)
}

/// A value computed over the rows of a group.
struct AggregatePlan: Hashable {
    var function: Aggregate.Function
    /// What it is computed over; nothing counts rows.
    var column: Column?
    /// Whether equal values are taken once.
    var isDistinct: Bool

    /// The value as if it stood in a column, for what conditions compare it with.
    ///
    /// The types are PostgreSQL's own (manual, 9.21), which hold more than the field's: a sum that the field could not show can be compared.
    func resultColumn(named name: String) -> Column {
        switch (function, column) {
        case (.average, _): Self.column(name, .float, .doublePrecision)
        case (.count, _), (_, nil): Self.column(name, .int, .bigint)
        case (.sum, let column?) where column.type.singleScalar == .int: Self.column(name, .int, .bigint)
        case (.sum, let column?) where column.type.singleScalar == .int64:
            Self.column(name, .int64, PostgresType("numeric"))
        case (.sum, let column?) where column.bindingType == .real: Self.column(name, .float, .doublePrecision)
        case (.sum, let column?), (.minimum, let column?), (.maximum, let column?):
            column.renamed(fieldName: name)
        }
    }

    /// A number of rows, as if it stood in a column.
    static let rowCount: Column = column("count", .int, .bigint)

    private static func column(_ name: String, _ scalar: Scalar, _ type: PostgresType) -> Column {
        Column(fieldName: name, name: name, type: ColumnType(.scalar(scalar)), sqlType: type, isNullable: true)
    }
}

extension Column {
    fileprivate func renamed(fieldName: String) -> Column {
        var column: Column = self
        column.fieldName = fieldName
        return column
    }
}

extension ObjectPlan {
    /// The aggregates selected, each once.
    var aggregates: [AggregatePlan] {
        var seen: Set<AggregatePlan> = []
        return fields.compactMap { field in
            guard case .aggregate(let plan) = field.kind, seen.insert(plan).inserted else { return nil }
            return plan
        }
    }
}
