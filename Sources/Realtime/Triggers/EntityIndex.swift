internal import ConnectorModel

/// Which cohorts read which rows by primary key: implicit refresh (laws 15, 17, 18).
struct EntityIndex {
    private var rows: [EntityKey: DenseSet<CohortID>] = [:]

    /// Whether no cohort reads anything.
    var isEmpty: Bool { rows.isEmpty }

    /// The cohort reads that row.
    mutating func insert(_ cohort: CohortID, for entity: EntityKey) {
        rows[entity, default: DenseSet()].insert(cohort)
    }

    /// The cohort reads that row no more.
    mutating func remove(_ cohort: CohortID, for entity: EntityKey) {
        rows[entity]?.remove(cohort)
        if rows[entity]?.isEmpty == true { rows[entity] = nil }
    }

    /// The cohorts that read that row.
    func cohorts(reading entity: EntityKey) -> [CohortID] { rows[entity]?.elements ?? [] }

    /// The cohorts that read any such row. Looks at every row: for the rare write whose rows are not known.
    func cohorts(readingAny isConcerned: (EntityKey) -> Bool) -> [CohortID] {
        var found: Set<CohortID> = []
        for (entity, cohorts) in rows where isConcerned(entity) { found.formUnion(cohorts.elements) }
        return found.sorted()
    }
}
