import ConnectorModel
import Execution
import GraphQLSyntax
import JSON
import Postgres
import ProjectFiles
import SQL
import SchemaModel
import Server
import Transport

/// Makes versions of what is deployed, and keeps it.
///
/// Used by one task, which takes one change after the other. A change that is refused leaves everything as it was, but for additions to
/// the database, which old versions do not mind.
final class Deployer {
    private let maker: VersionMaker
    private let store: DeploymentStore
    private let control: ControlPlane
    /// Whether administrators can deploy.
    private let takesChanges: Bool
    private let log: Log
    /// What was deployed; nothing as long as the project folder is served.
    private var deployment: Deployment?
    /// When the folder was read first.
    private let start: String = Timestamp.now

    /// - Errors: a deployment that is there and cannot be read.
    init(
        _ maker: VersionMaker, _ store: DeploymentStore, _ control: ControlPlane, takesChanges: Bool, _ log: Log
    ) throws(DeploymentProblem) {
        self.maker = maker
        self.store = store
        self.control = control
        self.takesChanges = takesChanges
        self.log = log
        deployment = try store.read()
    }

    /// Whether something was deployed.
    var hasDeployment: Bool { deployment != nil }

    /// What is to be served: what was deployed last, or else the project folder.
    func load(_ traits: DatabaseTraits, generation: Int = 1) -> LoadedProject {
        let folder: LoadedProject = maker.load(traits, generation: generation)
        guard let deployment, let settings: Project = folder.project else { return folder }
        // Who starts without a control plane may mean the folder.
        log.write(
            takesChanges ? .info : .warning, "deployment",
            [
                "message": "serving what was deployed, not the documents of the project folder; delete the file to go"
                    + " back to those", "file": store.path,
            ])
        return .deployed(deployment, settings: settings, traits: traits, generation: generation)
    }

    /// Tells tools what is served.
    func publish(_ version: ServiceVersion) {
        control.publish(deployment ?? Deployment(version.project, at: start), location: version.project.location)
    }

    /// Makes a change, serves what comes of it, and answers.
    ///
    /// - Parameter install: serves a version.
    /// - Returns: the version that is served then; nothing where that is the same as before.
    func run(
        _ request: DeployRequest, over current: ServiceVersion, install: (ServiceVersion) async -> Void,
        answer: (HTTPResponse) -> Void
    ) async -> ServiceVersion? {
        let start: String = Timestamp.now
        do throws(DeployRefusal) {
            let (resource, version): (DeployedResource?, ServiceVersion?) = try await deploy(
                request, over: current, install: install)
            let response: JSONValue =
                resource?.response(request) ?? ["@type": "type.googleapis.com/google.protobuf.Empty"]
            let operation: DeployOperation = control.finish(request, since: start, .response(response))
            tell(request, "done")
            answer(.json(status: 200, operation.json.text.utf8))
            return version
        } catch {
            tell(request, error.code.rawValue)
            guard error.code == .unavailable || error.code == .internal else {
                answer(error.response)
                return nil
            }
            // Not the fault of what was sent: the operation was begun and has failed.
            let operation: DeployOperation = control.finish(request, since: start, .error(error.status))
            answer(.json(status: 200, operation.json.text.utf8))
            return nil
        }
    }

    private func tell(_ request: DeployRequest, _ outcome: String) {
        log.write(
            .info, "audit",
            [
                "administrator": request.administrator, "verb": request.verb.rawValue, "resource": request.logged,
                "validate-only": "\(request.isOnlyValidated)", "outcome": outcome,
            ])
    }

    private func deploy(
        _ request: DeployRequest, over current: ServiceVersion, install: (ServiceVersion) async -> Void
    ) async throws(DeployRefusal) -> (resource: DeployedResource?, version: ServiceVersion?) {
        let before: Deployment = deployment ?? Deployment(current.project, at: start)
        var after: Deployment = before
        let resource: DeployedResource? = try after.apply(request, at: Timestamp.now)
        let isSame: Bool = after == before
        let version: ServiceVersion = try version(of: after, over: current, request)
        guard !request.isOnlyValidated, !isSame else { return (resource, nil) }
        do throws(DeploymentProblem) {
            // Kept before it is served: what was served once is there after a restart.
            try store.write(after)
        } catch {
            log.write(.error, "deployment", ["message": error.message])
            throw DeployRefusal(.internal, "what is deployed cannot be kept")
        }
        deployment = after
        await install(version)
        publish(version)
        return (resource, version)
    }

