extension Parser {
    /// `OperationDefinition` as a bare selection set (section 2.3).
    mutating func parseShorthandOperation() throws(Diagnostic) -> OperationDefinition {
        let start: Int32 = current.start
        let selectionSet: SelectionSet = try parseSelectionSet()
        return OperationDefinition(
            type: .query, name: nil, selectionSet: selectionSet, isShorthand: true, span: span(from: start))
    }

    /// `OperationDefinition` with its keyword (section 2.3).
    mutating func parseOperation(from start: Int32, _ description: Description?) throws(Diagnostic)
        -> OperationDefinition
    {
        let type: OperationType = try parseOperationType()
        let name: Name? = peek(.name) ? try parseName() : nil
        let variables: [VariableDefinition] = try parseVariableDefinitions()
        let directives: [Directive] = try parseDirectives(.free)
        let selectionSet: SelectionSet = try parseSelectionSet()
        return OperationDefinition(
            description: description, type: type, name: name, variables: variables, directives: directives,
            selectionSet: selectionSet, span: span(from: start))
    }

    /// `OperationType`.
    mutating func parseOperationType() throws(Diagnostic) -> OperationType {
        guard peek(.name), let type: OperationType = OperationType(rawValue: text(of: current)) else {
            throw unexpected(expecting: "'query', 'mutation' or 'subscription'")
        }
        advance()
        return type
    }

    /// `FragmentDefinition` (section 2.8).
    mutating func parseFragment(from start: Int32, _ description: Description?) throws(Diagnostic) -> FragmentDefinition
    {
        advance()
        guard !isWord(current, "on") else {
            throw Diagnostic(
                .error, .reservedName, "a fragment may not be named 'on'", at: span(of: current),
                hint: "'on' stands between the fragment's name and its type")
        }
        let name: Name = try parseName()
        let variables: [VariableDefinition] =
            options.allowsLegacyFragmentVariables ? try parseVariableDefinitions() : []
        try expectWord("on")
        let typeCondition: Name = try parseName()
        let directives: [Directive] = try parseDirectives(.free)
        let selectionSet: SelectionSet = try parseSelectionSet()
        return FragmentDefinition(
            description: description, name: name, variables: variables, typeCondition: typeCondition,
            directives: directives, selectionSet: selectionSet, span: span(from: start))
    }

    // MARK: Variables

    /// `VariablesDefinition` (section 2.10), where there are some.
    private mutating func parseVariableDefinitions() throws(Diagnostic) -> [VariableDefinition] {
        guard skip(.leftParenthesis) else { return [] }
        var variables: [VariableDefinition] = []
        repeat { variables.append(try parseVariableDefinition()) } while !skip(.rightParenthesis)
        return variables
    }

    private mutating func parseVariableDefinition() throws(Diagnostic) -> VariableDefinition {
        let start: Int32 = current.start
        let description: Description? = parseDescription()
        let name: Name = try parseVariable()
        try expect(.colon, hint: "a variable has a type: `$\(name.value): String!`")
        let type: TypeReference = try parseTypeReference()
        let defaultValue: InputValue? = skip(.equals) ? try parseInputValue(.constant) : nil
        let directives: [Directive] = try parseDirectives(.constant)
        return VariableDefinition(
            description: description, name: name, type: type, defaultValue: defaultValue, directives: directives,
            span: span(from: start))
    }

    /// `Variable`: the name without its sign, the span with it.
    mutating func parseVariable() throws(Diagnostic) -> Name {
        let start: Int32 = current.start
        try expect(.dollar, hint: peek(.name) ? "a variable begins with '$'" : nil)
        let name: Name = try parseName()
        return Name(name.value, at: span(from: start))
    }

    // MARK: Selections

    /// `SelectionSet` (section 2.4).
    mutating func parseSelectionSet() throws(Diagnostic) -> SelectionSet {
        let start: Int32 = current.start
        try expect(.leftBrace, hint: "say in braces what to select: { … }")
        try enter()
        var selections: [Selection] = []
        repeat { selections.append(try parseSelection(isFirst: selections.isEmpty)) } while !skip(.rightBrace)
        leave()
        return SelectionSet(selections, span: span(from: start))
    }

    private mutating func parseSelection(isFirst: Bool) throws(Diagnostic) -> Selection {
        if peek(.spread) { return try parseFragmentSelection() }
        let isEmpty: Bool = isFirst && peek(.rightBrace)
        return .field(try parseField(hint: isEmpty ? "select at least one field, or leave out the braces" : nil))
    }

    private mutating func parseField(hint: String?) throws(Diagnostic) -> Field {
        let start: Int32 = current.start
        var name: Name = try parseName(hint: hint)
        var alias: Name?
        if skip(.colon) { (alias, name) = (name, try parseName()) }
        let arguments: [Argument] = try parseArguments(.free)
        let directives: [Directive] = try parseDirectives(.free)
        let selectionSet: SelectionSet? = peek(.leftBrace) ? try parseSelectionSet() : nil
        return Field(
            alias: alias, name: name, arguments: arguments, directives: directives, selectionSet: selectionSet,
            span: span(from: start))
    }

    /// `FragmentSpread` or `InlineFragment` (sections 2.8 and 2.8.2).
    private mutating func parseFragmentSelection() throws(Diagnostic) -> Selection {
        let start: Int32 = current.start
        try expect(.spread)
        let hasCondition: Bool = skipWord("on")
        if !hasCondition, peek(.name) {
            let name: Name = try parseName()
            let directives: [Directive] = try parseDirectives(.free)
            return .fragmentSpread(FragmentSpread(name: name, directives: directives, span: span(from: start)))
        }
        let typeCondition: Name? = hasCondition ? try parseName() : nil
        let directives: [Directive] = try parseDirectives(.free)
        let selectionSet: SelectionSet = try parseSelectionSet()
        return .inlineFragment(
            InlineFragment(
                typeCondition: typeCondition, directives: directives, selectionSet: selectionSet,
                span: span(from: start)))
    }
}
