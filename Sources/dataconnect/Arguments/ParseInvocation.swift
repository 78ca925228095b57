import ProjectFiles

/// Reads a command line.
///
/// - Parameters:
///   - arguments: the words behind the program's name.
///   - environment: the environment; only the variables that help names are looked at. A flag wins over its variable.
/// - Returns: what to do, or what to print before ending with `UsageError.exitStatus`.
func parseInvocation(_ arguments: [String], environment: [String: String]) -> Result<Invocation, UsageError> {
    let commands: [AnyCommand] = allCommands()
    var takesValue: [String: Bool] = ignoredFlags
    for command in commands { takesValue.merge(command.takesValue) { first, _ in first } }
    var words: CommandWords = CommandWords(arguments, takesValue: takesValue)
    let isHelp: Bool = words.flags.contains { ["help", "h"].contains($0.name) }
    if words.flags.contains(where: { $0.name == "version" }) { return .success(.version) }
    words.flags.removeAll { ignoredFlags[comparedName($0.name)] != nil }
    return Result { () throws(UsageError) -> Invocation in
        guard let name: String = words.operands.first else {
            if isHelp { return .help(toolHelp(commands)) }
            let names: String = commands.map(\.name).joined(separator: ", ")
            throw unknownFlag(words, commands) ?? UsageError("a command is missing", hint: "Commands: \(names)")
        }
        words.operands.removeFirst()
        if name == "help" { return .help(try help(about: words.operands.first, commands)) }
        guard let command: AnyCommand = commands.first(where: { $0.name == name }) else {
            throw unknownFlag(words, commands) ?? unknownCommand(name, commands)
        }
        return isHelp ? .help(command.help) : try command.parse(words, environment)
    }
}

private func help(about name: String?, _ commands: [AnyCommand]) throws(UsageError) -> String {
    guard let name: String else { return toolHelp(commands) }
    guard let command: AnyCommand = commands.first(where: { $0.name == name }) else {
        throw unknownCommand(name, commands)
    }
    return command.help
}

private func unknownCommand(_ name: String, _ commands: [AnyCommand]) -> UsageError {
    let closest: String? = closestSpelling(of: name, among: commands.map(\.name) + ["help"])
    return UsageError("unknown command \"\(name)\"", hint: closest.map { "Did you mean \($0)?" })
}

/// A mistyped flag is told before a wrong command: its value, taken for a word of its own, is the likelier cause.
private func unknownFlag(_ words: CommandWords, _ commands: [AnyCommand]) -> UsageError? {
    let known: [String] = Set(commands.flatMap(\.takesValue.keys)).union(["help", "h"]).sorted()
    let unknown: CommandWords.WrittenFlag? = words.flags.first { !known.contains(comparedName($0.name)) }
    return unknown.map { UsageError("unknown flag \($0.spelling)", hint: didYouMeanFlag($0.name, among: known)) }
}
