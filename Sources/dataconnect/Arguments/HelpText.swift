/// The width at which help wraps, that of the narrowest terminal in use.
private let helpWidth: Int = 80

extension Command {
    /// What `--help` prints for this command.
    var helpText: String {
        let usage: String = (["dataconnect \(name) [flags]"] + [operand].compactMap { $0 }).joined(separator: " ")
        return "Usage: \(usage)\n\n\(wrapped(summary, indent: 0))\n\nFlags:\n"
            + flags.map(\.helpText).joined() + flagText("--help", "print this text")
    }
}

extension Flag {
    fileprivate var helpText: String {
        let remarks: [String] = [
            shownDefault.map { "default \($0)" },
            environmentNames.isEmpty ? nil : "environment \(environmentNames.joined(separator: ", "))",
        ].compactMap { $0 }
        let remark: String = remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
        return flagText((["--\(name)"] + [placeholder].compactMap { $0 }).joined(separator: " "), help + remark)
    }
}

/// What `--help` prints for the tool.
func toolHelp(_ commands: [AnyCommand]) -> String {
    let listed: String = commands.filter(\.isListed).map { flagText($0.name, $0.summary) }.joined()
    return """
        Usage: dataconnect COMMAND [flags]

        An engine for SQL Connect services, on PostgreSQL.

        Commands:
        \(listed)\(flagText("help [COMMAND]", "print help, of one command if named"))
        Flags:
        \(flagText("--help", "print help"))\(flagText("--version", "print the version"))
        \(wrapped(spellingHelp(), indent: 0))

        """
}

private func spellingHelp() -> String {
    let ignored: String = ignoredFlagNames.map { $0.count == 1 ? "-\($0)" : "--\($0)" }.joined(separator: ", ")
    return
        "Flags are written with one hyphen or two, their values behind `=` or in the next word. `_` and `-` are the same"
        + " in their names, and `--` ends them. Accepted and ignored by commands that have no such flag, as Firebase's own tools"
        + " pass them: \(ignored)."
}

/// A name on a line of its own and its description below: no name is too long for that.
private func flagText(_ name: String, _ help: String) -> String {
    "  \(name)\n\(wrapped(help, indent: 6))\n"
}

private func wrapped(_ text: String, indent: Int) -> String {
    let margin: String = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line: String = ""
    for word in text.split(separator: " ") {
        if !line.isEmpty, indent + line.count + 1 + word.count > helpWidth {
            lines.append(margin + line)
            line = ""
        }
        line += line.isEmpty ? String(word) : " \(word)"
    }
    return (lines + [margin + line]).joined(separator: "\n")
}
