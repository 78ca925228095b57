import ConnectorModel
import Testing

/// Whether one plan serves every value of a statement.
@Suite struct PlanClassTests {
    @Test(arguments: [
        "query Q($id: UUID!) { movie(id: $id) { title } }",
        "query Q($key: Review_Key!) { review(key: $key) { stars movie { title } } }",
        "query Q($id: UUID!) { movie(id: $id) { reviews_on_movie(orderBy: [{stars: DESC}], limit: 3) { stars } } }",
        "query Q($id: UUID!) { reviews(where: {movieId: {eq: $id}}) { stars } }",
        "query Q($id: UUID!) { reviews(where: {movie: {id: {eq: $id}}}) { stars } }",
        "query Q($ids: [UUID!]!) { movies(where: {id: {in: $ids}}) { title } }",
        "query Q($code: String!) { movies(where: {code: {eq: $code}}) { title } }",
        "query Q { movies(where: {title: {contains: \"x\"}}, orderBy: [{year: DESC}]) { title } }",
        "query Q($limit: Int) { movies(limit: $limit) { title } }",
        "query Q { __typename }",
        "query Q { movies { year _count } }",
        "query Q($n: Int) { movies(having: {_count: {gt: $n}}) { title } }",
        "query Q($id: UUID!) { movie(id: $id) { reviews_on_movie(distinct: true) { stars } } }",
        "query Q($id: UUID!, $s: Int!) { reviews(where: {movieId: {eq: $id}}, having: {stars_max: {lt: $s}}) { stars_avg } }",
    ])
    func keysNeedOnePlan(_ text: String) throws {
        #expect(try operation(text).steps.map(\.planClass) == [.keyed])
    }

    @Test(arguments: [
        "query Q($t: String!) { movies(where: {title: {eq: $t}}) { id } }",
        "query Q($y: Int!) { movies(where: {year: {gt: $y}}, orderBy: [{year: ASC}]) { id } }",
        "query Q($t: String!) { movies(where: {title: {startsWith: $t}}) { id } }",
        "query Q($id: UUID!) { movies(where: {id: {ne: $id}}) { id } }",
        "query Q($t: String!) { reviews(where: {movie: {title: {eq: $t}}}) { stars } }",
        "query Q($s: Int!) { movies(where: {reviews_on_movie: {exist: {stars: {ge: $s}}}}) { id } }",
        "query Q($n: Int!) { movies(where: {reviews_on_movie: {count: {ge: $n}}}) { id } }",
        "query Q($s: Int!) { movies { reviews_on_movie(where: {stars: {ge: $s}}) { stars } } }",
        "query Q($n: Boolean!) { movies(where: {year: {isNull: $n}}) { id } }",
        "query Q($y: Int!) { movies(where: {year: {gt: $y}}) { _count } }",
        "query Q($y: Int!) { movie(first: {where: {year: {eq: $y}}}) { id } }",
    ])
    func otherValuesDecideWhichPlanIsGood(_ text: String) throws {
        #expect(try operation(text).steps.map(\.planClass) == [.selective])
    }

    @Test(arguments: [
        "mutation M($id: UUID!, $t: String!) { movie_update(id: $id, data: {title: $t}) }",
        "mutation M($id: UUID!) { movie_upsert(data: {id: $id, title: \"x\"}) }",
        "mutation M($id: UUID!) { movie_delete(id: $id) }",
        "mutation M($id: UUID!) { review_deleteMany(where: {movieId: {eq: $id}}) }",
        "mutation M { movie_deleteMany(all: true) }",
    ])
    func writesByKeyNeedOnePlan(_ text: String) throws {
        #expect(try operation(text).steps.map(\.planClass) == [.keyed])
    }

    @Test(arguments: [
        "mutation M($t: String!) { movie_deleteMany(where: {title: {eq: $t}}) }",
        "mutation M($t: String!) { movie_update(first: {where: {title: {eq: $t}}}, data: {title: \"x\"}) }",
        "mutation M($t: [Movie_Data!]! @allow(fields: \"id title\")) { movie_insertMany(data: $t) }",
        "mutation M($t: String!) { query { movies(where: {title: {eq: $t}}) { id } } }",
    ])
    func writesOfManyRowsDoNot(_ text: String) throws {
        #expect(try operation(text).steps.map(\.planClass) == [.selective])
    }

    @Test func rootFieldsOfOneKindAreOneStatement() throws {
        let both: CompiledOperation = try operation("query Q($id: UUID!) { movie(id: $id) { title } movies { id } }")
        #expect(both.steps.map(\.result) == [.wholeData])
    }

    @Test func rootFieldsOfBothKindsAreOneStatementEach() throws {
        let both: CompiledOperation = try operation(
            "query Q($id: UUID!, $t: String!) { a: movie(id: $id) { title } b: movies(where: {title: {eq: $t}}) { id } }"
        )
        #expect(both.steps.map(\.responseName) == ["a", "b"])
        #expect(both.steps.map(\.result) == [.json, .json])
        #expect(both.steps.map(\.planClass) == [.keyed, .selective])
    }

    @Test func manyOptionalValuesAreSpreadOverStatements() throws {
        let names: [String] = ["a", "b", "c", "d"]
        let variables: String = names.map { "$\($0)1: UUID, $\($0)2: UUID" }.joined(separator: ", ")
        let fields: String = names.map { "\($0): movies(where: {id: {in: [], eq: $\($0)1, ne: $\($0)2}}) { id }" }
            .joined(separator: " ")
        #expect(try operation("query Q(\(variables)) { \(fields) }").steps.map(\.shapeSources.count) == [2, 2, 2, 2])
    }
}
