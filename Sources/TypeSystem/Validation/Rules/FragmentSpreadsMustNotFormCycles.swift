import GraphQLSyntax

/// No fragment spreads itself, directly or through others (section 5.5.2.2).
///
/// The search goes no deeper than the limit on depth, which was checked on the same order of fragments.
struct FragmentSpreadsMustNotFormCycles: Rule {
    private var finished: Set<String> = []
    private var path: [FragmentSpread] = []
    /// Where on the path the spreads inside a fragment begin.
    private var entered: [String: Int] = [:]

    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .fragment(let fragment) = node else { return }
        search(fragment.name.value, &context)
    }

    private mutating func search(_ name: String, _ context: inout ValidationContext) {
        guard finished.insert(name).inserted else { return }
        entered[name] = path.count
        for spread: FragmentSpread in context.spreads.spreads[.fragment(name)] ?? [] {
            path.append(spread)
            if let start: Int = entered[spread.name.value] {
                report(Array(path[start...]), &context)
            } else if context.fragments[spread.name.value] != nil {
                search(spread.name.value, &context)
            }
            path.removeLast()
        }
        entered[name] = nil
    }

    private func report(_ cycle: [FragmentSpread], _ context: inout ValidationContext) {
        guard let last: FragmentSpread = cycle.last else { return }
        let via: String = cycle.dropLast().map { "\"\($0.name.value)\"" }.joined(separator: ", ")
        context.sink.add(
            .fragmentSpreadsMustNotFormCycles,
            "Cannot spread fragment \"\(last.name.value)\" within itself" + (via.isEmpty ? "." : " via \(via)."),
            at: cycle.map(\.span))
    }
}
