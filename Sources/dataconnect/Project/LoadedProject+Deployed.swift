import GraphQLSyntax
import OperationCompiler

extension LoadedProject {
    /// What the author should know, where some of it may be deployed already: an operation that is insecure there needs no new consent.
    ///
    /// - Parameter folder: the project as it is deployed; nothing means that nothing is.
    /// - Returns: nothing where that does not compile, which it complains of: it must, for it was deployed.
    func diagnostics(besidesDeployed folder: String?, environment: String?) -> [Diagnostic]? {
        guard let folder, let compiled else { return diagnostics }
        let deployed: LoadedProject = LoadedProject.load(folder, environment: environment)
        guard deployed.compiled != nil else {
            Console.complain("the deployed project does not compile\n\(deployed.report)")
            return nil
        }
        return DeployedOperations(Diagnosed(deployed.compiled, deployed.diagnostics)).relaxed(diagnostics, of: compiled)
    }
}
