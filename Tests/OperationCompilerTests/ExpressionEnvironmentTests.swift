import CEL
import ConnectorModel
import GraphQLSyntax
import Testing

/// What expressions of a service may name, and of which types it is (language.md 3.3).
@Suite struct ExpressionEnvironmentTests {
    /// The errors of an expression that filters a text.
    private func inQuery(_ expression: String) -> [String] {
        errors(
            """
            query Q($s: String!, $n: Int!, $o: String, $l: [String!]!, $key: Movie_Key, $opt: [String!], $days: [Date]) {
              movies(where: {title: {eq_expr: \(literal(expression))}}) { id }
            }
            """)
    }

    /// The errors of a check in a mutation, on a review that was written after a film.
    private func inCheck(_ expression: String) -> [String] {
        errors(
            """
            mutation M($id: UUID!) @transaction {
              film: movie_upsert(data: {id: $id, title: "t"})
              query { movie(id: $id) @check(expr: \(literal(expression)), message: "m") { id year director { born } } }
            }
            """)
    }

    private func inRefresh(_ condition: String) -> [String] {
        errors(
            """
            query Q($genre: String, $n: Int!)
              @refresh(onMutationExecuted: {operation: "M", condition: \(literal(condition))}) { movies { id } }
            mutation M($genre: String, $m: Int!) { movie_deleteMany(all: true) }
            """)
    }

    private func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private func mismatch(_ marked: String, _ function: String, _ types: String) -> [String] {
        ["\(marked): Invalid expression: found no matching overload for '\(function)' applied to '\(types)'"]
    }

    @Test(arguments: [
        "auth.uid", "request.auth.uid", "auth.token.email", "auth.token.a.b.c", "auth.token['https://x.test/role']",
        "vars.s",
        "request.variables.s", "vars.l[0]", "request.operationName", "uuidV4()", "uuidV7()", "nil", "null",
        "auth == nil ? 'x' : auth.uid", "auth.uid == null ? 'x' : auth.uid + 'y'", "has(vars.o) ? vars.o : ''",
        "vars.o == null ? '' : vars.o", "string(request.time)", "vars.l.exists(x, x == vars.s) ? 'a' : 'b'",
        "vars.key.id",
        "request.auth != null && auth.token.email_verified == true ? 'a' : 'b'", "vars.s.lowerAscii().split(' ')[0]",
        "has(vars.opt) ? vars.opt[0] : ''", "vars.?opt[?0].orValue('')", "vars.opt.map(x, x + 'a')[0]",
        "(vars.opt + ['a'])[0]", "vars.opt == null || vars.opt == [] || 'a' in vars.opt ? 'a' : 'b'",
        "vars.opt in [null, []] ? 'a' : 'b'", "vars.opt.size() == 1 ? 'a' : 'b'", "vars.days[0] == null ? 'a' : 'b'",
        "vars.opt.transformList(i, x, string(i) + x).join(',')", "vars.opt.exists(x, x.startsWith(vars.s)) ? 'a' : 'b'",
        "cel.bind(x, vars.n + 1, '%d'.format([x]))", "vars.?o.orValue('')", "math.greatest(vars.n, 2) == 2 ? 'a' : 'b'",
    ])
    func knows(_ expression: String) {
        #expect(inQuery(expression) == [])
    }

    @Test func uidIsAStringOrNull() {
        #expect(inQuery("auth.uid.size() == 1 ? 'a' : 'b'") == [])
        #expect(inQuery("auth.uid + 1") == mismatch("auth.uid + 1", "_+_", "(wrapper(string), int)"))
        #expect(inQuery("auth.uidd") == ["auth.uidd: Invalid expression: undefined field 'uidd'"])
    }

