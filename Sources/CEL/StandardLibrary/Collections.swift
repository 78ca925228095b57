extension Library {
    private static let a: CELType = .typeParameter("A")
    private static let b: CELType = .typeParameter("B")

    /// Indexing, membership and size.
    static let collectionFunctions: [FunctionDeclaration] = [
        // These two run as steps of their own, since what they find depends on the container.
        FunctionDeclaration(
            Operators.index,
            [Overload("index_list", [.list(a), .int], a), Overload("index_map", [.map(a, b), a], b)]),
        FunctionDeclaration(
            Operators.optionalIndex,
            [
                Overload("list_optindex_optional_int", [.list(a), .int], .optional(a)),
                Overload("map_optindex_optional_value", [.map(a, b), a], .optional(b)),
            ]),
        FunctionDeclaration(
            Operators.membership,
            [Overload("in_list", [a, .list(a)], .bool), Overload("in_map", [a, .map(a, b)], .bool)]),
        FunctionDeclaration("size", sizeOverloads, .unary(size)),
    ]

    private static let sizeOverloads: [Overload] = [
        ("string", CELType.string), ("bytes", .bytes), ("list", .list(a)), ("map", .map(a, b)),
    ].flatMap { (name: String, type: CELType) -> [Overload] in
        [Overload("size_\(name)", [type], .int), Overload("\(name)_size", member: [type], .int)]
    }

    @Sendable private static func size(_ value: Value, _ budget: inout EvaluationBudget) -> Value? {
        switch value {
        case .string(let text):
            guard budget.spendBytes(text.utf8.count) else { return .limitExceeded }
            return .int(Int64(text.unicodeScalars.count))
        case .bytes(let bytes): return .int(Int64(bytes.count))
        case .list(let elements): return .int(Int64(elements.count))
        case .map(let map): return .int(Int64(map.count))
        default: return nil
        }
    }
}

extension Value {
    /// `element in container`: an element of a list, a key of a map, a set field of an object.
    func contains(_ element: Value, _ budget: inout EvaluationBudget) -> Value {
        switch self {
        case .list(let elements):
            for candidate in elements {
                guard budget.spend(1) else { return .limitExceeded }
                if celEquals(candidate, element, &budget) { return .bool(true) }
            }
            return .bool(false)
        case .map(let map):
            guard budget.spendReading(element.byteCount) else { return .limitExceeded }
            return .bool(MapKey(lookup: element).map { map[$0] != nil } ?? false)
        case .record(let record):
            guard budget.spendReading(element.byteCount) else { return .limitExceeded }
            return .bool(element.string.map { record[$0] != nil } ?? false)
        default: return .failure(.noSuchOverload, "no matching overload: '\(type.name)' has no elements")
        }
    }
}
