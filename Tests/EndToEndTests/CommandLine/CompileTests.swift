import TestSupport
import Testing

extension EndToEnd {
    /// `dataconnect compile` on projects that are wrong in one way each: all that it prints, and its status.
    @Suite struct Compile {
        struct Mistake: CustomTestStringConvertible, Sendable {
            let testDescription: String
            var files: [String: String] = [:]
            let output: String
            var status: Int32 = 1
        }

        @Test(arguments: schemaMistakes + operationMistakes + settingMistakes)
        func tellsAMistake(_ mistake: Mistake) async throws {
            let project: ProjectCopy = try ProjectCopy(files: good.merging(mistake.files) { _, new in new })
            defer { project.remove() }
            let program: ChildProgram = try ChildProgram(
                DevServer.binary, ["compile", "--config_dir", project.folder])
            #expect(try await program.exitStatus() == mistake.status)
            #expect(program.output.value.joined(separator: "\n") == mistake.output)
            #expect(program.errors.value == [])
        }

        /// What is as insecure where it is deployed needs to be agreed to at a terminal alone.
        @Test func tellsWhatIsDeployedAlready() async throws {
            let open: [String: String] = [
                "connector/operations.gql": "query Books @auth(level: PUBLIC) {\n  books { title }\n}\n"
            ]
            let project: ProjectCopy = try ProjectCopy(files: good.merging(open) { _, new in new })
            defer { project.remove() }
            let program: ChildProgram = try ChildProgram(
                DevServer.binary, ["compile", "--config_dir", project.folder, "--deployed-dir", project.folder])
            #expect(try await program.exitStatus() == 0)
            #expect(
                program.output.value.first
                    == "connector/operations.gql:1:13: warning: Anybody can run \"Books\", signed in or not"
                    + " [OPR307, INTERACTIVE_ACK]")
        }

        @Test func writesTheGeneratedAPI() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let program: ChildProgram = try ChildProgram(
                DevServer.binary, ["compile", "--config_dir", project.folder])
            #expect(try await program.exitStatus() == 0)
            #expect(program.output.value == ["movies: 3 tables, 1 connector, 14 operations, 0 warnings"])
            let written: String = try project.text(of: ".dataconnect/schema/main/mutation.gql")
            #expect(written.contains("movie_insert("))
        }
    }
}

/// A project in which nothing is wrong.
private let good: [String: String] = [
    "dataconnect.yaml": """
    specVersion: "v1"
    serviceId: "library"
    location: "us-east4"
    schema:
      source: "./schema"
      datasource:
        postgresql:
          database: "library"
    connectorDirs: ["./connector"]
    """,
    "schema/schema.gql": """
    type Book @table {
      title: String!
      pages: Int
    }
    """,
    "connector/connector.yaml": "connectorId: \"library\"\n",
    "connector/operations.gql": """
    query Books @auth(level: NO_ACCESS) {
      books { title }
    }
    """,
]

private let schemaMistakes: [EndToEnd.Compile.Mistake] = [
    .init(
        testDescription: "unknown type",
        files: ["schema/schema.gql": "type Book @table {\n  title: Strin!\n}\n"],
        output: """
            schema/schema.gql:2:10: error: On Book.title: Unknown type "Strin" [SCH203]
              title: Strin!
                     ^^^^^
            hint: Did you mean `String`?
            """),
    .init(
        testDescription: "unknown directive",
        files: ["schema/schema.gql": "type Book @table {\n  title: String! @uniqe\n}\n"],
        output: """
            schema/schema.gql:2:19: error: Unknown directive "@uniqe" [SCH204]
              title: String! @uniqe
                              ^^^^^
            hint: Did you mean `@unique`?
            """),
    .init(
        testDescription: "duplicate type",
        files: [
            "schema/schema.gql": "type Book @table {\n  title: String!\n}\n",
            "schema/second.gql": "type Book @table {\n  name: String!\n}\n",
        ],
        output: """
            schema/second.gql:1:6: error: There can be only one type named "Book" [SCH202]
            type Book @table {
                 ^^^^
            hint: The first is at schema/schema.gql:1:6. Rename one of them, or write `extend type` to add fields.
            """),
    .init(
        testDescription: "key over a nullable field",
        files: ["schema/schema.gql": "type Book @table(key: [\"title\"]) {\n  title: String\n}\n"],
        output: """
            schema/schema.gql:1:24: error: On Book @table(key): Reference a nullable field: title [SCH211]
            type Book @table(key: ["title"]) {
                                   ^^^^^^^
            hint: Write `title: String!`.
            """),
]

