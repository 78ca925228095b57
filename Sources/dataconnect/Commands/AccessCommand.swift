import JSON
import OperationCompiler
import ProjectFiles

/// `dataconnect access`: reports what each operation lets whom do.
enum AccessCommand {
    static func run(_ options: AccessOptions) -> Int32 {
        let loaded: LoadedProject = LoadedProject.load(options.configFolder, environment: options.environmentName)
        guard !loaded.hasErrors, loaded.compiled != nil, let project: Project = loaded.project else {
            Console.complain("the project does not compile\n\(loaded.report)")
            return 1
        }
        let report: AccessReport = reportAccess(project.serviceSources)
        Console.write(
            options.isJSON ? "\(AccessJSON.json(report, of: project.serviceID).text)\n" : AccessText.text(report))
        return 0
    }
}
