/// What is known of a statement before it is sent to a `SessionLane`.
public struct StatementTraits: Hashable, Sendable {
    /// Whether it may be repeated when nobody knows whether it ran.
    public var effect: StatementEffect
    /// How it is to be planned.
    public var planMode: PlanMode
    /// Whether it takes so little time that others may wait behind it on its connection.
    public var isQuick: Bool

    /// A statement of which nothing is known but its effect is planned for its values and runs alone.
    public init(_ effect: StatementEffect, planMode: PlanMode = .once, isQuick: Bool = false) {
        self.effect = effect
        self.planMode = planMode
        self.isQuick = isQuick
    }
}
