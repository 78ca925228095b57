public import CEL

extension RecordType {
    /// The type of `vars`: one field a variable, in slot order.
    public static func variables(_ variables: [CompiledVariable]) -> RecordType {
        RecordType(
            name: "variables",
            fields: variables.map { variable in
                RecordField(
                    variable.name, variable.type.celType(isNonNull: variable.isNonNull),
                    isOptional: !variable.isNonNull && variable.defaultValue == nil)
            })
    }
}

extension VariableType {
    /// The type of its values in expressions. UUIDs are strings of 32 hex digits there, dates are timestamps at midnight in UTC.
    public func celType(isNonNull: Bool) -> CELType {
        switch self {
        case .scalar(let kind): isNonNull ? kind.celType : .nullable(kind.celType)
        case .enumeration: isNonNull ? .string : .wrapper(.string)
        // A list that may be null is known only when it is there.
        case .list(let element, let elementIsNonNull):
            isNonNull ? .list(element.celType(isNonNull: elementIsNonNull)) : .dyn
        case .object(let type):
            .record(
                RecordType(
                    name: type.name,
                    fields: type.members.map {
                        RecordField($0.name, $0.type.celType(isNonNull: $0.isNonNull), isOptional: !$0.isNonNull)
                    }))
        }
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
    /// A type whose values may be null.
    fileprivate static func nullable(_ type: CELType) -> CELType {
        switch type {
        case .string, .int, .double, .bool: .wrapper(type)
        default: type == .timestamp ? .timestamp : .dyn
        }
    }
}
