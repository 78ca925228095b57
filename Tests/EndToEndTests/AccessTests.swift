import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Who may run what, over REST and on streams alike.
    @Suite(.needsClientsAndPostgres) struct Access {
        /// Somebody who calls.
        enum Caller: String, CaseIterable {
            case nobody, anonymous, unverified, verified, editor

            var token: String? {
                switch self {
                case .nobody: nil
                case .anonymous: Tokens.user("a", provider: "anonymous")
                case .unverified: Tokens.user("u", claims: #""email_verified": false,"#)
                case .verified: Tokens.user("v", claims: #""email_verified": true,"#)
                case .editor: Tokens.user("e", claims: #""role": "editor","#)
                }
            }
        }

        /// What somebody is answered.
        enum Answer: Equatable {
            case granted, unauthenticated, denied

            var status: Int {
                switch self {
                case .granted: 200
                case .unauthenticated: 401
                case .denied: 403
                }
            }

            /// The name of the status, its number, and the message.
            var refusal: (name: String, code: Int, message: String)? {
                switch self {
                case .granted: nil
                case .unauthenticated:
                    ("UNAUTHENTICATED", 16, "unauthenticated: this operation requires a signed-in user")
                case .denied:
                    ("PERMISSION_DENIED", 7, "unauthorized: you are not authorized to perform this operation")
                }
            }
        }

        private struct Rule {
            var name: String
            var directive: String
            /// In the order of the callers.
            var answers: [Answer]
        }

        private static let rules: [Rule] = [
            Rule(name: "Default", directive: "", answers: [.denied, .denied, .denied, .denied, .denied]),
            Rule(
                name: "NoAccess", directive: "@auth(level: NO_ACCESS)",
                answers: [.denied, .denied, .denied, .denied, .denied]),
            Rule(
                name: "Public", directive: #"@auth(level: PUBLIC, insecureReason: "A test.")"#,
                answers: [.granted, .granted, .granted, .granted, .granted]),
            Rule(
                name: "UserAnon", directive: #"@auth(level: USER_ANON, insecureReason: "A test.")"#,
                answers: [.unauthenticated, .granted, .granted, .granted, .granted]),
            Rule(
                name: "User", directive: #"@auth(level: USER, insecureReason: "A test.")"#,
                answers: [.unauthenticated, .unauthenticated, .granted, .granted, .granted]),
            Rule(
                name: "Verified", directive: #"@auth(level: USER_EMAIL_VERIFIED, insecureReason: "A test.")"#,
                answers: [.unauthenticated, .unauthenticated, .unauthenticated, .granted, .unauthenticated]),
            Rule(
                name: "Editor", directive: #"@auth(expr: "auth.token.role == 'editor'")"#,
                answers: [.unauthenticated, .denied, .denied, .denied, .granted]),
            Rule(
                name: "Error", directive: #"@auth(expr: "1 / 0 == 1")"#,
                answers: [.unauthenticated, .denied, .denied, .denied, .denied]),
        ]

        /// A number is taken for every row that is tried to be written, kept or not.
        private static let schema: String = """
            type Visit @table { number: Int! @col(dataType: "serial") }
            """

        private static let operations: String =
            rules.map { rule in
                """
                query Read\(rule.name) \(rule.directive) { visits(limit: 0) { number } }
                mutation Write\(rule.name) \(rule.directive) { visit_insert(data: {}) }

                """
            }.joined() + """
                query LastVisit @auth(level: PUBLIC, insecureReason: "A test.") {
                  visits(orderBy: [{number: DESC}], limit: 1) { number }
                }
                query ForEditors @auth(expr: "auth.token.role == 'editor'") {
                  movie(id: "\(Movies.metropolis)") { description }
                }
                query ForAWhile @auth(expr: "int(request.time) < auth.token.until") {
                  movie(id: "\(Movies.metropolis)") { description }
                }
                """

        private func run(_ body: (DevServer) async throws -> Void) async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try project.write("schema/visit.gql", Self.schema)
            try project.write("connector/more.gql", Self.operations)
            let url: String = try ThrowawayPostgres.makeDatabase()
            try await DevServer.run(project, ["--workers", "1", "--database-url", url, "--seed"], body)
        }

        @Test func isGrantedByEveryRuleOnEveryPath() async throws {
            try await run { server in
                var granted: Int = 0
                for (index, caller): (Int, Caller) in Caller.allCases.enumerated() {
                    let stream: StreamClient = try await server.connect()
                    for rule: Rule in Self.rules {
                        let answer: Answer = rule.answers[index]
                        if answer == .granted { granted += 2 }
                        try await isAnswered(answer, over: server, rule.name, caller)
                        try await isAnswered(answer, on: stream, rule.name, caller)
                    }
                }
                // No statement of a refused mutation came as far as PostgreSQL.
                let last: HTTPReply = try await server.query("LastVisit")
                #expect(last.body == #"{"data": {"visits": [{"number": \#(granted)}]}, "errors": []}"#)
            }
        }

        private func isAnswered(
            _ answer: Answer, over server: DevServer, _ name: String, _ caller: Caller
        ) async throws {
            let place: Comment = "\(name) for \(caller)"
            let replies: [HTTPReply] = [
                try await server.query("Read\(name)", token: caller.token),
                try await server.mutate("Write\(name)", "{}", token: caller.token),
            ]
            for reply: HTTPReply in replies {
                #expect(reply.status == answer.status, place)
                guard let (status, code, message) = answer.refusal else { continue }
                let expected: Document = """
                    {"code": \(code), "message": "\(message)", "status": "\(status)", "details": [],
                     "error": {"code": \(answer.status), "message": "\(message)", "status": "\(status)", "details": []}}
                    """
                #expect(reply.body == expected, place)
            }
        }

        /// On a stream a refusal is an answer like others, and the stream stays open.
        private func isAnswered(
            _ answer: Answer, on stream: StreamClient, _ name: String, _ caller: Caller
        ) async throws {
            let place: Comment = "\(name) for \(caller) on a stream"
            for (index, step): (Int, Step) in [Step.execute, .mutate, .subscribe].enumerated() {
                let id: String = "\(name)-\(index)"
                switch step {
                case .execute: try await stream.execute(id, "Read\(name)", token: caller.token)
                case .mutate: try await stream.execute(id, "Write\(name)", token: caller.token)
                case .subscribe: try await stream.subscribe(id, to: "Read\(name)", token: caller.token)
                }
                let frame: String = try await stream.next().description
                #expect(frame.contains(#""requestId":"\#(id)""#), place)
                #expect(frame.contains(#""data""#) == (answer == .granted), place)
                guard let (status, _, message) = answer.refusal else { continue }
                #expect(frame.contains(#""message":"\#(message)""#), place)
                #expect(frame.contains(#""code":"\#(status)""#), place)
            }
        }

        private enum Step { case execute, mutate, subscribe }

        /// A token that is no good is no way to be nobody.
        @Test func isRefusedToBadTokensEvenWhereAnybodyMayCall() async throws {
            try await run { server in
                let tokens: [String] = ["x", "a.b.c", Tokens.user("", for: 60), Tokens.user("ada", for: -5)]
                for token: String in tokens {
                    for reply: HTTPReply in [
                        try await server.query("ReadPublic", token: token),
                        try await server.mutate("WritePublic", "{}", token: token),
                    ] {
                        #expect(reply.status == 401, "\(token)")
                        #expect(
                            reply.body.description.hasPrefix(#"{"code":16,"message":"unauthenticated: "#), "\(token)")
                    }
                    let stream: StreamClient = try await server.connect()
                    try await stream.subscribe("1", to: "ReadPublic", token: token)
                    let frame: String = try await stream.next().description
                    // The client comes back with a fresh one, as it would not for an error of its subscription.
                    #expect(frame.contains(#""code":4401,"reason":"the token "#), "\(token): \(frame)")
                }
                let last: HTTPReply = try await server.query("LastVisit")
                #expect(last.body == #"{"data": {"visits": []}, "errors": []}"#)
            }
        }

        // MARK: Subscriptions

        private static let denied: String = """
            "errors": [{
                "message": "unauthorized: you are not authorized to perform this operation", "path": [],
                "extensions": {"code": "PERMISSION_DENIED", "debugDetails": "the @auth expression did not hold"}}]
            """

        private func rename(_ description: String, _ server: DevServer) async throws {
            let reply: HTTPReply = try await server.mutate(
                "UpdateMovie", #"{"id": "\#(Movies.metropolis)", "genre": "drama", "description": "\#(description)"}"#)
            #expect(reply.status == 200)
        }

        private func frame(_ description: String) -> Document {
            #"{"result": {"requestId": "1", "data": {"movie": {"description": "\#(description)"}}, "errors": []}}"#
        }

        /// A renewed token that the rule does not let through ends the data, one that it does brings it back.
        @Test func isAskedAgainForARenewedToken() async throws {
            try await run { server in
                let client: StreamClient = try await server.connect()
                try await rename("one", server)
                try await client.subscribe(
                    "1", to: "ForEditors", token: Tokens.user("e", claims: #""role": "editor","#))
                try await client.receives(frame("one"))
                try await client.send(#"{"headers": {"X-Firebase-Auth-Token": "\#(Tokens.user("e"))"}}"#)
                try await client.receives(#"{"result": {"requestId": "1", \#(Self.denied)}}"#)
                try await rename("two", server)
                #expect(try await server.framesUntilNow(on: client) == [])
                let editor: String = Tokens.user("e", for: 600, claims: #""role": "editor","#)
                try await client.send(#"{"headers": {"X-Firebase-Auth-Token": "\#(editor)"}}"#)
                try await client.receives(frame("two"))
            }
        }

        /// The rule looks at the time of the refresh: what held when the subscription began may hold no longer.
        @Test func isAskedAgainForEveryRefresh() async throws {
            try await run { server in
                try await rename("one", server)
                let end: Int = Int(Date.now.timeIntervalSince1970) + 3
                let witness: StreamClient = try await server.connect()
                try await witness.subscribe("1", to: "ForEditors", token: Tokens.user("w", for: 4))
                try await witness.receives(#"{"result": {"requestId": "1", \#(Self.denied)}}"#)
                let client: StreamClient = try await server.connect()
                try await client.subscribe("1", to: "ForAWhile", token: Tokens.user("e", claims: #""until": \#(end),"#))
                try await client.receives(frame("one"))
                // The witness's token ends after the client's time.
                try await witness.receives(#"{"code": 4401, "reason": "the token is expired"}"#)
                try await rename("two", server)
                try await client.receives(#"{"result": {"requestId": "1", \#(Self.denied)}}"#)
            }
        }
    }
}
