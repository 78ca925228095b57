/// Why an evaluation failed.
public struct RuntimeError: Error, Hashable, Sendable {
    /// The kinds of failure.
    public enum Code: Hashable, Sendable {
        /// A variable has no value.
        case noSuchVariable
        /// An object has no such field, or the field is not set.
        case noSuchField
        /// A map has no such key, or a list no such index.
        case noSuchKey
        /// No overload of the function takes values of these types.
        case noSuchOverload
        /// A function is not known.
        case noSuchFunction
        /// Division or remainder by zero.
        case divisionByZero
        /// A result is out of the range of its type.
        case overflow
        /// An argument has the right type and a wrong value.
        case invalidArgument
        /// A map was built with one key twice, or with a key that is no key type.
        case invalidKey
        /// The evaluation was stopped because it had become too large.
        case limitExceeded
        /// A function of the host failed.
        case hostFunctionFailed
    }

    /// The kind of failure.
    public let code: Code
    /// The reason in words. May quote names and values of the expression.
    public let message: String

    /// A failure of a kind, with its reason.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    static let limitExceeded: RuntimeError = RuntimeError(.limitExceeded, "evaluation exceeds its limits")
    static let unset: RuntimeError = RuntimeError(.noSuchVariable, "a variable has no value")
}

extension RuntimeError: CustomStringConvertible {
    /// The reason in words.
    public var description: String { message }
}
