import ConnectorModel

/// Holds a variable's value against what its author lets clients give (`@allow`; language reference 3.8).
///
/// What counts are rows where the variable holds rows, conditions (or criteria, or members) where it holds other objects, else elements.
struct AllowCheck {
    private let rule: AllowRule
    private let types: VariableObjectTypes
    private let counted: Counted
    private var count: Int = 0

    private enum Counted: String { case rows, conditions, elements }

    init(_ rule: AllowRule, _ type: VariableType, _ types: VariableObjectTypes) {
        self.rule = rule
        self.types = types
        counted = type.rowsName != nil ? .rows : type.holdsObjects ? .conditions : .elements
    }

    /// - Errors: the first member that is not allowed, with its path; more of them than are allowed.
    mutating func check(_ value: CoercedValue, _ type: VariableType) throws(CoercionFailure) {
        try check(value, type, rule.fields)
        guard count <= rule.maxCount else {
            throw CoercionFailure("holds \(count) \(counted.rawValue), \(rule.maxCount) are allowed")
        }
    }

    private mutating func check(
        _ value: CoercedValue, _ type: VariableType, _ fields: AllowedFields?
    ) throws(CoercionFailure) {
        switch (value, type) {
        case (.list(let elements), .list(let element, _)) where element.holdsObjects || counted == .elements:
            for (index, inner) in elements.enumerated() {
                do throws(CoercionFailure) {
                    try check(inner, element, fields)
                } catch {
                    throw error.within("[\(index)]")
                }
            }
        case (.object(let members), .object(let name)):
            if counted == .rows { count += 1 }
            guard let object: VariableObjectType = types[name] else { return }
            var previous: Int = -1
            for member: CoercedValue.Member in members {
                guard let position: Int = object.position(of: member.name, after: previous) else { continue }
                previous = position
                try check(member, object.members[position], fields)
            }
        default: if counted != .rows { count += 1 }
        }
    }

    private mutating func check(
        _ member: CoercedValue.Member, _ type: VariableObjectType.Member, _ fields: AllowedFields?
    ) throws(CoercionFailure) {
        var inner: AllowedFields?
        if let fields, VariableObjectType.combinators.contains(member.name) {
            inner = fields
        } else if let fields {
            guard let listed: AllowedFields? = fields.members[member.name] else {
                throw CoercionFailure("is not among the fields that @allow lists", path: ".\(member.name)")
            }
            inner = listed
        }
        do throws(CoercionFailure) {
            try check(member.value, type.type, inner)
        } catch {
            throw error.within(".\(member.name)")
        }
    }
}

extension VariableType {
    fileprivate var holdsObjects: Bool {
        switch self {
        case .object: true
        case .list(let element, _): element.holdsObjects
        case .scalar, .enumeration: false
        }
    }
}
