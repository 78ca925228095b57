import CEL
import ConnectorModel
import JSON

/// Asks the access rule of an operation.
enum AccessCheck {
    /// Why somebody may not run the operation; nothing when they may.
    ///
    /// - Parameter activation: what an expression sees; a level does without.
    /// - Source: language reference, `@auth`; which status a level answers with is as the official server does.
    static func refusal(
        _ rule: AccessRule, _ auth: AuthContext, within work: inout SharedBudget, _ activation: () -> Activation
    ) -> GraphQLError? {
        if auth.identity == .administrator { return nil }
        switch rule {
        case .level(let level): return refusal(level, auth)
        case .expression(let program, _):
            if case .bool(true) = program.evaluate(activation(), within: &work) { return nil }
            if work.isExhausted { return .tooMuchWork("@auth") }
            return auth.uid == nil
                ? unauthenticated("the @auth expression did not hold, and nobody is signed in")
                : denied("the @auth expression did not hold")
        }
    }

    /// Whether the rule may hold for somebody whose values of some variables do not fit: then it is these that keep them out. It lets
    /// nobody in.
    ///
    /// - Parameter unfit: the names of those variables. What depends on none of them must hold.
    static func mayHold(
        _ rule: AccessRule, ofVariables variables: [CompiledVariable], unfit: Set<String>, _ activation: Activation
    ) -> Bool {
        guard case .expression(_, let condition?) = rule else { return false }
        let known: [[String]] = variables.map(\.name).filter { !unfit.contains($0) }.flatMap { name in
            [["vars", name], ["request", "variables", name]]
        }
        return condition.partialValue(
            knowing: [["auth"], ["request", "auth"], ["request", "operationName"]] + known, activation
        ).mayBeTrue
    }

    private static func refusal(_ level: AccessLevel, _ auth: AuthContext) -> GraphQLError? {
        switch level {
        case .public: return nil
        case .noAccess: return denied("\(level.directive) is for administrators")
        case .userAnonymous, .user, .userEmailVerified: break
        }
        guard auth.uid != nil else { return unauthenticated("\(level.directive) requires a signed-in user") }
        switch level {
        case .user where auth.claims["firebase"]?["sign_in_provider"] == "anonymous":
            return unauthenticated("\(level.directive) doesn't allow anonymous users")
        case .userEmailVerified where auth.claims["email_verified"] != true:
            return unauthenticated("\(level.directive) requires a verified e-mail address")
        default: return nil
        }
    }

    private static func unauthenticated(_ details: String) -> GraphQLError {
        GraphQLError(
            "unauthenticated: this operation requires a signed-in user", code: .unauthenticated, debugDetails: details)
    }

    private static func denied(_ details: String) -> GraphQLError {
        GraphQLError(
            "unauthorized: you are not authorized to perform this operation", code: .permissionDenied,
            debugDetails: details)
    }
}

extension AccessLevel {
    fileprivate var directive: String { "@auth(level: \(rawValue))" }
}
