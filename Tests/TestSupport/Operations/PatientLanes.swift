public import Postgres

extension LaneConfiguration {
    /// The same for tests under the machine's clock: nothing fails for want of time where many tests share the machine.
    ///
    /// A statement that a test lets wait for a lock must outlast the longest such wait: whoever looks for it later would look for ever.
    public var patient: LaneConfiguration {
        var copy: LaneConfiguration = self
        copy.waitWhileDown = .seconds(600)
        copy.waitWhileBusy = .seconds(600)
        copy.statementTimeout = .seconds(1200)
        copy.readTimeout = .seconds(1200)
        return copy
    }
}
