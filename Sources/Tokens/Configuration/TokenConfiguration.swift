/// Whose tokens a server believes: the content of `tokens.json`.
public struct TokenConfiguration: Hashable, Sendable {
    /// The issuers of identity tokens.
    public var issuers: [TokenIssuer]
    /// App Check; nothing where apps are not asked who they are.
    public var appCheck: AppCheckIssuer?
    /// How far the clocks of issuers may differ from ours, in seconds.
    public var clockSkew: Int64

    /// Machines that keep time by the network differ by far less; one that was just woken by a minute at most.
    public static let usualClockSkew: Int64 = 60
    /// More would be no skew but a longer life of tokens.
    public static let maximumClockSkew: Int64 = 600

    /// A configuration.
    public init(issuers: [TokenIssuer], appCheck: AppCheckIssuer? = nil, clockSkew: Int64 = Self.usualClockSkew) {
        self.issuers = issuers
        self.appCheck = appCheck
        self.clockSkew = clockSkew
    }

    /// The custom claims that the mapping of any issuer makes.
    var mappedClaims: Set<String> { Set(issuers.compactMap(\.mapping).flatMap(\.custom.keys)) }

    /// Where all their keys come from.
    public var sources: [KeySource] { issuers.map(\.keys) + (appCheck.map { [$0.keys] } ?? []) }

    /// The same with the paths of files made absolute, which only the caller can do.
    public func resolvingFiles(_ resolve: (String) -> String) -> TokenConfiguration {
        var configuration: TokenConfiguration = self
        for index in configuration.issuers.indices {
            configuration.issuers[index].keys = configuration.issuers[index].keys.resolvingFile(resolve)
        }
        if let appCheck { configuration.appCheck?.keys = appCheck.keys.resolvingFile(resolve) }
        return configuration
    }
}

extension KeySource {
    fileprivate func resolvingFile(_ resolve: (String) -> String) -> KeySource {
        if case .file(let path) = self { .file(resolve(path)) } else { self }
    }
}

/// Something wrong with a configuration file, and where.
public struct TokenConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's name as it was given.
    public let file: String
    /// From 1.
    public let line: Int
    /// In bytes, from 1.
    public let column: Int
    /// The member, such as `issuers[0].audiences`; empty for the whole.
    public let path: String
    /// What is wrong.
    public let message: String

    /// A fault.
    public init(file: String, line: Int, column: Int, path: String, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.message = message
    }

    /// `tokens.json:3:5: issuers[0].audiences: …`.
    public var description: String {
        "\(file):\(line):\(column): \(path.isEmpty ? "" : "\(path): ")\(message)"
    }
}

/// All that is wrong with a configuration file, in the order of the file.
public struct TokenConfigurationErrors: Error, Hashable, Sendable, CustomStringConvertible {
    /// One at least.
    public let errors: [TokenConfigurationError]

    /// Faults.
    public init(errors: [TokenConfigurationError]) { self.errors = errors }

    /// One line each.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// Where a secret is to be read from; never the configuration file itself, which is shown around.
public enum SecretReference: Hashable, Sendable {
    /// A file by its path as written.
    case file(String)
    /// A variable of the environment.
    case environment(String)
}

/// Why a secret cannot be read. Reads on from its place: "cannot be read: …".
public struct SecretFailure: Error, Hashable, Sendable {
    /// What is wrong.
    public let message: String

    /// A reason.
    public init(_ message: String) { self.message = message }
}
