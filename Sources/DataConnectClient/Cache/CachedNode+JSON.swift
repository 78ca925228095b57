import JSON

/// The form in which a result is kept in a file: `{"v": …}`, `{"l": […]}`, `{"o": […]}`, `{"e": id, "m": […]}`, and members as
/// `[name, node]`, or without a node `[name]`, and `[name, field]` where the field is called otherwise.
extension CachedNode {
    var json: JSONValue {
        switch self {
        case .value(let value): ["v": value]
        case .list(let nodes): ["l": .array(nodes.map(\.json))]
        case .object(let members): ["o": .array(members.map(\.json))]
        case .entity(let id, let members): ["e": .string(id), "m": .array(members.map(\.json))]
        }
    }

    /// Nothing when it is not of that form.
    init?(json: JSONValue) {
        if let value: JSONValue = json["v"] {
            self = .value(value)
        } else if let nodes: [CachedNode] = json["l"]?.array?.compactMap(CachedNode.init(json:)) {
            self = .list(nodes)
        } else if let members: [Member] = json["o"]?.array?.compactMap(Member.init(json:)) {
            self = .object(members)
        } else if let id: String = json["e"]?.string, let members = json["m"]?.array?.compactMap(Member.init(json:)) {
            self = .entity(id: id, members)
        } else {
            return nil
        }
    }
}

extension CachedNode.Member {
    fileprivate var json: JSONValue {
        if let node { return .array([.string(name), node.json]) }
        return .array(field == name ? [.string(name)] : [.string(name), .string(field)])
    }

    fileprivate init?(json: JSONValue) {
        guard let parts: [JSONValue] = json.array, let name: String = parts.first?.string else { return nil }
        guard parts.count > 1 else {
            self.init(name: name, node: nil)
            return
        }
        if let field: String = parts[1].string {
            self.init(name: name, field: field, node: nil)
            return
        }
        guard let node: CachedNode = CachedNode(json: parts[1]) else { return nil }
        self.init(name: name, node: node)
    }
}
