/// One step of a planned evaluation. Names have become slots, and what can be known beforehand is a constant.
indirect enum PlanNode: Sendable {
    case constant(Value)
    case variable(slot: Int)
    case local(Int)
    /// A variable and the fields selected from it one after the other.
    case path(slot: Int, fields: [FieldAccess])
    case select(PlanNode, FieldAccess)
    case optionalSelect(PlanNode, FieldAccess)
    case presence(PlanNode, FieldAccess)
    case index(PlanNode, PlanNode)
    case optionalIndex(PlanNode, PlanNode)
    case and(PlanNode, PlanNode)
    case or(PlanNode, PlanNode)
    case conditional(PlanNode, then: PlanNode, otherwise: PlanNode)
    case equal(PlanNode, PlanNode)
    case notEqual(PlanNode, PlanNode)
    case membership(PlanNode, PlanNode)
    case call(PlannedCall)
    case list([Element])
    case map([Entry])
    case loop(Loop)
    case bind(local: Int, value: PlanNode, body: PlanNode)

    struct Element: Sendable {
        let value: PlanNode
        let isOptional: Bool
    }

    struct Entry: Sendable {
        let key: PlanNode
        let value: PlanNode
        let isOptional: Bool
    }

    struct Loop: Sendable {
        let range: PlanNode
        /// The locals of the variables, one or two.
        let locals: [Int]
        let fold: Fold
    }

    enum Fold: Sendable {
        case all(PlanNode)
        case exists(PlanNode)
        case existsOne(PlanNode)
        case list(filter: PlanNode?, element: PlanNode)
        case map(filter: PlanNode?, value: PlanNode)
        case mapEntries(filter: PlanNode?, entry: PlanNode)
    }
}

/// A field by name, and by index where the checker knew the type of the object.
///
/// A reference, so that going along a path copies one pointer a step.
final class FieldAccess: Sendable {
    let name: String
    let type: RecordType?
    let index: Int
    /// Whether `null` is an object without fields, each of which reads as `null`.
    let acceptsNull: Bool

    init(_ name: String, of type: RecordType?, acceptsNull: Bool) {
        self.name = name
        let index: Int? = type?.index(of: name)
        self.type = index == nil ? nil : type
        self.index = index ?? 0
        self.acceptsNull = acceptsNull
    }
}

/// A function with the arguments it gets.
enum PlannedCall: Sendable {
    case nullary(@Sendable () -> Value?)
    case unary(@Sendable (Value, inout EvaluationBudget) -> Value?, PlanNode)
    case binary(@Sendable (Value, Value, inout EvaluationBudget) -> Value?, PlanNode, PlanNode)
    case ternary(@Sendable (Value, Value, Value, inout EvaluationBudget) -> Value?, PlanNode, PlanNode, PlanNode)
    case variadic(@Sendable ([Value], inout EvaluationBudget) -> Value?, [PlanNode])
    case host(FunctionSlot, [PlanNode])
    case fallback(Fallback, PlanNode, PlanNode)
}

extension PlanNode {
    /// The value of a node that has become a constant.
    var constant: Value? {
        if case .constant(let value) = self { value } else { nil }
    }

    static func failure(_ code: RuntimeError.Code, _ message: String) -> PlanNode {
        .constant(.failure(code, message))
    }
}
