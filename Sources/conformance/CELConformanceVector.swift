import CEL
import JSON

/// One vector: an expression, what it may name, and what becomes of it.
struct CELVector {
    private let test: JSONValue
    private let extensions: [Extension]

    init(_ test: JSONValue, extensions: [Extension]) {
        self.test = test
        self.extensions = extensions
    }

    /// Runs the vector.
    func run() throws(VectorFailure) {
        let environment: Environment = try self.environment()
        guard let text: String = test["expr"]?.string else { throw VectorFailure(reason: "no expression") }
        let parsed: ParsedExpr = try compiling { () throws(IssueList) -> ParsedExpr in try environment.parse(text) }
        if test["disableCheck"]?.bool == true {
            try expect(environment.program(parsed).evaluate(try activation(environment)))
            return
        }
        let checked: CheckedExpr = try compiling { () throws(IssueList) -> CheckedExpr in
            try environment.check(parsed)
        }
        try expectType(checked.resultType)
        if test["checkOnly"]?.bool == true { return }
        try expect(environment.program(checked).evaluate(try activation(environment)))
    }

    private func compiling<Result>(_ body: () throws(IssueList) -> Result) throws(VectorFailure) -> Result {
        do throws(IssueList) {
            return try body()
        } catch {
            throw VectorFailure(reason: "does not compile: \(error)")
        }
    }

    // MARK: Set up

    private func environment() throws(VectorFailure) -> Environment {
        var environment: Environment = Environment()
        environment.enable(extensions)
        environment.container = test["container"]?.string ?? ""
        environment.expandsMacros = test["disableMacros"]?.bool != true
        for binding in test["bindings"]?.object?.members ?? [] { environment.declare(binding.name, .dyn) }
        for declaration in test["typeEnv"]?.array ?? [] {
            let name: String = declaration["name"]?.string ?? ""
            if let type: String = declaration["ident"]?.string {
                environment.declare(name, try CELTypeText.type(type))
            }
            guard let function: [JSONValue] = declaration["function"]?.array else { continue }
            var overloads: [Overload] = []
            for overload in function { overloads.append(try Self.overload(overload)) }
            environment.declareFunction(name, overloads) { (_: [Value]) -> Value? in nil }
        }
        return environment
    }

    private static func overload(_ overload: JSONValue) throws(VectorFailure) -> Overload {
        let id: String = overload["overloadId"]?.string ?? ""
        var parameters: [CELType] = []
        for parameter in overload["params"]?.array ?? [] {
            parameters.append(try CELTypeText.type(parameter.string ?? ""))
        }
        let result: CELType = try CELTypeText.type(overload["result"]?.string ?? "")
        return overload["instance"]?.bool == true
            ? Overload(id, member: parameters, result) : Overload(id, parameters, result)
    }

    private func activation(_ environment: Environment) throws(VectorFailure) -> Activation {
        var environment: Environment = environment
        var activation: Activation = Activation(for: environment)
        for binding in test["bindings"]?.object?.members ?? [] {
            // Declaring a name again gives its slot; the copy is thrown away.
            activation[environment.declare(binding.name, .dyn)] = try Value(vector: binding.value)
        }
        return activation
    }

    // MARK: Expectations

    private func expectType(_ found: CELType) throws(VectorFailure) {
        guard let text: String = test["typedResult"]?["deducedType"]?.string else { return }
        let expected: CELType = try CELTypeText.type(text)
        if found != expected { throw VectorFailure(reason: "has type \(found), expected \(expected)") }
    }

    private func expect(_ found: Value) throws(VectorFailure) {
        if test["evalError"] != nil || test["anyEvalErrors"] != nil {
            if !found.isError { throw VectorFailure(reason: "gives \(found), expected an error") }
            return
        }
        guard let encoded: JSONValue = test["value"] ?? test["typedResult"]?["value"] else { return }
        let expected: Value = try Value(vector: encoded)
        if !isExactly(found, expected) { throw VectorFailure(reason: "gives \(found), expected \(expected)") }
    }

    /// Equality that also tells -0 from 0.
    private func isExactly(_ found: Value, _ expected: Value) -> Bool {
        guard case .double(let left) = found, case .double(let right) = expected, left == 0 else {
            return found == expected
        }
        return left == right && left.sign == right.sign
    }
}
