import GraphQLSyntax
import ProjectFiles
import Testing

@Suite struct ServiceDiagnosticsTests {
    @Test func namesEveryMissingKeyInOneRun() throws {
        try expect(
            "specVersion: v9\n",
            [
                "dataconnect.yaml:1:1: error CFG613: missing required key \"serviceId\" (write a value for serviceId)",
                "dataconnect.yaml:1:1: error CFG613: missing required key \"location\" (write a value for location)",
                "dataconnect.yaml:1:1: error CFG613: missing required key \"schema\""
                    + " (name the folder of the schema and its datasource)",
                "dataconnect.yaml:1:1: error CFG613: missing required key \"connectorDirs\""
                    + " (write the folders that hold a connector.yaml, as [\"./connector\"])",
                "dataconnect.yaml:1:14: warning CFG615: unknown specVersion \"v9\", the file is read as v1 (write v1)",
            ])
    }

    @Test func treatsAnEmptyFileAsAMapWithoutKeys() throws {
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["dataconnect/dataconnect.yaml": "# nothing\n"]))
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(reading.value.project == nil)
        #expect(reading.diagnostics.map(\.code) == [.missingKey, .missingKey, .missingKey, .missingKey])
    }

    @Test func suggestsTheKeyThatWasMeant() throws {
        try expect(
            Sample.service.replacing("location:", with: "# é\nlocaton:"),
            [
                "dataconnect.yaml:4:1: error CFG613: missing required key \"location\" (did you mean \"location\" by \"locaton\"?)"
            ])
    }

    @Test func listsEachKnownKeyOnce() throws {
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["dataconnect/dataconnect.yaml": Sample.service + "zzzzzzzz: 1\n"]))
        let hint: String = folder.read().diagnostics.compactMap(\.hint).first ?? ""
        let names: [Substring] = hint.dropFirst("remove it; known here are ".count).split(separator: ", ")
        #expect(names.count > 3)
        #expect(Set(names).count == names.count)
    }

    @Test func quotesValuesOnOneLine() throws {
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project([
                "dataconnect/dataconnect.yaml": "serviceId: |\n  us\nlocation: us\n\"a\\nb\": 1\nschema: {source: x}\n"
            ]))
        let messages: [String] = folder.read().diagnostics.map(\.message)
        #expect(messages.contains("serviceId \"us\\n\" cannot be a part of a URL"))
        #expect(messages.contains("unknown key \"a\\nb\""))
    }

    @Test func refusesSchemaBesideSchemas() throws {
        try expect(
            Sample.service + "schemas: []\n",
            [
                "dataconnect.yaml:12:1: error CFG616: \"schema\" and \"schemas\" exclude each other"
                    + " (move the schema into the list and remove the key \"schema\")"
            ])
    }

    @Test func refusesTwoDataSourcesOfOneSchema() throws {
        try expect(
            Sample.service.replacing("    postgresql:", with: "    httpGraphql: { uri: 'http://a' }\n    postgresql:"),
            [
                "dataconnect.yaml:7:5: error CFG616: postgresql and httpGraphql exclude each other"
                    + " (write two entries below \"schemas\")"
            ])
    }

    @Test func checksTheListOfSchemas() throws {
        let service: String = """
            serviceId: a/b
            location: ''
            schemas:
              - id: one
                datasource: { httpGraphql: { uri: ftp://x, timeout: 5 } }
              - id: two
                datasource: { postgresql: { database: x } }
              - datasource: { httpGraphql: { uri: http://x } }
              - text
            connectorDirs: text
            """
        try expect(
            service,
            [
                "dataconnect.yaml:1:12: error CFG615: serviceId \"a/b\" cannot be a part of a URL"
                    + " (use at most 63 letters, digits, hyphens and underscores)",
                "dataconnect.yaml:2:11: error CFG615: location must not be empty (write a text in the quotes)",
                "dataconnect.yaml:5:39: error CFG615: schemas[0].datasource.httpGraphql.uri must start with http:// or"
                    + " https:// (write the whole address of the resolver)",
                "dataconnect.yaml:5:57: error CFG615: schemas[0].datasource.httpGraphql.timeout \"5\" is not a duration"
                    + " (write a number with its unit, as 500ms, 5s, 10m or 1h)",
                "dataconnect.yaml:6:5: error CFG616: only the main schema can have a postgresql datasource"
                    + " (move its documents into the folder of the main schema)",
                "dataconnect.yaml:8:5: error CFG616: the main schema needs a postgresql datasource"
                    + " (give a schema with httpGraphql an id of its own)",
                "dataconnect.yaml:9:5: error CFG614: schemas[3] must be a map, not a single value"
                    + " (write {key: value})",
                "dataconnect.yaml:10:16: error CFG614: connectorDirs must be a list, not a single value"
                    + " (write its entries in brackets, as [\"one\", \"two\"])",
                "dataconnect.yaml:10:16: error CFG601: could not find text (write it, or correct the path)",
            ])
    }

    @Test(arguments: [
        ("''", "must not be empty", "write a text in the quotes"),
        ("pg_x", "\"pg_x\" belongs to PostgreSQL", "choose another name"),
    ])
    func refusesNamesThatNoSchemaHas(name: String, problem: String, hint: String?) throws {
        try expect(
            Sample.service.replacing("\"fdcdb\"", with: "fdcdb\n      schema: \(name)"),
            [
                "dataconnect.yaml:9:15: error CFG615: schema.datasource.postgresql.schema \(problem)"
                    + (hint.map { " (\($0))" } ?? "")
            ])
    }

    @Test func readsOneSchemaInThePlaceOfAListAllTheSame() throws {
        try expect(
            Sample.service.replacing("schema:", with: "schemas:").replacing("./schema", with: "./nowhere"),
            [
                "dataconnect.yaml:5:3: error CFG614: schemas must be a list of maps, not a map (write {key: value} in brackets)",
                "dataconnect.yaml:5:11: error CFG601: could not find nowhere (write it, or correct the path)",
            ])
    }

    @Test func tellsOfKeysWithoutAValueWhereTheyStand() throws {
        try expect(
            Sample.service.replacing("[\"./connector\"]", with: "").replacing("\"us-east4\"", with: "~"),
            [
                "dataconnect.yaml:3:1: error CFG613: location has no value (write a value for location)",
                "dataconnect.yaml:11:1: error CFG613: connectorDirs has no value"
                    + " (write the folders that hold a connector.yaml, as [\"./connector\"])",
            ])
        try expect(
            Sample.service.replacing("[\"./connector\"]", with: "[ \"./connector\", \"\" ]"),
            [
                "dataconnect.yaml:11:33: error CFG615: connectorDirs must not hold an empty text (remove the entry, or fill it)"
            ])
    }

    @Test func warnsWhenSchemaValidationDisagrees() throws {
        try expect(
            Sample.service.replacing(
                "  instanceId: \"library-fdc\"",
                with: "  schemaValidation: COMPATIBLE\n      schemaValidation: STRICT"),
            [
                "dataconnect.yaml:7:5: warning CFG616: schemaValidation is written more than once, STRICT is used"
                    + " (keep the one in postgresql)"
            ])
    }

    @Test func requiresADatabase() throws {
        try expect(
            "serviceId: a\nlocation: b\nschema: { datasource: { postgresql: } }\nconnectorDirs: []\n",
            [
                "dataconnect.yaml:3:25: error CFG613: schema.datasource.postgresql has no value"
                    + " (a schema lives in PostgreSQL or behind httpGraphql)"
            ])
        try expect(
            "serviceId: a\nlocation: b\nschema: { datasource: { postgresql: {} } }\nconnectorDirs: []\n",
            [
                "dataconnect.yaml:3:25: error CFG613: missing required key \"schema.datasource.postgresql.database\" (write a value for database)"
            ])
    }

    @Test(arguments: ["0123456789012345678901234567890123456789012345678901234567890123", "a\\tb"])
    func refusesNamesThatNoDatabaseHas(name: String) throws {
        try expect(
            Sample.service.replacing("\"fdcdb\"", with: "\"\(name)\""),
            [
                "dataconnect.yaml:8:17: error CFG615: schema.datasource.postgresql.database cannot be the name of a database"
                    + " (use at most 63 bytes and no control characters)"
            ])
    }

    /// The diagnostics of a project whose `dataconnect.yaml` is this text.
    private func expect(
        _ service: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder: TemporaryFolder = try TemporaryFolder(Sample.project(["dataconnect/dataconnect.yaml": service]))
        let found: [String] = rendered(folder.read(), without: folder)
        #expect(found == expected, sourceLocation: sourceLocation)
    }
}
