import Foundation

/// The standard output and error of commands that answer once.
enum Console {
    static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    static func complain(_ text: String) {
        FileHandle.standardError.write(Data("dataconnect: \(text)\n".utf8))
    }
}
