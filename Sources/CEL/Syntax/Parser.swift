/// Builds the syntax tree of an expression by recursive descent.
///
/// - Errors: the first place where the text is no expression, or is larger than the limits allow.
/// - Source: CEL language definition, "Syntax".
struct Parser {
    private var lexer: Lexer
    var token: Token
    private let limits: Limits
    private let macros: [Macro.Key: Macro]
    let acceptsNil: Bool
    private let acceptsOptionals: Bool
    private(set) var nodeCount: Int = 0
    private var nesting: Int = 0
    private var lastEnd: Int = 0

    init(_ utf8: [UInt8], in environment: Environment) throws(Issue) {
        let limits: Limits = environment.limits
        guard utf8.count <= limits.expressionByteCount else {
            throw Issue("the expression is longer than \(limits.expressionByteCount) bytes", at: 0..<utf8.count)
        }
        lexer = Lexer(utf8)
        token = try lexer.next()
        self.limits = limits
        macros = environment.expandsMacros ? environment.macros : [:]
        acceptsNil = environment.acceptsNil
        acceptsOptionals = environment.extensions.contains(.optionals)
    }

    /// Reads the whole text as one expression.
    mutating func parse() throws(Issue) -> Expr {
        let root: Expr = try expression()
        guard token.kind == .end else { throw unexpected() }
        return root
    }

    // MARK: Grammar

    /// `Expr = ConditionalOr ["?" ConditionalOr ":" Expr]`
    mutating func expression() throws(Issue) -> Expr {
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= limits.nestingDepth else {
            throw Issue("the expression is nested more than \(limits.nestingDepth) levels deep", at: token.range)
        }
        let condition: Expr = try disjunction()
        guard try take(.question) else { return condition }
        let whenTrue: Expr = try disjunction()
        try expect(.colon)
        let whenFalse: Expr = try expression()
        return try call(Operators.conditional, [condition, whenTrue, whenFalse], from: condition.range.lowerBound)
    }

    private mutating func disjunction() throws(Issue) -> Expr {
        var terms: [Expr] = [try conjunction()]
        while try take(.or) { terms.append(try conjunction()) }
        return try balanced(Operators.or, terms[...])
    }

    private mutating func conjunction() throws(Issue) -> Expr {
        var terms: [Expr] = [try binary(tightness: 0)]
        while try take(.and) { terms.append(try binary(tightness: 0)) }
        return try balanced(Operators.and, terms[...])
    }

    /// A chain of one logical operator as a tree of little height: hundreds of terms in a row are usual.
    private mutating func balanced(_ function: String, _ terms: ArraySlice<Expr>) throws(Issue) -> Expr {
        if terms.count == 1, let only: Expr = terms.first { return only }
        let middle: Int = terms.startIndex + terms.count / 2
        let left: Expr = try balanced(function, terms[..<middle])
        let right: Expr = try balanced(function, terms[middle...])
        return try call(function, [left, right], from: left.range.lowerBound, to: right.range.upperBound)
    }

    /// Relations, additions and multiplications: left-associative, each level tighter than the one before.
    private mutating func binary(tightness: Int) throws(Issue) -> Expr {
        guard tightness < 3 else { return try unary() }
        var left: Expr = try binary(tightness: tightness + 1)
        while let function: String = Self.binaryOperator(token.kind, tightness: tightness) {
            try advance()
            let right: Expr = try binary(tightness: tightness + 1)
            left = try call(function, [left, right], from: left.range.lowerBound)
        }
        return left
    }

    private static func binaryOperator(_ kind: Token.Kind, tightness: Int) -> String? {
        switch (kind, tightness) {
        case (.symbol(.equal), 0): Operators.equal
        case (.symbol(.notEqual), 0): Operators.notEqual
        case (.symbol(.less), 0): Operators.less
        case (.symbol(.lessOrEqual), 0): Operators.lessOrEqual
        case (.symbol(.greater), 0): Operators.greater
        case (.symbol(.greaterOrEqual), 0): Operators.greaterOrEqual
        case (.keyword(.in), 0): Operators.membership
        case (.symbol(.plus), 1): Operators.add
        case (.symbol(.minus), 1): Operators.subtract
        case (.symbol(.star), 2): Operators.multiply
        case (.symbol(.slash), 2): Operators.divide
        case (.symbol(.percent), 2): Operators.modulo
        default: nil
        }
    }

