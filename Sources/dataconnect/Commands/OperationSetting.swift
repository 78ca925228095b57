import ConnectorModel
import Execution
import Foundation
import GraphQLSyntax
import JSON
import OperationCompiler
import Postgres
import ProjectFiles
import SchemaModel
import Server

/// What `execute` and `explain` work on: one operation of a project, and a database that fits the project.
struct OperationSetting {
    let operation: CompiledOperation
    let request: ExecutionRequest
    let database: DatabaseChoice
    let session: AdministratorSession

    /// Compiles, finds the operation, and opens the database.
    ///
    /// - Errors: said on standard error; what is thrown is the exit status.
    static func open(_ options: ExecuteOptions) throws(ExitStatus) -> OperationSetting {
        let loaded: LoadedProject = LoadedProject.load(options.configFolder, environment: options.environmentName)
        guard !loaded.hasErrors, let project = loaded.project, let compiled = loaded.compiled else {
            throw .failure("the project does not compile\n" + loaded.report)
        }
        guard let auth: AuthContext = auth(options.auth) else {
            throw .usage("--auth is not a JSON object with a non-empty \"sub\"")
        }
        let operation: CompiledOperation = try find(options.operationName, compiled.service)
        let database: DatabaseChoice
        do throws(EmbeddedServerError) {
            database = try DatabaseChoice.open(url: options.databaseURL, project: project)
        } catch {
            throw .failure("\(error)")
        }
        guard fits(compiled.schema, loaded.sources, database) else {
            database.close()
            throw ExitStatus(code: 1)
        }
        return OperationSetting(
            operation: operation,
            request: ExecutionRequest(
                connector: operation.connector, operationName: operation.name, variables: options.variables,
                auth: auth, origin: .administration),
            database: database,
            session: AdministratorSession(
                compiled.service, database.settings,
                embedder: options.embedder?.factory(ProcessInfo.processInfo.environment)))
    }

    func close() {
        session.close()
        database.close()
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

    private static func find(_ name: String, _ service: CompiledService) throws(ExitStatus) -> CompiledOperation {
        let all: [CompiledOperation] = service.connectors.values.flatMap(\.operations.values)
        let found: [CompiledOperation] = all.filter { $0.name == name || "\($0.connector)/\($0.name)" == name }
        if found.count == 1 { return found[0] }
        let names: String = all.map { "\($0.connector)/\($0.name)" }.sorted().joined(separator: ", ")
        throw .failure(
            found.isEmpty
                ? "there is no operation \"\(name)\"; there are \(names)"
                : "several connectors have \"\(name)\"; write connector/\(name)")
    }

    /// The database may never have been served: it gets what it lacks, as `dev` would give it.
    private static func fits(_ schema: Schema, _ sources: [Source], _ database: DatabaseChoice) -> Bool {
        do throws(PostgresError) {
            switch try SchemaMigration.apply(schema, database.settings) {
            case .fits, .lacks: return true
            case .refused(let plan):
                for conflict: MigrationConflict in plan.conflicts {
                    Console.complain("\(conflict.description): \(conflict.hint)")
                }
            case .failed(let failure): Console.complain("the schema cannot be applied\n\(failure.report(sources))")
            }
        } catch {
            Console.complain(error.debugDescription)
        }
        return false
    }
}

/// How a command ends that could not do its work.
struct ExitStatus: Error {
    var code: Int32

    /// Says what went wrong.
    static func failure(_ message: String) -> ExitStatus {
        Console.complain(message)
        return ExitStatus(code: 1)
    }

    /// Says what is wrong with the command line.
    static func usage(_ message: String) -> ExitStatus {
        Console.complain(message)
        return ExitStatus(code: UsageError.exitStatus)
    }
}
