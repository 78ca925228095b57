extension Library {
    /// Names for values within an expression.
    static let bindings: Library = Library(functions: [], macros: [bind])

    /// `cel.bind(name, value, expression)`. The value is computed once; where it fails, only using the name does.
    private static let bind: Macro = Macro("bind", argumentCount: 3) {
        (use: Macro.Use, parser: inout Parser) throws(Issue) -> Expr? in
        guard use.isScoped("cel") else { return nil }
        let name: String = try use.variable(0)
        return try parser.make(.bind(name: name, value: use.arguments[1], body: use.arguments[2]), from: use.start)
    }
}
