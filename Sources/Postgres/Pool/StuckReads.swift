/// Which connections of a read lane are looked at because statements on them were withdrawn, and when the server is asked to stop one. Pure.
///
/// A statement that was withdrawn after it was sent usually ends before anybody could stop it, so it is given a pause. Where the connection
/// answers nothing in a pause, and one of the Sync that it is at is wanted by nobody, that is in the way of all behind it: it is cancelled.
/// What it shares its Sync with is aborted by that, and runs again; what the request hits instead does as well.
struct StuckReads {
    /// What is to be done.
    enum Action: Hashable {
        case nothing
        /// Look again after `pause`.
        case lookLater
        /// Ask the server to stop what runs.
        case cancel
    }

    private struct Slot {
        /// Statements that were sent, are wanted by nobody and not answered.
        var withdrawnCount: Int = 0
        var isLooking: Bool = false
        var isCancelling: Bool = false
        /// How much the connection had answered when it was looked at last.
        var seenAnswers: UInt64 = 0
        var cancelCount: UInt64 = 0
    }

    /// How long a withdrawn statement has to end by itself.
    static let pause: Duration = .milliseconds(100)

    private var slots: [Slot]

    init(slotCount: Int) { slots = Array(repeating: Slot(), count: slotCount) }

    /// How often the server was asked to stop something on this connection.
    func cancelCount(of slot: Int) -> UInt64 { slots[slot].cancelCount }

    /// How many of those requests have been passed on: the others may hit whatever is sent now.
    func passedCount(of slot: Int) -> UInt64 { slots[slot].cancelCount - (slots[slot].isCancelling ? 1 : 0) }

    /// A statement that was sent there is wanted no longer.
    mutating func withdrawn(on slot: Int, answers: UInt64) -> Action {
        slots[slot].withdrawnCount += 1
        return look(at: slot, answers)
    }

    /// One of those was answered.
    mutating func answered(on slot: Int) { slots[slot].withdrawnCount -= 1 }

    /// The pause is over.
    ///
    /// - Parameter hasWithdrawn: whether one of the statements of the Sync that the server is at is wanted no longer.
    mutating func pauseEnded(on slot: Int, hasWithdrawn: Bool, answers: UInt64) -> Action {
        slots[slot].isLooking = false
        guard slots[slot].withdrawnCount > 0 else { return .nothing }
        guard hasWithdrawn, answers == slots[slot].seenAnswers else { return look(at: slot, answers) }
        slots[slot].isCancelling = true
        slots[slot].cancelCount += 1
        return .cancel
    }

    /// The server has passed the request on.
    mutating func passedOn(on slot: Int, answers: UInt64) -> Action {
        slots[slot].isCancelling = false
        return slots[slot].withdrawnCount > 0 ? look(at: slot, answers) : .nothing
    }

    /// The connection is gone, and with it all that was sent there. A request under way goes to a server process that is gone, too.
    mutating func lost(_ slot: Int) { slots[slot].withdrawnCount = 0 }

    private mutating func look(at slot: Int, _ answers: UInt64) -> Action {
        guard !slots[slot].isLooking, !slots[slot].isCancelling else { return .nothing }
        slots[slot].isLooking = true
        slots[slot].seenAnswers = answers
        return .lookLater
    }
}
