import GraphQLSyntax
import ProjectFiles
import Testing

/// Every key of every file with a value of each wrong type: one diagnostic at the value, and the run goes on.
@Suite struct WrongTypeTests {
    /// What a key takes.
    enum Wanted {
        case text, choice, flag, map, maps, texts, duration, amount, hooks
    }

    /// A key: how its line begins, its name in messages, what it takes.
    typealias Key = (line: String, name: String, wanted: Wanted)

    private static let service: String = """
        specVersion: v1
        serviceId: library
        location: us-east4
        schema:
          source: ./schema
          datasource:
            postgresql:
              database: fdcdb
              schema: public
              schemaValidation: STRICT
              cloudSql:
                instanceId: library-fdc
                schemaValidation: STRICT
            schemaValidation: STRICT
        connectorDirs: [./connector]
        """
    private static let serviceKeys: [Key] = [
        ("specVersion: ", "specVersion", .text), ("serviceId: ", "serviceId", .text), ("location: ", "location", .text),
        ("schema: ", "schema", .map), ("  source: ", "schema.source", .text),
        ("  datasource: ", "schema.datasource", .map), ("    postgresql: ", "schema.datasource.postgresql", .map),
        ("      database: ", "schema.datasource.postgresql.database", .text),
        ("      schema: ", "schema.datasource.postgresql.schema", .text),
        ("      schemaValidation: ", "schema.datasource.postgresql.schemaValidation", .choice),
        ("      cloudSql: ", "schema.datasource.postgresql.cloudSql", .map),
        ("        instanceId: ", "schema.datasource.postgresql.cloudSql.instanceId", .text),
        ("        schemaValidation: ", "schema.datasource.postgresql.cloudSql.schemaValidation", .choice),
        ("    schemaValidation: ", "schema.datasource.schemaValidation", .choice),
        ("connectorDirs: ", "connectorDirs", .texts),
    ]

    private static let resolvers: String = """
        serviceId: library
        location: us-east4
        schemas:
        - source: ./schema
          datasource: { postgresql: { database: fdcdb } }
        -
          id: prices
          source: ./prices
          datasource:
            httpGraphql:
              uri: http://prices
              timeout: 5s
        connectorDirs: [./connector]
        """
    private static let resolverKeys: [Key] = [
        ("  id: ", "schemas[1].id", .text), ("    httpGraphql: ", "schemas[1].datasource.httpGraphql", .map),
        ("      uri: ", "schemas[1].datasource.httpGraphql.uri", .text),
        ("      timeout: ", "schemas[1].datasource.httpGraphql.timeout", .duration),
    ]

    private static let connector: String = """
        connectorId: shop
        authMode: PUBLIC
        generate:
          javascriptSdk:
            outputDir: js
            package: js
            packageJsonDir: web
            react: true
            angular: false
            clientCache:
              maxAge: 5s
              storage: memory
              maxSize: 5MB
          swiftSdk:
            outputDir: swift
            package: Shop
            observablePublisher: observableMacro
            coreSdkPackageLocation: ../core
          kotlinSdk:
            outputDir: kotlin
            package: com.shop
          dartSdk:
            outputDir: dart
            package: shop
          adminNodeSdk:
            outputDir: admin
            package: admin
            packageJSONDir: functions
          llmTools:
            outputFile: tools.json
        """

    /// The keys below each SDK, whose lines alone do not tell them apart.
    private static let connectorKeys: [Key] = [
        ("connectorId: ", "connectorId", .text), ("generate: ", "generate", .map),
        ("  javascriptSdk: ", "generate.javascriptSdk", .maps), ("  swiftSdk: ", "generate.swiftSdk", .maps),
        ("  kotlinSdk: ", "generate.kotlinSdk", .maps), ("  dartSdk: ", "generate.dartSdk", .maps),
        ("  adminNodeSdk: ", "generate.adminNodeSdk", .maps), ("  llmTools: ", "generate.llmTools", .maps),
        ("    react: ", "generate.javascriptSdk.react", .flag),
        ("    angular: ", "generate.javascriptSdk.angular", .flag),
        ("    packageJsonDir: ", "generate.javascriptSdk.packageJsonDir", .text),
        ("    clientCache: ", "generate.javascriptSdk.clientCache", .map),
        ("      maxAge: ", "generate.javascriptSdk.clientCache.maxAge", .duration),
        ("      storage: ", "generate.javascriptSdk.clientCache.storage", .choice),
        ("      maxSize: ", "generate.javascriptSdk.clientCache.maxSize", .amount),
        ("    observablePublisher: ", "generate.swiftSdk.observablePublisher", .choice),
        ("    coreSdkPackageLocation: ", "generate.swiftSdk.coreSdkPackageLocation", .text),
        ("    packageJSONDir: ", "generate.adminNodeSdk.packageJSONDir", .text),
        ("    outputFile: ", "generate.llmTools.outputFile", .text),
    ]

