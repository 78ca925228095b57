/// `pattern: {like, ignoreCase}`.
extension Model {
    /// Nothing where the pattern is left out; null matches nothing.
    func like(_ pattern: Given, _ value: Value, _ call: Call) -> Ternary? {
        for member: Given.Member in pattern.members { call.note(.patterns, member.name) }
        switch pattern["like"] {
        case .absent: return nil
        case .text(let like):
            guard case .text(let text) = value else { return .unknown }
            let ignoresCase: Bool = pattern["ignoreCase"] == .boolean(true)
            let own: String = ignoresCase ? Self.folded(text) : text.description
            let wanted: String = ignoresCase ? Self.folded(like) : like.description
            let isInverted: Bool = pattern["invert"] == .boolean(true)
            return Ternary(
                Self.matches(Array(own.unicodeScalars)[...], Array(wanted.unicodeScalars)[...]) != isInverted)
        default: return .no
        }
    }

    /// Only ASCII: what else the database folds depends on its locale, and the generator keeps away from it.
    private static func folded(_ text: Text) -> String {
        String(
            decoding: text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 },
            as: UTF8.self)
    }

    /// `%` stands for any characters, `_` for one, and a backslash takes their meaning from them.
    private static func matches(
        _ text: ArraySlice<Unicode.Scalar>, _ pattern: ArraySlice<Unicode.Scalar>
    ) -> Bool {
        guard let first: Unicode.Scalar = pattern.first else { return text.isEmpty }
        let rest: ArraySlice<Unicode.Scalar> = pattern.dropFirst()
        switch first {
        case "%": return (0...text.count).contains { matches(text.dropFirst($0), rest) }
        case "_": return !text.isEmpty && matches(text.dropFirst(), rest)
        case "\\":
            return text.first != nil && text.first == rest.first && matches(text.dropFirst(), rest.dropFirst())
        default: return text.first == first && matches(text.dropFirst(), rest)
        }
    }
}
