import Foundation
import TestSupport

/// A conversation of one client with the server, in the order in which it is led.
///
/// - Shape: a step a line, a word and what belongs to it. `#` begins a line for the reader. `let $NAME = text` puts a text in the place of
///   the name in all lines behind it; `$SOON(user)` is a token of the user's that ends within a second.
///
///   | step | meaning |
///   |---|---|
///   | `open PATH` | a WebSocket is opened, and the one before it left |
///   | `call PATH`, `field NAME: VALUE` | a call of gRPC is begun, with the fields |
///   | `> MESSAGE`, `< MESSAGE` | the client sends, the server sends: JSON on WebSockets, on calls the fields of protobuf |
///   | `> close`, `< close CODE REASON` | the end of a WebSocket, by either |
///   | `end`, `cancel`, `status NAME DETAILS` | the client sends nothing more, or leaves; the end of a call |
///   | `write ID TEXT` | somebody else writes, over REST |
///   | `executed QUERY TIMES …` | the log says that a query was run for subscribers so many times |
///   | `remove FILE` | the project loses what the file says |
struct Transcript {
    /// One step.
    struct Step {
        let line: Int
        let word: String
        let rest: String
    }

    private(set) var steps: [Step] = []

    /// Reads one of the fixtures.
    init(_ path: String) throws {
        let text: String = try String(
            contentsOfFile: "\(TestFolders.repository)/Tests/Fixtures/\(path)", encoding: .utf8)
        var names: [(name: String, text: String)] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let parts: [Substring] = line.split(separator: " ", maxSplits: 1)
            // Later names may be longer ones of earlier names.
            let rest: String = names.reversed().reduce(parts.count > 1 ? String(parts[1]) : "") { text, name in
                text.replacing(name.name, with: name.text)
            }
            guard parts[0] == "let" else {
                steps.append(Step(line: index + 1, word: String(parts[0]), rest: rest))
                continue
            }
            let definition: [String] = rest.components(separatedBy: " = ")
            names.append((definition[0], definition[1...].joined(separator: " = ")))
        }
    }
}
