/// One step of a planned evaluation. Names have become slots, and what can be known beforehand is a constant.
indirect enum PlanNode: Sendable {
    case constant(Value)
    case variable(slot: Int)
    case local(Int)
    case path(Path)
    case comparison(PathComparison)
    case select(PlanNode, FieldAccess)
    case optionalSelect(PlanNode, FieldAccess)
    case presence(PlanNode, FieldAccess)
    case index(PlanNode, PlanNode)
    case optionalIndex(PlanNode, PlanNode)
    case and(Operands)
    case or(Operands)
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

    /// Two operands. A reference, so that evaluating them copies neither.
    final class Operands: Sendable {
        let left: PlanNode
        let right: PlanNode

        init(_ left: PlanNode, _ right: PlanNode) {
            self.left = left
            self.right = right
        }
    }

    final class Loop: Sendable {
        let range: PlanNode
        /// The locals of the variables, one or two.
        let locals: [Int]
        let fold: Fold
        /// Units of work of one step: a body is as large as its author made it.
        let stepCost: Int

        init(range: PlanNode, locals: [Int], fold: Fold, stepCost: Int) {
            self.range = range
            self.locals = locals
            self.fold = fold
            self.stepCost = stepCost
        }
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
