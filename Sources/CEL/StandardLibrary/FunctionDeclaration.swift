/// One signature of a function.
public struct Overload: Sendable {
    /// A name of its own, stable, as the specification gives it: `size_string`.
    public let id: String
    /// Whether it is called on a receiver, `x.f()`.
    public let isMember: Bool
    /// The types of the arguments, a receiver first.
    public let parameters: [CELType]
    /// The type of what it returns.
    public let result: CELType

    /// A signature for calls such as `f(x)`.
    public init(_ id: String, _ parameters: [CELType], _ result: CELType) {
        self.init(id: id, isMember: false, parameters: parameters, result: result)
    }

    /// A signature for calls such as `x.f()`; the receiver is the first parameter.
    public init(_ id: String, member parameters: [CELType], _ result: CELType) {
        self.init(id: id, isMember: true, parameters: parameters, result: result)
    }

    private init(id: String, isMember: Bool, parameters: [CELType], result: CELType) {
        self.id = id
        self.isMember = isMember
        self.parameters = parameters
        self.result = result
    }
}

/// Where a host function lies in an activation.
public struct FunctionSlot: Hashable, Sendable {
    /// The index into the functions of an activation.
    public let index: Int
}

/// A function with its signatures and what runs.
struct FunctionDeclaration: Sendable {
    let name: String
    let overloads: [Overload]
    let isDeterministic: Bool
    let implementations: [Implementation]

    /// What runs. Arguments are values and never errors; nil stands for "no such overload".
    ///
    /// Implementations look at the values they get and not at the overload the checker chose, so checked and unchecked
    /// expressions run alike.
    enum Implementation: Sendable {
        case nullary(@Sendable () -> Value?)
        case unary(@Sendable (Value, inout EvaluationBudget) -> Value?)
        case binary(@Sendable (Value, Value, inout EvaluationBudget) -> Value?)
        case ternary(@Sendable (Value, Value, Value, inout EvaluationBudget) -> Value?)
        case variadic(@Sendable ([Value], inout EvaluationBudget) -> Value?)
        /// A binary function that can do work beforehand when its second argument is known: compile a pattern. It declines where
        /// that is beyond the budget.
        case prepared(
            @Sendable (Value, inout EvaluationBudget) -> (@Sendable (Value, inout EvaluationBudget) -> Value?)?,
            otherwise: @Sendable (Value, Value, inout EvaluationBudget) -> Value?)
        /// A binary function that needs to know the time zones.
        case zoned(@Sendable (Value, Value, TimeZoneProvider, inout EvaluationBudget) -> Value?)
        case host(FunctionSlot)
        /// An optional and what stands in where it is empty, which is evaluated only then.
        case fallback(Fallback)

        func accepts(_ argumentCount: Int) -> Bool {
            switch self {
            case .nullary: argumentCount == 0
            case .unary: argumentCount == 1
            case .binary, .prepared, .zoned, .fallback: argumentCount == 2
            case .ternary: argumentCount == 3
            case .variadic, .host: true
            }
        }
    }

    /// A function; of its implementations the first that takes the number of arguments runs.
    init(
        _ name: String, _ overloads: [Overload], isDeterministic: Bool = true, _ implementations: Implementation...
    ) {
        self.name = name
        self.overloads = overloads
        self.isDeterministic = isDeterministic
        self.implementations = implementations
    }

    /// What runs for calls of a style with so many arguments, the receiver counted.
    func implementation(isMember: Bool, argumentCount: Int) -> Implementation? {
        let isDeclared: Bool = overloads.contains {
            $0.isMember == isMember && $0.parameters.count == argumentCount
        }
        guard isDeclared else { return nil }
        return implementations.first { $0.accepts(argumentCount) }
    }
}

/// What a fallback for an empty optional gives.
enum Fallback: Sendable {
    /// The optional that has a value.
    case optional
    /// The value itself.
    case value
}

extension CELType {
    /// The type as ids of overloads spell it.
    var overloadName: String {
        switch self {
        case .int: "int64"
        case .uint: "uint64"
        default: description
        }
    }
}
