import JSON

/// A JSON value that knows when it equals another one, and how PostgreSQL's `jsonb` sorts it.
indirect enum Tree: Hashable {
    case null
    case text(Text)
    case number(Decimal)
    case boolean(Bool)
    case array([Tree])
    /// By length of the name, then by its bytes; each name once.
    case object([Member])

    struct Member: Hashable {
        var name: Text
        var value: Tree
    }

    init(_ json: JSONValue) {
        switch json {
        case .null: self = .null
        case .bool(let truth): self = .boolean(truth)
        case .number(let number): self = .number(Decimal(number.text))
        case .string(let text): self = .text(Text(text))
        case .array(let elements): self = .array(elements.map(Tree.init))
        case .object(let object):
            var members: [Text: Tree] = [:]
            // Of equal names the last one counts.
            for member: JSONObject.Member in object.members { members[Text(member.name)] = Tree(member.value) }
            self = .object(
                members.map { Member(name: $0, value: $1) }.sorted { left, right in
                    left.name.utf8.count == right.name.utf8.count
                        ? left.name < right.name : left.name.utf8.count < right.name.utf8.count
                })
        }
    }

    var json: JSONValue {
        switch self {
        case .null: .null
        case .boolean(let truth): .bool(truth)
        case .number(let number): .number(JSONNumber(validated: number.text))
        case .text(let text): .string(text.description)
        case .array(let elements): .array(elements.map(\.json))
        case .object(let members):
            .object(
                JSONObject(members.map { JSONObject.Member(name: $0.name.description, value: $0.value.json) }))
        }
    }
}

/// The order of `jsonb` (PostgreSQL manual, 8.14.4): kind first, containers by size, then member by member; and an empty array at
/// the top comes before everything.
extension Tree: Comparable {
    static func < (left: Tree, right: Tree) -> Bool { left.comparedAtTop(with: right) < 0 }

    private func comparedAtTop(with other: Tree) -> Int {
        // A scalar at the top is kept as an array of one, and arrays are compared by their length before anything else.
        switch (elementsAtTop, other.elementsAtTop) {
        case (let own?, let others?):
            if own.count != others.count { return own.count < others.count ? -1 : 1 }
            if isArray != other.isArray { return isArray ? 1 : -1 }
            return Self.compare(own, others)
        default: return compared(with: other)
        }
    }

    private var elementsAtTop: [Tree]? {
        switch self {
        case .array(let elements): elements
        case .object: nil
        default: [self]
        }
    }

    private var isArray: Bool { if case .array = self { true } else { false } }

    private func compared(with other: Tree) -> Int {
        switch (self, other) {
        case (.text(let left), .text(let right)): return left == right ? 0 : left < right ? -1 : 1
        case (.number(let left), .number(let right)): return left == right ? 0 : left < right ? -1 : 1
        case (.boolean(let left), .boolean(let right)): return left == right ? 0 : right ? -1 : 1
        case (.array(let left), .array(let right)):
            if left.count != right.count { return left.count < right.count ? -1 : 1 }
            return Self.compare(left, right)
        case (.object(let left), .object(let right)):
            if left.count != right.count { return left.count < right.count ? -1 : 1 }
            return Self.compare(
                left.flatMap { [.text($0.name), $0.value] }, right.flatMap { [.text($0.name), $0.value] })
        default: return rank == other.rank ? 0 : rank < other.rank ? -1 : 1
        }
    }

    private static func compare(_ left: [Tree], _ right: [Tree]) -> Int {
        zip(left, right).lazy.map { $0.compared(with: $1) }.first { $0 != 0 } ?? 0
    }

    private var rank: Int {
        switch self {
        case .null: 0
        case .text: 1
        case .number: 2
        case .boolean: 3
        case .array: 4
        case .object: 5
        }
    }
}
