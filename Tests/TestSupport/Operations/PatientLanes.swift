public import Postgres

extension LaneConfiguration {
    /// The same for tests under the machine's clock: nothing fails for want of time where many tests share the machine.
    public var patient: LaneConfiguration {
        var copy: LaneConfiguration = self
        copy.waitWhileDown = .seconds(120)
        copy.waitWhileBusy = .seconds(120)
        copy.statementTimeout = .seconds(120)
        return copy
    }
}
