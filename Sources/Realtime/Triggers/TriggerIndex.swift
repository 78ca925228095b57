internal import ConnectorModel
internal import Execution

/// A mutation by name.
struct MutationName: Hashable {
    let connector: String
    let operation: String
}

/// Which cohorts a mutation concerns (`@refresh(onMutationExecuted:)`), without looking at the others.
///
/// Triggers are grouped by the mutation's slots that they compare; the values of the subscriber's slots are the key within a group. A
/// mutation computes one key a group, and there are as many groups as authors wrote different conditions.
struct TriggerIndex {
    /// A trigger of a cohort.
    struct Registration: Hashable {
        let cohort: CohortID
        /// Which of the query's triggers.
        let trigger: Int
    }

    private struct Group {
        var mutationSlots: [Int]
        var buckets: [EqualityValues: DenseSet<Registration>] = [:]
    }

    private var mutations: [MutationName: [Group]] = [:]

    /// Whether no cohort waits for a mutation.
    var isEmpty: Bool { mutations.isEmpty }

    /// Adds the triggers of a cohort.
    mutating func insert(_ cohort: CohortID, _ operation: CompiledOperation, _ variables: VariableValues) {
        for (index, trigger) in operation.mutationTriggers {
            let place: Place = Place(trigger, variables)
            let registration: Registration = Registration(cohort: cohort, trigger: index)
            var groups: [Group] = mutations.removeValue(forKey: place.mutation) ?? []
            let found: Int? = groups.firstIndex { $0.mutationSlots == place.mutationSlots }
            if found == nil { groups.append(Group(mutationSlots: place.mutationSlots)) }
            groups[found ?? groups.count - 1].buckets[place.values, default: DenseSet()].insert(registration)
            mutations[place.mutation] = groups
        }
    }

    /// Takes the triggers of a cohort out; operation and variables are those it was added with.
    mutating func remove(_ cohort: CohortID, _ operation: CompiledOperation, _ variables: VariableValues) {
        for (index, trigger) in operation.mutationTriggers {
            let place: Place = Place(trigger, variables)
            var groups: [Group] = mutations.removeValue(forKey: place.mutation) ?? []
            if let group: Int = groups.firstIndex(where: { $0.mutationSlots == place.mutationSlots }) {
                groups[group].buckets[place.values]?.remove(Registration(cohort: cohort, trigger: index))
                if groups[group].buckets[place.values]?.isEmpty == true { groups[group].buckets[place.values] = nil }
                if groups[group].buckets.isEmpty { groups.remove(at: group) }
            }
            if !groups.isEmpty { mutations[place.mutation] = groups }
        }
    }

    /// The triggers whose equalities hold; what else their conditions ask is left to the caller.
    func registrations(for mutation: MutationName, _ variables: VariableValues) -> [Registration] {
        (mutations[mutation] ?? []).flatMap { group in
            group.buckets[EqualityValues(group.mutationSlots, of: variables)]?.elements ?? []
        }
    }

    /// All triggers that name the mutation.
    func registrations(for mutation: MutationName) -> [Registration] {
        (mutations[mutation] ?? []).flatMap { group in
            group.buckets.values.flatMap(\.elements)
        }.sorted { ($0.cohort, $0.trigger) < ($1.cohort, $1.trigger) }
    }

    /// Where a trigger belongs.
    private struct Place {
        let mutation: MutationName
        let mutationSlots: [Int]
        let values: EqualityValues

        init(_ trigger: MutationTrigger, _ variables: VariableValues) {
            // One order for `a && b` and `b && a`.
            let equalities: [MutationTrigger.Equality] = trigger.equalities.sorted {
                ($0.mutation, $0.subscriber) < ($1.mutation, $1.subscriber)
            }
            mutation = MutationName(connector: trigger.connector, operation: trigger.operation)
            mutationSlots = equalities.map(\.mutation)
            values = EqualityValues(equalities.map(\.subscriber), of: variables)
        }
    }
}

extension CompiledOperation {
    /// Its triggers that name a mutation, with their index in `refresh`.
    var mutationTriggers: [(index: Int, trigger: MutationTrigger)] {
        refresh.enumerated().compactMap { index, trigger in
            if case .mutationExecuted(let trigger) = trigger { (index, trigger) } else { nil }
        }
    }
}
