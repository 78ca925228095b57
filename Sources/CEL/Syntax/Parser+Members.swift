extension Parser {
    /// `Member = Primary {"." IDENT ["(" [ExprList] ")"] | "[" Expr "]" | "{" [FieldInits] "}"}`
    mutating func member() throws(Issue) -> Expr {
        try memberSuffixes(of: try primary())
    }

    mutating func memberSuffixes(of primary: Expr) throws(Issue) -> Expr {
        var result: Expr = primary
        while true {
            switch token.kind {
            case .symbol(.dot): result = try selection(of: result)
            case .symbol(.leftBracket): result = try indexing(of: result)
            case .symbol(.leftBrace):
                guard let names: [String] = result.qualifiedName else { return result }
                result = try message(names.joined(separator: "."), from: result.range.lowerBound)
            default: return result
            }
        }
    }

    private mutating func selection(of operand: Expr) throws(Issue) -> Expr {
        let start: Int = operand.range.lowerBound
        try advance()
        let isOptional: Bool = try takeOptionalMark()
        let (name, isQuoted): (String, Bool) = try selector()
        if !isOptional, !isQuoted, token.kind == .symbol(.leftParenthesis) {
            return try memberCall(name, on: operand, from: start)
        }
        let select: Expr.Select = Expr.Select(operand: operand, field: name, isTest: false, isOptional: isOptional)
        return try make(.select(select), from: start)
    }

    private mutating func selector() throws(Issue) -> (name: String, isQuoted: Bool) {
        switch token.kind {
        case .identifier(let name), .reserved(let name):
            try advance()
            return (name, false)
        case .quotedIdentifier(let name):
            try advance()
            return (name, true)
        default: throw unexpected(expected: "a name")
        }
    }

    private mutating func memberCall(_ name: String, on operand: Expr, from start: Int) throws(Issue) -> Expr {
        let arguments: [Expr] = try callArguments()
        if let macro: Macro = macro(name, isReceiver: true, argumentCount: arguments.count) {
            let use: Macro.Use = Macro.Use(target: operand, arguments: arguments, start: start)
            if let expanded: Expr = try macro.expand(use, &self) { return expanded }
        }
        return try call(name, target: operand, arguments, from: start)
    }

    private mutating func callArguments() throws(Issue) -> [Expr] {
        try expect(.leftParenthesis)
        if try take(.rightParenthesis) { return [] }
        var arguments: [Expr] = [try expression()]
        while try take(.comma) { arguments.append(try expression()) }
        try expect(.rightParenthesis)
        return arguments
    }

    private mutating func indexing(of operand: Expr) throws(Issue) -> Expr {
        try advance()
        let function: String = try takeOptionalMark() ? Operators.optionalIndex : Operators.index
        let index: Expr = try expression()
        try expect(.rightBracket)
        return try call(function, [operand, index], from: operand.range.lowerBound)
    }

    private mutating func message(_ name: String, from start: Int) throws(Issue) -> Expr {
        try advance()
        var fields: [Expr.Field] = []
        while token.kind != .symbol(.rightBrace) {
            let range: Range<Int> = token.range
            let field: String = try selector().name
            try expect(.colon)
            fields.append(Expr.Field(name: field, range: range, value: try expression()))
            guard try take(.comma) else { break }
        }
        try expect(.rightBrace)
        return try make(.message(name: name, fields: fields), from: start)
    }

    /// `Primary = ["."] IDENT ["(" [ExprList] ")"] | "(" Expr ")" | "[" [ExprList] "]" | "{" [MapInits] "}" | LITERAL`
    private mutating func primary() throws(Issue) -> Expr {
        let start: Int = token.range.lowerBound
        switch token.kind {
        case .symbol(.dot):
            try advance()
            guard case .identifier(let name) = token.kind else { throw unexpected(expected: "a name") }
            return try named("." + name, from: start)
        case .identifier(let name): return try named(name, from: start)
        case .reserved(let name): throw Issue("reserved identifier: \(name)", at: token.range)
        case .symbol(.leftParenthesis):
            try advance()
            let inner: Expr = try expression()
            try expect(.rightParenthesis)
            return inner
        case .symbol(.leftBracket): return try list(from: start)
        case .symbol(.leftBrace): return try map(from: start)
        default: return try literal(from: start)
        }
    }

    private mutating func named(_ name: String, from start: Int) throws(Issue) -> Expr {
        try advance()
        guard token.kind == .symbol(.leftParenthesis) else {
            if acceptsNil, name == "nil" { return try make(.constant(.null), from: start) }
            return try make(.ident(name), from: start)
        }
        let arguments: [Expr] = try callArguments()
        if let macro: Macro = macro(name, isReceiver: false, argumentCount: arguments.count) {
            let use: Macro.Use = Macro.Use(target: nil, arguments: arguments, start: start)
            if let expanded: Expr = try macro.expand(use, &self) { return expanded }
        }
        return try call(name, arguments, from: start)
    }

    private mutating func literal(from start: Int) throws(Issue) -> Expr {
        let value: Value
        switch token.kind {
        case .keyword(.true): value = .bool(true)
        case .keyword(.false): value = .bool(false)
        case .keyword(.null): value = .null
        case .int(let magnitude):
            guard let int: Int64 = Int64(exactly: magnitude) else {
                throw Issue("invalid int literal: value out of range", at: token.range)
            }
            value = .int(int)
        case .uint(let number): value = .uint(number)
        case .double(let number): value = .double(number)
        case .string(let text): value = .string(text)
        case .bytes(let bytes): value = .bytes(bytes)
        default: throw unexpected()
        }
        try advance()
        return try make(.constant(value), from: start)
    }

    private mutating func list(from start: Int) throws(Issue) -> Expr {
        try advance()
        var elements: [Expr.Element] = []
        while token.kind != .symbol(.rightBracket) {
            let isOptional: Bool = try takeOptionalMark()
            elements.append(Expr.Element(value: try expression(), isOptional: isOptional))
            guard try take(.comma) else { break }
        }
        try expect(.rightBracket)
        return try make(.list(elements), from: start)
    }

    private mutating func map(from start: Int) throws(Issue) -> Expr {
        try advance()
        var entries: [Expr.Entry] = []
        while token.kind != .symbol(.rightBrace) {
            let isOptional: Bool = try takeOptionalMark()
            let key: Expr = try expression()
            try expect(.colon)
            entries.append(Expr.Entry(key: key, value: try expression(), isOptional: isOptional))
            guard try take(.comma) else { break }
        }
        try expect(.rightBrace)
        return try make(.map(entries), from: start)
    }
}
