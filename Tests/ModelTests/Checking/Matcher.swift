import JSON

/// Compares answers of the product with what the model expects, and learns from them which UUIDs the product has made.
struct Matcher {
    private(set) var known: [Int: String] = [:]
    /// The ids of entities, learned where there is no choice of the row they are of.
    private var identities: [[Value]: String] = [:]
    private var isChoosing: Bool = false

    /// Whether an answer is what is expected.
    mutating func matches(_ answer: JSONValue, _ expected: Expected) -> Bool {
        let before: Matcher = self
        if compare(answer, expected) { return true }
        self = before
        return false
    }

    private mutating func compare(_ answer: JSONValue, _ expected: Expected) -> Bool {
        switch expected {
        case .exact(let tree): return Tree(answer) == tree
        case .about(let number, let margin):
            return answer.number.map { abs($0.double - number) <= margin } ?? false
        case .fresh(let number): return learn(answer, number)
        case .identity(let type, let key): return learn(answer, [.text(Text(type))] + key)
        case .object(let members): return object(answer, members)
        case .list(let elements):
            guard let own: [JSONValue] = answer.array, own.count == elements.count else { return false }
            return zip(own, elements).allSatisfy { matches($0, $1) }
        case .parts(let parts): return self.parts(answer, parts)
        case .oneOf(let candidates):
            let before: Bool = isChoosing
            defer { isChoosing = before }
            isChoosing = before || candidates.count > 1
            return candidates.contains { matches(answer, $0) }
        }
    }

    private mutating func learn(_ answer: JSONValue, _ number: Int) -> Bool {
        guard let digits: String = answer.string, digits.utf8.count == 32 else { return false }
        if let known: String = known[number] { return known == digits }
        // Every new UUID is another one.
        guard !known.values.contains(digits) else { return false }
        known[number] = digits
        return true
    }

    private mutating func learn(_ answer: JSONValue, _ key: [Value]) -> Bool {
        guard let digits: String = answer.string, digits.utf8.count == 64 else { return false }
        if let known: String = identities[key] { return known == digits }
        if isChoosing { return true }
        guard !identities.values.contains(digits) else { return false }
        identities[key] = digits
        return true
    }

    private mutating func object(_ answer: JSONValue, _ members: [Expected.Member]) -> Bool {
        guard let own: [JSONObject.Member] = answer.object?.members, own.count == members.count else { return false }
        return zip(own, members).allSatisfy { $0.name == $1.name && matches($0.value, $1.value) }
    }

    private mutating func parts(_ answer: JSONValue, _ parts: [Expected.Part]) -> Bool {
        guard let own: [JSONValue] = answer.array, own.count == parts.map(\.count).reduce(0, +) else { return false }
        var rest: ArraySlice<JSONValue> = own[...]
        let before: Bool = isChoosing
        defer { isChoosing = before }
        for part: Expected.Part in parts {
            isChoosing = before || part.candidates.count > 1
            guard assign(rest.prefix(part.count), part.candidates) else { return false }
            rest = rest.dropFirst(part.count)
        }
        return true
    }

    /// Whether each answer can be given a candidate of its own; tried out one after the other.
    private mutating func assign(_ answers: ArraySlice<JSONValue>, _ candidates: [Expected]) -> Bool {
        guard let answer: JSONValue = answers.first else { return true }
        for (index, candidate) in candidates.enumerated() {
            let before: Matcher = self
            if matches(answer, candidate) {
                var others: [Expected] = candidates
                others.remove(at: index)
                if assign(answers.dropFirst(), others) { return true }
                // Another candidate that fits is an equal one, and would leave the same problem.
                if known == before.known, candidate.isRigid { return false }
            }
            self = before
        }
        return false
    }
}
