/// A command line that cannot be obeyed.
struct UsageError: Error, Hashable, Sendable {
    /// The status a process ends with that was called wrongly, as with every tool written in Go.
    static let exitStatus: Int32 = 2

    /// What is wrong, without a final stop.
    var message: String
    /// What was probably meant.
    var hint: String?
    /// The command whose help tells more; nothing means the tool's own help.
    var command: String?

    init(_ message: String, hint: String? = nil, command: String? = nil) {
        self.message = message
        self.hint = hint
        self.command = command
    }

    /// The whole text for the standard error, with a final line break.
    var text: String {
        let help: String = ["dataconnect", command, "--help"].compactMap { $0 }.joined(separator: " ")
        return "dataconnect: \(message)\n" + (hint.map { "\($0)\n" } ?? "") + "Run `\(help)` for usage.\n"
    }
}
