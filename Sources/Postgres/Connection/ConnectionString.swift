import CLibpq

/// What a connection string says about the database, and how to say it.
///
/// - Source: PostgreSQL manual, 34.1.1 (keywords and values, and URIs).
public enum ConnectionString {
    /// The database that the string names.
    ///
    /// - Returns: nothing where the choice is left to others, and for a string that libpq refuses.
    public static func databaseName(in text: String) -> String? { value(of: "dbname", in: text) }

    /// The string with this database, where it names none itself and no service that could.
    public static func naming(_ database: String, in text: String) -> String {
        guard isReadable(text), databaseName(in: text) == nil, value(of: "service", in: text) == nil else {
            return text
        }
        guard let scheme: String = schemes.first(where: text.hasPrefix) else {
            return "\(text) dbname=\(quoted(database))".trimmingFirstBlank
        }
        let rest: Substring = text.dropFirst(scheme.count)
        // A password may hold question marks, but no slash.
        let authority: Substring = rest.prefix { $0 != "/" }
        let credentials: Int =
            authority.firstIndex(of: "@").map { authority.distance(from: authority.startIndex, to: $0) } ?? 0
        let host: Substring = authority.prefix(credentials) + authority.dropFirst(credentials).prefix { $0 != "?" }
        let tail: Substring = rest.dropFirst(host.count)
        return scheme + host + "/" + percentEncoded(database) + (tail.hasPrefix("/") ? tail.dropFirst() : tail)
    }

    /// The string as a URI: one of keywords has them behind the question mark, without its passwords; a URI is given as it is.
    public static func uri(of text: String) -> String {
        guard !schemes.contains(where: text.hasPrefix) else { return text }
        let settings: [(keyword: String, value: String)] = settings(in: text)
            .filter { $0.keyword != "password" && $0.keyword != "sslpassword" }
        let database: String = settings.first { $0.keyword == "dbname" }?.value ?? ""
        let rest: [String] = settings.filter { $0.keyword != "dbname" }.map { keyword, value in
            // A path may stand in a query as it is.
            let parts: [Substring] = value.split(separator: "/", omittingEmptySubsequences: false)
            return "\(keyword)=" + parts.map { percentEncoded(String($0)) }.joined(separator: "/")
        }
        return "postgresql:///\(percentEncoded(database))" + (rest.isEmpty ? "" : "?" + rest.joined(separator: "&"))
    }

    /// A value as keywords take it.
    static func quoted(_ value: String) -> String {
        let isPlain: Bool = !value.isEmpty && value.utf8.allSatisfy { isUnreserved($0) }
        guard !isPlain else { return value }
        return "'" + value.flatMap { "\\'".contains($0) ? ["\\", $0] : [$0] } + "'"
    }

    private static func percentEncoded(_ value: String) -> String {
        let digits: [Character] = Array("0123456789ABCDEF")
        return value.utf8.reduce(into: "") { text, byte in
            if isUnreserved(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    private static let schemes: [String] = ["postgresql://", "postgres://"]

    // MARK: As libpq reads it

    /// Why a string can never lead to a database; nothing where it may. What is neither of keywords nor a URI is the name of a database. It is
    /// not repeated, since it may hold a password.
    public static func flaw(of text: String) -> String? {
        if isReadable(text) { return nil }
        if schemes.contains(where: text.hasPrefix) { return "libpq cannot read this URL" }
        if text.contains("://") { return "its scheme is not postgresql" }
        return text.contains("=") ? "libpq cannot read these keywords" : nil
    }

    private static func isReadable(_ text: String) -> Bool {
        let options: UnsafeMutablePointer<PQconninfoOption>? = PQconninfoParse(text, nil)
        defer { PQconninfoFree(options) }
        return options != nil
    }

    /// What the string sets, in libpq's order.
    private static func settings(in text: String) -> [(keyword: String, value: String)] {
        let options: UnsafeMutablePointer<PQconninfoOption>? = PQconninfoParse(text, nil)
        defer { PQconninfoFree(options) }
        var settings: [(keyword: String, value: String)] = []
        var option: UnsafeMutablePointer<PQconninfoOption>? = options
        while let current = option, let name: UnsafeMutablePointer<CChar> = current.pointee.keyword {
            if let value: UnsafeMutablePointer<CChar> = current.pointee.val, value.pointee != 0 {
                settings.append((String(cString: name), String(cString: value)))
            }
            option = current + 1
        }
        return settings
    }

    private static func value(of keyword: String, in text: String) -> String? {
        settings(in: text).first { $0.keyword == keyword }?.value
    }
}

extension String {
    fileprivate var trimmingFirstBlank: String { hasPrefix(" ") ? String(dropFirst()) : self }
}
