public import GraphQLSyntax

extension TypeReference {
    /// Whether two references denote one type, wherever they stand.
    public func denotesSameType(as other: TypeReference) -> Bool {
        switch (self, other) {
        case (.named(let first), .named(let second)): first.value == second.value
        case (.list(let first, _), .list(let second, _)): first.denotesSameType(as: second)
        case (.nonNull(let first, _), .nonNull(let second, _)): first.denotesSameType(as: second)
        default: false
        }
    }

    /// The type of the elements of a list, null or not.
    public var listElement: TypeReference? {
        if case .list(let element, _) = nullable { element } else { nil }
    }
}

extension GraphQLSchema {
    /// Whether every value of one type is a value of another (section 3.6.1, `IsValidImplementationFieldType`).
    public func isTypeSubType(_ subtype: TypeReference, of supertype: TypeReference) -> Bool {
        switch (subtype, supertype) {
        case (.nonNull(let inner, _), .nonNull(let outer, _)): return isTypeSubType(inner, of: outer)
        case (.nonNull(let inner, _), _): return isTypeSubType(inner, of: supertype)
        case (.list(let inner, _), .list(let outer, _)): return isTypeSubType(inner, of: outer)
        case (.named(let inner), .named(let outer)):
            return inner.value == outer.value || isSubtype(inner.value, of: outer.value)
        default: return false
        }
    }

    /// Whether a variable of one type may stand where another type is expected (section 5.8.5).
    ///
    /// - Parameter hasLocationDefault: whether the argument or input field has a default, which then also serves for null.
    public func allowedVariableUsage(
        _ variable: VariableDefinition, at location: TypeReference, hasLocationDefault: Bool
    ) -> Bool {
        guard case .nonNull(let nullableLocation, _) = location, !variable.type.isNonNull else {
            return isTypeSubType(variable.type, of: location)
        }
        let hasVariableDefault: Bool = variable.defaultValue.map { $0.kind != .null } ?? false
        guard hasVariableDefault || hasLocationDefault else { return false }
        return isTypeSubType(variable.type, of: nullableLocation)
    }
}
