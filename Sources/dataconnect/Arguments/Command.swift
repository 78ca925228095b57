/// One command of the tool: its words, its flags, and what becomes of them.
struct Command<Options: CommandOptions> {
    /// One word, or several with blanks between them.
    var name: String
    /// Names that are accepted as well, for the sake of other tools' callers.
    var otherNames: [String] = []
    /// What stands behind the flags in the usage line.
    var operand: String?
    var summary: String
    let flags: [Flag<Options>]
    /// Flags of other commands that must not be taken here, and why.
    var refusedFlags: [String: String] = [:]
    /// The flag that names a file of settings.
    var settingsFlag: String?
    /// Takes the words that are no flags.
    var takeOperands: ([String], inout Options) -> Bool = { operands, _ in operands.isEmpty }
    var invocation: (Options) -> Invocation
}

/// A command without the type of its options, as the tool lists them.
struct AnyCommand {
    let name: String
    /// Whether the tool's help tells of it; what only other tools call is left out.
    var isListed: Bool = true
    /// All its names, each as its words.
    let names: [[String]]
    let summary: String
    let help: String
    /// Each name of each flag, as compared, and whether a value may stand in the next word.
    let takesValue: [String: Bool]
    let parse: (CommandWords, [String: String]) throws(UsageError) -> Invocation

    /// The same, left out of the tool's help.
    var unlisted: AnyCommand {
        var command: AnyCommand = self
        command.isListed = false
        return command
    }

    init<Options: CommandOptions>(_ command: Command<Options>) {
        name = command.name
        names = ([command.name] + command.otherNames).map { $0.split(separator: " ").map(String.init) }
        summary = command.summary
        help = command.helpText
        let names: [(String, Bool)] = command.flags.flatMap { flag in
            ([flag.name] + flag.otherNames).map { (comparedName($0), flag.placeholder != nil) }
        }
        takesValue = Dictionary(names) { first, _ in first }
        parse = { (words: CommandWords, environment: [String: String]) throws(UsageError) -> Invocation in
            try command.invocation(of: words, environment)
        }
    }
}

/// The variable that holds a flag's value.
func environmentName(ofFlag name: String) -> String {
    "DATACONNECT_" + comparedName(name).uppercased().replacing("-", with: "_")
}

/// The name of a flag as it is compared: Firebase's flags are written with underscores, ours with hyphens.
func comparedName(_ name: String) -> String { String(name.map { $0 == "_" ? "-" : $0 }) }

extension Command {
    fileprivate func invocation(
        of words: CommandWords, _ environment: [String: String]
    ) throws(UsageError) -> Invocation {
        var options: Options = Options()
        try refuseVariables(environment)
        if let path: String = settingsFile(words, environment) { try readSettings(path, into: &options) }
        for flag in flags {
            let set: String? = flag.environmentNames.first { environment[$0]?.isEmpty == false }
            if let variable: String = set, let text: String = environment[variable] {
                try store(text, flag, "$\(variable)", &options)
            }
        }
        for written in words.flags {
            guard let flag: Flag<Options> = flags.first(where: { $0.isNamed(written.name) }) else {
                throw unknown(written)
            }
            guard let text: String = written.value ?? (flag.placeholder == nil ? "true" : nil) else {
                throw UsageError("\(written.spelling) needs a value", command: name)
            }
            try store(text, flag, written.spelling, &options)
        }
        guard takeOperands(words.operands, &options) else {
            let wanted: String = operand.map { "exactly one \($0)" } ?? "no further words"
            throw UsageError("\(name) takes \(wanted)", hint: operandHint(words.operands), command: name)
        }
        return invocation(options)
    }

    func store(
        _ text: String, _ flag: Flag<Options>, _ spelling: String, _ options: inout Options
    ) throws(UsageError) {
        do throws(ExpectedValue) {
            try flag.store(text, &options)
        } catch {
            let given: String = error.isSecret ? "" : ", not \"\(text)\""
            throw UsageError("\(spelling) must be \(error.description)\(given)", command: name)
        }
    }

    /// What is refused as a flag and in a file is refused in the environment.
    private func refuseVariables(_ environment: [String: String]) throws(UsageError) {
        for (flag, reason) in refusedFlags.sorted(by: { $0.key < $1.key }) {
            let variable: String = environmentName(ofFlag: flag)
            guard environment[variable]?.isEmpty == false else { continue }
            throw UsageError("\(name) does not take $\(variable)", hint: reason, command: name)
        }
    }

    private func unknown(_ written: CommandWords.WrittenFlag) -> UsageError {
        if let reason: String = refusedFlags[comparedName(written.name)] {
            return UsageError("\(name) does not take \(written.spelling)", hint: reason, command: name)
        }
        let names: [String] = flags.map(\.name) + ["help", "version"]
        return UsageError(
            "\(name) has no flag \(written.spelling)", hint: didYouMeanFlag(written.name, among: names), command: name)
    }

    private func operandHint(_ operands: [String]) -> String? {
        operands.isEmpty ? nil : "It was given: \(operands.map { "\"\($0)\"" }.joined(separator: " "))"
    }
}

extension Flag {
    func isNamed(_ written: String) -> Bool {
        ([name] + otherNames).contains { comparedName($0) == comparedName(written) }
    }
}