    private func version(
        of deployment: Deployment, over current: ServiceVersion, _ request: DeployRequest
    ) throws(DeployRefusal) -> ServiceVersion {
        let loaded: LoadedProject = .deployed(
            deployment, settings: current.project, traits: current.traits,
            generation: current.service.generation + 1)
        let sources: DeployedSources = DeployedSources(deployment)
        if let refusal: DeployRefusal = refusal(of: loaded.diagnostics, sources, request) { throw refusal }
        let fitting: VersionMaker.Fitting
        do throws(PostgresError) {
            fitting = try maker.fit(loaded, current.traits, mayChange: !request.isOnlyValidated)
        } catch {
            log.write(
                .error, "deployment", ["message": "the database cannot be used", "reason": error.debugDescription])
            throw DeployRefusal(.unavailable, "the database cannot be reached")
        }
        switch fitting {
        case .version(let version): return version
        case .lacks, .doesNotCompile:
            // What lacks are additions, which the deployment itself would make.
            guard let version: ServiceVersion = ServiceVersion(loaded, current.traits) else {
                throw DeployRefusal(.invalidArgument, "the service does not compile")
            }
            return version
        case .refused(let plan): throw incompatible(plan, request)
        case .failed(let failure):
            throw DeployRefusal(
                .failedPrecondition, "PostgreSQL refuses the schema; nothing was changed",
                details: failure.diagnostics.map { detail($0, sources) })
        }
    }

    // MARK: Refusals

    /// Errors in other connectors than the one that is deployed keep a schema from being deployed; Firebase's tool then offers to delete
    /// those.
    private func refusal(
        of diagnostics: [Diagnostic], _ sources: DeployedSources, _ request: DeployRequest
    ) -> DeployRefusal? {
        let errors: [Diagnostic] = diagnostics.filter { $0.severity == .error }
        guard !errors.isEmpty else { return nil }
        let details: [JSONValue] = errors.prefix(Self.maximumDetails).map { detail($0, sources) }
        var invalid: [String: Diagnostic] = [:]
        for error: Diagnostic in errors {
            guard case .connector(let id)? = sources.origin(of: error.span.sourceName)?.owner,
                request.target != .connector(id)
            else { return DeployRefusal(.invalidArgument, "\(request.name) does not compile", details: details) }
            if invalid[id] == nil { invalid[id] = error }
        }
        let names: [(name: String, error: Diagnostic)] = invalid.sorted { $0.key < $1.key }.map {
            ("\(request.parent)/connectors/\($0.key)", $0.value)
        }
        let violations: JSONValue = DeployDetail.preconditions(
            names.map { ("INCOMPATIBLE_CONNECTOR", $0.name, $0.error.message) })
        return DeployRefusal(
            .failedPrecondition,
            "The request was invalid: invalid connector: \(names.map(\.name).joined(separator: ", "))",
            details: [violations] + details)
    }

    private static let maximumDetails: Int = 100

    private func detail(_ diagnostic: Diagnostic, _ sources: DeployedSources) -> JSONValue {
        let name: String = diagnostic.span.sourceName
        return DeployDetail.graphQLError(
            diagnostic, in: sources.all.first { $0.name == name }, file: sources.origin(of: name)?.path)
    }

    private func incompatible(_ plan: MigrationPlan, _ request: DeployRequest) -> DeployRefusal {
        DeployRefusal(
            .failedPrecondition, "the database does not fit the schema, and not by additions alone",
            details: [
                DeployDetail.incompatibleSchema(plan),
                DeployDetail.preconditions(
                    plan.conflicts.map { ("INCOMPATIBLE_SCHEMA", "\(request.parent)/schemas/main", $0.description) }),
            ])
    }
}
