/// Whether variables may stand in a value (`Value` and its `[Const]` parameter, section 2.9).
enum ValueContext {
    /// Variables have no meaning here: defaults, and everything in a schema.
    case constant
    /// Inside an operation or fragment.
    case free
}

extension Parser {
    /// `Value` (section 2.9).
    mutating func parseInputValue(_ context: ValueContext) throws(Diagnostic) -> InputValue {
        let token: Token = current
        switch token.kind {
        case .leftBracket: return try parseList(context)
        case .leftBrace: return try parseObject(context)
        case .dollar: return try parseVariableValue(context)
        case .int: return take(.int(text(of: token)))
        case .float: return take(.float(text(of: token)))
        case .string, .blockString:
            let text: String = StringLiteral(source.utf8, in: token.range).text
            return take(.string(text, isBlock: token.kind == .blockString))
        case .name: return take(Self.kind(ofWord: text(of: token)))
        default: throw unexpected(expecting: "a value", hint: Self.valueHint)
        }
    }

    private static let valueHint: String =
        "write a number, a \"text\", true, false, null, a $variable, [a list] or {an: object}"

    private mutating func take(_ kind: InputValue.Kind) -> InputValue {
        let token: Token = current
        advance()
        return InputValue(kind, span: span(of: token))
    }

    private static func kind(ofWord word: String) -> InputValue.Kind {
        switch word {
        case "true": .boolean(true)
        case "false": .boolean(false)
        case "null": .null
        default: .enumValue(word)
        }
    }

    private mutating func parseVariableValue(_ context: ValueContext) throws(Diagnostic) -> InputValue {
        guard case .free = context else { throw variableInConstant() }
        let name: Name = try parseVariable()
        return InputValue(.variable(name.value), span: name.span)
    }

    private func variableInConstant() -> Diagnostic {
        guard token(after: 1).kind == .name else { return unexpected(expecting: "a value", hint: Self.valueHint) }
        return Diagnostic(
            .error, .variableInConstant,
            "the variable '$\(text(of: token(after: 1)))' may not stand in a constant value",
            at: span(of: current), hint: "variables have values only inside an operation; write the value itself")
    }

    /// `ListValue`: the only brackets that may be empty, with those of objects.
    private mutating func parseList(_ context: ValueContext) throws(Diagnostic) -> InputValue {
        let start: Int32 = current.start
        advance()
        try enter()
        var elements: [InputValue] = []
        while !skip(.rightBracket) { elements.append(try parseInputValue(context)) }
        leave()
        return InputValue(.list(elements), span: span(from: start))
    }

    /// `ObjectValue`.
    private mutating func parseObject(_ context: ValueContext) throws(Diagnostic) -> InputValue {
        let start: Int32 = current.start
        advance()
        try enter()
        var fields: [ObjectField] = []
        while !skip(.rightBrace) {
            let fieldStart: Int32 = current.start
            let name: Name = try parseName(hint: peek(.string) ? "names of fields stand without quotes" : nil)
            try expect(.colon, hint: "write `\(name.value): ` and its value")
            let value: InputValue = try parseInputValue(context)
            fields.append(ObjectField(name: name, value: value, span: span(from: fieldStart)))
        }
        leave()
        return InputValue(.object(fields), span: span(from: start))
    }

    // MARK: Arguments, directives, types

    /// `Arguments` (section 2.6), where there are some.
    mutating func parseArguments(_ context: ValueContext) throws(Diagnostic) -> [Argument] {
        guard skip(.leftParenthesis) else { return [] }
        var arguments: [Argument] = []
        repeat {
            let start: Int32 = current.start
            let isEmpty: Bool = arguments.isEmpty && peek(.rightParenthesis)
            let name: Name = try parseName(hint: isEmpty ? "leave out empty parentheses" : nil)
            try expect(.colon, hint: "write `\(name.value): ` and its value")
            let value: InputValue = try parseInputValue(context)
            arguments.append(Argument(name: name, value: value, span: span(from: start)))
        } while !skip(.rightParenthesis)
        return arguments
    }

    /// `Directives` (section 2.13), as many as there are.
    mutating func parseDirectives(_ context: ValueContext) throws(Diagnostic) -> [Directive] {
        var directives: [Directive] = []
        while peek(.at) {
            let start: Int32 = current.start
            advance()
            let name: Name = try parseName()
            let arguments: [Argument] = try parseArguments(context)
            directives.append(Directive(name: name, arguments: arguments, span: span(from: start)))
        }
        return directives
    }

    /// `Type` (section 2.11).
    mutating func parseTypeReference() throws(Diagnostic) -> TypeReference {
        let start: Int32 = current.start
        var type: TypeReference
        if skip(.leftBracket) {
            try enter()
            let element: TypeReference = try parseTypeReference()
            try expect(.rightBracket)
            leave()
            type = .list(element, span: span(from: start))
        } else {
            guard peek(.name) else {
                throw unexpected(expecting: "a type", hint: "write for example String! or [Int!]")
            }
            type = .named(try parseName())
        }
        if skip(.exclamation) { type = .nonNull(type, span: span(from: start)) }
        return type
    }
}
