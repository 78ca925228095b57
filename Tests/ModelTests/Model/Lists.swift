import Execution
import GraphQLSyntax
import SchemaModel

/// Lists and their arguments.
extension Model {
    /// - Parameters:
    ///   - table: the one that the arguments speak of.
    ///   - shown: the one whose rows are listed.
    func list(
        _ candidates: [Candidate], of table: Table, shown: Table, _ selected: Selected, _ call: Call
    ) throws(Failure) -> Expected {
        let filter: Given = call.argument("where", of: selected.field)
        let kept: [Candidate] = try Self.kept(candidates) { (candidate) throws(Failure) in
            try condition(filter, on: candidate.argument, of: table, call) ?? .yes == .yes
        }
        let order: Given = call.argument("orderBy", of: selected.field)
        let groups: [[Candidate]] = try sorted(kept) { (candidate) throws(Failure) in
            sortKey(order, of: candidate.argument, table)
        }
        return try window(groups, selected.field, call) { (candidate) throws(Failure) in
            try object(candidate.row, of: shown, selected, call)
        }
    }

    /// What `limit` and `offset` leave of groups in order. Nothing is shown of what they drop, as it might fail to be.
    func window<Element>(
        _ groups: [[Element]], _ field: Field, _ call: Call, show: (Element) throws(Failure) -> Expected
    ) throws(Failure) -> Expected {
        let limit: Int = call.argument("limit", of: field).count ?? 100
        let offset: Int = call.argument("offset", of: field).count ?? 0
        guard limit >= 0, offset >= 0 else { throw .code(.invalidArgument) }
        var parts: [Expected.Part] = []
        var begin: Int = 0
        for group: [Element] in groups {
            let count: Int = min(begin + group.count, offset + limit) - max(begin, offset)
            if count > 0 {
                parts.append(
                    Expected.Part(
                        candidates: try group.map { (element) throws(Failure) in try show(element) }, count: count))
            }
            begin += group.count
        }
        return .parts(parts)
    }
}

extension Given {
    /// A number of rows; nothing where none is given.
    fileprivate var count: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }
}
