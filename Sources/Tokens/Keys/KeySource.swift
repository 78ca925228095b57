/// Where the keys of an issuer come from.
public enum KeySource: Hashable, Sendable {
    /// Published web keys.
    case webKeys(KeyURL)
    /// Published certificates, in Google's form.
    case certificates(KeyURL)
    /// Published web keys, at the place that the issuer's configuration document names.
    case discovery(IssuerDiscovery)
    /// A file by its path, in any form.
    case file(String)
    /// A secret that both sides know.
    case secret(SharedSecret)

    /// What its documents look like; nothing for what needs none.
    var form: KeyDocumentForm? {
        switch self {
        case .webKeys, .discovery: .webKeys
        case .certificates: .certificates
        case .file: .file
        case .secret: nil
        }
    }
}

extension KeySource: CustomStringConvertible {
    /// The place, for logs.
    public var description: String {
        switch self {
        case .webKeys(let url), .certificates(let url): url.description
        case .discovery(let issuer): issuer.url.description
        case .file(let path): path
        case .secret(let secret): secret.description
        }
    }
}