    private static let environment: String = "serviceId: test\nlocation: here\ndatabase: test"
    private static let environmentKeys: [Key] = [
        ("serviceId: ", "serviceId", .text), ("location: ", "location", .text), ("database: ", "database", .text),
    ]

    private static let firebase: String = """
        {
        "dataconnect": {
        "source": "dataconnect"
        , "predeploy": ["a", "b"]
        , "postdeploy": "c"
        , "location": "here"
        }
        }
        """
    private static let firebaseKeys: [Key] = [
        ("\"source\": ", "dataconnect.source", .text), (", \"predeploy\": ", "dataconnect.predeploy", .hooks),
        (", \"postdeploy\": ", "dataconnect.postdeploy", .hooks), (", \"location\": ", "dataconnect.location", .text),
    ]

    @Test func tellsOfEveryWrongTypeInTheService() throws {
        for key: Key in Self.serviceKeys { try check(key, of: Self.service, in: "dataconnect.yaml") }
        for key: Key in Self.resolverKeys { try check(key, of: Self.resolvers, in: "dataconnect.yaml") }
    }

    @Test func tellsOfEveryWrongTypeInAConnector() throws {
        for key: Key in Self.connectorKeys { try check(key, of: Self.connector, in: "connector/connector.yaml") }
        for sdk: String in ["javascriptSdk", "swiftSdk", "kotlinSdk", "dartSdk", "adminNodeSdk"] {
            let text: String = "connectorId: shop\ngenerate:\n  \(sdk):\n    outputDir: a\n    package: b"
            for key: String in ["outputDir", "package"] {
                try check(("    \(key): ", "generate.\(sdk).\(key)", .text), of: text, in: "connector/connector.yaml")
            }
        }
    }

    @Test func tellsOfEveryWrongTypeInAnEnvironment() throws {
        for key: Key in Self.environmentKeys { try check(key, of: Self.environment, in: "dataconnect.test.yaml") }
    }

    @Test func tellsOfEveryWrongTypeInFirebaseJSON() throws {
        for key: Key in Self.firebaseKeys { try check(key, of: Self.firebase, in: "firebase.json") }
    }

    /// An early key of no meaning is left alone whatever it holds.
    @Test(arguments: ["5", "[a]", "{ a: b }", "true"]) func leavesTheOldAuthModeAlone(_ value: String) throws {
        let text: String = replacing("authMode: ", by: value, in: Self.connector).text
        #expect(try found("connector/connector.yaml", text) == [])
    }

    /// What stands without quotes and is a text to some readers, or a truth value, is taken for what is wanted.
    @Test func takesWhatCanBeMeant() throws {
        let connector: String =
            "connectorId: no\ngenerate: { javascriptSdk: { outputDir: on, package: 1.2.3, react: yes, angular: OFF } }"
        #expect(try found("connector/connector.yaml", connector) == [])
    }

    private func check(_ key: Key, of text: String, in file: String) throws {
        let isJSON: Bool = file.hasSuffix(".json")
        for (value, offset, severity, message): WrongValue in Self.wrongValues(key) {
            // The yaml of the table, spelt as JSON where the file is that.
            let written: String =
                isJSON ? value.replacing("[a]", with: "[[]]").replacing("{ a: b }", with: "{}") : value
            let changed: (text: String, line: Int) = replacing(key.line, by: written, in: text)
            let column: Int = key.line.utf8.count + 1 + offset
            let place: String = "\(file):\(changed.line):"
            let found: [String] = try found(file, changed.text).filter { $0.hasPrefix(place) }
            // Behind it is said how it is written.
            let isRight: Bool = found.first?.hasPrefix("\(place)\(column): \(severity) \(message)") ?? false
            #expect(found.count == 1 && isRight, "\(key.name): \(value): \(found)")
        }
    }

