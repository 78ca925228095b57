import TestSupport
import Testing

extension EndToEnd {
    /// What clients send is a value, whatever it looks like, and says nothing that only an operation can say.
    @Suite(.needsClientsAndPostgres) struct Injection {
        private static let hostile: [String] = [
            "'; DROP TABLE thing; --", "\\'; DROP TABLE thing; --", "' OR '1'='1", "\"; DROP TABLE thing; --", "$1",
            "$$",
            "$body$", "E'\\''", "\\", "\\\\", "\\x00", "\\u0000", "%", "_", "%s%n", "/*", "*/", "--", "NULL", "{}",
            "{a,b}",
            "{\"a\":\"b\"}", "\"", "'", "''", "\r\n", "\t", "\u{2028}", "\u{1F600}", "\u{FEFF}", "\u{202E}", "a,b",
            "\u{7F}",
            "{_expr: \"auth.uid\"}", "auth.uid", "${jndi:ldap://x}", String(repeating: "'", count: 3000),
        ]

        /// As a key, as a text, within a list, as a name and a value in JSON, and as what is looked for in each way.
        @Test func keepsTextsAsTheyAre() async throws {
            try await Things.run { server in
                for text: String in Self.hostile {
                    let json: String = Things.json(text)
                    let written: HTTPReply = try await server.mutate(
                        "PutThing",
                        #"{"id": \#(json), "text": \#(json), "any": {\#(json): [\#(json)]}, "list": [\#(json), "x"]}"#)
                    #expect(written.body == Document(#"{"data": {"thing_upsert": {"id": \#(json)}}, "errors": []}"#))
                    let read: HTTPReply = try await server.query("GetThing", #"{"id": \#(json)}"#)
                    #expect(
                        read.body
                            == Document(
                                """
                                {"data": {"thing": {"id": \(json), "text": \(json), "any": {\(json): [\(json)]},
                                 "list": [\(json), "x"]}}, "errors": []}
                                """))
                    let found: HTTPReply = try await server.query(
                        "FindThings", #"{"text": \#(json), "texts": [\#(json)]}"#)
                    let ids: String = "[{\"id\": \(json)}]"
                    let body: String = found.body.description
                    #expect(found.status == 200 && body.contains(#""errors":[]"#), "\(text) \(body)")
                    #expect(
                        body.contains(
                            Document(#"{"equal": \#(ids), "among": \#(ids), "listed": \#(ids)}"#).description.dropLast()
                        ),
                        "\(text) \(body)")
                    #expect(body.contains(Document(#"{"native": \#(ids)}"#).description.dropFirst()), "\(text) \(body)")
                }
            }
        }

        @Test func refusesWhatNoTextCanHold() async throws {
            try await Things.run { server in
                let zero: HTTPReply = try await server.query("GetThing", #"{"id": "a\u0000b"}"#)
                #expect(zero.body == Things.fault("$id is invalid String: it holds a zero byte"))
                let half: HTTPReply = try await server.query("GetThing", #"{"id": "\ud800"}"#)
                #expect(
                    half.body
                        == Things.fault(
                            "The variables are not valid JSON: the escape is half of a surrogate pair at byte 8"))
            }
        }

        private static let scalars: [(name: String, type: String, value: String)] = [
            ("uuid", "UUID", "' OR 1=1"), ("date", "Date", "2020-01-01'; --"), ("date", "Date", "today"),
            ("date", "Date", "infinity"), ("at", "Timestamp", "now()"), ("at", "Timestamp", "-infinity"),
            ("big", "Int64", "1; --"), ("int", "Int", "1"), ("float", "Float", "NaN"), ("float", "Float", "Infinity"),
            ("flag", "Boolean", "t"), ("mood", "Mood", "GLAD'; --"),
        ]

        @Test func refusesWhatIsNoneOfItsType() async throws {
            try await Things.run { server in
                for (name, type, value) in Self.scalars {
                    let reply: HTTPReply = try await server.mutate(
                        "PutThing", #"{"id": "x", "\#(name)": \#(Things.json(value))}"#)
                    #expect(reply.body == Things.fault("$\(name) is invalid \(type): '\(value)'"))
                }
                #expect(
                    try await server.query("GetThing", #"{"id": "x"}"#).body
                        == #"{"data": {"thing": null}, "errors": []}"#)
            }
        }

        private static let onlyOperations: String = "is not accepted in variables: only an operation itself can say it"
        private static let unlisted: String = "is not among the fields that @allow lists"

        private static let forbidden: [(operation: String, variables: String, message: String)] = [
            ("AddThing", #"{"data": {"id": "q", "text_expr": "'x'"}}"#, "$data.text_expr \(onlyOperations)"),
            (
                "AddThing", #"{"data": {"id": "q", "text": {"_expr": "auth.uid"}}}"#,
                "$data.text is invalid String: an object was given"
            ),
            ("AddThing", #"{"data": {"id": "q", "int": 1}}"#, "$data.int \(unlisted)"),
            ("Filter", #"{"where": {"text": {"eq_expr": "auth.uid"}}}"#, "$where.text.eq_expr \(onlyOperations)"),
            ("Filter", #"{"where": {"int": {"eq": 1}}}"#, "$where.int \(unlisted)"),
            (
                "Filter", #"{"where": {"_or": [{"_and": [{"id": {"eq": "x"}}]}]}}"#,
                "$where._or[0]._and[0].id \(unlisted)"
            ),
            (
                "Order", #"{"order": [{"text": "ASC; DROP TABLE thing"}]}"#,
                "$order[0].text is invalid OrderDirection: 'ASC; DROP TABLE thing'"
            ),
            (
                "Order", #"{"order": [{"text\" DESC; --": "ASC"}]}"#,
                #"$order[0].text" DESC; -- is not expected in Thing_Order"#
            ),
            ("Order", #"{"order": [{"id": "ASC"}]}"#, "$order[0].id \(unlisted)"),
        ]

        @Test func refusesWhatOnlyAnOperationMaySay() async throws {
            try await Things.run { server in
                for (operation, variables, message) in Self.forbidden {
                    let reply: HTTPReply =
                        operation == "AddThing"
                        ? try await server.mutate(operation, variables) : try await server.query(operation, variables)
                    #expect(reply.body == Things.fault(message), "\(variables)")
                }
                // Within JSON it is a text like every other.
                _ = try await server.mutate("AddThing", #"{"data": {"id": "j", "any": {"_expr": "auth.uid"}}}"#)
                #expect(
                    try await server.query("GetThing", #"{"id": "j"}"#).body
                        == #"{"data": {"thing": {"id": "j", "text": null, "any": {"_expr": "auth.uid"}, "list": null}}, "errors": []}"#
                )
            }
        }
    }
}
