public import CEL
import GraphQLSyntax

/// Checks the CEL of `@default(expr:)`: what it names must be there whatever operation inserts the row, and what it gives must fit
/// the column (language.md 1.4, 3.3). One whose value is known already must fit it as `@default(value:)` must.
struct DefaultExpression {
    let declaration: ColumnDeclaration
    let isNullable: Bool
    let enums: [String: EnumType]
    /// The text that holds it, to point into.
    let source: Source?

    private var column: ColumnType { declaration.type }

    /// - Errors: the first thing that is wrong, with its place in the literal where the text is known.
    func check(_ text: Name) throws(ConstantError) {
        let checked: CheckedExpr = try self.checked(try parsed(text), text)
        let result: CELType = checked.resultType
        if result == .null, !isNullable {
            throw ConstantError(
                message: "gives null, which is no value of a non-null field", span: text.span,
                hint: "Choose another default, or take the `!` from the type.")
        }
        guard fits(result) else {
            throw ConstantError(
                message: "gives \(spoken(result)) where \(column) is expected", span: text.span,
                hint: "Choose another default, or another type of field.")
        }
        if text.value.filter({ !$0.isWhitespace }) == ColumnDefault.uuidExpression {
            guard let scalar: Scalar = column.singleScalar, scalar == .uuid || scalar == .string else {
                throw ConstantError(
                    message: "uuidV4() gives a UUID or a String, not \(column)", span: text.span,
                    hint: "Choose another default, or the type UUID.")
            }
        }
        if checked.isDeterministic, checked.selectedPaths.isEmpty {
            try checkConstant(DefaultEnvironment.environment.program(checked).evaluate(Activation()), text)
        }
        let faults: [Issue] = checked.constantFaults
        guard faults.isEmpty else {
            throw flaw(IssueList(faults), text, hint: "Write a literal that the function takes.")
        }
    }

    /// What an expression without variables always gives.
    private func checkConstant(_ value: Value, _ text: Name) throws(ConstantError) {
        if case .error(let error) = value {
            throw ConstantError(
                message: "always fails: \(error)", span: text.span, hint: "Choose a default that can be computed.")
        }
        // Anything is a value of `Any`.
        guard column.scalar != .any else { return }
        guard let constant: InputValue = value.constant(at: text.span) else {
            throw ConstantError(
                message: "gives a value that is no \(column)", span: text.span,
                hint: "Choose another default, or another type of field.")
        }
        if constant.kind == .null {
            guard !isNullable else { return }
            throw ConstantError(
                message: "gives null, which is no value of a non-null field", span: text.span,
                hint: "Choose another default, or take the `!` from the type.")
        }
        do throws(ConstantError) {
            _ = try ConstantChecker(column: declaration, enums: enums).checked(constant)
        } catch {
            throw ConstantError(
                message: "gives a value that \(error.message)", span: text.span, hint: error.hint)
        }
    }

    private func parsed(_ text: Name) throws(ConstantError) -> ParsedExpr {
        do throws(IssueList) {
            return try DefaultEnvironment.environment.parse(text.value)
        } catch {
            throw flaw(error, text, hint: "For example \"request.time\", \"auth.uid\" or \"uuidV4()\".")
        }
    }

    private func checked(_ expression: ParsedExpr, _ text: Name) throws(ConstantError) -> CheckedExpr {
        do throws(IssueList) {
            return try DefaultEnvironment.environment.check(expression)
        } catch {
            let candidate: String? = error.issues.first?.candidates.first
            throw flaw(
                error, text,
                hint: candidate.map { "Did you mean `\($0)`?" }
                    ?? "A default may use `auth`, `request.auth`, `request.time` and `uuidV4()`; variables and results "
                    + "belong to operations.")
        }
    }

    private func flaw(_ list: IssueList, _ text: Name, hint: String) -> ConstantError {
        guard let issue: Issue = list.issues.first else {
            return ConstantError(message: "is no CEL", span: text.span, hint: hint)
        }
        let span: SourceSpan =
            source.map { sourceSpan(ofValueRange: issue.utf8Offsets, in: text.span, source: $0) } ?? text.span
        return ConstantError(message: "is no valid expression: \(issue.message)", span: span, hint: hint)
    }

    private func spoken(_ type: CELType) -> String {
        if case .wrapper(let inner) = type { return "\(spoken(inner)) or null" }
        return "\(type)"
    }

    private func fits(_ type: CELType) -> Bool {
        guard column.isList, column.scalar != .vector else { return fitsElement(type) }
        switch type {
        case .dyn, .null: return true
        case .wrapper(let inner): return fits(inner)
        case .list(let element): return fitsElement(element)
        default: return false
        }
    }

    /// Whether a value of this type can become one of the column's element type; what is only known when it is evaluated can.
    private func fitsElement(_ type: CELType) -> Bool {
        if type == .dyn || type == .null { return true }
        // The elements of `[]`.
        if case .typeParameter = type { return true }
        if case .wrapper(let inner) = type { return fitsElement(inner) }
        switch column.element {
        case .scalar(.any): return true
        case .scalar(.string), .scalar(.uuid), .enumeration: return type == .string
        case .scalar(.int), .scalar(.int64): return type == .int || type == .uint
        case .scalar(.float): return type == .double || type == .int || type == .uint
        case .scalar(.boolean): return type == .bool
        case .scalar(.date), .scalar(.timestamp): return type == .timestamp || type == .string
        case .scalar(.vector):
            if case .list = type { return true }
            return false
        }
    }
}

/// What `@default(expr:)` may name: a part of what the expressions of operations may, of the same types.
///
/// The run time's layout of these values (`ExpressionSlots`) lies where this target must not look; a test of `OperationCompiler`,
/// which sees both, holds the two together.
public enum DefaultEnvironment {
    /// The type of `auth`: null without a user.
    public static let authType: RecordType = RecordType(
        name: "auth", fields: [RecordField("uid", .wrapper(.string)), RecordField("token", .dyn)])

    /// The type of `request`: no variables, since the schema does not know of any.
    public static let requestType: RecordType = RecordType(
        name: "request",
        fields: [
            RecordField("auth", .record(authType)), RecordField("time", .timestamp),
            RecordField("operationName", .string),
        ])

    /// The functions that make identifiers.
    public static let functions: [String] = ["uuidV4", "uuidV7"]

    /// The libraries that expressions of a service may use: all there are. Each is bounded by the limits of an evaluation, and none
    /// takes a name from `auth`, `vars` and kin.
    public static let extensions: [Extension] = Extension.allCases

    static let environment: Environment = {
        var environment: Environment = Environment()
        environment.enable(extensions)
        environment.acceptsNil = true
        environment.nullableObjects = [["auth"], ["request", "auth"]]
        environment.declare("auth", .record(authType))
        environment.declare("request", .record(requestType))
        for name: String in functions {
            _ = environment.declareFunction(name, [Overload(name, [], .string)], isDeterministic: false)
        }
        return environment
    }()
}
