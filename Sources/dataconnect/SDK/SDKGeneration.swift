import ProjectFiles

/// Writes SDKs. The one place that a generator is called from.
enum SDKGeneration {
    /// Writes the files of one SDK.
    static func write(_ target: SDKTarget) throws(SDKProblem) {
        throw SDKProblem(message: "this version of dataconnect does not generate SDKs")
    }

    /// Writes all of them; what went wrong is told of each, in the form of the official tool.
    ///
    /// - Returns: nothing when all were written.
    static func write(_ targets: [SDKTarget], progress: (String) -> Void) -> String? {
        var failures: [String] = []
        for target: SDKTarget in targets {
            progress("\(target.label) Generating sources into \"\(target.settings.outputFolder)\"")
            do throws(SDKProblem) {
                try write(target)
            } catch {
                failures.append("\(target.label): \(error.message)")
            }
        }
        return failures.isEmpty ? nil : "Failed to generate SDKs:\n" + failures.joined(separator: "\n")
    }
}
