import CEL
import ConnectorModel
import Execution
import JSON
import Tokens

/// Service identities of OpenID Connect issuers that are administrators: a token of an issuer that is trusted with that, whose claims
/// meet a condition.
struct ServiceIdentities: Sendable {
    /// Who is asked about tokens.
    let verifier: CurrentVerifier
    private let condition: Program
    private let auth: VariableSlot
    private let environment: Environment

    /// - Parameter condition: over `auth.uid` and `auth.token`, as in `@auth`.
    /// - Errors: a condition that is none.
    init(_ verifier: CurrentVerifier, condition text: String) throws(ConditionProblem) {
        var environment: Environment = Environment()
        environment.enable(Extension.allCases)
        environment.acceptsNil = true
        auth = environment.declare("auth", .record(ExpressionSlots.authType))
        self.verifier = verifier
        self.environment = environment
        let checked: CheckedExpr
        do throws(IssueList) {
            checked = try environment.compile(text)
            let faults: [Issue] = checked.constantFaults
            guard faults.isEmpty else { throw IssueList(faults) }
        } catch {
            throw ConditionProblem(message: error.description)
        }
        guard checked.resultType == .bool || checked.resultType == .dyn else {
            throw ConditionProblem(message: "the expression gives something else than true or false")
        }
        condition = environment.program(checked)
    }

    /// Accepts a token by returning when it ends, in seconds since 1970.
    func verify(_ token: String, now: Int64) throws(TokenError) -> Int64 {
        let verified: VerifiedToken = try verifier.verify(token, now: now)
        var activation: Activation = Activation(for: environment)
        activation[auth] = AuthContext(uid: verified.uid, claims: verified.claims).celValue
        // An error counts as false, as in every rule.
        guard case .bool(true) = condition.evaluate(activation) else {
            throw TokenError("the identity is no administrator's")
        }
        return verified.expiresAt
    }
}

/// Why a condition cannot be used.
struct ConditionProblem: Error, Hashable, Sendable {
    let message: String
}