private let operationMistakes: [EndToEnd.Compile.Mistake] = [
    .init(
        testDescription: "unknown field",
        files: ["connector/operations.gql": "query Books @auth(level: NO_ACCESS) {\n  books { titel }\n}\n"],
        output: """
            connector/operations.gql:2:11: error: Cannot query field "titel" on type "Book". Did you mean "title"? [GQL135]
              books { titel }
                      ^^^^^
            """),
    .init(
        testDescription: "undeclared variable",
        files: ["connector/operations.gql": "query Books @auth(level: NO_ACCESS) {\n  book(id: $id) { title }\n}\n"],
        output: """
            connector/operations.gql:2:12: error: Variable "$id" is not defined by operation "Books". [GQL158]
              book(id: $id) { title }
                       ^^^
            hint: declare it in the parentheses behind the operation's name
            connector/operations.gql:1:1: note: Variable "$id" is not defined by operation "Books". [GQL158]
            query Books @auth(level: NO_ACCESS) {
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            """),
    .init(
        testDescription: "unused variable",
        files: ["connector/operations.gql": "query Books($id: UUID) @auth(level: NO_ACCESS) {\n  books { title }\n}\n"],
        output: """
            connector/operations.gql:1:13: warning: Variable "$id" is never used in operation "Books". [GQL159, LOG_ONLY]
            query Books($id: UUID) @auth(level: NO_ACCESS) {
                        ^^^^^^^^^
            hint: use it, or remove it
            library: 1 table, 1 connector, 1 operation, 1 warning
            """, status: 0),
    .init(
        testDescription: "faulty expression",
        files: [
            "connector/operations.gql": "query Books @auth(expr: \"auth.uid == vars.id\") {\n  books { title }\n}\n"
        ],
        output: """
            connector/operations.gql:1:38: error: Invalid expression: undefined field 'id' [CEL400]
            query Books @auth(expr: "auth.uid == vars.id") {
                                                 ^^^^^^^
            hint: an expression is CEL; `dataconnect cel` evaluates one on its own
            """),
    .init(
        testDescription: "insecure operation",
        files: ["connector/operations.gql": "query Books @auth(level: PUBLIC) {\n  books { title }\n}\n"],
        output: """
            connector/operations.gql:1:13: warning: Anybody can run "Books", signed in or not [OPR307, REQUIRE_ACK]
            query Books @auth(level: PUBLIC) {
                        ^^^^^^^^^^^^^^^^^^^^
            hint: say why that is right with insecureReason: "…", or choose another level
            library: 1 table, 1 connector, 1 operation, 1 warning
            """, status: 0),
    .init(
        testDescription: "pattern that is none",
        files: [
            "connector/operations.gql": "query Books @auth(expr: \"auth.uid.matches('(')\") {\n  books { title }\n}\n"
        ],
        output: """
            connector/operations.gql:1:43: error: Invalid expression: invalid pattern: missing ): ( [CEL400]
            query Books @auth(expr: "auth.uid.matches('(')") {
                                                      ^^^
            hint: an expression is CEL; `dataconnect cel` evaluates one on its own
            """),
    .init(
        testDescription: "default that always fails",
        files: [
            "schema/schema.gql": """
            type Book @table {
              title: String! @default(expr: "auth.uid.matches('[') ? 'a' : 'b'")
            }
            """
        ],
        output: """
            schema/schema.gql:2:51: error: On Book.title @default(expr): is no valid expression: invalid pattern: missing ]: [ [SCH214]
              title: String! @default(expr: "auth.uid.matches('[') ? 'a' : 'b'")
                                                              ^^^
            hint: Write a literal that the function takes.
            """),
    .init(
        testDescription: "refresh by a mutation that is not there",
        files: [
            "connector/operations.gql": """
            query Books @auth(level: NO_ACCESS) @refresh(onMutationExecuted: { operation: "AddBok" }) {
              books { title }
            }
            mutation AddBook @auth(level: NO_ACCESS) {
              book_insert(data: { title: "x" })
            }
            """
        ],
        output: """
            connector/operations.gql:1:79: error: There is no mutation "AddBok" [OPR306]
            …level: NO_ACCESS) @refresh(onMutationExecuted: { operation: "AddBok" }) {
                                                                         ^^^^^^^^
            hint: did you mean "AddBook"?
            """),
    .init(
        testDescription: "text that ends too early",
        files: ["connector/operations.gql": "query Books @auth(level: NO_ACCESS) {\n  books { title }\n"],
        output: """
            connector/operations.gql:3:1: error: expected a name, found the end of the file [GQL110]

            ^
            hint: the '{' in line 1 is not closed
            """),
]