    @Test func variablesHaveTheirTypesAndPresence() {
        #expect(inQuery("vars.s + vars.n") == mismatch("vars.s + vars.n", "_+_", "(string, int)"))
        #expect(inQuery("vars.n") == ["\"vars.n\": The expression gives int where String is expected"])
        #expect(inQuery("vars.n == null ? '' : ''") == mismatch("vars.n == null", "_==_", "(int, null)"))
        #expect(inQuery("vars.o + 1") == mismatch("vars.o + 1", "_+_", "(wrapper(string), int)"))
        #expect(inQuery("vars.l + 'a'") == mismatch("vars.l + 'a'", "_+_", "(list(string), string)"))
        #expect(inQuery("vars.key.nothing") == ["vars.key.nothing: Invalid expression: undefined field 'nothing'"])
        #expect(inQuery("vars.none") == ["vars.none: Invalid expression: undefined field 'none'"])
        #expect(
            inQuery("request.variables.none") == ["request.variables.none: Invalid expression: undefined field 'none'"])
    }

    @Test func listsThatMayBeNullHaveTheirElements() {
        #expect(inQuery("vars.opt[0] == 1 ? '' : ''") == mismatch("vars.opt[0] == 1", "_==_", "(string, int)"))
        #expect(
            inQuery("vars.opt.exists(x, x == 1) ? '' : ''") == mismatch("x == 1", "_==_", "(string, int)"))
        #expect(inQuery("1 in vars.opt ? '' : ''") == mismatch("1 in vars.opt", "@in", "(int, wrapper(list(string)))"))
        #expect(inQuery("vars.days[0] == 1 ? '' : ''") == mismatch("vars.days[0] == 1", "_==_", "(timestamp, int)"))
        #expect(
            inQuery("vars.opt") == ["\"vars.opt\": The expression gives list(string) or null where String is expected"])
        #expect(
            inQuery("vars.opt.name") == [
                "vars.opt.name: Invalid expression: type 'wrapper(list(string))' does not support field selection"
            ])
    }

    @Test(arguments: [
        ("tags", "this[0] == 1", "this[0] == 1", "(string, int)"),
        ("days", "this.all(d, d == 'x')", "d == 'x'", "(timestamp, string)"),
        ("vector", "this[0] == 'x'", "this[0] == 'x'", "(double, string)"),
        ("whole", "this[0] == 1", "this[0] == 1", "(string, int)"),
    ])
    func listsThatAreCheckedHaveTheirElements(_ field: String, _ check: String, _ part: String, _ types: String) {
        func errors(_ check: String) -> [String] {
            OperationCompilerTests.errors(
                "query Q @auth(level: PUBLIC) { notes { \(field) @check(expr: \(literal(check))) } }",
                schema: """
                    type Note @table { tags: [String!], days: [Date!], vector: Vector @col(size: 2), whole: [String!]! }
                    """)
        }
        #expect(errors(check) == mismatch(part, "_==_", types))
        #expect(errors("this in [null, []] || this.size() < 3") == [])
    }

    /// What fails whatever a request says is told when it is written.
    @Test(
        arguments: [
            ("director: {born: {eq_expr: %}}", "'2020'", "'2020'", "Date"),
            ("director: {born: {eq_expr: %}}", "vars.s == '' ? '2020-01-01' : 'soon'", "'soon'", "Date"),
            (
                "director: {born: {eq_expr: %}}", "timestamp('0001-01-01T00:00:00Z')",
                "timestamp('0001-01-01T00:00:00Z')",
                "Date"
            ),
            ("id: {eq_expr: %}", "has(vars.s) ? ('x') : auth.uid", "'x'", "UUID"),
            ("year: {eq_expr: %}", "3000000000", "3000000000", "Int"),
            ("id: {eq_expr: %}", "'3fa85f64-5717-4562-b3fc-2c963f66afa6'", nil, ""),
            ("director: {born: {eq_expr: %}}", "vars.s", nil, ""),
            ("year: {eq_expr: %}", "1 / 0", nil, ""),
        ] as [(String, String, String?, String)])
    func constantsAreOfTheirTypes(_ filter: String, _ expression: String, _ marked: String?, _ type: String) {
        #expect(
            errors(
                "query Q($s: String!) { movies(where: {\(filter.replacing("%", with: literal(expression)))}) { id } }")
                == (marked.map { ["\($0): The expression gives a value that is no \(type)"] } ?? []))
    }

    @Test func timesAndNamesOfTheRequestHaveTheirTypes() {
        #expect(
            inQuery("request.time") == ["\"request.time\": The expression gives timestamp where String is expected"])
        #expect(inQuery("request.time + 1") == mismatch("request.time + 1", "_+_", "(timestamp, int)"))
        #expect(inQuery("request.operationName + 1") == mismatch("request.operationName + 1", "_+_", "(string, int)"))
        #expect(inQuery("uuidV4(1)") == mismatch("uuidV4(1)", "uuidV4", "(int)"))
    }

    @Test func whatBelongsElsewhereIsNotKnown() {
        for name: String in ["this", "mutation"] {
            #expect(
                inQuery("\(name).x")
                    == ["\(name): Invalid expression: undeclared reference to '\(name)' (in container '')"])
        }
        #expect(inQuery("response.x") == ["response.x: Invalid expression: undefined field 'x'"])
        #expect(
            inRefresh("auth.uid == ''") == [
                "auth: Invalid expression: undeclared reference to 'auth' (in container '')"
            ])
    }

    @Test func thisHasTheShapeOfTheSelection() {
        #expect(inCheck("this != null && this.year > 2000 && this.director.born < request.time") == [])
        #expect(inCheck("this.year == null || this.id == vars.id") == [])
        #expect(inCheck("this.year == 'x'") == mismatch("this.year == 'x'", "_==_", "(wrapper(int), string)"))
        #expect(inCheck("this.title == 'x'") == ["this.title: Invalid expression: undefined field 'title'"])
        #expect(
            inCheck("this.director.name == ''") == ["this.director.name: Invalid expression: undefined field 'name'"])
        #expect(inCheck("this.year") == ["\"this.year\": The condition gives int or null, not true or false"])
    }

    @Test func responseHasTheFieldsBefore() {
        #expect(inCheck("response.film.id == vars.id && response.film.id != null") == [])
        #expect(inCheck("response.film.id == 1") == mismatch("response.film.id == 1", "_==_", "(wrapper(string), int)"))
        #expect(
            inCheck("response.film.title == ''") == ["response.film.title: Invalid expression: undefined field 'title'"]
        )
        #expect(
            inCheck("response.query.movie.id == ''") == ["response.query: Invalid expression: undefined field 'query'"])
    }

    @Test func conditionsSeeBothSides() {
        #expect(inRefresh("request.variables.genre == mutation.variables.genre") == [])
        #expect(inRefresh("request.auth.uid != mutation.auth.uid || mutation.auth == nil") == [])
        #expect(inRefresh("request.variables.n > mutation.variables.m && !has(mutation.variables.genre)") == [])
        #expect(
            inRefresh("request.variables.genre == mutation.variables.m")
                == mismatch("request.variables.genre == mutation.variables.m", "_==_", "(wrapper(string), int)"))
        #expect(
            inRefresh("request.variables.m == 1") == ["request.variables.m: Invalid expression: undefined field 'm'"])
    }

    @Test func claimsAreKnownWhenTheyAreThere() {
        #expect(inQuery("auth.token.level + 1 > 2 ? auth.token.level : 'x'") == [])
        #expect(inQuery("auth.token.roles.exists(r, r.startsWith('a')) ? 'a' : 'b'") == [])
    }

    @Test(arguments: [
        ("\"\"\"\n\tauth.uid\n\t\t+ oops + 'é'\n\"\"\"", "oops"),
        ("\"\"\"auth.uid\n      + \"oops\" + bad\n    \"\"\"", "bad"),
        ("\"\"\"\r\n    'a' +\r\n    'b' + oops\r\n  \"\"\"", "oops"),
        ("\"\"\"\n  '\\\"\"\"' + oops\n  \"\"\"", "oops"),
        ("\"'\\\\\\\\' + '\\u{1F600}' + '\\uD83D\\uDE00' + oops\"", "oops"),
    ])
    func faultsPointIntoAnyLiteral(_ literal: String, _ name: String) {
        #expect(
            errors("query Q { movies(where: {title: {eq_expr: \(literal)}}) { id } }")
                == ["\(name): Invalid expression: undeclared reference to '\(name)' (in container '')"])
    }

    @Test(
        arguments: [
            ("auth.uid", "auth.uid (String)", true),
            ("request.auth.token.email", "request.auth.token.email (String)", true),
            ("'user-' + auth.uid", "auth.uid (String)", false),
            ("auth.token.name + vars.s", "auth.token.name (Any)", false),
            ("vars.s", nil, false),
        ] as [(String, String?, Bool)])
    func saysWhatIsNeeded(_ expression: String, _ claim: String?, _ isRequired: Bool) throws {
        let operation: CompiledOperation = try operation(
            "query Q($s: String!) { movies(where: {title: {eq_expr: \(literal(expression))}}) { id } }")
        let sources: [ExpressionSource] = operation.steps.flatMap(\.sources).compactMap {
            if case .expression(let source) = $0 { source } else { nil }
        }
        #expect(sources.map(\.claim) == [claim])
        #expect(sources.map(\.isRequired) == [isRequired])
    }

    @Test func boundsWhatAnAuthorWrites() {
        let deep: String = String(repeating: "(", count: 97) + "''" + String(repeating: ")", count: 97)
        #expect(inQuery(deep) == ["(: Invalid expression: the expression is nested more than 96 levels deep"])
    }
}
