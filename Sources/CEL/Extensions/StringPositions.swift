extension Library {
    /// Functions that find or take a part of a string by position.
    static let positionFunctions: [FunctionDeclaration] = [
        FunctionDeclaration(
            "charAt", [Overload("string_char_at_int", member: [.string, .int], .string)],
            .binary { (value: Value, position: Value, budget: inout EvaluationBudget) -> Value? in
                guard case .string(let text) = value, case .int(let position) = position else { return nil }
                guard budget.spendBytes(text.utf8.count) else { return .limitExceeded }
                guard let start: String.Index = text.index(ofCodePoint: position) else { return outOfRange(position) }
                return .string(start == text.endIndex ? "" : String(text.unicodeScalars[start]))
            }),
        search("indexOf", "string_index_of_string", firstIndex),
        search("lastIndexOf", "string_last_index_of_string", lastIndex),
        FunctionDeclaration(
            "substring",
            [
                Overload("string_substring_int", member: [.string, .int], .string),
                Overload("string_substring_int_int", member: [.string, .int, .int], .string),
            ],
            .binary { (value: Value, start: Value, budget: inout EvaluationBudget) -> Value? in
                guard case .string(let text) = value, case .int(let start) = start else { return nil }
                return substring(text, start, nil, &budget)
            },
            .ternary { (value: Value, start: Value, end: Value, budget: inout EvaluationBudget) -> Value? in
                guard case .string(let text) = value, case .int(let start) = start, case .int(let end) = end
                else { return nil }
                return substring(text, start, end, &budget)
            }),
    ]

    private static func substring(
        _ text: String, _ start: Int64, _ end: Int64?, _ budget: inout EvaluationBudget
    ) -> Value {
        guard budget.spendBytes(text.utf8.count * 2) else { return .limitExceeded }
        guard let first: String.Index = text.index(ofCodePoint: start) else { return outOfRange(start) }
        guard let end: Int64 = end else { return .string(String(text[first...])) }
        guard let last: String.Index = text.index(ofCodePoint: end) else { return outOfRange(end) }
        guard first <= last else { return .failure(.invalidArgument, "the range \(start) to \(end) is reversed") }
        return .string(String(text[first..<last]))
    }

    private static func outOfRange(_ position: Int64) -> Value {
        .failure(.invalidArgument, "index out of range: \(position)")
    }

    // MARK: Searching

    /// The position of a part, in bytes, at or after a place, or at or before one.
    private typealias Search = @Sendable (_ part: [UInt8], _ text: [UInt8], _ place: Int?) -> Int?

    private static func search(_ name: String, _ id: String, _ search: @escaping Search) -> FunctionDeclaration {
        FunctionDeclaration(
            name,
            [
                Overload(id, member: [.string, .string], .int),
                Overload("\(id)_int", member: [.string, .string, .int], .int),
            ],
            .binary { (value: Value, part: Value, budget: inout EvaluationBudget) -> Value? in
                guard case .string(let text) = value, case .string(let part) = part else { return nil }
                return find(part, in: text, from: nil, search, &budget)
            },
            .ternary { (value: Value, part: Value, place: Value, budget: inout EvaluationBudget) -> Value? in
                guard case .string(let text) = value, case .string(let part) = part, case .int(let place) = place
                else { return nil }
                return find(part, in: text, from: place, search, &budget)
            })
    }

    private static func find(
        _ part: String, in text: String, from place: Int64?, _ search: Search, _ budget: inout EvaluationBudget
    ) -> Value {
        guard budget.spendBytes(text.utf8.count * 3 + part.utf8.count) else { return .limitExceeded }
        var offset: Int?
        if let place: Int64 = place {
            guard let index: String.Index = text.index(ofCodePoint: place) else { return outOfRange(place) }
            offset = text.utf8.distance(from: text.startIndex, to: index)
        }
        guard let found: Int = search(Array(part.utf8), Array(text.utf8), offset) else { return .int(-1) }
        // UTF-8 finds whole code points only, so counting those before it gives the position.
        return .int(Int64(text.utf8.prefix(found).count { $0 & 0xC0 != 0x80 }))
    }

    @Sendable private static func firstIndex(_ part: [UInt8], _ text: [UInt8], _ place: Int?) -> Int? {
        ByteSearch(part).first(in: text, from: place ?? 0)
    }

    @Sendable private static func lastIndex(_ part: [UInt8], _ text: [UInt8], _ place: Int?) -> Int? {
        // Read backwards, the last occurrence is the first one; one that begins at the place may end behind it.
        let end: Int = min(text.count, (place ?? text.count) + part.count)
        let found: Int? = ByteSearch(part.reversed()).first(in: text[..<end].reversed(), from: 0)
        return found.map { end - $0 - part.count }
    }
}

extension String {
    /// The place of a code point by its number, the end for the number after the last; nil beyond.
    func index(ofCodePoint position: Int64) -> String.Index? {
        guard position >= 0, position <= utf8.count else { return nil }
        return unicodeScalars.index(startIndex, offsetBy: Int(position), limitedBy: endIndex)
    }
}
