import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What `firebase deploy --only dataconnect` sends, in its order, and what it gets.
    @Suite(.needsClientsAndPostgres) struct Deploy {
        private static let service: String = Deploying.service
        private static let datasources: String =
            #""datasources": [{"postgresql": {"database": "fdcdb", "cloudSql": {"instance": "projects/demo/locations/us-east4/instances/i"}, "schemaValidation": "COMPATIBLE"}}]"#

        private static func source(_ path: String, _ text: String) -> String {
            let quoted: String = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
                "\n", with: "\\n")
            return #""source": {"files": [{"path": "\#(path)", "content": "\#(quoted)"}]}"#
        }

        private static func schema(_ text: String) -> String {
            "\(source("schema.gql", text)), \(datasources)"
        }

        private static func body(_ name: String, _ members: String) -> String { #"{"name": "\#(name)", \#(members)}"# }

        /// Deploys and polls until it is done, as the tool does.
        private func deploy(
            _ deploying: Deploying, _ path: String, _ body: String
        ) async throws -> (first: HTTPReply, polled: HTTPReply) {
            let first: HTTPReply = try await deploying.call("PATCH", path, body)
            let polled: HTTPReply = try await deploying.call("GET", Deploying.operationName(first))
            return (first, polled)
        }

        @Test func replaysTheCallsOfADeployment() async throws {
            let project: ProjectCopy = try Deploying.project()
            defer { project.remove() }
            let url: String = try ThrowawayPostgres.makeDatabase()
            let (schemaName, appName, newName): (String, String, String) = (
                "\(Self.service)/schemas/main", "\(Self.service)/connectors/app", "\(Self.service)/connectors/shelf"
            )
            let newSchema: String = Self.schema("type Book @table { title: String! pages: Int }\n")
            let operations: String = Self.source(
                "queries.gql", "query Pages @auth(level: PUBLIC) { books { title pages } }\n")
            try await Deploying.run(project, on: url) { deploying in
                let services: (Int, Document) = try await deploying.ask(
                    "GET", "projects/demo/locations/-/services")
                #expect(services == (200, Document(#"{"services": [\#(Deploying.resource(Self.service, ""))]}"#)))
                let present: (Int, Document) = try await deploying.ask("GET", schemaName)
                #expect(
                    present == (
                        200,
                        Document(
                            Deploying.resource(
                                schemaName,
                                Self.source("schema/schema.gql", "type Book @table { title: String! }\n")
                                    + #", "datasources": [{"postgresql": {"database": "library", "schema": "public", "cloudSql": {"instance": ""}}}]"#
                            ))
                    ))
                // The new connector does not go with the old schema; the tool goes on.
                let early: (Int, Document) = try await deploying.ask(
                    "PATCH", "\(newName)?allow_missing=true", Self.body(newName, operations))
                let detail: String = #"""
                    {"@type": "type.googleapis.com/google.firebase.dataconnect.v1.GraphqlError",
                     "message": "Cannot query field \"pages\" on type \"Book\".",
                     "locations": [{"line": 1, "column": 50}], "path": [],
                     "extensions": {"file": "queries.gql", "code": "INVALID_ARGUMENT",
                        "debugDetails": "Book has title, id, _metadata, _count, id_count, title_count, _id"}}
                    """#
                let inner: String =
                    #""message": "\#(newName) does not compile", "status": "INVALID_ARGUMENT", "details": [\#(detail)]"#
                #expect(
                    early == (400, Document(#"{"code": 3, \#(inner), "error": {"code": 400, \#(inner)}}"#)))
                // The schema is looked at first, in one test, and deployed then.
                let validated: HTTPReply = try await deploying.call(
                    "PATCH", "\(schemaName)?allowMissing=true&validateOnly=true", Self.body(schemaName, newSchema))
                #expect(validated.status == 200)
                #expect(try await deploying.run("Pages", of: "shelf").status == 404)
                for number: Int in 2...3 {
                    // Once as compatible and once as strict.
                    let (first, polled): (HTTPReply, HTTPReply) = try await deploy(
                        deploying, "\(schemaName)?allowMissing=true&validateOnly=false",
                        Self.body(schemaName, newSchema))
                    let expected: Document = Deploying.operation(
                        number, "update", schemaName, type: "Schema", newSchema)
                    #expect(first.status == 200)
                    #expect(Deploying.timeless(first.body) == expected)
                    #expect(polled.body == first.body)
                }
                let listed: (Int, Document) = try await deploying.ask(
                    "GET", "\(Self.service)/connectors?pageSize=100&pageToken=&fields=connectors.name")
                let old: String = Self.source(
                    "connector/operations.gql", "query Books @auth(level: PUBLIC) { books { title } }\n")
                #expect(
                    listed == (200, Document(#"{"connectors": [\#(Deploying.resource(appName, old))]}"#)))
                let (created, _): (HTTPReply, HTTPReply) = try await deploy(
                    deploying, "\(newName)?allow_missing=true", Self.body(newName, operations))
                #expect(
                    Deploying.timeless(created.body)
                        == Deploying.operation(4, "update", newName, type: "Connector", operations))
                #expect(
                    try await deploying.run("Pages", of: "shelf").body == #"{"data": {"books": []}, "errors": []}"#)
                let gone: (Int, Document) = try await deploying.ask("DELETE", appName)
                #expect(gone == (200, Deploying.deletion(5, appName)))
                #expect(try await deploying.run("Books", of: "app").status == 404)
                let missing: (Int, Document) = try await deploying.ask("GET", appName)
                #expect(
                    missing == (404, DevServer.refusal(5, 404, "NOT_FOUND", "Resource \"\(appName)\" was not found")))
                let again: (Int, Document) = try await deploying.ask(
                    "POST", "projects/demo/locations/us-east4/services?service_id=library", #"{"name": "x"}"#)
                #expect(
                    again == (409, DevServer.refusal(6, 409, "ALREADY_EXISTS", "\(Self.service) already exists")))
            }
            // What was deployed is served after a restart, and SIGHUP keeps it.
            try await Deploying.run(project, on: url) { deploying in
                #expect(
                    try await deploying.run("Pages", of: "shelf").body == #"{"data": {"books": []}, "errors": []}"#)
                deploying.server.program.send(signal: SIGHUP)
                try await deploying.server.waitForLog("reload message=\"serving the new version\"")
                #expect(try await deploying.run("Pages", of: "shelf").status == 200)
                #expect(try await deploying.run("Books", of: "app").status == 404)
            }
        }

        /// What is served does not depend on whether it may be changed.
        @Test func servesWhatWasDeployedWithoutAControlPlaneToo() async throws {
            let project: ProjectCopy = try Deploying.project()
            defer { project.remove() }
            let url: String = try ThrowawayPostgres.makeDatabase()
            let name: String = "\(Self.service)/connectors/app"
            let books: Document = #"{"data": {"books": []}, "errors": []}"#
            try await Deploying.run(project, on: url) { (deploying: Deploying) async throws in
                let operations: String = Self.source(
                    "q.gql", "query Deployed @auth(level: PUBLIC) { books { title } }\n")
                let deployed: HTTPReply = try await deploying.call("PATCH", name, Self.body(name, operations))
                #expect(deployed.status == 200)
            }
            let file: String = "\(project.folder)/.dataconnect/deployed/deployment.json"
            let warning: String =
                " warning deployment message=\"serving what was deployed, not the documents of the project folder; delete the"
                + " file to go back to those\" file=\(file)"
            // The folder's documents do not count, not even where they do not compile.
            try project.write("connector/broken.gql", "query Broken { nothing }\n")
            try await Deploying.run(project, on: url, arguments: []) { (deploying: Deploying) async throws in
                try await deploying.server.waitForLog(warning)
                #expect(try await deploying.run("Deployed", of: "app").body == books)
                #expect(try await deploying.run("Books", of: "app").status == 404)
                #expect(try await deploying.call("GET", name).status == 404)
                deploying.server.program.send(signal: SIGHUP)
                try await deploying.server.waitForLog("reload message=\"serving the new version\"")
                #expect(try await deploying.run("Deployed", of: "app").body == books)
            }
            try project.write("connector/broken.gql", "")
            // In a folder that is named something was deployed, or it is another one than is meant.
            let folder: String = "\(project.folder)/nowhere"
            let (status, errors): (Int32, [String]) = try await ProductionServer.refusal(
                project, ["--database-url", url, "--deployed-dir", folder])
            #expect(status == 1)
            let refusal: String =
                " error deployment message=\"nothing was deployed in \(folder), and nothing can be without --control-plane;"
                + " leave --deployed-dir out to serve the project folder\""
            #expect(errors.last?.hasSuffix(refusal) == true, "\(errors)")
            try FileManager.default.removeItem(atPath: file)
            try await Deploying.run(project, on: url, arguments: []) { (deploying: Deploying) async throws in
                let reply: HTTPReply = try await deploying.run("Books", of: "app")
                #expect(reply.body == books)
            }
        }

        @Test func namesWhatIsInTheWay() async throws {
            let project: ProjectCopy = try Deploying.project()
            defer { project.remove() }
            let name: String = "\(Self.service)/schemas/main"
            try await Deploying.run(project, on: try ThrowawayPostgres.makeDatabase()) { deploying in
                // A connector that uses what goes.
                let invalid: (Int, Document) = try await deploying.ask(
                    "PATCH", "\(name)?allow_missing=true&validate_only=true",
                    Self.body(name, Self.schema("type Book @table { name: String }\n")))
                let app: String = "\(Self.service)/connectors/app"
                let inner: String = #"""
                    "message": "The request was invalid: invalid connector: \#(app)", "status": "FAILED_PRECONDITION",
                    "details": [
                        {"@type": "type.googleapis.com/google.rpc.PreconditionFailure", "violations": [
                            {"type": "INCOMPATIBLE_CONNECTOR", "subject": "\#(app)",
                             "description": "Cannot query field \"title\" on type \"Book\"."}]},
                        {"@type": "type.googleapis.com/google.firebase.dataconnect.v1.GraphqlError",
                         "message": "Cannot query field \"title\" on type \"Book\".",
                         "locations": [{"line": 1, "column": 44}], "path": [],
                         "extensions": {"file": "connector/operations.gql", "code": "INVALID_ARGUMENT",
                            "debugDetails": "Book has name, id, _metadata, _count, id_count, name_count, _id"}}]
                    """#
                #expect(invalid == (400, Document(#"{"code": 9, \#(inner), "error": {"code": 400, \#(inner)}}"#)))
                // A database that differs in more than what it lacks.
                let differing: (Int, Document) = try await deploying.ask(
                    "PATCH", "\(name)?allowMissing=true",
                    Self.body(
                        name,
                        Self.schema(
                            "type Book @table { title: Int! pages: Int }\ntype Shelf @table(key: \"name\") { name: String! }\n"
                        )))
                let description: String = #"column \"title\" of \"book\" has type text where the schema says integer"#
                let diffs: String = #"""
                    "message": "the database does not fit the schema, and not by additions alone",
                    "status": "FAILED_PRECONDITION", "details": [
                        {"@type": "type.googleapis.com/google.firebase.dataconnect.v1.IncompatibleSqlSchemaError",
                         "diffs": [
                            {"sql": "", "description": "\#(description)", "destructive": true},
                            {"sql": "", "description": "modify \"book\" table: ALTER TABLE \"public\".\"book\" ADD COLUMN \"pages\" integer NULL", "destructive": false},
                            {"sql": "", "description": "create \"shelf\" table: CREATE TABLE \"public\".\"shelf\" (\"name\" text NOT NULL, PRIMARY KEY (\"name\"))", "destructive": false}],
                         "destructive": true},
                        {"@type": "type.googleapis.com/google.rpc.PreconditionFailure", "violations": [
                            {"type": "INCOMPATIBLE_SCHEMA", "subject": "\#(name)", "description": "\#(description)"}]}]
                    """#
                #expect(differing == (400, Document(#"{"code": 9, \#(diffs), "error": {"code": 400, \#(diffs)}}"#)))
                #expect(try await deploying.run("Books", of: "app").status == 200)
            }
        }

        @Test func makesOneChangeAfterTheOther() async throws {
            let project: ProjectCopy = try Deploying.project()
            defer { project.remove() }
            try await Deploying.run(project, on: try ThrowawayPostgres.makeDatabase()) { deploying in
                let replies: [Int] = try await withThrowingTaskGroup(of: Int.self) { tasks in
                    for number: Int in 1...4 {
                        let name: String = "\(Self.service)/connectors/c\(number)"
                        let body: String = Self.body(
                            name,
                            Self.source("q.gql", "query Q\(number) @auth(level: PUBLIC) { books { title } }\n"))
                        tasks.addTask {
                            try await deploying.call("PATCH", "\(name)?allow_missing=true", body).status
                        }
                    }
                    return try await tasks.reduce(into: []) { $0.append($1) }
                }
                #expect(replies == [200, 200, 200, 200])
                for number: Int in 1...4 {
                    #expect(try await deploying.run("Q\(number)", of: "c\(number)").status == 200)
                }
            }
        }

        @Test func refusesWhatItCannotDo() async throws {
            let project: ProjectCopy = try Deploying.project()
            defer { project.remove() }
            let service: String = Self.service
            try await Deploying.run(project, on: try ThrowawayPostgres.makeDatabase()) { deploying in
                let cases: [(method: String, path: String, body: String?, answer: (Int, Document))] = [
                    (
                        "PATCH", "\(service)/connectors/none", #"{"source": {"files": []}}"#,
                        (
                            404,
                            DevServer.refusal(
                                5, 404, "NOT_FOUND", "Resource \"\(service)/connectors/none\" was not found")
                        )
                    ),
                    (
                        "PATCH", "\(service)/connectors/app", "{}",
                        (400, DevServer.refusal(3, 400, "INVALID_ARGUMENT", "source is missing"))
                    ),
                    (
                        "PATCH", "\(service)/connectors/app",
                        #"{"source": {"files": [{"path": "a", "content": ""}, {"path": "a", "content": ""}]}}"#,
                        (400, DevServer.refusal(3, 400, "INVALID_ARGUMENT", "source.files holds a twice"))
                    ),
                    (
                        "PATCH", "\(service)/connectors/app", #"{"source": {"files": []}, "etag": "0"}"#,
                        (
                            409,
                            DevServer.refusal(
                                10, 409, "ABORTED", "\(service)/connectors/app has changed: its etag is another one")
                        )
                    ),
                    (
                        "POST", "\(service)/connectors", #"{"source": {"files": []}}"#,
                        (400, DevServer.refusal(3, 400, "INVALID_ARGUMENT", "the parameter connectorId is missing"))
                    ),
                    (
                        "POST", "projects/demo/locations/us-east4/services?serviceId=other", "{}",
                        (
                            400,
                            DevServer.refusal(
                                9, 400, "FAILED_PRECONDITION", "this server serves the service library and no other")
                        )
                    ),
                    (
                        "DELETE", service, nil,
                        (
                            400,
                            DevServer.refusal(
                                9, 400, "FAILED_PRECONDITION",
                                "the service has a schema or connectors; force=true deletes them as well")
                        )
                    ),
                    (
                        "GET", "projects/demo/locations/us-east4/operations/none", nil,
                        (
                            404,
                            DevServer.refusal(
                                5, 404, "NOT_FOUND",
                                "Resource \"projects/demo/locations/us-east4/operations/none\" was not found")
                        )
                    ),
                    (
                        "POST", "\(service)/schemas/main:migrate", "{}",
                        (
                            501,
                            DevServer.refusal(
                                12, 501, "UNIMPLEMENTED",
                                "this server has no :migrate: deploy the schema (PATCH), which adds what the database lacks; run"
                                    + " what changes or removes something on the database yourself, and deploy then")
                        )
                    ),
                ]
                for (method, path, body, answer) in cases {
                    #expect(try await deploying.ask(method, path, body) == answer)
                }
                let stranger: HTTPReply = try await deploying.call("GET", service, headers: [:])
                #expect(stranger.status == 403)
                #expect(
                    stranger.body
                        == DevServer.refusal(7, 403, "PERMISSION_DENIED", "only an administrator may do this"))
                let wrong: HTTPReply = try await deploying.call(
                    "GET", service, headers: ["Authorization": "Bearer owner"])
                #expect(wrong.status == 401)
                // All of it, and back.
                #expect(try await deploying.call("DELETE", "\(service)?force=true").status == 200)
                #expect(try await deploying.run("Books", of: "app").status == 404)
                #expect(
                    try await deploying.ask("GET", "projects/demo/locations/-/services") == (200, #"{"services": []}"#))
                #expect(
                    try await deploying.call(
                        "POST", "projects/demo/locations/us-east4/services?service_id=library", "{}"
                    ).status == 200)
                #expect(try await deploying.call("GET", service).status == 200)
            }
            try await Deploying.run(project, on: try ThrowawayPostgres.makeDatabase(), arguments: []) { deploying in
                let read: HTTPReply = try await deploying.call("GET", service)
                #expect(read.status == 404)
                let changed: HTTPReply = try await deploying.call("PATCH", "\(service)/schemas/main", "{}")
                #expect(changed.status == 404)
            }
        }

        @Test func isOnlyOfferedWhereThereAreAdministrators() async throws {
            let project: ProjectCopy = try Deploying.project()
            defer { project.remove() }
            let (status, errors): (Int32, [String]) = try await ProductionServer.refusal(
                project, ["--database-url", "postgresql://h/d", "--control-plane"])
            #expect(status == 2)
            #expect(
                errors == ["dataconnect: --control-plane needs administrators: --admin-secret-file or --admin-tokens"])
            try project.write(".dataconnect/deployed/deployment.json", "{")
            let (other, lines): (Int32, [String]) = try await ProductionServer.refusal(
                project,
                [
                    "--database-url", try ThrowawayPostgres.makeDatabase(), "--control-plane", "--admin-secret-file",
                    project.folder + "/../admin.secret",
                ])
            #expect(other == 1)
            #expect(lines.last?.hasSuffix("deployment.json is not what this program writes\"") == true)
        }
    }
}
