import JSON
import Tokens
import Transport

/// Who is an administrator of a production server: who knows a secret, or is a service identity.
struct Administrators: AdministratorCredentials {
    let secrets: AdministratorSecrets?
    let identities: ServiceIdentities?

    var tokens: (any TokenVerifier)? { identities?.verifier }

    /// A secret by its line in the file, a service identity by its subject and issuer.
    func name(of credential: String) -> String {
        if let line: Int = secrets?.line(of: credential) { return "secret:\(line)" }
        guard let claims: JSONValue = try? JSONWebToken(credential).claims else { return "administrator" }
        return "\(claims["sub"]?.string ?? "")@\(claims["iss"]?.string ?? "")"
    }

    func verify(_ credential: String, now: Int64) throws(TokenError) -> Int64? {
        if secrets?.hold(credential) == true { return nil }
        // A secret has no dots by chance only; then it is told what is wrong with it as a token.
        guard let identities, credential.contains(".") else {
            throw TokenError("the administrator's credential is not accepted")
        }
        return try identities.verify(credential, now: now)
    }
}
