import GraphQLSyntax
import ProjectFiles

extension Command {
    /// The file of settings that a command line names, or else the environment.
    func settingsFile(_ words: CommandWords, _ environment: [String: String]) -> String? {
        guard let name: String = settingsFlag, let flag: Flag<Options> = flags.first(where: { $0.name == name }) else {
            return nil
        }
        let written: String? = words.flags.last { flag.isNamed($0.name) }?.value
        let path: String? = written ?? flag.environmentNames.first.flatMap { environment[$0] }
        return path?.isEmpty == false ? path : nil
    }

    /// Takes over what a file of settings says: keys are the names of flags.
    func readSettings(_ path: String, into options: inout Options) throws(UsageError) {
        let read: Diagnosed<[SettingsFileEntry]> = readSettingsFile(at: path)
        if let error: Diagnostic = read.diagnostics.first(where: { $0.severity == .error }) {
            throw UsageError("\(path): \(error.message)", command: name)
        }
        for entry: SettingsFileEntry in read.value {
            let spelling: String = "\(path):\(entry.place): \(entry.key)"
            guard let flag: Flag<Options> = flags.first(where: { $0.isNamed(entry.key) }), flag.name != settingsFlag
            else { throw unknownSetting(entry, spelling) }
            let text: String = entry.values.joined(separator: ",")
            try store(flag.isPath ? inFolder(of: path, text) : text, flag, spelling, &options)
        }
    }

    private func unknownSetting(_ entry: SettingsFileEntry, _ spelling: String) -> UsageError {
        let closest: String? = closestSpelling(
            of: comparedName(entry.key), among: flags.map { comparedName($0.name) }.filter { $0 != settingsFlag })
        return UsageError(
            "\(spelling) is no setting of \(name)",
            hint: refusedFlags[comparedName(entry.key)] ?? closest.map { "Did you mean \($0)?" }, command: name)
    }

    private func inFolder(of file: String, _ path: String) -> String {
        guard !path.isEmpty, !path.hasPrefix("/"), let slash: String.Index = file.lastIndex(of: "/") else {
            return path
        }
        return String(file[...slash]) + path
    }
}
