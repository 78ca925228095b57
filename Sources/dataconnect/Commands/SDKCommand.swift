import OperationCompiler
import ProjectFiles

/// `dataconnect sdk generate`: writes the SDKs of a project.
struct SDKCommand {
    private let options: SDKOptions
    private let log: Log

    init(_ options: SDKOptions) {
        self.options = options
        log = Log(level: .info, form: options.isDrivenByTools ? .google : .plain)
    }

    /// - Returns: 0 when everything was generated. With `--watch` only the first run counts, and a signal ends it.
    func run() async -> Int32 {
        guard options.isWatching else { return generate(load()) ? 0 : 1 }
        let control: ControlLoop = ControlLoop()
        defer { control.close() }
        control.watchSignals()
        // Watched before it is read, so that no edit falls between the two.
        control.watch(LoadedProject.read(options.configFolder, environment: options.environmentName).watchedFolders)
        var current: LoadedProject = load()
        control.watch(current.watchedFolders)
        let isGood: Bool = generate(current)
        while await control.nextChange() {
            let next: LoadedProject = load()
            control.watch(next.watchedFolders)
            guard next.sources != current.sources || next.diagnostics != current.diagnostics else { continue }
            current = next
            _ = generate(next)
        }
        return isGood ? 0 : 1
    }

    private func load() -> LoadedProject {
        LoadedProject.load(options.configFolder, environment: options.environmentName)
    }

    private func generate(_ loaded: LoadedProject) -> Bool {
        log.show(loaded)
        guard !loaded.hasErrors, let project: Project = loaded.project, let compiled: CompiledProject = loaded.compiled
        else {
            log.write(.error, "sdk", ["message": "the project does not compile"])
            return false
        }
        let targets: [SDKTarget]
        do throws(SDKProblem) {
            targets = try options.targets(of: project, compiled)
        } catch {
            log.write(.error, "sdk", ["message": error.message])
            return false
        }
        guard !targets.isEmpty else {
            log.write(.info, "sdk", ["message": "no SDK is asked for by connector.yaml"])
            return true
        }
        if let failure: String = SDKRun(targets: targets, progress: { log.writeText("\($0)\n") }).write() {
            log.writeText("\(failure)\n", at: .error)
            return false
        }
        return true
    }
}
