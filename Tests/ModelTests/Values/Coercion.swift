import SchemaModel

extension Given {
    /// The value for a column of a type. What does not fit never gets here: the generator makes fitting values only.
    func value(as type: ColumnType, _ schema: Schema) -> Value {
        if self == .null { return .null }
        guard type.isList else { return single(type.element, schema) }
        return .list(elements.map { $0 == .null ? .null : $0.single(type.element, schema) })
    }

    private func single(_ type: ColumnType.Element, _ schema: Schema) -> Value {
        switch (type, self) {
        case (.scalar(.any), _): return .tree(tree)
        case (.scalar(.string), .text(let text)): return .text(text)
        case (.scalar(.boolean), .boolean(let truth)): return .boolean(truth)
        case (.scalar(.float), .number(let spelling)):
            let number: Double = Double(spelling) ?? .nan
            // Zero has one sign.
            return .float(number == 0 ? 0 : number)
        case (.scalar(.int), .number(let spelling)), (.scalar(.int64), .number(let spelling)):
            return .integer(Int64(spelling) ?? Int64(Double(spelling) ?? 0))
        case (.scalar(.int64), .text(let digits)): return .integer(Int64(digits.description) ?? 0)
        case (.scalar(.uuid), .text(let text)): return .uuid(Self.digits(text.description))
        case (.scalar(.date), .text(let text)): return .day(Calendar.days(text.description))
        case (.scalar(.timestamp), .text(let text)): return .instant(Calendar.microseconds(text.description))
        case (.enumeration(let name), .text(let text)):
            let values: [String] = schema.enumType(name)?.values ?? []
            return .member(text.description, values.firstIndex(of: text.description) ?? -1)
        default: preconditionFailure("\(self) is no \(type)")
        }
    }

    /// The 32 hex digits of a UUID in any of its spellings.
    private static func digits(_ text: String) -> String {
        let bare: Substring = text.lowercased().hasPrefix("urn:uuid:") ? text.dropFirst(9) : text[...]
        return bare.lowercased().filter { $0 != "-" && $0 != "{" && $0 != "}" }
    }
}
