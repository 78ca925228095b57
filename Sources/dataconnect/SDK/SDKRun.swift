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
                let files: [GeneratedFile] = try files(of: target)
                // After that, so that what cannot be generated anyhow takes no place from others.
                try places.claim(target)
                try write(files, of: target)
            } catch {
                failures.append("\(target.label): \(error.message)")
            }
        }
        return failures.isEmpty ? nil : "Failed to generate SDKs:\n" + failures.joined(separator: "\n")
    }

    private func files(of target: SDKTarget) throws(SDKProblem) -> [GeneratedFile] {
        try target.requireCoreSDK()
        let generator: any SDKGenerator = target.generator
        do throws(SDKProblems) {
            return try generator.files(for: target.interface)
        } catch {
            throw SDKProblem(message: error.messages.joined(separator: "; "))
        }
    }

    private func write(_ files: [GeneratedFile], of target: SDKTarget) throws(SDKProblem) {
        if case .llmTools(let path) = target.output { try OutputFolder.refuseFileOfOthers(path) }
        try OutputFolder(path: target.outputFolder, filled: target.filledFolder).write(files)
        if let told: String = try target.packageLink?.write() { progress("\(target.label) \(told)") }
    }
}
