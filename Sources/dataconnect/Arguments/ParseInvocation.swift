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
    return Result { () throws(UsageError) -> Invocation in
        guard let name: String = words.operands.first else {
            words.ignoreFlags()
            if isHelp { return .help(toolHelp(commands)) }
            let names: String = commands.filter(\.isListed).map(\.name).joined(separator: ", ")
            throw unknownFlag(words, commands) ?? UsageError("a command is missing", hint: "Commands: \(names)")
        }
        if name == "help" { return .help(try help(about: words.operands.dropFirst(), commands)) }
        guard let (command, length): (AnyCommand, Int) = command(at: words.operands[...], commands) else {
            words.ignoreFlags()
            throw unknownFlag(words, commands) ?? unknownCommand(words.operands[...], commands)
        }
        words.operands.removeFirst(length)
        words.ignoreFlags(but: command)
        return isHelp ? .help(command.help) : try command.parse(words, environment)
    }
}

extension CommandWords {
    /// Forgets the flags of Firebase's tools that a command has no use for.
    fileprivate mutating func ignoreFlags(but command: AnyCommand? = nil) {
        flags.removeAll { flag in
            let name: String = comparedName(flag.name)
            return ignoredFlags[name] != nil && command?.takesValue[name] == nil
        }
    }
}

/// The command that the words begin with, and how many of them are its name.
private func command(at words: ArraySlice<String>, _ commands: [AnyCommand]) -> (AnyCommand, Int)? {
    for command: AnyCommand in commands {
        if let name: [String] = command.names.first(where: { words.starts(with: $0) }) { return (command, name.count) }
    }
    return nil
}

private func help(about words: ArraySlice<String>, _ commands: [AnyCommand]) throws(UsageError) -> String {
    guard !words.isEmpty else { return toolHelp(commands) }
    guard let (command, _): (AnyCommand, Int) = command(at: words, commands) else {
        throw unknownCommand(words, commands)
    }
    return command.help
}

private func unknownCommand(_ words: ArraySlice<String>, _ commands: [AnyCommand]) -> UsageError {
    // The first word of a name of two is no command by itself.
    let isGroup: Bool = commands.contains { $0.names.contains { $0.count > 1 && $0.first == words.first } }
    let name: String = words.prefix(isGroup ? 2 : 1).joined(separator: " ")
    let closest: String? = closestSpelling(of: name, among: commands.map(\.name) + ["help"])
    return UsageError("unknown command \"\(name)\"", hint: closest.map { "Did you mean \($0)?" })
}

/// A mistyped flag is told before a wrong command: its value, taken for a word of its own, is the likelier cause.
private func unknownFlag(_ words: CommandWords, _ commands: [AnyCommand]) -> UsageError? {
    let known: [String] = Set(commands.flatMap(\.takesValue.keys)).union(["help", "h"]).sorted()
    let unknown: CommandWords.WrittenFlag? = words.flags.first { !known.contains(comparedName($0.name)) }
    return unknown.map { UsageError("unknown flag \($0.spelling)", hint: didYouMeanFlag($0.name, among: known)) }
}
