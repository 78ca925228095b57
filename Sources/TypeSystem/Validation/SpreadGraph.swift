import GraphQLSyntax

/// Which definitions spread which fragments, and how much a document grows when spreads are followed.
struct SpreadGraph {
    /// The spreads inside each definition, in order, those in nested selections included.
    private(set) var spreads: [DefinitionID: [FragmentSpread]] = [:]
    /// Every definition by itself: how deep it nests and how much is in it, without what it spreads.
    private var scans: [DefinitionID: Scan] = [:]
    /// The operations, then the fragments, in the order of the document.
    private(set) var operations: [DefinitionID] = []
    private var fragments: [DefinitionID] = []

    private struct Scan {
        /// The spreads with the depth at which they stand.
        var spreads: [(name: String, depth: Int)] = []
        var depth: Int = 0
        var size: Int = 0
    }

    /// How deep a definition nests and how many selections and values it holds, every spread replaced by its fragment.
    struct Measure {
        var depth: Int = 0
        var size: Int = 0
    }

    init(_ document: Document) {
        for (index, definition): (Int, Definition) in document.definitions.enumerated() {
            switch definition {
            case .operation(let operation):
                operations.append(.operation(index))
                add(operation.selectionSet, as: .operation(index))
            case .fragment(let fragment):
                let id: DefinitionID = .fragment(fragment.name.value)
                guard spreads[id] == nil else { continue }
                fragments.append(id)
                add(fragment.selectionSet, as: id)
            case .schema, .type, .directive: break
            }
        }
    }

    private mutating func add(_ selectionSet: SelectionSet, as id: DefinitionID) {
        var scan: Scan = Scan()
        var found: [FragmentSpread] = []
        Self.scan(selectionSet, depth: 1, &scan, &found)
        spreads[id] = found
        scans[id] = scan
    }

    private static func scan(
        _ selectionSet: SelectionSet, depth: Int, _ scan: inout Scan, _ found: inout [FragmentSpread]
    ) {
        scan.depth = max(scan.depth, depth)
        for selection: Selection in selectionSet.selections {
            scan.size += 1
            switch selection {
            case .field(let field):
                for argument: Argument in field.arguments { scan.size += argument.value.size }
                scan.size += size(field.directives)
                if let inner: SelectionSet = field.selectionSet { Self.scan(inner, depth: depth + 1, &scan, &found) }
            case .inlineFragment(let fragment):
                scan.size += size(fragment.directives)
                Self.scan(fragment.selectionSet, depth: depth + 1, &scan, &found)
            case .fragmentSpread(let spread):
                scan.size += size(spread.directives)
                scan.spreads.append((spread.name.value, depth))
                found.append(spread)
            }
        }
    }

    private static func size(_ directives: [Directive]) -> Int {
        directives.reduce(0) { $0 + 1 + $1.arguments.reduce(0) { $0 + $1.value.size } }
    }
}

extension SpreadGraph {
    /// The fragments that a definition spreads, directly and through others, in the order they are met.
    func reachableFragments(from id: DefinitionID) -> [String] {
        var seen: Set<String> = []
        var order: [String] = []
        var next: [DefinitionID] = [id]
        while let current: DefinitionID = next.popLast() {
            for spread: FragmentSpread in spreads[current] ?? [] where seen.insert(spread.name.value).inserted {
                order.append(spread.name.value)
                next.append(.fragment(spread.name.value))
            }
        }
        return order
    }

    /// The measure of every operation and fragment. Spreads that close a cycle count as empty; a rule reports them.
    ///
    /// A document of a few hundred bytes can expand to more than memory holds, so nothing is expanded here: fragments are measured
    /// after those they spread, without recursion, and sums stop at the largest number.
    func measures() -> [DefinitionID: Measure] {
        var result: [DefinitionID: Measure] = [:]
        for id: DefinitionID in fragmentsInnermostFirst() + operations {
            guard let scan: Scan = scans[id] else { continue }
            var measure: Measure = Measure(depth: scan.depth, size: scan.size)
            for spread: (name: String, depth: Int) in scan.spreads {
                guard let inner: Measure = result[.fragment(spread.name)] else { continue }
                measure.depth = max(measure.depth, spread.depth + inner.depth)
                let (sum, overflow): (Int, Bool) = measure.size.addingReportingOverflow(inner.size)
                measure.size = overflow ? .max : sum
            }
            result[id] = measure
        }
        return result
    }

    private func fragmentsInnermostFirst() -> [DefinitionID] {
        var order: [DefinitionID] = []
        var entered: Set<DefinitionID> = []
        for root: DefinitionID in fragments where entered.insert(root).inserted {
            var path: [(id: DefinitionID, next: Int)] = [(root, 0)]
            while let top: (id: DefinitionID, next: Int) = path.last {
                let inside: [FragmentSpread] = spreads[top.id] ?? []
                guard top.next < inside.count else {
                    order.append(top.id)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let child: DefinitionID = .fragment(inside[top.next].name.value)
                if spreads[child] != nil && entered.insert(child).inserted { path.append((child, 0)) }
            }
        }
        return order
    }
}

extension InputValue {
    /// How many values it is made of, itself included.
    var size: Int {
        switch kind {
        case .list(let values): values.reduce(1) { $0 + $1.size }
        case .object(let fields): fields.reduce(1) { $0 + $1.value.size }
        case .variable, .int, .float, .string, .boolean, .null, .enumValue: 1
        }
    }
}
