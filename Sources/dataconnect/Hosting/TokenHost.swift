import Foundation
import Tokens
import Transport

/// Whose tokens a production server believes, with the keys kept for as long as it runs.
struct TokenHost: Sendable {
    private let users: CurrentVerifier?
    private let services: CurrentVerifier?
    private let secrets: AdministratorSecrets?
    private let identities: ServiceIdentities?
    private let options: ServeOptions
    private let environment: [String: String]

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
        self.options = options
        self.environment = environment
        users = try Self.verifier(options.tokensFile, environment, log)
        let services: CurrentVerifier? = try Self.verifier(options.adminTokensFile, environment, log)
        self.services = services
        guard let services, let condition: String = options.adminCondition else {
            identities = nil
            return
        }
        do throws(ConditionProblem) {
            identities = try ServiceIdentities(services, condition: condition)
        } catch {
            throw TokenHostProblem(subject: "admin-condition", message: error.message)
        }
    }

    private static func verifier(
        _ path: String?, _ environment: [String: String], _ log: Log
    ) throws(TokenHostProblem) -> CurrentVerifier? {
        guard let path else { return nil }
        do throws(TokenConfigurationErrors) {
            let configuration: TokenConfiguration = try TokenSettings.load(path, environment: environment)
            return CurrentVerifier(KeyKeeper(configuration) { log.show($0, $1) })
        } catch {
            throw TokenHostProblem(subject: "tokens", message: error.description)
        }
    }

    /// Who users are; nobody where no issuer was named.
    var verifier: any TokenVerifier {
        guard let users else { return NoUsers() }
        return users
    }

    /// Which apps may call.
    var appCheck: AppCheckPolicy? {
        guard let users else { return nil }
        return AppCheckPolicy(verifier: CurrentAppVerifier(users)) { users.appRequirement }
    }

    /// Who administrators are.
    var administrators: Administrators { Administrators(secrets: secrets, identities: identities) }

    /// Comes back when all keys were asked for once, or a start cannot wait longer for them.
    func firstKeys(_ log: Log) async {
        async let ofUsers: [KeySource] = users?.current.firstKeys() ?? []
        async let ofServices: [KeySource] = services?.current.firstKeys() ?? []
        log.showMissing(await ofUsers + ofServices)
    }

    /// Reads the files again, each by itself: one that is faulty is told, and what was read of it before stays.
    func reload(_ log: Log) async {
        do throws(SecretFileProblem) {
            try secrets?.reload()
        } catch {
            log.write(.error, "admin-secret", ["message": "\(error.message); the old ones go on being accepted"])
        }
        await reload(users, options.tokensFile, "tokens", log)
        await reload(services, options.adminTokensFile, "admin-tokens", log)
    }

    private func reload(_ verifier: CurrentVerifier?, _ path: String?, _ subject: String, _ log: Log) async {
        guard let verifier, let path else { return }
        do throws(TokenConfigurationErrors) {
            let configuration: TokenConfiguration = try TokenSettings.load(path, environment: environment)
            let old: TokenConfiguration = verifier.current.configuration
            guard configuration != old else { return }
            let keeper: KeyKeeper = KeyKeeper(configuration) { log.show($0, $1) }
            // Tokens that were good a moment ago must not meet a server without keys.
            log.showMissing(await keeper.firstKeys())
            verifier.install(keeper)
            log.write(.info, subject, ["message": "read again", "issuers": String(configuration.issuers.count)])
        } catch {
            for fault: TokenConfigurationError in error.errors {
                log.write(.error, subject, ["message": "\(fault); the old file stays"])
            }
        }
    }
}

/// Why it cannot be known whom to believe.
struct TokenHostProblem: Error, Hashable, Sendable {
    /// The word of the log line.
    let subject: String
    let message: String
}
