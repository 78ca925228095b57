public import CEL

extension RecordType {
    /// The type of `vars`: one field a variable, in slot order.
    public static func variables(
        _ variables: [CompiledVariable], _ types: VariableObjectTypes = .none
    ) -> RecordType {
        RecordType(
            name: "variables",
            fields: variables.map { variable in
                RecordField(
                    variable.name, variable.type.celType(isNonNull: variable.isNonNull, types, depth: 0),
                    isOptional: !variable.isNonNull && variable.defaultValue == nil)
            })
    }
}

extension VariableType {
    /// Objects have known fields in expressions down to this depth; what is deeper is known when it is there. Types hold one another in
    /// circles, and each level multiplies the fields.
    fileprivate static var knownDepth: Int { 2 }

    /// The type in expressions of values that hold no objects, such as those of a column.
    public func celType(isNonNull: Bool) -> CELType { celType(isNonNull: isNonNull, .none, depth: 0) }

    /// The type of its values in expressions. UUIDs are strings of 32 hex digits there, dates are timestamps at midnight in UTC.
    ///
    /// - Parameter depth: how many objects it stands in.
    fileprivate func celType(isNonNull: Bool, _ types: VariableObjectTypes, depth: Int) -> CELType {
        switch self {
        case .scalar(let kind): kind.celType.orNull(unless: isNonNull)
        case .enumeration: CELType.string.orNull(unless: isNonNull)
        case .list(let element, let elementIsNonNull):
            CELType.list(element.celType(isNonNull: elementIsNonNull, types, depth: depth)).orNull(unless: isNonNull)
        case .object(let name):
            types[name].flatMap { $0.recordType(types, depth: depth) }.map { .record($0) } ?? .dyn
        }
    }
}

extension VariableObjectType {
    fileprivate func recordType(_ types: VariableObjectTypes, depth: Int) -> RecordType? {
        guard depth < VariableType.knownDepth else { return nil }
        return RecordType(
            name: name,
            fields: members.map {
                RecordField(
                    $0.name, $0.type.celType(isNonNull: $0.isNonNull, types, depth: depth + 1),
                    isOptional: !$0.isNonNull)
            })
    }
}

extension ScalarKind {
    fileprivate var celType: CELType {
        switch self {
        case .string, .uuid: .string
        case .int, .int64: .int
        case .float: .double
        case .boolean: .bool
        case .date, .timestamp: .timestamp
        case .any: .dyn
        case .vector: .list(.double)
        }
    }
}

extension CELType {
    /// The type of such values where they may be null, too: types of which null is one already stay as they are.
    public func orNull(unless isNonNull: Bool) -> CELType {
        switch self {
        case .bool, .int, .uint, .double, .string, .bytes, .list, .map: isNonNull ? self : .wrapper(self)
        default: self
        }
    }
}
