import GraphQLSyntax

// Short ways to build syntax trees.

extension InputValue {
    static func name(_ text: String) -> InputValue { InputValue(.enumValue(text)) }

    static func text(_ text: String) -> InputValue { InputValue(.string(text, isBlock: false)) }

    static func number(_ number: Int) -> InputValue { InputValue(.int(String(number))) }

    static func variable(_ name: String) -> InputValue { InputValue(.variable(name)) }

    static func list(_ elements: [InputValue]) -> InputValue { InputValue(.list(elements)) }

    /// Of members that exclude one another, such as `eq` and `eq_expr`, only the first is kept.
    static func object(_ members: [(String, InputValue)]) -> InputValue {
        var names: Set<String> = []
        return InputValue(
            .object(
                members.filter { member in
                    let parts: [Substring] = member.0.split(separator: "_")
                    let isWay: Bool = parts.count == 2 && ["expr", "date", "time"].contains(parts[1])
                    return names.insert(isWay ? String(parts[0]) : member.0).inserted
                }.map { ObjectField(name: Name($0.0), value: $0.1) }))
    }
}

extension Field {
    init(
        _ name: String, as alias: String? = nil, _ arguments: [(String, InputValue)] = [],
        _ selections: [Selection]? = nil
    ) {
        self.init(
            alias: alias.map { Name($0) }, name: Name(name), arguments: arguments.map { Argument($0.0, $0.1) },
            selectionSet: selections.map { SelectionSet($0) })
    }
}

extension Argument {
    init(_ name: String, _ value: InputValue) { self.init(name: Name(name), value: value) }
}

extension Directive {
    init(_ name: String, _ arguments: [(String, InputValue)] = []) {
        self.init(name: Name(name), arguments: arguments.map { Argument($0.0, $0.1) })
    }
}

extension TypeReference {
    init(_ name: String, isList: Bool = false, isNonNull: Bool = false) {
        var type: TypeReference = .named(Name(name))
        if isList { type = .list(.nonNull(type, span: .generated), span: .generated) }
        self = isNonNull ? .nonNull(type, span: .generated) : type
    }
}
