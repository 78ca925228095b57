internal import CEL

/// A mutation as conditions of `@refresh` see it.
final class MutationAnnouncement {
    let name: MutationName
    /// All transactions that it committed in, or nothing when some may be missing.
    let causes: [UInt64]?
    /// `mutation` of the conditions, made once for all of them.
    private(set) lazy var side: Value = make()
    private let make: () -> Value

    init(_ name: MutationName, causes: [UInt64]?, side: @escaping () -> Value) {
        self.name = name
        self.causes = causes
        make = side
    }
}

/// Whether a mutation concerns a cohort, which a condition will tell.
struct ConditionQuestion {
    let cohort: CohortID
    let condition: Program
    let announcement: MutationAnnouncement
}

/// Conditions that wait to be asked.
///
/// Each is asked in the order it came, as long as that costs little. Those that cost much wait behind all others and take turns, cohort by
/// cohort: who writes or feeds them waits, nobody else does.
struct ConditionQueue {
    private var quick: [ConditionQuestion] = []
    private var quickStart: Int = 0
    private var long: [CohortID: [ConditionQuestion]] = [:]
    /// The cohorts with long ones, each once, in the order of their turns. One whose questions were dropped is left out when it comes.
    private var turns: [CohortID] = []
    private var turnStart: Int = 0

    /// How many wait to be asked for the first time.
    var count: Int { quick.count - quickStart }

    /// Whether none waits.
    var isEmpty: Bool { count == 0 && long.isEmpty }

    /// The cohorts of all that wait.
    var cohorts: Set<CohortID> { Set(quick[quickStart...].map(\.cohort)).union(long.keys) }

    /// One more.
    mutating func add(_ question: ConditionQuestion) { quick.append(question) }

    /// The next that was not asked yet.
    mutating func nextQuick() -> ConditionQuestion? {
        guard quickStart < quick.count else {
            quick.removeAll()
            quickStart = 0
            return nil
        }
        quickStart += 1
        return quick[quickStart - 1]
    }

    /// Lets one wait that costs much.
    ///
    /// - Returns: whether there is room for it; if not, none of its cohort waits any more.
    mutating func postpone(_ question: ConditionQuestion, most: Int) -> Bool {
        let waiting: Int? = long[question.cohort]?.count
        if waiting == nil { turns.append(question.cohort) }
        guard waiting ?? 0 < most else {
            long[question.cohort] = []
            return false
        }
        long[question.cohort, default: []].append(question)
        return true
    }

    /// The next of those that cost much.
    mutating func nextLong() -> ConditionQuestion? {
        while turnStart < turns.count {
            let cohort: CohortID = turns[turnStart]
            turnStart += 1
            guard var questions: [ConditionQuestion] = long.removeValue(forKey: cohort), !questions.isEmpty else {
                continue
            }
            let question: ConditionQuestion = questions.removeFirst()
            if !questions.isEmpty {
                long[cohort] = questions
                turns.append(cohort)
            }
            return question
        }
        turns.removeAll()
        turnStart = 0
        return nil
    }
}
