import JSON

/// What names a user.
public enum UserID {
    /// Firebase's limit, in UTF-16 units as JavaScript counts: of what an issuer calls a user, without the prefix.
    static let maximumLength: Int = 128
    /// The longest name that a user may have here.
    public static let maximumLengthWithPrefix: Int = UIDPrefix.maximumLength + maximumLength

    /// - Errors: no text, an empty or long one, one with characters that are not shown as they are, and one that begins as the users of
    ///   another issuer do.
    static func check(_ value: JSONValue?, prefix: UIDPrefix = UIDPrefix("")) throws(TokenError) -> String {
        guard let name = value?.string, !name.isEmpty else { throw TokenError("the token names no user") }
        guard name.utf16.count <= maximumLength else { throw TokenError("the token's user has too long a name") }
        let uid: String = prefix.text + name
        guard isPlain(uid) else { throw TokenError("the token's user has a name that is not valid") }
        guard !prefix.others.contains(where: { uid.utf8.starts(with: $0.utf8) }) else {
            throw TokenError("the token's user has a name that is another issuer's")
        }
        return uid
    }

    /// Whether a text is read by everybody as it is: without control characters, ends of lines, which databases, logs and terminals read as
    /// something else, and marks that turn the direction of writing round, so that one name looks like another.
    static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: false
            default: !turnsRound(scalar)
            }
        }
    }

    /// - Source: Unicode Standard Annex 9, table of the explicit and implicit formatting characters.
    private static func turnsRound(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

/// What stands before the uids of an issuer, and what must not stand there.
struct UIDPrefix: Sendable {
    /// In UTF-16 units.
    static let maximumLength: Int = 64

    let text: String
    /// The prefixes of other issuers that begin with this one; a user who is named so would be one of theirs.
    let others: [String]

    init(_ text: String, others: [String] = []) {
        self.text = text
        self.others = others
    }

    /// The prefix of an issuer among all that a server believes.
    init(of issuer: TokenIssuer, among issuers: [TokenIssuer]) {
        let text: String = issuer.uidPrefix
        self.init(
            text,
            others: issuers.filter { $0.issuer != issuer.issuer }.map(\.uidPrefix)
                .filter { Self.begins(text, $0) && !Self.begins($0, text) })
    }

    /// Whether a prefix is the beginning of another one, byte by byte.
    static func begins(_ prefix: String, _ other: String) -> Bool { other.utf8.starts(with: prefix.utf8) }
}
