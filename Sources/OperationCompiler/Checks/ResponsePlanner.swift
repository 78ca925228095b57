import CEL
import ConnectorModel
import GraphQLSyntax
import TypeSystem

/// Follows the root fields of an operation: what `response` is for each of them, what is checked, what is left out.
final class ResponsePlanner {
    private struct Root {
        var name: String
        var node: ResponseNode
        var checks: [CompiledCheck]
        var isRedacted: Bool
    }

    private let context: PlanningContext
    private let builder: ResponseBuilder
    private let type: ObjectType
    private let selection: GuardedSelection
    private let expressions: ExpressionCompiler
    private var roots: [Root] = []

    init(_ context: PlanningContext, on type: ObjectType, _ fragments: Fragments) {
        self.context = context
        self.type = type
        builder = ResponseBuilder(context: context, fragments: fragments)
        selection = GuardedSelection([(context.operation.selectionSet, false)], fragments)
        expressions = context.expressions
        CheckRules(context: context).refuse(selection.checks)
    }

    // MARK: Mutations

    /// Lets the expressions of the next root field see what those before it give.
    func begin() {
        context.compileExpressions { [unowned self] in
            expressions.seeing(
                roots.map { ($0.name, $0.node.celType) }, isDynamic: context.isPlannedForRequest)
        }
    }

    /// Notes a root field, and compiles its checks.
    func end(_ field: CollectedField) { note(field) }

    /// After the last root field nothing sees a response.
    func finish() { context.compileExpressions { [expressions] in expressions } }

    // MARK: Queries

    /// Notes the root fields of a query.
    func note(_ fields: [CollectedField]) {
        for field: CollectedField in fields { note(field) }
    }

    private func note(_ field: CollectedField) {
        let member: ResponseNode.Member = builder.member(field, on: type, selection)
        roots.append(
            Root(
                name: member.name, node: member.node,
                checks: CheckRules(context: context, strictResponse: { [roots] in Self.strictResponse(of: roots) })
                    .checks(of: member.node, at: []),
                isRedacted: member.isRedacted))
    }

    /// A root field that failed is null, whatever the schema says; what lies below it is then not there.
    private static func strictResponse(of roots: [Root]) -> RecordType {
        ExpressionSlots.responseType(roots.map { ($0.name, $0.node.strictTypeBelow) })
    }

    // MARK: Steps

    /// The steps with who looks into their results.
    func inspected(_ steps: [CompiledStep]) -> [CompiledStep] {
        for path: [String] in context.responsePaths { noteRead(path) }
        let named: [String: Root] = Dictionary(roots.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return steps.map { step in
            var step: CompiledStep = step
            step.inspection =
                step.result == .wholeData ? wholeData() : named[step.responseName].flatMap { inspection(of: $0) }
            return step
        }
    }

    private func noteRead(_ path: [String]) {
        for root: Root in roots where path.count == 1 || path[1] == root.name {
            root.node.noteRead(path.dropFirst(2))
        }
    }

    private func isReadLater(_ root: Root) -> Bool {
        context.responsePaths.contains { $0.count == 1 || $0[1] == root.name }
    }

    private func inspection(of root: Root) -> ResultInspection? {
        let shape: ResultShape = root.node.shape()
        let isReadLater: Bool = isReadLater(root)
        guard isReadLater || root.isRedacted || shape.redacts || !root.checks.isEmpty else { return nil }
        return ResultInspection(
            shape: shape, checks: root.checks, isReadLater: isReadLater, isRedacted: root.isRedacted)
    }

    /// All root fields of a query are the members of one object.
    private func wholeData() -> ResultInspection? {
        let members: [ResponseNode.Member] = roots.map {
            ResponseNode.Member(name: $0.name, node: $0.node, isRedacted: $0.isRedacted)
        }
        let shape: ResultShape = builder.object("data", members).shape()
        let checks: [CompiledCheck] = roots.enumerated().flatMap { index, root in
            root.checks.map { check in
                var check: CompiledCheck = check
                check.path.insert(.member(name: root.name, index: index), at: 0)
                return check
            }
        }
        return checks.isEmpty && !shape.redacts ? nil : ResultInspection(shape: shape, checks: checks)
    }
}

extension ExpressionCompiler {
    /// The same with root fields as `response`.
    fileprivate func seeing(_ fields: [(name: String, type: CELType)], isDynamic: Bool) -> ExpressionCompiler {
        var compiler: ExpressionCompiler = self
        let type: RecordType = RecordType(
            name: "response", fields: fields.map { RecordField($0.name, $0.type) }, isDynamic: isDynamic)
        compiler.environment.declare("response", .record(type))
        compiler.responseNames = fields.map(\.name)
        return compiler
    }
}
