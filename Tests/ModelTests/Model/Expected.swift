/// What an answer must be. Where the language leaves a choice, so does this.
indirect enum Expected {
    case exact(Tree)
    /// A float whose last digits depend on the order in which it was added up.
    case about(Double, margin: Double)
    /// A UUID that the product makes.
    case fresh(Int)
    /// Members in this order.
    case object([Member])
    case list([Expected])
    /// A list in parts: of each part some, in any order.
    case parts([Part])
    case oneOf([Expected])
    /// The id of an entity: of each another one.
    case identity(type: String, key: [Value])

    struct Member {
        var name: String
        var value: Expected
        /// Whether it is left out of the response.
        var isRedacted: Bool = false
    }

    struct Part {
        /// Between these no order is asked for.
        var candidates: [Expected]
        /// How many of them are in the answer.
        var count: Int
    }
}

extension Expected {
    /// What of it is in the response.
    var visible: Expected {
        switch self {
        case .exact, .about, .fresh, .identity: self
        case .object(let members):
            .object(members.filter { !$0.isRedacted }.map { Member(name: $0.name, value: $0.value.visible) })
        case .list(let elements): .list(elements.map(\.visible))
        case .parts(let parts):
            .parts(parts.map { Part(candidates: $0.candidates.map(\.visible), count: $0.count) })
        case .oneOf(let candidates): .oneOf(candidates.map(\.visible))
        }
    }

    /// Whether it stands for one answer only, but for the order where none is asked for.
    var isRigid: Bool {
        switch self {
        case .exact: true
        case .about, .fresh, .identity: false
        case .object(let members): members.allSatisfy(\.value.isRigid)
        case .list(let elements): elements.allSatisfy(\.isRigid)
        case .parts(let parts):
            parts.allSatisfy { $0.count == $0.candidates.count && $0.candidates.allSatisfy(\.isRigid) }
        case .oneOf(let candidates): candidates.count == 1 && candidates.allSatisfy(\.isRigid)
        }
    }
}
