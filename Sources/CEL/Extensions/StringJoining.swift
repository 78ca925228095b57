extension Library {
    /// Functions that put strings together, or take them apart, at other strings.
    static let joiningFunctions: [FunctionDeclaration] = [
        FunctionDeclaration(
            "replace",
            [
                Overload("string_replace_string_string", member: [.string, .string, .string], .string),
                Overload("string_replace_string_string_int", member: [.string, .string, .string, .int], .string),
            ],
            .ternary { (value: Value, old: Value, new: Value, budget: inout EvaluationBudget) -> Value? in
                replace([value, old, new, .int(-1)], &budget)
            }, .variadic(replace)),
        FunctionDeclaration(
            "split",
            [
                Overload("string_split_string", member: [.string, .string], .list(.string)),
                Overload("string_split_string_int", member: [.string, .string, .int], .list(.string)),
            ],
            .binary { (value: Value, separator: Value, budget: inout EvaluationBudget) -> Value? in
                split(value, separator, .int(-1), &budget)
            }, .ternary(split)),
        FunctionDeclaration(
            "join",
            [
                Overload("list_join", member: [.list(.string)], .string),
                Overload("list_join_string", member: [.list(.string), .string], .string),
            ],
            .unary { (list: Value, budget: inout EvaluationBudget) -> Value? in join(list, .string(""), &budget) },
            .binary(join)),
    ]

    @Sendable private static func replace(_ values: [Value], _ budget: inout EvaluationBudget) -> Value? {
        guard values.count == 4, case .string(let text) = values[0], case .string(let old) = values[1],
            case .string(let new) = values[2], case .int(let limit) = values[3]
        else { return nil }
        guard budget.spendBytes(text.utf8.count + old.utf8.count) else { return .limitExceeded }
        let bytes: [UInt8] = Array(text.utf8)
        let places: [Int] = separators(Array(old.utf8), in: bytes, limit: limit)
        let size: Int = bytes.count + places.count * (new.utf8.count - old.utf8.count)
        guard budget.spend(places.count), budget.makesBytes(size) else { return .limitExceeded }
        var result: [UInt8] = []
        result.reserveCapacity(size)
        var position: Int = 0
        for place in places {
            result += bytes[position..<place]
            result += new.utf8
            position = place + old.utf8.count
        }
        result += bytes[position...]
        return .string(String(decoding: result, as: UTF8.self))
    }

    @Sendable private static func split(
        _ value: Value, _ separator: Value, _ limit: Value, _ budget: inout EvaluationBudget
    ) -> Value? {
        guard case .string(let text) = value, case .string(let separator) = separator, case .int(let limit) = limit
        else { return nil }
        guard limit != 0 else { return .list([]) }
        guard budget.spendBytes(text.utf8.count * 2 + separator.utf8.count) else { return .limitExceeded }
        let bytes: [UInt8] = Array(text.utf8)
        var places: [Int] = separators(Array(separator.utf8), in: bytes, limit: limit < 0 ? -1 : limit)
        if separator.isEmpty {
            // Nothing lies before the first code point and behind the last that were to be kept.
            places.removeFirst()
            if places.last == bytes.count { places.removeLast() }
        }
        if limit > 0, places.count >= limit { places.removeSubrange((Int(limit) - 1)...) }
        guard budget.makesElements(places.count + 1) else { return .limitExceeded }
        if separator.isEmpty, bytes.isEmpty { return .list([]) }
        var parts: [Value] = []
        var position: Int = 0
        for place in places {
            parts.append(.string(String(decoding: bytes[position..<place], as: UTF8.self)))
            position = place + separator.utf8.count
        }
        return .list(parts + [.string(String(decoding: bytes[position...], as: UTF8.self))])
    }

    @Sendable private static func join(
        _ list: Value, _ separator: Value, _ budget: inout EvaluationBudget
    ) -> Value? {
        guard case .list(let elements) = list, case .string(let separator) = separator else { return nil }
        guard budget.spend(1 + elements.count) else { return .limitExceeded }
        var size: Int = max(0, elements.count - 1) * separator.utf8.count
        for element in elements {
            guard case .string(let text) = element else { return nil }
            size += text.utf8.count
        }
        guard budget.makesBytes(size) else { return .limitExceeded }
        var result: String = ""
        result.reserveCapacity(size)
        for (index, element) in elements.enumerated() {
            if index > 0 { result += separator }
            if case .string(let text) = element { result += text }
        }
        return .string(result)
    }

    /// Where a separator begins, so many at most if the limit is not negative. An empty one lies before and behind every
    /// code point.
    private static func separators(_ separator: [UInt8], in bytes: [UInt8], limit: Int64) -> [Int] {
        guard limit != 0 else { return [] }
        var places: [Int] = []
        if separator.isEmpty {
            for place in 0...bytes.count where place == bytes.count || bytes[place] & 0xC0 != 0x80 {
                if limit > 0, places.count >= limit { break }
                places.append(place)
            }
            return places
        }
        let search: ByteSearch = ByteSearch(separator)
        var position: Int = 0
        while limit < 0 || places.count < limit, let place: Int = search.first(in: bytes, from: position) {
            places.append(place)
            position = place + separator.count
        }
        return places
    }
}
