import GraphQLSyntax
import JSON
import OperationCompiler

/// `dataconnect build`: all that is wrong with a project, as JSON for Firebase's tools.
enum BuildCommand {
    static func run(_ options: BuildOptions) -> Int32 {
        let loaded: LoadedProject = LoadedProject.load(options.configFolder, environment: options.environmentName)
        var diagnostics: [Diagnostic] = loaded.diagnostics
        if let folder: String = options.deployedFolder, let compiled = loaded.compiled {
            guard let deployed: DeployedOperations = deployed(folder, options.environmentName) else { return 1 }
            diagnostics = deployed.relaxed(diagnostics, of: compiled)
        }
        let result: BuildResult = BuildResult(
            diagnostics: diagnostics, sources: loaded.sources, schema: loaded.compiled?.schema)
        Console.write("\(result.json.text)\n")
        return 0
    }

    /// What is deployed must compile: it was deployed.
    private static func deployed(_ folder: String, _ environment: String?) -> DeployedOperations? {
        let loaded: LoadedProject = LoadedProject.load(folder, environment: environment)
        guard loaded.compiled != nil else {
            Console.complain("the deployed project does not compile\n\(loaded.report)")
            return nil
        }
        return DeployedOperations(Diagnosed(loaded.compiled, loaded.diagnostics))
    }
}
