import CEL
import Execution
import Foundation
import JSON

/// What an expression may name that is tried on its own: what those of a project may, with values that are bound or that stand for nobody
/// who gives nothing.
struct TrialEnvironment {
    let environment: Environment
    let activation: Activation

    /// - Parameter bindings: values by name, for any names; what they hold is known only when it is evaluated.
    init(_ bindings: JSONObject, now: Date = Date()) {
        var environment: Environment = Environment()
        environment.enable(Extension.allCases)
        environment.acceptsNil = true
        environment.nullableObjects = [["auth"], ["request", "auth"]]
        var values: [(name: String, value: Value)] = bindings.members.map { ($0.name, Value(json: $0.value)) }
        for (name, value) in Self.defaults(bindings, now) where !values.contains(where: { $0.name == name }) {
            values.append((name, value))
        }
        let slots: [(VariableSlot, Value)] = values.map { (environment.declare($0.name, .dyn), $0.value) }
        let functions: [(FunctionSlot, String)] = ["uuidV4", "uuidV7"].map { name in
            (environment.declareFunction(name, [Overload(name, [], .string)]), name)
        }
        var activation: Activation = Activation(for: environment)
        for (slot, value) in slots { activation[slot] = value }
        for (slot, name) in functions {
            activation.setFunction(slot) { _ in .string(name == "uuidV4" ? Self.uuidV4() : Self.uuidV7(now)) }
        }
        self.environment = environment
        self.activation = activation
    }

    /// `auth`, `vars` and `request`, which holds both of them.
    private static func defaults(_ bindings: JSONObject, _ now: Date) -> [(String, Value)] {
        let auth: Value = bindings["auth"].map { Value(json: $0) } ?? .null
        let variables: Value = bindings["vars"].map { Value(json: $0) } ?? .map(MapValue([:]))
        let seconds: Int64 = Int64(now.timeIntervalSince1970.rounded(.down))
        let time: Value = TimestampValue(seconds: seconds).map { .timestamp($0) } ?? .null
        let request: Value = .map(
            MapValue(["auth": auth, "variables": variables, "time": time, "operationName": .string("query")]))
        return [("auth", auth), ("vars", variables), ("request", request)]
    }

    private static func uuidV4() -> String {
        var generator: SystemRandomNumberGenerator = SystemRandomNumberGenerator()
        return UUIDv4.text(using: &generator)
    }

    private static func uuidV7(_ now: Date) -> String {
        UUIDv7.text(microseconds: Int64(now.timeIntervalSince1970 * 1_000_000), random: uuidV4())
    }

    /// Names that have a value only where an operation runs.
    private static let places: [String] = ["this", "response", "mutation"]

    /// What to do about a name that nothing is bound to.
    static func hint(for issue: Issue) -> String? {
        places.first { issue.message.hasPrefix("undeclared reference to '\($0)'") }.map {
            "it has no value of its own here: give one, for example --bindings '{\"\($0)\": {}}'"
        }
    }
}
