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
        guard let scheme: String = ["postgresql://", "postgres://"].first(where: { text.hasPrefix($0) }) else {
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

    // MARK: As libpq reads it

    private static func isReadable(_ text: String) -> Bool {
        let options: UnsafeMutablePointer<PQconninfoOption>? = PQconninfoParse(text, nil)
        defer { PQconninfoFree(options) }
        return options != nil
    }

    private static func value(of keyword: String, in text: String) -> String? {
        let options: UnsafeMutablePointer<PQconninfoOption>? = PQconninfoParse(text, nil)
        defer { PQconninfoFree(options) }
        var option: UnsafeMutablePointer<PQconninfoOption>? = options
        while let current = option, let name: UnsafeMutablePointer<CChar> = current.pointee.keyword {
            if String(cString: name) == keyword {
                let value: String = current.pointee.val.map { String(cString: $0) } ?? ""
                return value.isEmpty ? nil : value
            }
            option = current + 1
        }
        return nil
    }
}

extension String {
    fileprivate var trimmingFirstBlank: String { hasPrefix(" ") ? String(dropFirst()) : self }
}
