import SQL
import SchemaModel

/// What one root field of a query reads. Plain data: SQL generation takes it and nothing else.
struct RootRead: Hashable {
    enum Kind: Hashable {
        /// One row by its primary key, or null.
        case lookup(ObjectPlan, key: [KeyComparison])
        /// The first row of a list, or null.
        case first(ListPlan)
        case list(ListPlan)
        /// SQL of the operation's author.
        case native(NativePlan)
        /// `__typename` of the root type.
        case typename(String)
    }

    var responseName: String
    var kind: Kind
}

/// What is selected of one row.
struct ObjectPlan: Hashable {
    var table: Table
    var fields: [FieldPlan]
}

/// One member of an object in the response.
struct FieldPlan: Hashable {
    indirect enum Kind: Hashable {
        case column(Column)
        case typename(String)
        /// A value computed over the rows of a group.
        case aggregate(AggregatePlan)
        /// The row that a reference points to, or null.
        case reference(Reference, ObjectPlan)
        /// The one row whose reference points here, or null.
        case inverse(Reference, ObjectPlan)
        case list(RelatedListPlan)
        /// What a search says about the row.
        case metadata(MetadataPlan)
        /// What identifies the row in client caches.
        case entityID(Table)
    }

    var responseName: String
    var kind: Kind
}

/// A list with what filters, orders and limits it.
struct ListPlan: Hashable {
    var object: ObjectPlan
    var filter: FilterPlan?
    var elements: ListElements
    var order: [OrderPlan]
    var limit: CountPlan
    var offset: CountPlan?
    /// How rows are searched for and ranked, where the list is that of a search.
    var ranking: RankingPlan? = nil
}

/// A list of rows related to the row around it.
struct RelatedListPlan: Hashable {
    var path: Relation.Path
    var object: ObjectPlan
    /// Over the rows of `argumentTable`: the join table for a `_via_` list.
    var filter: FilterPlan?
    var elements: ListElements
    var order: [OrderPlan]
    var limit: CountPlan
    var offset: CountPlan?
    var argumentTable: Table
}

/// A number of rows.
enum CountPlan: Hashable {
    case literal(Int64)
    /// A variable; absent it is the default, which is nothing for an offset.
    case source(SourceReference, default: Int64?)
}

/// A column and the value its key member must have.
struct KeyComparison: Hashable {
    var column: Column
    var value: Operand
}

/// One sort criterion: a column of the row, or of a row that references lead to, or an aggregate of the group.
struct OrderPlan: Hashable {
    enum Value: Hashable {
        case column(Column)
        case aggregate(AggregatePlan)
    }

    var path: [ReferenceStep]
    var value: Value
    var isDescending: Bool
    /// Whether it speaks of the row that a `_via_` list returns, instead of the join table's.
    var isOfReturnedRow: Bool = false
}

/// A reference followed to the table it points to.
struct ReferenceStep: Hashable {
    var reference: Reference
    var target: Table
}
