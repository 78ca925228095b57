import DataConnectClient
import Foundation
import RemindersSDK

/// Reminders in a terminal.
@main
@MainActor
struct Main {
    static func main() async {
        let words: [String] = Array(CommandLine.arguments.dropFirst())
        do {
            let tasks: TaskCommands = TaskCommands(
                connector: try Session(ProcessInfo.processInfo.environment).connector)
            switch (words.first, words.count) {
            case ("list", _): try await tasks.list(ListOptions(words.dropFirst()))
            case ("watch", _): try await tasks.watch(ListOptions(words.dropFirst()))
            case ("add", 2): try await tasks.add(words[1])
            case ("toggle", 2): try await tasks.toggle(words[1])
            case ("delete", 2): try await tasks.delete(words[1])
            default: throw Complaint(usage)
            }
        } catch {
            Terminal.complain((error as? any DataConnectError)?.message ?? "\(error)")
            exit(1)
        }
    }

    private static let usage: String = """
        usage: reminders list|watch [--open|--done] [--name PART] [--by name|oldest|newest]
               reminders add NAME
               reminders toggle TASK
               reminders delete TASK
        TASK is a name, or the beginning of an id as `list` prints them.
        DATACONNECT_SERVER is HOST:PORT of `dataconnect dev`, 127.0.0.1:9399 where it is not set.
        REMINDERS_USER is whose tasks they are, you where it is not set. REMINDERS_TOKEN is a token of a real sign-in.
        """
}
