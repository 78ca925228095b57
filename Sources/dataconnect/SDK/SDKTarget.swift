import ConnectorModel
import OperationCompiler
import ProjectFiles

/// One thing to be generated: for one connector, by one entry of its `connector.yaml`.
struct SDKTarget: Sendable {
    /// What is generated.
    enum Output: Sendable {
        /// The files of an SDK.
        case sdk(SDKSettings)
        /// A file of tools for language models, by its path.
        case llmTools(String)
    }

    /// What is generated.
    var output: Output
    /// The connector that it is for, as its authors keep it.
    var connector: ConnectorProject
    /// What generators are told of it.
    var interface: ConnectorInterface

    /// What it is called in messages, in the form of the official tool.
    var label: String {
        switch output {
        case .sdk(let settings): "[connector \"\(connector.id)\" \(settings.kind.rawValue)]"
        case .llmTools: "[connector \"\(connector.id)\" llmTools]"
        }
    }
}

/// Why something was not generated.
struct SDKProblem: Error, Hashable, Sendable {
    /// Without a final stop.
    let message: String
}

extension SDKOptions {
    /// What is to be generated of a project, in the order of its connectors.
    ///
    /// - Errors: a connector that was asked for and is not there.
    func targets(of project: Project, _ compiled: CompiledProject) throws(SDKProblem) -> [SDKTarget] {
        for id: String in connectors where !project.connectors.contains(where: { $0.id == id }) {
            throw SDKProblem(message: "the project has no connector \"\(id)\"")
        }
        guard outputFolder == nil || platform != nil else {
            throw SDKProblem(message: "--output_dir needs --platform: SDKs of two platforms cannot share a folder")
        }
        var targets: [SDKTarget] = []
        for connector: ConnectorProject in project.connectors {
            guard connectors.isEmpty || connectors.contains(connector.id),
                let interface: ConnectorInterface = compiled.interfaces.interface(of: connector.id)
            else { continue }
            targets += outputs(of: connector).map {
                SDKTarget(output: $0, connector: connector, interface: interface)
            }
        }
        return targets
    }

    private func outputs(of connector: ConnectorProject) -> [SDKTarget.Output] {
        let sdks: [SDKSettings] = connector.generate.sdks.filter { platform == nil || $0.kind == platform }
        let outputs: [SDKTarget.Output] = sdks.map { sdk in
            var settings: SDKSettings = sdk
            if let outputFolder: String {
                settings.outputFolder = outputFolder
                // A package that depends on the folder of `connector.yaml` is not to depend on this one.
                settings.packageJSONFolder = nil
            }
            return .sdk(settings)
        }
        return outputs + (platform == nil ? connector.generate.llmToolFiles.map { .llmTools($0) } : [])
    }
}
