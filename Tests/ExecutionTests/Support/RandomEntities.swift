import ConnectorModel
import JSON

/// Makes shapes with entities, and values of them.
struct RandomEntities {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> (EntityShape, JSONValue) {
        let shape: EntityShape = shape(depth: 0, isList: false, hasID: false)
        return (shape, value(of: shape))
    }

    /// SplitMix64.
    private mutating func number(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed: UInt64 = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    private mutating func shape(depth: Int, isList: Bool, hasID: Bool) -> EntityShape {
        let count: Int = depth == 0 ? 3 : max(0, number(below: 4) - depth)
        let members: [EntityShape.Member] = (0..<count).map { index in
            EntityShape.Member(
                name: "m\(index)",
                shape: shape(depth: depth + 1, isList: number(below: 2) == 0, hasID: number(below: 4) > 0))
        }
        return EntityShape(isList: isList, hasID: hasID, members: members)
    }

    private mutating func value(of shape: EntityShape) -> JSONValue {
        guard number(below: 8) > 0 else { return .null }
        guard shape.isList else { return object(shape) }
        return .array((0..<number(below: 4)).map { _ in number(below: 12) == 0 ? .null : object(shape) })
    }

    private mutating func object(_ shape: EntityShape) -> JSONValue {
        var members: [JSONObject.Member] = []
        if shape.hasID, number(below: 16) > 0 {
            members.append(JSONObject.Member(name: "#", value: .string("id\(number(below: 1000))")))
        }
        for member: EntityShape.Member in shape.members {
            if number(below: 3) == 0 { members.append(JSONObject.Member(name: "o\(members.count)", value: opaque(0))) }
            if number(below: 10) == 0 { continue }
            members.append(
                JSONObject.Member(name: String(decoding: member.name, as: UTF8.self), value: value(of: member.shape)))
        }
        if number(below: 2) == 0 { members.append(JSONObject.Member(name: "o", value: opaque(0))) }
        return .object(JSONObject(members))
    }

    /// JSON of a user, which likes to look like ours.
    private mutating func opaque(_ depth: Int) -> JSONValue {
        switch number(below: depth > 3 ? 5 : 7) {
        case 0: .null
        case 1: .bool(number(below: 2) == 0)
        case 2: .number(JSONNumber(Int64(number(below: 100) - 50)))
        case 3:
            .string(
                ["", "#", "\"#\":\"", "\\", "\\\"", "a long text with {brackets}] and \n é", "]}"][number(below: 7)])
        case 4: .string(String(repeating: "x", count: number(below: 20)) + ["", "\"", "\\"][number(below: 3)])
        case 5: .array((0..<number(below: 3)).map { _ in opaque(depth + 1) })
        default:
            .object(
                JSONObject(
                    ["#", "m0", "m1"][..<number(below: 4)].map {
                        JSONObject.Member(name: $0, value: opaque(depth + 1))
                    }))
        }
    }
}

/// What taking ids out is, said of a tree.
struct EntityTree {
    private var entries: [JSONValue] = []

    var extensions: JSONValue? { entries.isEmpty ? nil : ["dataConnect": .array(entries)] }

    mutating func take(from value: JSONValue, _ shape: EntityShape, _ path: [JSONValue]) -> JSONValue {
        switch (value, shape.isList) {
        case (.object(let object), false):
            if shape.hasID, let id: JSONValue = Self.id(of: object) {
                entries.append(["path": .array(path), "entityId": id])
            }
            return rest(of: object, shape, path)
        case (.array(let elements), true):
            if shape.hasID, !elements.isEmpty {
                entries.append([
                    "path": .array(path), "entityIds": .array(elements.map { $0.object.flatMap(Self.id) ?? "" }),
                ])
            }
            return .array(
                elements.enumerated().map { index, element in
                    element.object.map { rest(of: $0, shape, path + [.number(JSONNumber(Int64(index)))]) } ?? element
                })
        default: return value
        }
    }

    private static func id(of object: JSONObject) -> JSONValue? { object["#"] }

    private mutating func rest(of object: JSONObject, _ shape: EntityShape, _ path: [JSONValue]) -> JSONValue {
        var members: [JSONObject.Member] = []
        for member: JSONObject.Member in object.members where !(shape.hasID && member.name == "#") {
            let known: EntityShape? = shape.members.first { $0.name == Array(member.name.utf8) }?.shape
            let value: JSONValue =
                known.map { take(from: member.value, $0, path + [.string(member.name)]) } ?? member.value
            members.append(JSONObject.Member(name: member.name, value: value))
        }
        return .object(JSONObject(members))
    }
}
