import Foundation
import ProjectFiles
import SDKGeneration

/// One run of the generators: writes what they make, and tells of it in the form of the official tool.
struct SDKRun {
    let targets: [SDKTarget]
    /// Takes a line of progress.
    let progress: (String) -> Void

    /// Generates all targets. One that fails keeps no other from being written, and leaves its own files as they are.
    ///
    /// - Returns: what went wrong, a line for each target under a heading; nothing when all is well.
    func write() -> String? {
        var failures: [String] = []
        var places: ClaimedPlaces = ClaimedPlaces()
        for target: SDKTarget in targets {
            progress("\(target.label) Generating sources into \"\(target.outputFolder)\"")
            do throws(SDKProblem) {
                try places.claim(target)
                try write(target)
            } catch {
                failures.append("\(target.label): \(error.message)")
            }
        }
        return failures.isEmpty ? nil : "Failed to generate SDKs:\n" + failures.joined(separator: "\n")
    }

    private func write(_ target: SDKTarget) throws(SDKProblem) {
        try target.requireCoreSDK()
        let generator: any SDKGenerator = target.generator
        let files: [GeneratedFile]
        do throws(SDKProblems) {
            files = try generator.files(for: target.interface)
        } catch {
            throw SDKProblem(message: error.messages.joined(separator: "; "))
        }
        if case .llmTools(let path) = target.output { try OutputFolder.refuseFileOfOthers(path) }
        try OutputFolder(path: target.outputFolder, filled: target.filledFolder).write(files)
        guard case .sdk(let settings) = target.output, let folder: String = settings.packageJSONFolder,
            let package: String = settings.package
        else { return }
        let link: PackageLink = PackageLink(package: package, sdkFolder: settings.outputFolder, appFolder: folder)
        if let told: String = try link.write() { progress("\(target.label) \(told)") }
    }
}
