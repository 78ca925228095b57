public import CEL

/// The variables of CEL expressions in operations: the compiler declares them in this order, `Execution` fills them in this order.
///
/// - Shape: `auth` is null without a user, else a record of `uid` and `token`. `vars` is a record of the operation's variables in slot
///   order; one that the request left out is an absent field. `request` is a record of `auth`, `variables`, `time`, `operationName`.
///   `response` is a record of the root fields so far; a query has none. `this` is declared for `@check` on fields alone.
public enum ExpressionSlots {
    /// `auth`: who asks.
    public static let auth: Int = 0
    /// `vars`: what they gave.
    public static let variables: Int = 1
    /// `request`: both of them, and when and what.
    public static let request: Int = 2
    /// `response`: results of the root fields so far, by response name.
    public static let response: Int = 3
    /// `this`: the value of the field that a `@check` stands on.
    public static let this: Int = 4

    /// `uuidV4()`, a function that each evaluation brings along.
    public static let uuidV4: Int = 0
    /// `uuidV7()`, another.
    public static let uuidV7: Int = 1

    /// The type of `auth`: null without a user.
    public static let authType: RecordType = RecordType(
        name: "auth", fields: [RecordField("uid", .wrapper(.string)), RecordField("token", .dyn)])

    /// The type of `response`, of the names and types of root fields.
    public static func responseType(_ fields: [(name: String, type: CELType)]) -> RecordType {
        RecordType(name: "response", fields: fields.map { RecordField($0.name, $0.type) })
    }

    /// The type of `request`.
    public static func requestType(variables: RecordType) -> RecordType {
        RecordType(
            name: "request",
            fields: [
                RecordField("auth", .record(authType)), RecordField("variables", .record(variables)),
                RecordField("time", .timestamp), RecordField("operationName", .string),
            ])
    }
}

/// The variables of `@refresh` conditions: `request` is the subscriber, `mutation` what was executed; each a record of `variables`
/// and `auth` in the shapes of `ExpressionSlots`.
public enum ConditionSlots {
    /// `request`: the subscriber.
    public static let request: Int = 0
    /// `mutation`: what was executed.
    public static let mutation: Int = 1

    /// The type of `request`.
    public static func requestType(variables: RecordType) -> RecordType { side("request", variables) }

    /// The type of `mutation`.
    public static func mutationType(variables: RecordType) -> RecordType { side("mutation", variables) }

    private static func side(_ name: String, _ variables: RecordType) -> RecordType {
        RecordType(
            name: name,
            fields: [
                RecordField("variables", .record(variables)), RecordField("auth", .record(ExpressionSlots.authType)),
            ])
    }
}
