import Foundation

/// Lines to whoever sits before the terminal. Each is there at once, also where it goes through a pipe.
enum Terminal {
    static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    static func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}

/// Why a command was not done.
struct Complaint: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
