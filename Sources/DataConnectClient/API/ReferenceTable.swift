/// The references that somebody still holds.
struct ReferenceTable {
    /// What makes two references the same: connector, operation, variables and types.
    struct Key: Hashable, @unchecked Sendable {
        // Guard of the unchecked conformance: the variables inside are `Sendable` by `OperationVariable`.
        let connector: ConnectorConfig
        let name: String
        let variables: AnyHashable
        let data: ObjectIdentifier
    }

    private struct Entry {
        weak var reference: AnyObject?
    }

    private struct Slot: Hashable {
        let key: Key
        let type: ObjectIdentifier
    }

    private var entries: [Slot: Entry] = [:]
    private var limit: Int = 64

    /// The reference of that key, or a new one.
    mutating func reference<Reference: AnyObject>(_ key: Key, make: () -> Reference) -> Reference {
        let slot: Slot = Slot(key: key, type: ObjectIdentifier(Reference.self))
        if let reference: Reference = entries[slot]?.reference as? Reference { return reference }
        if entries.count >= limit {
            entries = entries.filter { $0.value.reference != nil }
            limit = max(64, entries.count * 2)
        }
        let reference: Reference = make()
        entries[slot] = Entry(reference: reference)
        return reference
    }
}
