public import CEL

/// What makes a subscribed result stale besides implicit signals (`@refresh`).
public enum RefreshTrigger: Sendable {
    /// Time: between 10 seconds and an hour.
    case every(Duration)
    /// A mutation that committed.
    case mutationExecuted(MutationTrigger)
}

/// `@refresh(onMutationExecuted:)`.
///
/// A condition `request.variables.X == mutation.variables.Y && …` is split: such equalities become a hash index over the subscribers,
/// whatever else there is stays a program. All must hold.
public struct MutationTrigger: Sendable {
    /// An equality between two variables. Absent equals only absent, null only null.
    public struct Equality: Hashable, Sendable {
        /// The slot of the subscriber's variable.
        public var subscriber: Int
        /// The slot of the mutation's variable.
        public var mutation: Int

        /// An equality.
        public init(subscriber: Int, mutation: Int) {
            self.subscriber = subscriber
            self.mutation = mutation
        }
    }

    /// The connector of the mutation.
    public var connector: String
    /// The mutation.
    public var operation: String
    /// Equalities that must hold.
    public var equalities: [Equality]
    /// The rest of the condition, over `ConditionSlots`; an error counts as false.
    public var residual: Program?

    /// A trigger.
    public init(connector: String, operation: String, equalities: [Equality], residual: Program?) {
        self.connector = connector
        self.operation = operation
        self.equalities = equalities
        self.residual = residual
    }
}

/// The part of `auth` on which an operation's data, or the subscriber's side of its conditions, depends.
///
/// Two subscribers whose parts are equal see the same bytes. `@auth` is no part of it: it is asked for each of them.
public enum AuthFootprint: Hashable, Sendable {
    case none
    /// `auth.uid` alone.
    case uid
    /// Some claims, by path below `auth.token`, and the uid.
    case claims(Set<[String]>)
    /// All of it.
    case all
}
