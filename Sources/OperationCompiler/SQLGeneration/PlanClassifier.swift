import ConnectorModel
import SchemaModel

/// Decides whether one plan serves every value of a statement.
enum PlanClassifier {
    static func planClass(of read: RootRead) -> CompiledStep.PlanClass {
        switch read.kind {
        case .typename: .keyed
        case .native: .selective
        case .lookup(let object, _): planClass(of: object)
        case .first(let list), .list(let list):
            list.ranking != nil || list.filter.map { isSelective($0, list.object.table) } == true
                ? .selective : planClass(of: list.object)
        }
    }

    /// The class of an update or a delete.
    static func planClass(of selection: WriteSelection, in table: Table) -> CompiledStep.PlanClass {
        switch selection {
        case .key, .all: .keyed
        case .first(let filter, _): filter.map { isSelective($0, table) } == true ? .selective : .keyed
        case .filter(let filter): isSelective(filter, table) ? .selective : .keyed
        }
    }

    private static func planClass(of object: ObjectPlan) -> CompiledStep.PlanClass {
        for field: FieldPlan in object.fields {
            switch field.kind {
            case .column, .typename, .aggregate, .metadata, .entityID: continue
            case .reference(_, let inner), .inverse(_, let inner):
                if planClass(of: inner) == .selective { return .selective }
            case .list(let list):
                if let filter: FilterPlan = list.filter, isSelective(filter, list.argumentTable) { return .selective }
                if planClass(of: list.object) == .selective { return .selective }
            }
        }
        return .keyed
    }

    /// Whether a value of a request is compared with a column that is no key: how many rows match depends on the value.
    private static func isSelective(_ filter: FilterPlan, _ table: Table) -> Bool {
        switch filter {
        // What groups are kept in the end does not change how their rows are found.
        case .always, .vanished, .aggregate: false
        case .comparison(let column, let comparison):
            comparison.hasRequestValue && !(comparison.isEquality && isKey(column, table))
        case .all(let members), .any(let members, _): members.contains { isSelective($0, table) }
        case .not(let inner): isSelective(inner, table)
        case .reference(_, let target, let inner): isSelective(inner, target)
        case .related(let related):
            related.counts.contains(where: \.hasRequestValue)
                || related.filter.map { isSelective($0, related.target) } == true
        }
    }

    /// A column that identifies a row, or points to one.
    private static func isKey(_ column: Column, _ table: Table) -> Bool {
        table.primaryKey.first == column.fieldName
            || table.references.contains { $0.pairs.first?.fieldName == column.fieldName }
            || table.indexes.contains { $0.isUnique && $0.parts.first?.fieldName == column.fieldName }
    }
}

extension Comparison {
    fileprivate var hasRequestValue: Bool {
        switch self {
        case .sign(_, let operand), .membership(_, let operand), .like(_, let operand), .includes(_, let operand),
            .includesAll(let operand), .excludesAll(let operand):
            operand.hasRequestValue
        case .pattern(let test): test.pattern.hasRequestValue
        case .elements(let test):
            test.counts.contains(where: \.hasRequestValue)
                || test.conditions?.contains(where: \.hasRequestValue) == true
        case .prefix: false
        case .isNull(let test):
            if case .source = test { true } else { false }
        }
    }
}
