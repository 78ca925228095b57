import JSON

/// What a document of keys may look like.
public enum KeyDocumentForm: Hashable, Sendable {
    /// `{"keys":[…]}`, as OpenID Connect issuers publish it (RFC 7517, section 5).
    case webKeys
    /// `{"id":"-----BEGIN …"}`, as Google publishes certificates and public keys.
    case certificates
    /// Any of the two, one web key, a list of PEM texts, or PEM by itself: a file of the operator's own, which alone may hold secrets.
    case file
}

/// Reads documents of keys.
///
/// - Bounds: `maximumBytes`, `maximumKeys`.
public enum KeyDocument {
    /// Large issuers publish some ten keys; a certificate has about two kilobytes.
    public static let maximumBytes: Int = 256 * 1024
    static let maximumKeys: Int = 64

    /// Why a document is of no use.
    public struct Failure: Error, Hashable, Sendable {
        /// Reads on from the document's name: "is not valid JSON: …".
        public let message: String
    }

    /// Reads a document.
    ///
    /// - Errors: what is too large, is no JSON of that form, or has no key that can be used. Single keys that cannot be used are passed
    ///   over and listed in `ignored`.
    public static func parse(_ bytes: [UInt8], as form: KeyDocumentForm) throws(Failure) -> JSONWebKeySet {
        guard bytes.count <= maximumBytes else { throw Failure(message: "is longer than \(maximumBytes) bytes") }
        let entries: [Entry] = try entries(bytes, form)
        guard entries.count <= maximumKeys else { throw Failure(message: "has more than \(maximumKeys) keys") }
        var keys: [VerificationKey] = []
        var ignored: [String] = []
        for (index, entry) in entries.enumerated() {
            do throws(KeyError) {
                let key: VerificationKey = try entry.key(allowsSecrets: form == .file)
                let isRepeated: Bool =
                    key.keyID != nil
                    && keys.contains { $0.keyID == key.keyID && $0.material.family == key.material.family }
                if isRepeated { throw KeyError("has the id of another key") }
                keys.append(key)
            } catch {
                ignored.append("\(entry.name(index)) \(error.message)")
            }
        }
        guard !keys.isEmpty else {
            let reason: String = ignored.first.map { ": \($0)" } ?? ""
            throw Failure(message: "has no key that can be used\(reason)")
        }
        return JSONWebKeySet(keys, ignored: ignored)
    }

    private enum Entry {
        case web(JSONValue)
        case pem(id: String?, JSONValue)

        func name(_ index: Int) -> String {
            let id: String? =
                switch self {
                case .web(let key): key["kid"]?.string
                case .pem(let id, _): id
                }
            guard let id else { return "key \(index + 1)" }
            return "key \"\(id.prefix(80))\""
        }

        func key(allowsSecrets: Bool) throws(KeyError) -> VerificationKey {
            switch self {
            case .web(let key): return try JSONWebKey.key(key, allowsSecrets: allowsSecrets)
            case .pem(let id, let value):
                guard let text = value.string else { throw KeyError("is not a text in PEM") }
                if let id, id.isEmpty || id.utf8.count > TokenHeader.maximumKeyID {
                    throw KeyError("has an id that is not valid")
                }
                return VerificationKey(keyID: id, algorithm: nil, material: .init(try PublicKey.pem(text)))
            }
        }
    }

    private static func entries(_ bytes: [UInt8], _ form: KeyDocumentForm) throws(Failure) -> [Entry] {
        if form == .file, let blocks = blocks(bytes) { return blocks.map { .pem(id: nil, .string($0)) } }
        let document: JSONValue
        do throws(JSONError) {
            document = try parseJSON(bytes, maximumDepth: 8)
        } catch {
            throw Failure(message: "is not valid JSON: \(error)")
        }
        if form != .certificates, let keys = document["keys"]?.array { return keys.map { .web($0) } }
        guard form != .webKeys else { throw Failure(message: "has no list \"keys\"") }
        if form == .file, document["kty"]?.string != nil { return [.web(document)] }
        if form == .file, let texts = document.array { return texts.map { .pem(id: nil, $0) } }
        guard let object = document.object else { throw Failure(message: "is not an object of certificates") }
        return object.members.map { .pem(id: $0.name, $0.value) }
    }

    /// The blocks of a text in PEM; nothing where it is something else.
    private static func blocks(_ bytes: [UInt8]) -> [String]? {
        let text: String = String(decoding: bytes, as: UTF8.self)
        guard text.drop(while: \.isWhitespace).hasPrefix("-----BEGIN ") else { return nil }
        var blocks: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("-----BEGIN ") { blocks.append("") }
            if !blocks.isEmpty { blocks[blocks.count - 1] += line + "\n" }
        }
        return blocks
    }
}
