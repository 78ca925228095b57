import Foundation
import OperationCompiler
import ProjectFiles
import SQL
import Server

/// What `dev` makes of a version beside serving it: files for editors, SDKs, the rows of the seed.
struct DevOutput {
    private let options: DevOptions
    private let embedder: EmbedderFactory?
    private let log: Log

    init(_ options: DevOptions, _ embedder: EmbedderFactory?, _ log: Log) {
        self.options = options
        self.embedder = embedder
        self.log = log
    }

    /// Writes what editors and clients are to have of a version.
    func write(_ version: ServiceVersion) {
        if options.writesGeneratedSchema {
            do {
                try GeneratedFiles.write(version.compiled.api, in: version.project.folder)
            } catch {
                log.write(.warning, "generated-files", ["message": error.localizedDescription])
            }
        }
        guard options.generatesSDKs else { return }
        let targets: [SDKTarget] = (try? SDKOptions().targets(of: version.project, version.compiled)) ?? []
        if let failure: String = SDKRun(targets: targets, progress: { log.writeText("\($0)\n") }).write() {
            log.write(.warning, "sdk", ["message": failure])
        }
    }

    /// Loads the seed into a database that fits the version.
    func seed(_ version: ServiceVersion, _ database: DatabaseChoice) async {
        let outcome: Seeding.Outcome = await Seeding.run(
            version.project, database.settings, traits: version.traits, embedder: embedder)
        switch outcome {
        case .noFile: log.write(.warning, "seed", ["message": "there is no seed_data.gql in the project folder"])
        case .loaded(let operations): log.write(.info, "seed", ["message": "loaded", "operations": String(operations)])
        case .notEmpty(let table):
            log.write(.info, "seed", ["message": "not loaded, a table it writes has rows already", "table": table])
        case .failed(let message): log.write(.error, "seed", ["message": message])
        }
    }
}
