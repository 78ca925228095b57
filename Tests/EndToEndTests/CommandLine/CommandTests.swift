import TestSupport
import Testing

extension EndToEnd {
    /// The commands that answer once.
    @Suite struct Commands {
        private struct Answer: Equatable, Sendable {
            var status: Int32
            var output: Document = ""
            var errors: String = ""
        }

        private func run(_ arguments: String...) async throws -> Answer {
            let program: ChildProgram = try ChildProgram(DevServer.binary, arguments)
            return Answer(
                status: try await program.exitStatus(), output: Document(program.output.value.joined(separator: "\n")),
                errors: program.errors.value.joined(separator: "\n"))
        }

        @Test func evaluatesExpressions() async throws {
            #expect(
                try await run(
                    "cel", "auth.uid == 'ada' && size(names) == 2", "--bindings",
                    #"{"auth": {"uid": "ada"}, "names": ["a", "b"]}"#)
                    == Answer(status: 0, output: "true"))
            #expect(try await run("cel", "[1, 2].map(n, n * 2)") == Answer(status: 0, output: "[2, 4]"))
            // A value that JSON has not.
            #expect(try await run("cel", "type(type(1))") == Answer(status: 0, output: "type"))
            #expect(try await run("cel", "[1e308 * 10.0]") == Answer(status: 0, output: "[+Inf]"))
            // What expressions of a project may name: nobody asks, and gives nothing.
            #expect(
                try await run(
                    "cel",
                    "auth.uid == null && request.auth == nil && vars.size() == 0 && request.time > timestamp(0)"
                        + " && uuidV4().matches('^[0-9a-f]{32}$') && uuidV7() > uuidV7().substring(0, 12)")
                    == Answer(status: 0, output: "true"))
            #expect(
                try await run(
                    "cel", "request.auth.token.admin && request.variables.id == vars.id && this > 1", "--bindings",
                    #"{"auth": {"token": {"admin": true}}, "vars": {"id": "a"}, "this": 2}"#)
                    == Answer(status: 0, output: "true"))
            #expect(
                try await run("cel", "this == auth.uid")
                    == Answer(
                        status: 1,
                        errors: """
                            dataconnect: undeclared reference to 'this' (in container '')
                              this == auth.uid
                              ^
                            hint: it has no value of its own here: give one, for example --bindings '{"this": {}}'
                            """))
            #expect(
                try await run("cel", "1e400 > 1.0")
                    == Answer(
                        status: 1,
                        errors: """
                            dataconnect: invalid double literal: value out of range
                              1e400 > 1.0
                              ^
                            """))
            #expect(
                try await run("cel", "1 / 0")
                    == Answer(status: 1, errors: "dataconnect: the expression fails: division by zero"))
            #expect(
                try await run("cel", "auth.uid ==")
                    == Answer(
                        status: 1,
                        errors: """
                            dataconnect: syntax error: unexpected the end of the expression
                              auth.uid ==
                                         ^
                            """))
            #expect(
                try await run("cel", "1", "--bindings", "[1]")
                    == Answer(
                        status: 2,
                        errors: """
                            dataconnect: --bindings must be a JSON object, not "[1]"
                            Run `dataconnect cel --help` for usage.
                            """))
        }

        @Test(.needsClientsAndPostgres) func explainsOperations() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let url: String = try ThrowawayPostgres.makeDatabase()
            func explain(_ arguments: String...) async throws -> Answer {
                let program: ChildProgram = try ChildProgram(
                    DevServer.binary,
                    ["explain", "--config_dir", project.folder, "--database-url", url] + arguments)
                return Answer(
                    status: try await program.exitStatus(),
                    output: Document(
                        program.output.value.map { $0.replacing(/\ +\(cost.*/, with: "") }.joined(separator: "\n")),
                    errors: program.errors.value.joined(separator: "\n"))
            }
            #expect(
                try await explain("GetMovieRating", "--variables", #"{"id": "5b1a9c00000040008000000000000002"}"#)
                    == Answer(
                        status: 0,
                        output: """
                            -- one generic plan for all values
                            -- $1 = 5b1a9c00000040008000000000000002
                            SELECT row_to_json(r$)
                            FROM (
                              SELECT (
                                SELECT r$
                                FROM (
                                  SELECT encode(uuid_send("t0"."id"), 'hex') AS "id", "t0"."average_rating" AS "averageRating"
                                  FROM "public"."movie" AS "t0"
                                  WHERE "t0"."id" = $1::uuid
                                ) AS r$
                              ) AS "movie"
                            ) AS r$;
                            -- Result
                            --   InitPlan 1 (returns $0)
                            --     ->  Index Scan using movie_pkey on movie t0
                            --           Index Cond: (id = $1)

                            """))
            // What is run to be measured is rolled back.
            #expect(try await explain("CreateMovie", "--variables", #"{"title": "It's"}"#, "--analyze").status == 0)
            let program: ChildProgram = try ChildProgram(
                DevServer.binary,
                ["execute", "--config_dir", project.folder, "--database-url", url, "ListMovies"])
            #expect(try await program.exitStatus() == 0)
            #expect(program.output.value == [#"{"data":{"movies":[]},"errors":[]}"#])
            try project.write(
                "connector/more.gql",
                """
                mutation Three($title: String!) @auth(level: NO_ACCESS) {
                  first: movie_insert(data: {id: "5b1a9c00000040008000000000000001", title: $title})
                  query { movies(where: {title: {eq: $title}}) { id } }
                  last: movie_deleteMany(where: {title: {eq: $title}})
                }
                """)
            let three: Answer = try await explain("Three", "--variables", #"{"title": "It's"}"#)
            #expect(three.status == 0)
            // Each root field with its statement, in the order of the text.
            #expect(
                three.output.description.split(separator: "\n").filter {
                    $0.wholeMatch(of: #/-- [a-z]\w+|WITH .*|INSERT .*|DELETE .*|SELECT row.*/#) != nil
                } == [
                    "-- first", #"INSERT INTO "public"."movie" AS "t0" ("id", "title")"#, "-- query",
                    "SELECT row_to_json(r$)", "-- last", "WITH o AS (", #"DELETE FROM "public"."movie" AS "t0""#,
                ])
            #expect(
                try await explain("GetMovieRating")
                    == Answer(status: 1, errors: "dataconnect: $id (UUID) is missing"))
        }

        /// What a later field reads of an earlier one is there when it is measured, for the earlier one has been run; else it is said.
        @Test(.needsClientsAndPostgres) func explainsFieldsThatReadOthers() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try project.write(
                "connector/more.gql",
                """
                mutation Chain($title: String!) @auth(level: NO_ACCESS) {
                  first: movie_insert(data: {title: $title})
                  second: review_insert(data: {movieId_expr: "response.first.id", authorUid: "a", rating: 1})
                  query { review(key: {id_expr: "response.second.id"}) { rating } }
                  third: movie_updateMany(
                    where: {id: {eq_expr: "response.first.id"}}, data: {averageRating_expr: "response.query.review.rating + 1"}
                  )
                }
                """)
            let url: String = try ThrowawayPostgres.makeDatabase()
            func explain(_ arguments: String...) async throws -> Answer {
                let program: ChildProgram = try ChildProgram(
                    DevServer.binary,
                    [
                        "explain", "--config_dir", project.folder, "--database-url", url, "Chain", "--variables",
                        #"{"title": "t"}"#,
                    ] + arguments)
                // The names of the fields, the values of their parameters, and what is said of them.
                return Answer(
                    status: try await program.exitStatus(),
                    output: Document(
                        program.output.value.map { line in
                            line.replacing(/= [0-9a-f]{32}/, with: "= ID").replacing(/= \d{4}-.*Z/, with: "= TIME")
                        }
                        .filter { $0.wholeMatch(of: #/-- ([a-z]+|\$\d = .*|NULL .*)/#) != nil }
                        .joined(separator: "\n")),
                    errors: program.errors.value.joined(separator: "\n"))
            }
            let guess: String =
                "-- NULL stands for what is made of earlier fields, which have not been run; --analyze runs them"
            #expect(
                try await explain()
                    == Answer(
                        status: 0,
                        output: """
                            -- first
                            -- $1 = ID
                            -- $2 = t
                            -- second
                            -- $1 = ID
                            -- $2 = NULL
                            -- $3 = TIME
                            \(guess)
                            -- query
                            \(guess)
                            -- third
                            -- $1 = NULL
                            \(guess)
                            """))
            #expect(
                try await explain("--analyze")
                    == Answer(
                        status: 0,
                        output: """
                            -- first
                            -- $1 = ID
                            -- $2 = t
                            -- second
                            -- $1 = ID
                            -- $2 = ID
                            -- $3 = TIME
                            -- query
                            -- $1 = ID
                            -- third
                            -- $1 = ID
                            -- $2 = 2
                            """))
        }

        @Test(.needsClientsAndPostgres) func executesOperations() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let url: String = try ThrowawayPostgres.makeDatabase()
            func execute(_ arguments: String...) async throws -> Answer {
                let program: ChildProgram = try ChildProgram(
                    DevServer.binary,
                    ["execute", "--config_dir", project.folder, "--database-url", url] + arguments)
                return Answer(
                    status: try await program.exitStatus(),
                    output: Document(program.output.value.joined(separator: "\n")),
                    errors: program.errors.value.joined(separator: "\n"))
            }
            #expect(
                try await execute("ListMoviesByGenre", "--variables", #"{"genre": "crime"}"#)
                    == Answer(status: 0, output: #"{"data":{"movies":[]},"errors":[]}"#))
            #expect(
                try await execute("UpsertExtendedProfile", "--auth", #"{"sub": "ada"}"#)
                    == Answer(status: 0, output: #"{"data":{"profile_upsert":{"id":"ada"}},"errors":[]}"#))
            #expect(
                try await execute("movies/GetExtendedProfileByUser", "--auth", #"{"sub": "ada"}"#)
                    == Answer(
                        status: 0,
                        output:
                            #"{"data":{"profile":{"id":"ada","status":null,"photoUrl":null,"socialLink":null}},"errors":[]}"#
                    ))
            // The administrator passes @auth, but has no uid to look for.
            #expect(
                try await execute("GetExtendedProfileByUser")
                    == Answer(
                        status: 1,
                        output:
                            #"{"data":null,"errors":[{"message":"auth.uid (String) is missing","path":["profile"],"extensions":{"code":"INVALID_ARGUMENT"}}]}"#
                    ))
            #expect(
                try await execute("GetMovieById", "--variables", #"{"id": "x"}"#)
                    == Answer(
                        status: 1,
                        output:
                            #"{"data":null,"errors":[{"message":"$id is invalid UUID: 'x'","path":[],"extensions":{"code":"INVALID_ARGUMENT"}}]}"#
                    ))
            #expect(
                try await execute("GetMovie")
                    == Answer(
                        status: 1,
                        errors: """
                            dataconnect: there is no operation "GetMovie"; there are movies/AddReview, \
                            movies/BrowseMovies, movies/BulkUpdateMovies, movies/CreateMovie, movies/DeleteMovie, \
                            movies/GetExtendedProfileByUser, movies/GetMovieById, movies/GetMovieRating, \
                            movies/ListMovies, movies/ListMoviesByGenre, movies/ListReviews, movies/MovieWithReviews, \
                            movies/UpdateMovie, movies/UpsertExtendedProfile
                            """))
            #expect(
                try await execute("ListMovies", "--auth", "{}")
                    == Answer(
                        status: 2, errors: #"dataconnect: --auth is not a JSON object with a non-empty "sub""#))
        }

        /// The words themselves are compared in ArgumentsTests; this is that the program prints them and how it ends.
        @Test(arguments: ["dev", "compile", "execute", "cel"]) func printsHelp(of command: String) async throws {
            let answer: Answer = try await run(command, "--help")
            #expect(answer.status == 0)
            #expect(answer.output.description.hasPrefix("Usage: dataconnect \(command) [flags]"))
            #expect(answer.errors == "")
            #expect(try await run("help", command) == answer)
        }

        @Test func tellsWhatItDoesNotUnderstand() async throws {
            #expect(try await run("--version") == Answer(status: 0, output: "dataconnect 0.1.0"))
            #expect(
                try await run("compil")
                    == Answer(
                        status: 2,
                        errors: """
                            dataconnect: unknown command "compil"
                            Did you mean compile?
                            Run `dataconnect --help` for usage.
                            """))
            #expect(
                try await run("dev", "--wokers=2")
                    == Answer(
                        status: 2,
                        errors: """
                            dataconnect: dev has no flag --wokers
                            Did you mean --workers?
                            Run `dataconnect dev --help` for usage.
                            """))
        }
    }
}
