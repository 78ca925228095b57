import ConnectorModel
import Execution
import JSON
import OperationCompiler
import Postgres
import ProjectFiles
import SQL
import SchemaModel
import Server
import Transport

/// `dataconnect execute`: runs one operation on the database of `dev`.
enum ExecuteCommand {
    static func run(_ options: ExecuteOptions) async -> Int32 {
        let loaded: LoadedProject = LoadedProject.load(options.configFolder, environment: options.environmentName)
        guard !loaded.hasErrors, let project = loaded.project, let compiled = loaded.compiled else {
            Console.complain("the project does not compile\n" + loaded.report)
            return 1
        }
        guard let auth: AuthContext = auth(options.auth) else {
            Console.complain("--auth is not a JSON object with a non-empty \"sub\"")
            return 2
        }
        guard let operation: CompiledOperation = find(options.operationName, compiled.service) else { return 1 }
        let database: DatabaseChoice
        do throws(EmbeddedServerError) {
            database = try DatabaseChoice.open(url: options.databaseURL, project: project)
        } catch {
            Console.complain("\(error)")
            return 1
        }
        defer { database.close() }
        guard fits(compiled.schema, database) else { return 1 }
        let session: AdministratorSession = AdministratorSession(compiled.service, database.settings)
        defer { session.close() }
        let result: ExecutionResult = await session.run(
            ExecutionRequest(
                connector: operation.connector, operationName: operation.name, variables: options.variables, auth: auth,
                origin: .administration))
        Console.write(result.text.description + "\n")
        return result.errors.isEmpty ? 0 : 1
    }

    /// Claims make a user; without them it is the administrator who asks.
    private static func auth(_ claims: JSONText?) -> AuthContext? {
        guard let claims else { return .administrator }
        guard let tree: JSONValue = try? parseJSON(claims.utf8), let uid: String = tree["sub"]?.string, !uid.isEmpty
        else {
            return nil
        }
        return AuthContext(uid: uid, claims: tree)
    }

    private static func find(_ name: String, _ service: CompiledService) -> CompiledOperation? {
        let all: [CompiledOperation] = service.connectors.values.flatMap(\.operations.values)
        let found: [CompiledOperation] = all.filter { $0.name == name || "\($0.connector)/\($0.name)" == name }
        if found.count == 1 { return found[0] }
        let names: String = all.map { "\($0.connector)/\($0.name)" }.sorted().joined(separator: ", ")
        Console.complain(
            found.isEmpty
                ? "there is no operation \"\(name)\"; there are \(names)"
                : "several connectors have \"\(name)\"; write connector/\(name)")
        return nil
    }

    /// The database may never have been served: it gets what it lacks, as `dev` would give it.
    private static func fits(_ schema: Schema, _ database: DatabaseChoice) -> Bool {
        do throws(PostgresError) {
            guard case .refused(let conflicts) = try SchemaMigration.apply(schema, database.settings) else {
                return true
            }
            for conflict: MigrationConflict in conflicts {
                Console.complain("\(conflict.description): \(conflict.hint)")
            }
        } catch {
            Console.complain(error.debugDescription)
        }
        return false
    }
}

extension ExecutionResult {
    /// The answer as clients get it, with the details for developers.
    fileprivate var text: JSONText {
        var writer: JSONWriter = JSONWriter()
        writer.beginObject()
        writer.name("data")
        writer.text(data ?? .null)
        writer.name("errors")
        writer.beginArray()
        for error: GraphQLError in errors {
            writer.beginObject()
            writer.name("message")
            writer.string(error.message)
            writer.name("code")
            writer.string(error.code.rawValue)
            if let details: String = error.debugDetails {
                writer.name("debugDetails")
                writer.string(details)
            }
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.finish()
    }
}
