import GraphQLSyntax

/// Finds the conflicts of a document without expanding its fragments.
///
/// Every field set is compared with itself and with the fragments it spreads; a pair that was compared is not compared again, so
/// each conflict is found once and cycles of fragments come to an end. Two sets are compared more strictly when one value can have
/// both (their fields must be the same) than when none can (only their shapes must agree, section 5.3.2, `SameResponseShape`).
///
/// The number of comparisons and the depth are bounded: pairs grow with the square of what a client sends.
struct MergeSearch {
    private let index: FieldSetIndex
    private let schema: GraphQLSchema
    private let maximumDepth: Int
    private var comparisonsLeft: Int
    private var conflictsLeft: Int
    private var depth: Int = 0
    private var comparedFragments: [Pair<String, String>: Bool] = [:]
    private var comparedSets: [Pair<Int, String>: Bool] = [:]
    /// Whether a bound was met, so that conflicts may have been missed.
    private(set) var isExhausted: Bool = false

    private struct Pair<First: Hashable, Second: Hashable>: Hashable {
        let first: First
        let second: Second
    }

    init(_ index: FieldSetIndex, _ schema: GraphQLSchema, _ limits: ValidationLimits) {
        self.index = index
        self.schema = schema
        // Each level of nesting goes through a field, a fragment, and a pair of fragments.
        self.maximumDepth = limits.maximumDepth * 4
        self.comparisonsLeft = limits.maximumFieldComparisons
        self.conflictsLeft = limits.maximumErrors
    }

    mutating func run() -> [MergeConflict] {
        var conflicts: [MergeConflict] = []
        for number: Int in index.sets.indices where !isStopped { searchWithin(number, &conflicts) }
        return conflicts
    }

    private mutating func searchWithin(_ number: Int, _ conflicts: inout [MergeConflict]) {
        let set: FieldSet = index.sets[number]
        for name: String in set.names {
            guard let entries: [FieldEntry] = set.entries[name], entries.count > 1 else { continue }
            for first: Int in entries.indices where !isStopped {
                for second: Int in (first + 1)..<entries.count {
                    compare(name, entries[first], entries[second], false, &conflicts)
                }
            }
        }
        for (position, fragment): (Int, String) in set.spreads.enumerated() {
            // Pairs must not be gone through when nothing is compared any more: there may be billions of them.
            guard !isStopped else { return }
            compare(set: number, fragment: fragment, false, &conflicts)
            for other: String in set.spreads[(position + 1)...] where !isStopped {
                compare(fragment, other, false, &conflicts)
            }
        }
    }
}

/// Sets and fragments.
extension MergeSearch {
    private mutating func compare(
        set number: Int, fragment: String, _ areExclusive: Bool, _ conflicts: inout [MergeConflict]
    ) {
        guard !isStopped, let other: Int = index.fragments[fragment], other != number else { return }
        let pair: Pair<Int, String> = Pair(first: number, second: fragment)
        guard Self.isNew(pair, areExclusive, &comparedSets), enter() else { return }
        compare(number, other, areExclusive, &conflicts)
        for inner: String in index.sets[other].spreads {
            compare(set: number, fragment: inner, areExclusive, &conflicts)
        }
        depth -= 1
    }

    private mutating func compare(
        _ first: String, _ second: String, _ areExclusive: Bool, _ conflicts: inout [MergeConflict]
    ) {
        guard !isStopped, first != second, let firstSet: Int = index.fragments[first],
            let secondSet: Int = index.fragments[second]
        else { return }
        let pair: Pair<String, String> = Pair(first: min(first, second), second: max(first, second))
        guard Self.isNew(pair, areExclusive, &comparedFragments), enter() else { return }
        compare(firstSet, secondSet, areExclusive, &conflicts)
        for inner: String in index.sets[secondSet].spreads { compare(first, inner, areExclusive, &conflicts) }
        for inner: String in index.sets[firstSet].spreads { compare(inner, second, areExclusive, &conflicts) }
        depth -= 1
    }

    /// The fields of one set with those of another, without what they spread.
    private mutating func compare(
        _ first: Int, _ second: Int, _ areExclusive: Bool, _ conflicts: inout [MergeConflict]
    ) {
        let (firstSet, secondSet): (FieldSet, FieldSet) = (index.sets[first], index.sets[second])
        guard lookUp(min(firstSet.names.count, secondSet.names.count)) else { return }
        // The longer one is asked: a field set with thousands of names may meet thousands that have one.
        let names: [String] =
            firstSet.names.count <= secondSet.names.count
            ? firstSet.names : secondSet.names.filter { firstSet.entries[$0] != nil }
        for name: String in names {
            guard let others: [FieldEntry] = secondSet.entries[name], let own = firstSet.entries[name] else { continue }
            for entry: FieldEntry in own {
                for other: FieldEntry in others where !isStopped {
                    compare(name, entry, other, areExclusive, &conflicts)
                }
            }
        }
    }

