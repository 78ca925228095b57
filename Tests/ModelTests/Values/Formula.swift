/// The part of the expression language that the generator writes; the whole of it has tests of its own.
indirect enum Formula {
    case literal(Tree)
    /// A name, then members and positions.
    case path([Step])
    case has([Step])
    case size(Formula)
    case not(Formula)
    case infix(Formula, String, Formula)
    case choice(Formula, Formula, Formula)

    enum Step: Hashable {
        case member(String)
        case position(Int)
    }

    init(_ text: String) {
        var parser: FormulaParser = FormulaParser(text)
        self = parser.formula()
    }
}

/// Reads formulas. What it cannot read is a mistake of the generator.
private struct FormulaParser {
    private var tokens: ArraySlice<String>

    init(_ text: String) { tokens = Self.tokens(text)[...] }

    private static func tokens(_ text: String) -> [String] {
        var tokens: [String] = []
        var rest: Substring = text[...]
        while let first: Character = rest.first {
            var token: Substring
            if first == "'" {
                token = rest.prefix(through: rest.dropFirst().firstIndex(of: "'") ?? rest.startIndex)
            } else if first.isLetter || first == "_" || first.isNumber {
                token = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            } else {
                token = rest.prefix(["==", "!=", "<=", ">=", "&&", "||"].contains(rest.prefix(2)) ? 2 : 1)
            }
            rest = rest.dropFirst(token.count)
            if token != " " { tokens.append(String(token)) }
        }
        return tokens
    }

    private mutating func take(_ token: String) -> Bool {
        guard tokens.first == token else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func next() -> String { tokens.popFirst() ?? "" }

    mutating func formula() -> Formula {
        let condition: Formula = infix(0)
        guard take("?") else { return condition }
        let yes: Formula = formula()
        precondition(take(":"), "a choice has two branches")
        return .choice(condition, yes, formula())
    }

    private static let levels: [[String]] = [["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="]]

    private mutating func infix(_ level: Int) -> Formula {
        guard level < Self.levels.count else { return unary() }
        var left: Formula = infix(level + 1)
        while let sign: String = tokens.first, Self.levels[level].contains(sign) {
            tokens.removeFirst()
            left = .infix(left, sign, infix(level + 1))
        }
        return left
    }

    private mutating func unary() -> Formula { take("!") ? .not(unary()) : primary() }

    private mutating func primary() -> Formula {
        if take("(") {
            let inner: Formula = formula()
            precondition(take(")"), "a bracket is closed")
            return inner
        }
        let token: String = next()
        if token == "-" { return .literal(.number(Decimal("-" + next()))) }
        if token.first == "'" { return .literal(.text(Text(String(token.dropFirst().dropLast())))) }
        if token.first?.isNumber == true { return .literal(.number(Decimal(token))) }
        switch token {
        case "true", "false": return .literal(.boolean(token == "true"))
        case "null": return .literal(.null)
        case "has", "size":
            precondition(take("("), "a function has an argument")
            let argument: Formula = formula()
            precondition(take(")"), "a bracket is closed")
            guard token == "has", case .path(let steps) = argument else { return .size(argument) }
            return .has(steps)
        default: return path(token)
        }
    }

    private mutating func path(_ name: String) -> Formula {
        var steps: [Formula.Step] = [.member(name)]
        while true {
            if take(".") {
                steps.append(.member(next()))
            } else if take("[") {
                steps.append(.position(Int(next()) ?? 0))
                precondition(take("]"), "a bracket is closed")
            } else {
                return .path(steps)
            }
        }
    }
}