private let settingMistakes: [EndToEnd.Compile.Mistake] = [
    .init(
        testDescription: "missing key",
        files: [
            "dataconnect.yaml": """
            specVersion: "v1"
            location: "us-east4"
            schema:
              source: "./schema"
              datasource:
                postgresql:
                  database: "library"
            connectorDirs: ["./connector"]
            """
        ],
        output: """
            dataconnect.yaml:1:1: error: missing required key "serviceId" [CFG613]
            specVersion: "v1"
            ^
            hint: write a value for serviceId
            """),
    .init(
        testDescription: "misspelled key",
        files: [
            "dataconnect.yaml": """
            specVersion: "v1"
            serviceId: "library"
            location: "us-east4"
            schema:
              sorce: "./schema"
              datasource:
                postgresql:
                  database: "library"
            connectorDirs: ["./connector"]
            """
        ],
        output: """
            dataconnect.yaml:5:3: warning: unknown key "sorce" in schema [CFG612, LOG_ONLY]
              sorce: "./schema"
              ^^^^^
            hint: did you mean "source"?
            library: 1 table, 1 connector, 1 operation, 1 warning
            """, status: 0),
    .init(
        testDescription: "keys that contradict each other",
        files: [
            "dataconnect.yaml": """
            specVersion: "v1"
            serviceId: "library"
            location: "us-east4"
            schema:
              source: "./schema"
              datasource:
                postgresql:
                  database: "library"
            schemas:
              - source: "./schema"
                datasource:
                  postgresql:
                    database: "library"
            connectorDirs: ["./connector"]
            """
        ],
        output: """
            dataconnect.yaml:9:1: error: "schema" and "schemas" exclude each other [CFG616]
            schemas:
            ^^^^^^^
            hint: move the schema into the list and remove the key "schema"
            """),
    .init(
        testDescription: "connector without an id",
        files: ["connector/connector.yaml": "generate: {}\n"],
        output: """
            connector/connector.yaml:1:1: error: missing required key "connectorId" [CFG613]
            generate: {}
            ^
            hint: write a value for connectorId
            """),
    .init(
        testDescription: "folder that is not there",
        files: [
            "dataconnect.yaml": """
            specVersion: "v1"
            serviceId: "library"
            location: "us-east4"
            schema:
              source: "./schemata"
              datasource:
                postgresql:
                  database: "library"
            connectorDirs: ["./connector"]
            """
        ],
        output: """
            dataconnect.yaml:5:11: error: could not find schemata [CFG601]
              source: "./schemata"
                      ^^^^^^^^^^^^
            hint: write it, or correct the path
            """),
    .init(
        testDescription: "no YAML",
        files: ["dataconnect.yaml": "specVersion: \"v1\nserviceId: x\n"],
        output: """
            dataconnect.yaml:1:14: error: a text in quotes is not closed [CFG610]
            specVersion: "v1
                         ^
            hint: write the closing quote
            """),
]
