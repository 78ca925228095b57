import Foundation

/// The standard output and error of commands that answer once.
enum Console {
    static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    static func complain(_ text: String, file: StaticString = #fileID, line: UInt = #line) {
        complain(whole: "dataconnect: \(text)\n", file: file, line: line)
    }

    /// A text that has its head and its end.
    static func complain(whole text: String, file: StaticString = #fileID, line: UInt = #line) {
        let shown: String = LogForm.ofProcess.text(text, .error, file: file, line: line)
        FileHandle.standardError.write(Data(shown.utf8))
    }
}
