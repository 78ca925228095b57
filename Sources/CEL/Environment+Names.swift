extension Environment {
    /// What a name stands for.
    enum Reference {
        case variable(Variable)
        case type(CELType)
    }

    /// The variable or type of a dotted name.
    func identifier(_ name: String) -> Reference? {
        for candidate in candidates(name) {
            if let variable: Variable = variables[candidate] { return .variable(variable) }
            if let type: CELType = types[candidate] { return .type(type) }
        }
        return nil
    }

    /// The function of a dotted name.
    func function(_ name: String) -> FunctionDeclaration? {
        for candidate in candidates(name) {
            if let function: FunctionDeclaration = functions[candidate] { return function }
        }
        return nil
    }

    /// The function a member call means when its receiver is no value but the scope of the function, as in
    /// `math.greatest(1, 2)`.
    func scopedFunction(_ call: Expr.Call) -> FunctionDeclaration? {
        guard let scope: [String] = call.target?.qualifiedName else { return nil }
        return function(scope.joined(separator: ".") + "." + call.function)
    }

    /// The names to try, the innermost scope first. A name that begins with a dot is only in the root scope.
    ///
    /// - Source: CEL language definition, "Name Resolution".
    private func candidates(_ name: String) -> [String] {
        if name.hasPrefix(".") { return [String(name.dropFirst())] }
        guard !container.isEmpty else { return [name] }
        var scope: [Substring] = container.split(separator: ".")
        var result: [String] = []
        while !scope.isEmpty {
            result.append(scope.joined(separator: ".") + "." + name)
            scope.removeLast()
        }
        return result + [name]
    }
}
