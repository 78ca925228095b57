import CEL
import ConnectorModel
import GraphQLSyntax
import SchemaModel

/// Compiles the CEL expressions of one operation.
struct ExpressionCompiler {
    var environment: Environment
    /// The root fields before the expression; nothing where there is no `response`.
    var responseNames: [String]?
    /// The sources of the connector and the schema by name, to point into string literals.
    let sources: [String: Source]

    init(variables: RecordType, sources: [String: Source]) {
        self.init(environment: .operation(variables: variables), sources: sources)
    }

    init(environment: Environment, sources: [String: Source]) {
        self.environment = environment
        self.sources = sources
    }

    /// An expression that gives a value of a request (`_expr`, `@default(expr:)`).
    func value(_ literal: InputValue, as type: VariableType, _ context: PlanningContext) -> ExpressionSource? {
        guard let checked: CheckedExpr = check(literal, &context.diagnostics) else {
            context.noteFaulty(literal)
            return nil
        }
        context.note(checked)
        let typeText: String = type.expressionName
        guard checked.resultType.fits(type) else {
            context.error(
                .expression, "The expression gives \(checked.resultType.spoken) where \(typeText) is expected",
                at: literal.span,
                hint: "write an expression that gives it, or convert with string(…), int(…) or double(…)")
            return nil
        }
        if let misfit: CheckedExpr = checked.outcomes.first(where: { $0.constant?.isMisfit(of: type) == true }) {
            context.error(
                .expression, "The expression gives a value that is no \(typeText)",
                at: span(of: misfit.utf8Offsets, in: literal), hint: "write \(type.example)")
            return nil
        }
        return ExpressionSource(
            program: environment.program(checked), type: type, text: checked.text, typeText: typeText,
            isRequired: checked.isClaim, claim: checked.isClaim ? nil : checked.firstClaim,
            needs: checked.needs(of: context.variables, typeText),
            isVolatile: checked.calledFunctions.contains(where: Environment.uuidFunctions.contains))
    }

    /// An expression that holds or does not.
    func condition(_ literal: InputValue, _ context: PlanningContext) -> CheckedExpr? {
        guard let checked: CheckedExpr = condition(literal, &context.diagnostics) else {
            context.noteFaulty(literal)
            return nil
        }
        return checked
    }

    private func condition(_ literal: InputValue, _ diagnostics: inout [Diagnostic]) -> CheckedExpr? {
        guard let checked: CheckedExpr = check(literal, &diagnostics) else { return nil }
        guard checked.resultType.fits(.scalar(.boolean)) else {
            diagnostics.append(
                Diagnostic(
                    .error, .expression, "The condition gives \(checked.resultType.spoken), not true or false",
                    at: literal.span, hint: "compare it, for example with == or !="))
            return nil
        }
        return checked
    }

    private func check(_ literal: InputValue, _ diagnostics: inout [Diagnostic]) -> CheckedExpr? {
        guard case .string(let text, _) = literal.kind else { return nil }
        do throws(IssueList) {
            let checked: CheckedExpr = try environment.compile(text)
            let faults: [Issue] = checked.constantFaults
            guard faults.isEmpty else { throw IssueList(faults) }
            return checked
        } catch {
            for issue: Issue in error.issues {
                diagnostics.append(
                    Diagnostic(
                        .error, .expression, "Invalid expression: \(issue.message)", at: span(of: issue, in: literal),
                        hint: hint(for: issue, in: text) ?? Self.anyHint))
            }
            return nil
        }
    }

    /// What an author may have meant; what `this` and `response` are, where there is none of them.
    private func hint(for issue: Issue, in text: String) -> String? {
        if issue.message.hasPrefix("undeclared reference to 'this'") {
            return "this is the value of the field that a @check stands on; there is none here"
        }
        guard issue.message.hasPrefix("undefined field") else { return issue.hint }
        let place: [Substring] = String(decoding: Array(text.utf8)[issue.utf8Offsets], as: UTF8.self)
            .split(separator: ".")
        switch (place.first, place.count) {
        case ("response", 2): return responseHint
        case ("this", _) where issue.candidates.isEmpty:
            return "this holds what is selected; select the field too, with @redact if clients should not get it"
        default: return issue.hint
        }
    }

    private static let anyHint: String = "an expression is CEL; `dataconnect cel` evaluates one on its own"

    private var responseHint: String {
        guard let responseNames else {
            return "response holds what earlier root fields of a mutation gave; there are none here"
        }
        guard !responseNames.isEmpty else {
            return "response holds the root fields before this one, and this is the first"
        }
        return "response holds the root fields before this one: " + responseNames.joined(separator: ", ")
    }

    /// Where an issue stands in the document: inside the string literal.
    private func span(of issue: Issue, in literal: InputValue) -> SourceSpan {
        span(of: issue.utf8Offsets, in: literal)
    }

    /// Where a part of a string literal's value, in UTF-8 bytes, stands in the document.
    func span(of offsets: Range<Int>, in literal: InputValue) -> SourceSpan {
        guard let source: Source = sources[literal.span.sourceName] else { return literal.span }
        return sourceSpan(ofValueRange: offsets, in: literal.span, source: source)
    }
}