    typealias WrongValue = (value: String, offset: Int, severity: String, message: String)

    private static func wrongValues(_ key: Key) -> [WrongValue] {
        let error: (String, String, Int) -> WrongValue = { ($0, $2, "error", "CFG614: \(key.name) must be \($1)") }
        let structures: (String) -> [WrongValue] = {
            [error("[a]", "\($0), not a list", 0), error("{ a: b }", "\($0), not a map", 0)]
        }
        switch key.wanted {
        case .text, .choice:
            return [
                error("5", "a text, not a number (write \"5\" if that is meant)", 0),
                error("-1.5e3", "a text, not a number (write \"-1.5e3\" if that is meant)", 0),
                error("true", "a text, not a truth value (write \"true\" if that is meant)", 0),
            ] + structures("a text")
        case .flag:
            return [
                error("5", "true or false, not a number", 0), error("maybe", "true or false, not a text", 0),
                error("\"yes\"", "true or false, not a text (write true, without quotes)", 0),
                error("'False'", "true or false, not a text (write false, without quotes)", 0),
            ] + structures("true or false")
        case .map:
            return [
                error("5", "a map, not a single value", 0), error("text", "a map, not a single value", 0),
                error("[a]", "a map, not a list", 0),
            ]
        case .maps:
            return [
                error("true", "a map or a list of maps, not a single value", 0),
                ("[text]", 1, "error", "CFG614: \(key.name)[0] must be a map, not a single value"),
                ("[[a]]", 1, "error", "CFG614: \(key.name)[0] must be a map, not a list"),
            ]
        case .texts:
            return [
                error("5", "a list, not a single value", 0), error("{ a: b }", "a list, not a map", 0),
                (
                    "[5]", 1, "error",
                    "CFG614: an entry of \(key.name) must be a text, not a number (write \"5\" if that is meant)"
                ), ("[[a]]", 1, "error", "CFG614: an entry of \(key.name) must be a text, not a list"),
            ]
        case .duration:
            let hint: String = "write a number with its unit, as 500ms, 5s, 10m or 1h"
            return structures("a single value")
                + ["5", "true"].map { ($0, 0, "error", "CFG615: \(key.name) \"\($0)\" is not a duration (\(hint))") }
        case .amount:
            let hint: String = "write a number with its unit, as 100KB, 50MB or 1GB"
            return structures("a single value") + [
                ("true", 0, "error", "CFG615: \(key.name) \"true\" is not an amount of bytes (\(hint))")
            ]
        case .hooks:
            return ["5", "true", "[a]", "{ a: b }"].map {
                ($0, 0, "warning", "CFG614: \(key.name) must be a text or a list of texts")
            }
        }
    }

    /// The text with another value in a line, and without what was nested below it.
    private func replacing(_ line: String, by value: String, in text: String) -> (text: String, line: Int) {
        let lines: [Substring] = text.split(separator: "\n")
        let key: String = line.hasSuffix(": ") ? String(line.dropLast()) : line
        guard let index: Int = lines.firstIndex(where: { ($0 + " ").hasPrefix(key + " ") }) else {
            Issue.record("no line \(line)")
            return (text, 0)
        }
        let depth: Int = lines[index].prefix { $0 == " " }.count
        let isJSON: Bool = text.hasPrefix("{")
        let rest: ArraySlice<Substring> = lines[(index + 1)...]
        let below: Int = isJSON ? 0 : rest.prefix { $0.prefix { $0 == " " }.count > depth }.count
        let changed: [Substring] = lines[..<index] + [Substring(line + value)] + rest.dropFirst(below)
        return (changed.joined(separator: "\n"), index + 1)
    }

    /// What is told of a project of which one file holds this text.
    private func found(_ file: String, _ text: String) throws -> [String] {
        let isFirebase: Bool = file == "firebase.json"
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project([
                isFirebase ? file : "dataconnect/\(file)": text,
                "dataconnect/prices/schema.gql": "type Query { a: Int }\n",
            ]))
        let isEnvironment: Bool = file == "dataconnect.test.yaml"
        let reading: Diagnosed<ProjectReading> = readProject(
            at: isFirebase ? folder.path : "\(folder.path)/dataconnect", environment: isEnvironment ? "test" : nil)
        return rendered(reading, without: folder)
    }
}
