/// How long a document of keys may be used, by what its server says.
///
/// - Source: RFC 9111, sections 4.2.1 and 5.2.2. `s-maxage` is for caches that many share, and `Expires` is older than every server of keys.
public struct CacheControl: Hashable, Sendable {
    /// Seconds from now on; nothing where nothing is said.
    public let lifetime: Int64?

    /// Reads the fields `Cache-Control` and `Age`.
    public init(_ field: String?, age: String? = nil) {
        let directives: [Substring] = (field ?? "").split(separator: ",").map { Self.trimmed($0) }
        let names: [String] = directives.map { $0.prefix { $0 != "=" }.lowercased() }
        guard !names.contains("no-store"), !names.contains("no-cache") else {
            lifetime = 0
            return
        }
        guard let index = names.firstIndex(of: "max-age"),
            let seconds = Int64(directives[index].dropFirst(8).filter { $0 != "\"" })
        else {
            lifetime = nil
            return
        }
        let elapsed: Int64 = age.flatMap { Int64(Self.trimmed($0[...])) } ?? 0
        lifetime = max(0, min(seconds, Int64(Int32.max)) - max(0, min(elapsed, Int64(Int32.max))))
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text: Substring = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
