import JSON
import TestSupport

/// A table with a column of every type, open to everybody, on a production server.
enum Things {
    private static let schema: String = """
        enum Mood { GLAD SAD }
        type Thing @table(key: "id") {
          id: String!
          text: String
          int: Int
          big: Int64
          float: Float
          flag: Boolean
          uuid: UUID
          date: Date
          at: Timestamp
          any: Any
          mood: Mood
          list: [String!]
        }
        """

    private static let operations: String = """
        mutation PutThing(
          $id: String!, $text: String, $int: Int, $big: Int64, $float: Float, $flag: Boolean, $uuid: UUID, $date: Date,
          $at: Timestamp, $any: Any, $mood: Mood, $list: [String!]
        ) @auth(level: PUBLIC, insecureReason: "A test.") {
          thing_upsert(data: {
            id: $id, text: $text, int: $int, big: $big, float: $float, flag: $flag, uuid: $uuid, date: $date, at: $at,
            any: $any, mood: $mood, list: $list
          })
        }
        mutation AddThing($data: Thing_Data! @allow(fields: "id text any")) @auth(level: PUBLIC, insecureReason: "A test.") {
          thing_insert(data: $data)
        }
        query GetThing($id: String!) @auth(level: PUBLIC, insecureReason: "A test.") {
          thing(id: $id) { id text any list }
        }
        query FindThings($text: String!, $texts: [String!]!) @auth(level: PUBLIC, insecureReason: "A test.") {
          equal: things(where: {text: {eq: $text}}) { id }
          among: things(where: {text: {in: $texts}}) { id }
          listed: things(where: {list: {includes: $text}}) { id }
          containing: things(where: {text: {contains: $text}}) { id }
          native: _select(sql: "SELECT id FROM thing WHERE text = $1 AND text = ANY($2)", params: [$text, $texts])
        }
        query Filter($where: Thing_Filter @allow(fields: "text { eq in }")) @auth(level: PUBLIC, insecureReason: "A test.") {
          things(where: $where) { id }
        }
        query Order($order: [Thing_Order!] @allow(fields: "text")) @auth(level: PUBLIC, insecureReason: "A test.") {
          things(orderBy: $order) { id }
        }
        query Pattern($pattern: String!) @auth(level: PUBLIC, insecureReason: "A test.") {
          things(where: {text: {pattern: {regex: $pattern}}}) { id }
        }
        query Matching($text: String!) @auth(expr: "vars.text.matches('^(a+)+$')", insecureReason: "A test.") {
          things(limit: 1) { id }
        }
        """

    /// Starts a server, lets the test use it, and stops it.
    static func run(_ arguments: [String] = [], _ body: (DevServer) async throws -> Void) async throws {
        let project: ProjectCopy = try .sample()
        defer { project.remove() }
        try project.write("schema/things.gql", schema)
        try project.write("connector/things.gql", operations)
        let url: String = try ThrowawayPostgres.makeDatabase()
        try await DevServer.run(
            project, ["--workers", "1", "--database-url", url, "--migrate"] + arguments, command: "serve", body)
    }

    /// A text as JSON.
    static func json(_ text: String) -> String { JSONValue.string(text).text.description }

    /// What is answered to variables that are not right.
    static func fault(_ message: String) -> Document {
        Document(
            """
            {"data": null, "errors": [{
                "message": \(json(message)), "path": [], "extensions": {"code": "INVALID_ARGUMENT"}}]}
            """)
    }
}
