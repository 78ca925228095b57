import CEL
import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Rows that a field of a mutation's `query` gave, which later fields may name by `response`.
struct ResponseStep {
    var table: Table
    var fields: [CollectedField]
    /// The way to it: `query.post`.
    var path: String
    var isOne: Bool
    var choice: RowChoice
    /// What ties its rows to the caller by itself.
    var ties: [Tie]
    /// Which of the operation's places it is.
    var place: Int

    /// How conditions name it.
    private var names: [String] { path.split(separator: ".").map(String.init) }

    /// The rows, as conditions see them.
    private var subject: CheckedRows.Subject { isOne ? .row(table, fields) : .rows(table, fields) }

    /// What `response` is where there is nothing but this.
    var response: CheckedRows.Subject { names.reversed().reduce(subject) { .fields([$1: $0]) } }

    /// What the value of the field `query` is where there is nothing but this.
    var query: CheckedRows.Subject { names.dropFirst().reversed().reduce(subject) { .fields([$1: $0]) } }

    /// What conditions call a row that may not be there.
    func vanishing(isQuery: Bool) -> Set<[String]> {
        guard isOne else { return [] }
        return isQuery ? [["response"] + names, ["this"] + names.dropFirst()] : [["response"] + names]
    }

    /// The column of the row that names lead to, or that a reference has in common with the row it points to.
    func column(_ chain: [String]?) -> String? {
        guard isOne, let chain, chain.first == "response", chain.dropFirst().starts(with: names) else { return nil }
        let rest: [String] = Array(chain.dropFirst(1 + names.count))
        guard let name: String = rest.first,
            let field: CollectedField = fields.first(where: { $0.responseName == name })
        else { return nil }
        let fieldName: String = field.field.name.value
        if rest.count == 1 { return table.column(fieldName)?.fieldName }
        guard rest.count == 2, let reference: Reference = table.reference(fieldName) else { return nil }
        return reference.pairs.first { $0.targetFieldName == rest[1] }?.fieldName
    }

    /// Whether rows are named by what this one, which is the caller's, points to.
    func points(_ choice: RowChoice, to other: Table) -> Bool {
        !ties.isEmpty && !table.references(to: other) { own, key in column(choice.given[key]) == own }.isEmpty
    }

    /// What ties rows that are named by the key of this very row.
    func tie(to choice: RowChoice, of other: Table) -> Tie? {
        guard other == table, !ties.isEmpty, !table.primaryKey.isEmpty,
            table.primaryKey.allSatisfy({ column(choice.given[$0]) == $0 })
        else { return nil }
        return Tie(kind: .around, text: path, isOwnership: ties.contains(where: \.isOwnership))
    }
}
