import Foundation

/// What came of asking another server over HTTP.
enum ReceivedReply: Sendable {
    case answered(ReplyHead, body: [UInt8])
    /// It went on after as many bytes as were allowed.
    case tooLong
    /// Nothing came, for this reason.
    case unreachable(String)
}

/// The head of an answer.
struct ReplyHead: Hashable, Sendable {
    var status: Int = 0
    /// By their names in small letters; of several of one name the last.
    var fields: [String: String] = [:]

    /// Takes a line of the head as it came. Of several heads, such as one that only says to go on, the last one counts.
    mutating func take(line bytes: some Collection<UInt8>) {
        let line: String = String(decoding: bytes, as: UTF8.self)
        guard !line.hasPrefix("HTTP/") else {
            fields = [:]
            return
        }
        guard let colon: String.Index = line.firstIndex(of: ":") else { return }
        fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
            in: .whitespacesAndNewlines)
    }
}
