/// Reading comma-separated header values without regard to case.
enum HeaderTokens {
    /// Whether one of the comma-separated members of `values` is `token`, which is given in lower case.
    static func contain(_ token: String, in values: [String]) -> Bool {
        values.contains { value in
            value.split(separator: ",").contains { member in
                equalFolded(member.utf8.drop(while: isBlank).reversed().drop(while: isBlank).reversed(), token)
            }
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private static func equalFolded(_ bytes: some Sequence<UInt8>, _ lowercased: String) -> Bool {
        bytes.lazy.map(fold).elementsEqual(lowercased.utf8)
    }

    /// ASCII lower case; other bytes are unchanged.
    static func fold(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
