internal import ConnectorModel
internal import Execution

/// The values of some slots, equal exactly when the equalities of a trigger hold (law 16): absent equals only absent, null only null.
struct EqualityValues: Hashable {
    private let values: [CoercedValue?]

    /// The values of those slots. A slot beyond the end is absent.
    init(_ slots: [Int], of variables: VariableValues) {
        values = slots.map { slot in
            slot < variables.slots.count ? variables.slots[slot]?.numericallyCanonical : nil
        }
    }
}

extension CoercedValue {
    /// The value with whole floats as integers: an Int and a Float of one value are equal in a condition.
    fileprivate var numericallyCanonical: CoercedValue {
        switch self {
        case .null, .boolean, .integer, .text, .json: self
        case .float(let value): Int64(exactly: value).map(CoercedValue.integer) ?? self
        case .list(let elements): .list(elements.map(\.numericallyCanonical))
        case .object(let members):
            .object(members.map { Member(name: $0.name, value: $0.value.numericallyCanonical) })
        }
    }
}
