import Foundation
import Tokens
import Transport

/// Whose tokens a production server believes, with the keys kept for as long as it runs.
struct TokenHost: Sendable {
    private let users: KeyKeeper?
    private let services: KeyKeeper?
    private let secrets: AdministratorSecrets?
    private let identities: ServiceIdentities?

    /// Reads the files and begins to fetch.
    ///
    /// - Errors: all that is wrong with one of them.
    init(_ options: ServeOptions, environment: [String: String], _ log: Log) throws(TokenHostProblem) {
        do throws(SecretFileProblem) {
            secrets = try options.adminSecretFile.map { path throws(SecretFileProblem) in
                try AdministratorSecrets(path: path)
            }
        } catch {
            throw TokenHostProblem(subject: "admin-secret", message: error.message)
        }
        users = try Self.keeper(options.tokensFile, environment, log)
        let services: KeyKeeper? = try Self.keeper(options.adminTokensFile, environment, log)
        self.services = services
        guard let services, let condition: String = options.adminCondition else {
            identities = nil
            return
        }
        do throws(ConditionProblem) {
            identities = try ServiceIdentities(services.verifier, condition: condition)
        } catch {
            throw TokenHostProblem(subject: "admin-condition", message: error.message)
        }
    }

    private static func keeper(
        _ path: String?, _ environment: [String: String], _ log: Log
    ) throws(TokenHostProblem) -> KeyKeeper? {
        guard let path else { return nil }
        do throws(TokenConfigurationErrors) {
            let configuration: TokenConfiguration = try TokenSettings.load(path, environment: environment)
            return KeyKeeper(configuration) { log.show($0, $1) }
        } catch {
            throw TokenHostProblem(subject: "tokens", message: error.description)
        }
    }

    /// Who users are; nobody where no issuer was named.
    var verifier: any TokenVerifier { users?.verifier ?? NoUsers() }

    /// Which apps may call.
    var appCheck: AppCheckPolicy? { users?.appCheck }

    /// Who administrators are.
    var administrators: Administrators { Administrators(secrets: secrets, identities: identities) }

    /// Comes back when all keys were asked for once.
    func firstKeys() async {
        await users?.firstKeys()
        await services?.firstKeys()
    }

    /// Reads the secrets again; the old ones stay where that fails.
    func reload(_ log: Log) {
        do throws(SecretFileProblem) {
            try secrets?.reload()
        } catch {
            log.write(.error, "admin-secret", ["message": "\(error.message); the old ones go on being accepted"])
        }
    }
}

/// Why it cannot be known whom to believe.
struct TokenHostProblem: Error, Hashable, Sendable {
    /// The word of the log line.
    let subject: String
    let message: String
}
