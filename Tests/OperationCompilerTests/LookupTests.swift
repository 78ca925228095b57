import ConnectorModel
import SQL
import Testing

/// Rows that an operation reads by their keys: what implicit refresh goes by.
@Suite struct LookupTests {
    @Test func isARootFieldByKey() throws {
        let query: CompiledOperation = try operation(
            """
            query Q($id: UUID!, $key: Review_Key!) {
              a: movie(id: $id) { title }
              b: movie(key: {id: "3FA85F64-5717-4562-B3FC-2C963F66AFA6"}) { title }
              c: review(key: $key) { stars }
              d: person(key: {name_expr: "auth.uid"}) { name }
              e: movie(first: {}) { title }
              f: movies { director { name } }
            }
            """)
        #expect(
            query.lookups.map { "\($0.table.name) \($0.key.map(describe).joined(separator: ", "))" } == [
                "movie $0", "movie 3fa85f6457174562b3fc2c963f66afa6", "review $1.movieId, $1.byName", "person auth.uid",
            ])
    }

    @Test func isNoneWhereTheKeyIsNull() throws {
        #expect(try operation("query Q { movie(id: null) { title } }").lookups.isEmpty)
    }

    private func describe(_ member: LookupKeyMember) -> String {
        switch member {
        case .constant(let text): text
        case .source(.variable(let slot, let path)): (["$\(slot)"] + path).joined(separator: ".")
        case .source(.expression(let expression)): expression.text
        case .source: "?"
        }
    }
}
