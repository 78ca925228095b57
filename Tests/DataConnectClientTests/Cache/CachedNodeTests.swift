import JSON
import Testing

@testable import DataConnectClient

/// Results taken apart and put together again.
@Suite struct CachedNodeTests {
    private static let data: JSONValue = [
        "posts": [
            ["title": "one", "tags": ["a", "b"], "author": ["name": "Ann"], "meta": ["x": 1]],
            ["title": "two", "tags": [], "author": nil, "meta": nil],
        ],
        "count": 2,
    ]
    private static let paths: [ServerResponse.EntityPath] = [
        .init(path: [.field("posts")], ids: .each(["p1", "p2"])),
        .init(path: [.field("posts"), .listIndex(0), .field("author")], ids: .one("a1")),
    ]

    @Test func takesEntitiesOutAndLeavesTheRest() {
        var entities: [String: EntityRecord] = [:]
        let tree: CachedNode = CachedNode(Self.data, EntityIndex(Self.paths), entities: &entities)
        #expect(
            entities == [
                "p1": ["title": "one", "tags": ["a", "b"]],
                "p2": ["title": "two", "tags": [], "author": nil as JSONValue, "meta": nil as JSONValue],
                "a1": ["name": "Ann"],
            ])
        #expect(
            tree
                == .object([
                    .init(
                        name: "posts",
                        node: .list([
                            .entity(
                                id: "p1",
                                [
                                    .init(name: "title", node: nil), .init(name: "tags", node: nil),
                                    .init(name: "author", node: .entity(id: "a1", [.init(name: "name", node: nil)])),
                                    .init(name: "meta", node: .object([.init(name: "x", node: .value(1))])),
                                ]),
                            .entity(
                                id: "p2",
                                ["title", "tags", "author", "meta"].map { .init(name: $0, node: nil) }),
                        ])), .init(name: "count", node: .value(2)),
                ]))
        #expect(tree.entityIDs == ["p1", "p2", "a1"])
        #expect(tree.data { entities[$0] } == Self.data)
        #expect(CachedNode(json: tree.json) == tree)
    }

    /// An entity has its values by the fields that they are of; what depends on arguments stays with its result.
    @Test func knowsValuesByTheirFields() {
        let data: JSONValue = ["book": ["title": "OPEN", "shelf": "Dune", "count": 3]]
        let names: SelectionNames = SelectionNames([
            "book.title": .field("shelf"), "book.shelf": .field("title"), "book.count": .own,
        ])
        var entities: [String: EntityRecord] = [:]
        let index: EntityIndex = EntityIndex([.init(path: [.field("book")], ids: .one("b"))])
        let tree: CachedNode = CachedNode(data, index, names, entities: &entities)
        #expect(entities == ["b": ["shelf": "OPEN", "title": "Dune"]])
        #expect(tree.data { entities[$0] } == data)
        #expect(CachedNode(json: tree.json) == tree)
        #expect(
            tree.json == [
                "o": [
                    [
                        "book",
                        [
                            "e": "b",
                            "m": [
                                ["title", "shelf"], ["shelf", "title"], ["count", ["v": 3]],
                            ],
                        ],
                    ]
                ]
            ])
    }

    @Test func isNotPutTogetherWithoutAnEntityOrItsValue() {
        var entities: [String: EntityRecord] = [:]
        let tree: CachedNode = CachedNode(Self.data, EntityIndex(Self.paths), entities: &entities)
        #expect(tree.data { $0 == "a1" ? nil : entities[$0] } == nil)
        #expect(tree.data { $0 == "a1" ? [:] : entities[$0] } == nil)
    }

    @Test func keepsResultsWithoutEntitiesWhole() {
        var entities: [String: EntityRecord] = [:]
        let tree: CachedNode = CachedNode(Self.data, EntityIndex([]), entities: &entities)
        #expect(entities == [:])
        #expect(tree.data { _ in nil } == Self.data)
        #expect(CachedNode(json: tree.json) == tree)
    }

    /// Random data, with a seed that is printed.
    @Test func putsTogetherWhatItTookApart() {
        let seed: UInt64 = .random(in: 0...UInt64.max)
        print("seed \(seed)")
        var chance: Chance = Chance(state: seed)
        for _ in 0..<300 {
            var paths: [ServerResponse.EntityPath] = []
            let data: JSONValue = chance.object(depth: 4, at: [], &paths)
            var entities: [String: EntityRecord] = [:]
            let tree: CachedNode = CachedNode(data, EntityIndex(paths), entities: &entities)
            #expect(tree.data { entities[$0] } == data)
            #expect(CachedNode(json: tree.json) == tree)
            #expect(tree.entityIDs == Set(entities.keys))
        }
    }
}

/// Random results whose entities all differ.
private struct Chance {
    var state: UInt64
    private var lastID: Int = 0

    init(state: UInt64) { self.state = state }

    private mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    mutating func object(
        depth: Int, at path: [DataConnectPathSegment], _ paths: inout [ServerResponse.EntityPath]
    ) -> JSONValue {
        if next(below: 2) == 0 {
            lastID += 1
            paths.append(.init(path: path, ids: .one("e\(lastID)")))
        }
        var members: [JSONObject.Member] = []
        for number: Int in 0..<next(below: 5) {
            let name: String = "f\(number)"
            members.append(.init(name: name, value: value(depth: depth - 1, at: path + [.field(name)], &paths)))
        }
        return .object(JSONObject(members))
    }

    private mutating func value(
        depth: Int, at path: [DataConnectPathSegment], _ paths: inout [ServerResponse.EntityPath]
    ) -> JSONValue {
        switch next(below: depth > 0 ? 6 : 3) {
        case 0: return nil
        case 1: return .number(JSONNumber(Int64(next(below: 100))))
        case 2: return .array((0..<next(below: 3)).map { .string("s\($0)") })
        case 3:
            return .array(
                (0..<next(below: 3)).map { object(depth: depth - 1, at: path + [.listIndex($0)], &paths) })
        default: return object(depth: depth, at: path, &paths)
        }
    }
}
