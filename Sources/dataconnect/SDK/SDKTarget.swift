import OperationCompiler
import ProjectFiles

/// One SDK to be generated: for one connector, by one entry of its `connector.yaml`.
struct SDKTarget: Sendable {
    /// The project, which compiles.
    var compiled: CompiledProject
    /// The project's files.
    var project: Project
    /// The connector that it is for.
    var connector: ConnectorProject
    /// What its author wants.
    var settings: SDKSettings

    /// What it is called in messages, in the form of the official tool.
    var label: String { "[connector \"\(connector.id)\" \(settings.kind.rawValue)]" }
}

/// Why an SDK was not generated.
struct SDKProblem: Error, Hashable, Sendable {
    /// Without a final stop.
    let message: String
}

extension SDKOptions {
    /// What is to be generated of a project, in the order of its connectors.
    ///
    /// - Errors: a connector, or an SDK of it, that was asked for and is not there.
    func targets(of project: Project, _ compiled: CompiledProject) throws(SDKProblem) -> [SDKTarget] {
        for id: String in connectors where !project.connectors.contains(where: { $0.id == id }) {
            throw SDKProblem(message: "the project has no connector \"\(id)\"")
        }
        guard outputFolder == nil || platform != nil else {
            throw SDKProblem(message: "--output_dir needs --platform: SDKs of two platforms cannot share a folder")
        }
        var targets: [SDKTarget] = []
        for connector: ConnectorProject in project.connectors {
            guard connectors.isEmpty || connectors.contains(connector.id) else { continue }
            for sdk: SDKSettings in connector.generate.sdks where platform == nil || sdk.kind == platform {
                var settings: SDKSettings = sdk
                if let outputFolder: String { settings.outputFolder = outputFolder }
                targets.append(
                    SDKTarget(compiled: compiled, project: project, connector: connector, settings: settings))
            }
        }
        return targets
    }
}
