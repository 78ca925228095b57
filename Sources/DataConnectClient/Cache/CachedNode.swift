import JSON

/// A result with what belongs to entities taken out, so that it is kept once.
///
/// An entity keeps members that are values, by the fields that they are of: two operations may give one name to two fields. A value
/// that depends on arguments stays with the result. Members that are objects, or lists of such, stay with the result: which rows a
/// list has depends on the arguments of that query. So do values of objects that are no entities.
indirect enum CachedNode: Hashable, Sendable {
    /// A scalar, or a list of scalars.
    case value(JSONValue)
    case list([CachedNode])
    case object([Member])
    case entity(id: String, [Member])

    struct Member: Hashable, Sendable {
        /// Its name in the response.
        let name: String
        /// The field of the entity that has the value; of use without a node alone.
        let field: String
        /// Nothing where the entity has the value.
        let node: CachedNode?

        init(name: String, field: String? = nil, node: CachedNode?) {
            self.name = name
            self.field = field ?? name
            self.node = node
        }
    }
}

/// The values that are known of one entity, by the fields of its type.
typealias EntityRecord = [String: JSONValue]

extension CachedNode {
    /// Takes a result apart.
    ///
    /// - Parameters:
    ///   - names: what the names in it stand for.
    ///   - entities: gets the values of each entity that occurs.
    init(
        _ data: JSONValue, _ index: EntityIndex, _ names: SelectionNames = SelectionNames(),
        entities: inout [String: EntityRecord]
    ) {
        switch data {
        case .null, .bool, .number, .string: self = .value(data)
        case .array(let elements):
            guard data.holdsObjects else {
                self = .value(data)
                return
            }
            var nodes: [CachedNode] = []
            for (position, element): (Int, JSONValue) in elements.enumerated() {
                nodes.append(CachedNode(element, index.step(.listIndex(position)), names, entities: &entities))
            }
            self = .list(nodes)
        case .object(let object):
            let id: String? = index.id
            if let id { entities[id] = entities[id] ?? [:] }
            var members: [Member] = []
            for member: JSONObject.Member in object.members {
                if let id, !member.value.holdsObjects, let field: String = names.field(member.name) {
                    entities[id, default: [:]][field] = member.value
                    members.append(Member(name: member.name, field: field, node: nil))
                } else {
                    let node: CachedNode = CachedNode(
                        member.value, index.step(.field(member.name)), names.step(member.name), entities: &entities)
                    members.append(Member(name: member.name, node: node))
                }
            }
            self = id.map { .entity(id: $0, members) } ?? .object(members)
        }
    }

    /// Puts the result together again; nothing when an entity is no longer known.
    func data(_ entity: (String) -> EntityRecord?) -> JSONValue? {
        switch self {
        case .value(let value): return value
        case .list(let nodes):
            var elements: [JSONValue] = []
            for node: CachedNode in nodes {
                guard let element: JSONValue = node.data(entity) else { return nil }
                elements.append(element)
            }
            return .array(elements)
        case .object(let members): return Self.object(members, nil, entity)
        case .entity(let id, let members):
            guard let record: EntityRecord = entity(id) else { return nil }
            return Self.object(members, record, entity)
        }
    }

    private static func object(
        _ members: [Member], _ record: EntityRecord?, _ entity: (String) -> EntityRecord?
    ) -> JSONValue? {
        var object: [JSONObject.Member] = []
        for member: Member in members {
            guard let value: JSONValue = member.node.map({ $0.data(entity) }) ?? record?[member.field] else {
                return nil
            }
            object.append(JSONObject.Member(name: member.name, value: value))
        }
        return .object(JSONObject(object))
    }

    /// The entities that occur.
    var entityIDs: Set<String> {
        var ids: Set<String> = []
        collect(&ids)
        return ids
    }

    private func collect(_ ids: inout Set<String>) {
        switch self {
        case .value: break
        case .list(let nodes): for node: CachedNode in nodes { node.collect(&ids) }
        case .object(let members): for member: Member in members { member.node?.collect(&ids) }
        case .entity(let id, let members):
            ids.insert(id)
            for member: Member in members { member.node?.collect(&ids) }
        }
    }
}

extension JSONValue {
    /// Whether there is an object in it, so that an entity may be in it.
    fileprivate var holdsObjects: Bool {
        switch self {
        case .null, .bool, .number, .string: false
        case .object: true
        case .array(let elements): elements.contains(where: \.holdsObjects)
        }
    }
}

/// Where the entities of a result are, walked along with it.
struct EntityIndex {
    private final class Place {
        var id: String?
        var steps: [DataConnectPathSegment: Place] = [:]
    }

    private let place: Place?

    private init(_ place: Place?) { self.place = place }

    /// An index of what the server said about a result.
    init(_ paths: [ServerResponse.EntityPath]) {
        let root: Place = Place()
        for path: ServerResponse.EntityPath in paths {
            let place: Place = Self.place(at: path.path[...], below: root)
            switch path.ids {
            case .one(let id): place.id = id
            case .each(let ids):
                for (position, id): (Int, String) in ids.enumerated() where !id.isEmpty {
                    Self.place(at: [.listIndex(position)], below: place).id = id
                }
            }
        }
        place = root
    }

    private static func place(at path: ArraySlice<DataConnectPathSegment>, below root: Place) -> Place {
        var place: Place = root
        for segment: DataConnectPathSegment in path {
            let next: Place = place.steps[segment] ?? Place()
            place.steps[segment] = next
            place = next
        }
        return place
    }

    /// The entity that is here.
    var id: String? { place?.id }

    /// The index one step further down.
    func step(_ segment: DataConnectPathSegment) -> EntityIndex { EntityIndex(place?.steps[segment]) }
}
