internal import CEL
internal import ConnectorModel

/// Subscriptions that must see the same bytes, and the one execution that serves them.
struct Cohort {
    let id: CohortID
    let key: CohortKey
    /// The query; replaced by its equal of the new service at a swap.
    var operation: CompiledOperation
    var machine: CohortStateMachine
    /// Who gets its results; never empty for longer than one event takes.
    var members: DenseSet<SubscriberSlot> = DenseSet()
    /// Members with a debt.
    var debtors: DenseSet<SubscriberSlot> = DenseSet()
    /// What all members without debt were sent last.
    var sent: Sent?
    /// No result from an older snapshot is shown any more (law 4).
    var floor: SnapshotLabel?
    /// The rows whose writes make it stale.
    var entities: [EntityKey] = []
    /// `request` of its conditions, once one was evaluated.
    var request: Value?

    init(id: CohortID, key: CohortKey, operation: CompiledOperation) {
        self.id = id
        self.key = key
        self.operation = operation
        machine = CohortStateMachine(interval: operation.refreshInterval)
    }

    /// Raises the floor.
    mutating func show(_ label: SnapshotLabel?) {
        guard let label else { return }
        if let floor, label.isOlder(than: floor) { return }
        floor = label
    }
}

extension CompiledOperation {
    /// The shortest interval at which its results are refreshed.
    var refreshInterval: Duration? {
        refresh.compactMap { trigger in
            if case .every(let interval) = trigger { interval } else { nil }
        }.min()
    }
}