extension Environment {
    /// What expressions of an operation may name, in the order of `ExpressionSlots`.
    static func operation(variables: RecordType) -> Environment {
        var environment: Environment = ofOperations
        environment.volatilePaths = [["request", "time"]]
        environment.nullableObjects = [["auth"], ["request", "auth"]]
        let request: RecordType = ExpressionSlots.requestType(variables: variables)
        environment.declare("auth", .record(ExpressionSlots.authType))
        environment.declare("vars", .record(variables))
        environment.declare("request", .record(request))
        environment.declare("response", .record(ExpressionSlots.responseType([])))
        return environment
    }

    /// What conditions of `@refresh` may name, in the order of `ConditionSlots`.
    static func condition(subscriber: RecordType, mutation: RecordType) -> Environment {
        var environment: Environment = withExtensions
        environment.nullableObjects = [["request", "auth"], ["mutation", "auth"]]
        environment.declare("request", .record(ConditionSlots.requestType(variables: subscriber)))
        environment.declare("mutation", .record(ConditionSlots.mutationType(variables: mutation)))
        return environment
    }

    /// Every library, put together once: it holds hundreds of functions, which copies share.
    private static let withExtensions: Environment = {
        var environment: Environment = Environment()
        environment.enable(DefaultEnvironment.extensions)
        environment.acceptsNil = true
        return environment
    }()

    private static let ofOperations: Environment = {
        var environment: Environment = withExtensions
        environment.declareUUIDFunctions()
        return environment
    }()

    /// Functions that give something else each time, in the order of their slots.
    static let uuidFunctions: [String] = ["uuidV4", "uuidV7"]

    private mutating func declareUUIDFunctions() {
        for name: String in Self.uuidFunctions {
            _ = declareFunction(
                name, [Overload(name, [], .string)], isDeterministic: false)
        }
    }
}

extension CheckedExpr {
    /// Whether it is a part of `auth` and nothing else. Such a value was written to be there; an expression that does more than name it
    /// can say itself what holds without one.
    var isClaim: Bool {
        guard let path: [String] = selectedPath else { return false }
        return path.first == "auth" || path.starts(with: ["request", "auth"])
    }

    /// The first part of `auth` it reads, as messages name it.
    var firstClaim: String? { authPaths.first { !$0.isEmpty }.map { Self.claim($0) } }

    private static func claim(_ path: [String]) -> String {
        "\((["auth"] + path).joined(separator: ".")) (\(path == ["uid"] ? "String" : "Any"))"
    }

    /// What it reads of the request that one may lack: parts of `auth`, and variables with what is in them.
    ///
    /// - Parameter typeText: the type that its value has.
    func needs(of variables: [CompiledVariable], _ typeText: String) -> [ExpressionNeed] {
        guard !isClaim else {
            let path: [String] = authPaths.first ?? []
            return [ExpressionNeed(slot: ExpressionSlots.auth, path: path, name: "\(text) (\(typeText))")]
        }
        let claims: [ExpressionNeed] = authPaths.filter { !$0.isEmpty }.map { path in
            ExpressionNeed(slot: ExpressionSlots.auth, path: path, name: Self.claim(path))
        }
        return claims
            + selectedPaths.compactMap { path in
                let isShort: Bool = path.first == "vars"
                guard isShort || path.starts(with: ["request", "variables"]) else { return nil }
                let place: [String] = Array(path.dropFirst(isShort ? 1 : 2))
                guard let variable: CompiledVariable = variables.first(where: { $0.name == place.first }) else {
                    return nil
                }
                let type: String = place.count == 1 ? " (\(variable.typeText.filter { $0 != "!" }))" : ""
                return ExpressionNeed(
                    slot: ExpressionSlots.variables, path: place, name: "$\(place.joined(separator: "."))\(type)")
            }
    }

    /// The paths below `auth` that it reads, without the variable's name.
    var authPaths: [[String]] {
        selectedPaths.compactMap { path in
            if path.first == "auth" { return Array(path.dropFirst()) }
            if path.count >= 2, path[0] == "request", path[1] == "auth" { return Array(path.dropFirst(2)) }
            return nil
        }
    }
}

extension VariableType {
    /// What messages call the type.
    var expressionName: String {
        switch self {
        case .scalar(let kind): kind.rawValue
        case .enumeration(let name, _): name
        case .list(let element, _): "[\(element.expressionName)]"
        case .object(let name): name
        }
    }
}

extension CELType {
    /// The type in words.
    fileprivate var spoken: String {
        if case .wrapper(let inner) = self { return "\(inner.spoken) or null" }
        return "\(self)"
    }

    /// Whether a value of this type can become one of a variable type; what is only known when it is evaluated can.
    func fits(_ type: VariableType) -> Bool {
        if self == .dyn || self == .null { return true }
        if case .wrapper(let inner) = self { return inner.fits(type) }
        switch type {
        case .scalar(.any): return true
        case .scalar(.string), .scalar(.uuid), .enumeration: return self == .string
        case .scalar(.int), .scalar(.int64): return self == .int || self == .uint
        case .scalar(.float): return self == .double || self == .int || self == .uint
        case .scalar(.boolean): return self == .bool
        case .scalar(.date), .scalar(.timestamp): return self == .timestamp || self == .string
        case .scalar(.vector), .list:
            if case .list = self { return true }
            return false
        case .object: return false
        }
    }
}
