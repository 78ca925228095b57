import SQL

/// The one spelling of a value, in which keys are compared.
extension VariableType {
    /// A text as the type spells it, or nothing when the text is none of the type.
    public func spelling(of text: String) -> String? {
        switch self {
        case .scalar(.uuid): UUIDText.canonical(text)
        case .scalar(.date): DateText.canonical(text)
        case .scalar(.timestamp): TimestampText.canonical(text)
        default: text
        }
    }

    /// A point in time, in microseconds since 1970-01-01T00:00:00Z, as the type spells it; nothing for a type that holds none.
    public func spelling(microseconds: Int64) -> String? {
        switch self {
        case .scalar(.date): DateText.text(microseconds: microseconds)
        case .scalar(.timestamp): TimestampText.text(microseconds: microseconds)
        default: nil
        }
    }
}