    /// `Unary = Member | "!" {"!"} Member | "-" {"-"} Member`
    private mutating func unary() throws(Issue) -> Expr {
        let start: Int = token.range.lowerBound
        var count: Int = 0
        if token.kind == .symbol(.not) {
            while try take(.not) { count += 1 }
            let operand: Expr = try member()
            return count % 2 == 0 ? operand : try call(Operators.not, [operand], from: start)
        }
        while token.kind == .symbol(.minus) {
            try advance()
            count += 1
        }
        // The last sign belongs to a number, since the smallest integer has no positive counterpart.
        if count > 0, let literal: Expr = try negativeNumber(from: start) {
            let operand: Expr = try memberSuffixes(of: literal)
            return count % 2 == 1 ? operand : try call(Operators.negate, [operand], from: start)
        }
        let operand: Expr = try member()
        return count % 2 == 0 ? operand : try call(Operators.negate, [operand], from: start)
    }

    private mutating func negativeNumber(from start: Int) throws(Issue) -> Expr? {
        let value: Value
        switch token.kind {
        case .int(let magnitude):
            guard magnitude <= Int64.min.magnitude else {
                throw Issue("invalid int literal: value out of range", at: start..<token.range.upperBound)
            }
            value = .int(Int64(truncatingIfNeeded: 0 &- magnitude))
        case .double(let number): value = .double(-number)
        default: return nil
        }
        try advance()
        return try make(.constant(value), from: start)
    }
}

// MARK: Building and moving on
extension Parser {
    /// A node over the text from a place to the end of the last token.
    mutating func make(_ kind: Expr.Kind, from start: Int, to end: Int? = nil) throws(Issue) -> Expr {
        let range: Range<Int> = start..<max(start, end ?? lastEnd)
        let depth: Int = kind.childDepth + 1
        guard depth <= limits.treeDepth else {
            throw Issue("the expression is nested more than \(limits.treeDepth) levels deep", at: range)
        }
        guard nodeCount < limits.nodeCount else {
            throw Issue("the expression has more than \(limits.nodeCount) parts", at: range)
        }
        defer { nodeCount += 1 }
        return Expr(id: nodeCount, range: range, depth: depth, kind: kind)
    }

    mutating func call(
        _ function: String, target: Expr? = nil, _ arguments: [Expr], from start: Int, to end: Int? = nil
    ) throws(Issue) -> Expr {
        let call: Expr.Call = Expr.Call(function: function, target: target, arguments: arguments)
        return try make(.call(call), from: start, to: end)
    }

    /// The macro of a name with so many arguments.
    func macro(_ name: String, isReceiver: Bool, argumentCount: Int) -> Macro? {
        macros[Macro.Key(name: name, isReceiver: isReceiver, argumentCount: argumentCount)]
            ?? macros[Macro.Key(name: name, isReceiver: isReceiver, argumentCount: nil)]
    }

    mutating func advance() throws(Issue) {
        lastEnd = token.range.upperBound
        token = try lexer.next()
    }

    mutating func take(_ symbol: Token.Symbol) throws(Issue) -> Bool {
        guard token.kind == .symbol(symbol) else { return false }
        try advance()
        return true
    }

    /// The mark of what may be missing, where the environment has optionals; elsewhere it is a fault.
    mutating func takeOptionalMark() throws(Issue) -> Bool {
        guard token.kind == .symbol(.question), acceptsOptionals else { return false }
        try advance()
        return true
    }

    mutating func expect(_ symbol: Token.Symbol) throws(Issue) {
        guard try take(symbol) else { throw unexpected(expected: "'\(symbol.rawValue)'") }
    }

    func unexpected(expected: String? = nil) -> Issue {
        let suffix: String = expected.map { ", expected \($0)" } ?? ""
        return Issue("syntax error: unexpected \(token.description)\(suffix)", at: token.range)
    }
}
