import JSON
import Postgres
import ProjectFiles

/// Reads a truth value as Go's flags do.
func readBool(_ text: String) throws(ExpectedValue) -> Bool {
    switch text {
    case "1", "t", "T", "true", "TRUE", "True": return true
    case "0", "f", "F", "false", "FALSE", "False": return false
    default: throw ExpectedValue("true or false")
    }
}

func readText(_ text: String) throws(ExpectedValue) -> String {
    guard !text.isEmpty else { throw ExpectedValue("a text") }
    return text
}

/// An empty text means that there is none: an unset variable in a script must not become a value.
func readOptionalText(_ text: String) -> String? { text.isEmpty ? nil : text }

/// Reads which PostgreSQL is meant; what can never work is refused at once, and not tried for ever.
func readConnectionString(_ text: String) throws(ExpectedValue) -> String? {
    guard let flaw: String = ConnectionString.flaw(of: text) else { return readOptionalText(text) }
    throw ExpectedValue(
        "a URL as postgresql://user@host:5432/database, or keywords as \"host=/tmp dbname=app\"; \(flaw)",
        isSecret: true)
}

/// The parts between commas, without spaces around them and without empty ones.
func splitList(_ text: String) -> [String] {
    text.split(separator: ",").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
}

func readBytes(_ text: String) throws(ExpectedValue) -> Int {
    guard let count: Int = byteCount(from: text), count > 0 else {
        throw ExpectedValue("an amount of bytes, as 65536, 64KiB or 4MiB")
    }
    return count
}

func readDuration(_ text: String) throws(ExpectedValue) -> Duration {
    guard let duration: Duration = duration(from: text), duration > .zero else {
        throw ExpectedValue("a length of time, as 500ms, 30s or 2m")
    }
    return duration
}

/// A reader of whole numbers in a range.
func readNumber(in range: ClosedRange<Int>) -> (String) throws(ExpectedValue) -> Int {
    { (text: String) throws(ExpectedValue) -> Int in
        guard let number: Int = Int(text), range.contains(number) else {
            throw ExpectedValue("a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }
}

/// Reads a JSON object; what is in it is for the command to say.
func readJSONObject(_ text: String) throws(ExpectedValue) -> JSONText {
    guard let value: JSONValue = try? parseJSON(Array(text.utf8)), case .object = value else {
        throw ExpectedValue("a JSON object")
    }
    return JSONText(text)
}

/// Reads where an embedder is; an empty text means that there is none.
func readEmbedder(_ text: String) throws(ExpectedValue) -> EmbedderEndpoint? {
    guard !text.isEmpty else { return nil }
    guard let endpoint: EmbedderEndpoint = EmbedderEndpoint(text) else {
        throw ExpectedValue("an http or https URL without a user and a password")
    }
    return endpoint
}

/// Reads `host:port` pairs with commas between them; IPv6 addresses stand in brackets, no host means every address.
func readListenAddresses(_ text: String) throws(ExpectedValue) -> [ListenAddress] {
    var result: [ListenAddress] = []
    for part in splitList(text) { result.append(try readListenAddress(part)) }
    guard !result.isEmpty else { throw expectedAddress }
    return result
}

private let expectedAddress: ExpectedValue = ExpectedValue("host:port, as 127.0.0.1:9399 or [::1]:9399")

private func readListenAddress(_ text: String) throws(ExpectedValue) -> ListenAddress {
    guard let colon: String.Index = text.lastIndex(of: ":"),
        let port: UInt16 = UInt16(text[text.index(after: colon)...])
    else { throw expectedAddress }
    let host: Substring = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]"), host.count > 2 {
        return ListenAddress(host: String(host.dropFirst().dropLast()), port: port)
    }
    guard !host.contains(where: { ":[] /".contains($0) }) else { throw expectedAddress }
    return ListenAddress(host: host.isEmpty ? "0.0.0.0" : String(host), port: port)
}

/// A default of bytes as help prints it.
func shownBytes(_ count: Int) -> String {
    switch count {
    case _ where count % (1 << 20) == 0: "\(count >> 20)MiB"
    case _ where count % (1 << 10) == 0: "\(count >> 10)KiB"
    default: "\(count)"
    }
}

/// A default of time as help prints it.
func shownDuration(_ duration: Duration) -> String {
    let (seconds, attoseconds): (Int64, Int64) = duration.components
    return attoseconds == 0 ? "\(seconds)s" : "\(seconds * 1_000 + attoseconds / 1_000_000_000_000_000)ms"
}
