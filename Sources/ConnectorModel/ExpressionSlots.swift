public import CEL

/// The variables of CEL expressions in operations: the compiler declares them in this order, `Execution` fills them in this order.
///
/// - Shape: `auth` is null without a user, else a record of `uid` and `token`. `vars` is a record of the operation's variables in slot
///   order; one that the request left out is an absent field. `request` is a record of `auth`, `variables`, `time`, `operationName`.
public enum ExpressionSlots {
    public static let auth: Int = 0
    public static let variables: Int = 1
    public static let request: Int = 2
    /// `response`: results of the root fields so far, by response name.
    public static let response: Int = 3
    /// `this`: the value of the field that a `@check` stands on.
    public static let this: Int = 4

    /// The type of `auth`: null without a user.
    public static let authType: RecordType = RecordType(
        name: "auth",
        fields: [
            RecordField(name: "uid", type: .wrapper(.string), isOptional: false),
            RecordField(name: "token", type: .dyn, isOptional: false),
        ])
}

/// The variables of `@refresh` conditions: `request` is the subscriber, `mutation` what was executed; each a record of `variables`
/// and `auth` in the shapes of `ExpressionSlots`.
public enum ConditionSlots {
    public static let request: Int = 0
    public static let mutation: Int = 1
}