    /// The selections inside two fields.
    private mutating func compareInside(_ first: Int, _ second: Int, _ areExclusive: Bool) -> [MergeConflict] {
        var conflicts: [MergeConflict] = []
        compare(first, second, areExclusive, &conflicts)
        let (own, others): ([String], [String]) = (index.sets[first].spreads, index.sets[second].spreads)
        for fragment: String in others { compare(set: first, fragment: fragment, areExclusive, &conflicts) }
        for fragment: String in own { compare(set: second, fragment: fragment, areExclusive, &conflicts) }
        for fragment: String in own {
            for other: String in others { compare(fragment, other, areExclusive, &conflicts) }
        }
        return conflicts
    }

    /// Whether a pair was not compared yet, or only less strictly. What was compared strictly needs no other comparison.
    private static func isNew<First, Second>(
        _ pair: Pair<First, Second>, _ areExclusive: Bool, _ compared: inout [Pair<First, Second>: Bool]
    ) -> Bool {
        if let before: Bool = compared[pair], areExclusive || !before { return false }
        compared[pair] = areExclusive
        return true
    }

    /// As many conflicts as will be reported are enough; each quotes those inside it.
    private var isStopped: Bool { conflictsLeft <= 0 || isExhausted }

    /// Names that are looked up cost less than what is compared, and not nothing.
    private mutating func lookUp(_ count: Int) -> Bool {
        comparisonsLeft -= count / Self.lookUpsPerComparison
        if comparisonsLeft < 0 { isExhausted = true }
        return !isStopped
    }

    private static let lookUpsPerComparison: Int = 16

    private mutating func enter() -> Bool {
        guard !isStopped else { return false }
        guard depth < maximumDepth, comparisonsLeft > 0 else {
            isExhausted = true
            return false
        }
        comparisonsLeft -= 1
        depth += 1
        return true
    }
}

/// Single fields.
extension MergeSearch {
    private mutating func compare(
        _ name: String, _ first: FieldEntry, _ second: FieldEntry, _ areParentsExclusive: Bool,
        _ conflicts: inout [MergeConflict]
    ) {
        guard enter() else { return }
        defer { depth -= 1 }
        let areExclusive: Bool = areParentsExclusive || areDifferentObjects(first.parent, second.parent)
        if let text: String = difference(first, second, areExclusive) {
            conflictsLeft -= 1
            conflicts.append(
                MergeConflict(
                    responseName: name, reason: .because(text), firstPlaces: [first.span],
                    secondPlaces: [second.span]))
            return
        }
        guard let firstInner: Int = first.inner, let secondInner: Int = second.inner else { return }
        let inside: [MergeConflict] = compareInside(firstInner, secondInner, areExclusive)
        guard !inside.isEmpty else { return }
        conflicts.append(
            MergeConflict(
                responseName: name, reason: .inside(inside),
                firstPlaces: [first.span] + inside.flatMap(\.firstPlaces),
                secondPlaces: [second.span] + inside.flatMap(\.secondPlaces)))
    }

    private func areDifferentObjects(_ first: NamedType?, _ second: NamedType?) -> Bool {
        guard case .object(let one)? = first, case .object(let other)? = second else { return false }
        return one.name != other.name
    }

    private func difference(_ first: FieldEntry, _ second: FieldEntry, _ areExclusive: Bool) -> String? {
        if !areExclusive && first.name != second.name {
            return "\"\(first.name)\" and \"\(second.name)\" are different fields"
        }
        if !areExclusive && first.arguments != second.arguments { return "they have differing arguments" }
        if let type: TypeReference = first.type, let other: TypeReference = second.type,
            haveDifferentShapes(type, other)
        {
            return "they return conflicting types \"\(type)\" and \"\(other)\""
        }
        return nil
    }

    private func haveDifferentShapes(_ first: TypeReference, _ second: TypeReference) -> Bool {
        switch (first, second) {
        case (.list(let one, _), .list(let other, _)), (.nonNull(let one, _), .nonNull(let other, _)):
            return haveDifferentShapes(one, other)
        case (.named(let one), .named(let other)):
            let hasLeaf: Bool = [one, other].contains { schema.type(named: $0.value)?.isLeaf ?? false }
            return hasLeaf && one.value != other.value
        default: return true
        }
    }
}
