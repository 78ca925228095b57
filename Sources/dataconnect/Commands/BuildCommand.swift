import GraphQLSyntax
import JSON
import OperationCompiler

/// `dataconnect build`: all that is wrong with a project, as JSON for Firebase's tools.
enum BuildCommand {
    static func run(_ options: BuildOptions) -> Int32 {
        let loaded: LoadedProject = LoadedProject.load(options.configFolder, environment: options.environmentName)
        let found: [Diagnostic]? = loaded.diagnostics(
            besidesDeployed: options.deployedFolder, environment: options.environmentName)
        guard let diagnostics: [Diagnostic] = found else { return 1 }
        let result: BuildResult = BuildResult(
            diagnostics: diagnostics, sources: loaded.sources, schema: loaded.compiled?.schema)
        Console.write("\(result.json.text)\n")
        return 0
    }
}
