import GraphQLSyntax

@testable import OperationCompiler
@testable import ProjectFiles
@testable import SQL
@testable import SchemaModel

extension FuzzTarget {
    static let yaml: FuzzTarget = FuzzTarget(
        "yaml", "dataconnect.yaml, connector.yaml and settings",
        texts: [
            """
            specVersion: "v1"
            serviceId: movies
            location: us-east4
            schema:
              source: "./schema"
              datasource:
                postgresql:
                  database: "fdcdb"
                  cloudSql: { instanceId: "x" }
                schemaValidation: COMPATIBLE
            connectorDirs: ["./connector"]
            """,
            """
            connectorId: movies
            generate:
              javascriptSdk: &a
                outputDir: ../web
                package: "@x/y"
              kotlinSdk: [*a, { outputDir: b }]
            """, "listen: 127.0.0.1:9399\nmigrate: true\nallowed-origins: [https://a.example]\n",
            "a: |\n  text\n  more\nb: >-\n  folded\n? c\n: - 1\n  - !!str 2\n",
        ],
        words: [
            "&a", "*a", "<<: *a", "!!binary", "|", ">", "---\n", "...\n", "%YAML 1.1\n", "\n- ", "? ", ": ", "{", "[",
            "#", "\t",
        ]
    ) { bytes in
        let source: Source = Source(name: "x.yaml", utf8: bytes)
        guard otherEncoding(of: source) == nil, invalidUTF8(in: source) == nil else { return nil }
        var report: [Diagnostic] = []
        if let root: YAMLNode = parseYAML(source, limits: .standard, into: &report) {
            _ = readServiceSettings(root, into: &report)
            _ = readConnectorSettings(root, in: FolderPath("/project/connector"), into: &report)
            _ = readEnvironmentSettings(root, into: &report)
        }
        return GraphQLCorpus.misplaced(report, in: [source])
    }

    static let settings: FuzzTarget = FuzzTarget(
        "settings", "firebase.json, with comments and commas too many",
        texts: [
            "{\n  // a comment\n  \"dataconnect\": { \"source\": \"dataconnect\" }, /* more */\n}",
            #"{"dataconnect": [{"source": "a"}, {"source": "b",}], "hosting": {"public": "x"}, "hosting": 1}"#,
        ],
        words: ["//", "/*", "*/", ",}", ",]", #""dataconnect":"#, #""source":"#, "\u{FEFF}"]
    ) { bytes in
        let source: Source = Source(name: "firebase.json", utf8: bytes)
        var report: [Diagnostic] = []
        if let root: YAMLNode = parseLocatedJSON(source, limits: .standard, into: &report) {
            _ = readFirebaseServices(root, into: &report)
        }
        return GraphQLCorpus.misplaced(report, in: [source])
    }

    static let sql: FuzzTarget = FuzzTarget(
        "sql", "SQL of authors and of the catalog, and lists of allowed fields",
        texts: [
            "SELECT a, $1, 'it''s', E'\\'', \"q\"\"x\", $tag$ ; $tag$ FROM t /* c /* n */ */ WHERE (x[1] = $2) -- end",
            "now() AT TIME ZONE 'UTC'::text", "UPDATE t SET a = $12 WHERE b IN (SELECT 1) RETURNING *;",
            "title year reviews_on_film { stars, text } director { name }",
        ],
        words: [
            "'", "\"", "$$", "$a$", "--", "/*", "*/", ";", "E'\\", "U&'", "$1", "$99999999999999999999", "::", "(", ")",
            "{", "}",
        ]
    ) { bytes in
        guard let text: String = String(validating: bytes, as: UTF8.self) else { return nil }
        var scanner: SQLPieceScanner = SQLPieceScanner(text)
        var end: Int = 0
        do throws(SQLTextFlaw) {
            while try scanner.next() != nil {
                guard scanner.range.lowerBound >= end, scanner.range.upperBound > scanner.range.lowerBound else {
                    return "a piece at \(scanner.range) behind \(end)"
                }
                end = scanner.range.upperBound
            }
        } catch {
            if let fault: String = misplaced(scanner.range.upperBound, in: bytes) { return fault }
        }
        if let native: NativeText = try? NativeText(text) {
            for token: NativeText.Token in native.tokens { _ = native.spelling(token) }
        }
        _ = (sqlTokens(text), normalisedSQL(text))
        do throws(ListedFieldsError) {
            _ = try AllowedFieldsParser.parse(text)
        } catch {
            return misplaced(error.range.lowerBound, in: bytes)
        }
        return nil
    }
}
