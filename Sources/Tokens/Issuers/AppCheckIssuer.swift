/// Firebase App Check: which apps may call, apart from who uses them.
///
/// - Source: wire protocol of the Admin SDK: RS256, `iss` begins with the service's name, `aud` lists the project, `sub` is the app.
public struct AppCheckIssuer: Hashable, Sendable {
    /// Numbers or ids of projects.
    public var projects: [String]
    /// The apps that may call; nothing for all of the projects.
    public var apps: Set<String>?
    /// What `iss` begins with.
    public var issuerPrefix: String
    /// Where its keys come from.
    public var keys: KeySource
    /// Whether calls without a token are refused; a token that is bad is refused anyway.
    public var isRequired: Bool

    /// App Check of projects.
    ///
    /// - Parameter keys: Google's where nothing is given.
    public init(
        projects: [String], apps: Set<String>? = nil, issuerPrefix: String = Self.issuerPrefix, keys: KeySource? = nil,
        isRequired: Bool = true
    ) {
        self.projects = projects
        self.apps = apps
        self.issuerPrefix = issuerPrefix
        self.keys = keys ?? .webKeys(.appCheck)
        self.isRequired = isRequired
    }

    /// What the `iss` of Google's tokens begins with; the number of the project follows.
    public static let issuerPrefix: String = "https://firebaseappcheck.googleapis.com/"
}

extension KeyURL {
    fileprivate static let appCheck: KeyURL = KeyURL(
        constant: "https://firebaseappcheck.googleapis.com/v1/jwks", host: "firebaseappcheck.googleapis.com")
}
