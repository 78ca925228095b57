public import JSON

/// The variables of a request after coercion, by slot.
///
/// Equal for two requests only when the operation cannot tell them apart: spelling, key order and defaults are gone. (Inside `Any` the
/// order of keys and the spelling of numbers stay, so that equal ones may be taken for different.)
public struct VariableValues: Hashable, Sendable {
    /// One entry a slot; nothing is absent.
    public var slots: [CoercedValue?]

    /// Values by slot.
    public init(_ slots: [CoercedValue?]) { self.slots = slots }

    /// No variables.
    public static let none: VariableValues = VariableValues([])

    /// A variable, or a member or element of it. The members of null are null, those of an absent object absent.
    func value(_ slot: Int, _ path: [String]) -> CoercedValue? {
        var value: CoercedValue? = slots[slot]
        for name: String in path {
            switch value {
            case .object(let members)?: value = members.first { $0.name == name }?.value
            case .list(let elements)?: value = Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            default: return value == nil ? nil : .null
            }
        }
        return value
    }
}

/// A value that fits its type, in the one form that stands for all its spellings.
public enum CoercedValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// Int and Int64.
    case integer(Int64)
    case float(Double)
    /// String and enum as they are; UUID as 32 lower-case hex digits; Date as `YYYY-MM-DD`; Timestamp in UTC with six digits and `Z`.
    case text(String)
    /// Any.
    case json(JSONText)
    case list([CoercedValue])
    /// The members that were given, in the order of the type; of an `orderBy` as they were written.
    case object([Member])

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// Its value.
        public var value: CoercedValue

        /// A member.
        public init(name: String, value: CoercedValue) {
            self.name = name
            self.value = value
        }
    }
}
