/// Somebody whose tokens are believed, and how far.
public struct TokenIssuer: Hashable, Sendable {
    /// The claim `iss`, exactly.
    public var issuer: String
    /// What `aud` must name one of.
    public var audiences: [String]
    /// Where its keys come from.
    public var keys: KeySource
    /// How its tokens may be signed.
    public var algorithms: [JWSAlgorithm]
    /// How its claims become Firebase's; nothing where they are already.
    public var mapping: ClaimMapping?
    /// Put before the uid, so that users of two issuers cannot meet under one name.
    public var uidPrefix: String
    /// Whether a token must say which key signed it.
    public var requiresKeyID: Bool

    /// An issuer.
    public init(
        issuer: String, audiences: [String], keys: KeySource, algorithms: [JWSAlgorithm],
        mapping: ClaimMapping? = ClaimMapping(), uidPrefix: String = "", requiresKeyID: Bool = false
    ) {
        self.issuer = issuer
        self.audiences = audiences
        self.keys = keys
        self.algorithms = algorithms
        self.mapping = mapping
        self.uidPrefix = uidPrefix
        self.requiresKeyID = requiresKeyID
    }

    /// Firebase Authentication of a project.
    ///
    /// - Parameter keys: Google's certificates where nothing is given.
    /// - Source: Firebase documentation, "Verify ID tokens using a third-party JWT library".
    public static func firebase(projectID: String, keys: KeySource? = nil) -> TokenIssuer {
        TokenIssuer(
            issuer: "https://securetoken.google.com/\(projectID)", audiences: [projectID],
            keys: keys ?? .certificates(KeyURL(google: "securetoken@system.gserviceaccount.com")),
            algorithms: [.rs256], mapping: nil, requiresKeyID: true)
    }
}

extension KeyURL {
    /// The certificates of one of Google's service accounts.
    fileprivate init(google account: StaticString) {
        self.init(constant: "https://www.googleapis.com/robot/v1/metadata/x509/\(account)", host: "www.googleapis.com")
    }
}
