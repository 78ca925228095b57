/// Takes a target apart that is a full URL, as clients send it to proxies; servers must accept it too.
///
/// - Source: RFC 9112, section 3.2.2: what such a target names counts, whatever the `Host` field says.
enum TargetForm {
    /// Who the target is sent to; nothing when it is no full URL.
    static func authority(_ target: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        behindScheme(target)?.prefix { !isAuthorityEnd($0) }
    }

    /// The target without scheme and authority: path and query.
    static func origin(_ target: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let rest = behindScheme(target) else { return target }
        return rest.drop { !isAuthorityEnd($0) }
    }

    /// The path of a target, percent-encoded as sent.
    static func path(_ target: [UInt8]) -> Substring {
        let path: ArraySlice<UInt8> = origin(target[...]).prefix { $0 != UInt8(ascii: "?") }
        return path.isEmpty ? "/" : String(decoding: path, as: UTF8.self)[...]
    }

    private static func behindScheme(_ target: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard target.first != UInt8(ascii: "/") else { return nil }
        for scheme in ["http://", "https://"] where ASCII.equalFolded(target.prefix(scheme.utf8.count), scheme) {
            return target.dropFirst(scheme.utf8.count)
        }
        return nil
    }

    private static func isAuthorityEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
    }
}
