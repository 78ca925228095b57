/// The subscribers of a shard, by id and by stream.
struct SubscriberTable {
    private var subscribers: [Subscriber?] = []
    private var free: [SubscriberSlot] = []
    private var slots: [SubscriberID: SubscriberSlot] = [:]
    private var carriers: [CarrierID: DenseSet<SubscriberSlot>] = [:]

    /// How many there are.
    var count: Int { slots.count }

    /// Where the subscriber is.
    func slot(of id: SubscriberID) -> SubscriberSlot? { slots[id] }

    /// The subscribers of a stream.
    func slots(of carrier: CarrierID) -> [SubscriberSlot] { carriers[carrier]?.elements ?? [] }

    /// Where all of them are, in a fixed order.
    var allSlots: [SubscriberSlot] {
        subscribers.indices.compactMap { subscribers[$0] == nil ? nil : SubscriberSlot(index: $0) }
    }

    /// The subscriber there.
    ///
    /// Whoever holds a slot has taken it from this table or from a cohort, which is told when a subscriber goes.
    subscript(slot: SubscriberSlot) -> Subscriber {
        get {
            guard let subscriber = subscribers[slot.index] else { preconditionFailure("a slot without a subscriber") }
            return subscriber
        }
        _modify {
            guard var subscriber = subscribers[slot.index] else { preconditionFailure("a slot without a subscriber") }
            subscribers[slot.index] = nil
            defer { subscribers[slot.index] = subscriber }
            yield &subscriber
        }
    }

    /// Adds a subscriber whose id is new.
    mutating func insert(_ subscriber: Subscriber) -> SubscriberSlot {
        let slot: SubscriberSlot
        if let reused: SubscriberSlot = free.popLast() {
            slot = reused
            subscribers[slot.index] = subscriber
        } else {
            slot = SubscriberSlot(index: subscribers.count)
            subscribers.append(subscriber)
        }
        slots[subscriber.id] = slot
        carriers[subscriber.id.carrier, default: DenseSet()].insert(slot)
        return slot
    }

    /// Takes a subscriber out.
    mutating func remove(_ slot: SubscriberSlot) {
        let id: SubscriberID = self[slot].id
        subscribers[slot.index] = nil
        free.append(slot)
        slots[id] = nil
        carriers[id.carrier]?.remove(slot)
        if carriers[id.carrier]?.isEmpty == true { carriers[id.carrier] = nil }
    }
}
