import ConnectorModel
import JSON
import Testing

@testable import Execution

/// How entity ids get out of what the database answers: the bytes before and behind, and what is told in `extensions`.
@Suite struct EntityLiftTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var shape: EntityShape
        var json: String
        var data: String
        /// The entries of `dataConnect`.
        var entries: [String]
    }

    private static let cases: [Case] = [
        Case(
            testDescription: "a row", shape: .data(("movie", .row())),
            json: ##"{"movie":{"#":"m1","title":"Laura"}}"##,
            data: ##"{"movie":{"title":"Laura"}}"##,
            entries: [#"{"path":["movie"],"entityId":"m1"}"#]),
        Case(
            testDescription: "a list", shape: .data(("movies", .rows())),
            json: ##"{"movies":[{"#":"m1","title":"Laura"},{"#":"m2","title":"Gilda"}]}"##,
            data: ##"{"movies":[{"title":"Laura"},{"title":"Gilda"}]}"##,
            entries: [#"{"path":["movies"],"entityIds":["m1","m2"]}"#]),
        Case(
            testDescription: "what is in a list comes behind it",
            shape: .data(("posts", .rows(("author", .row()), ("comments", .rows(("by", .row())))))),
            json:
                ##"{"posts":[{"#":"p1","author":{"#":"a1","n":1},"comments":[{"#":"c1","by":{"#":"a2"}},{"#":"c2","by":null}]},"##
                + ##"{"#":"p2","author":null,"comments":[]}]}"##,
            data: ##"{"posts":[{"author":{"n":1},"comments":[{"by":{}},{"by":null}]},{"author":null,"comments":[]}]}"##,
            entries: [
                #"{"path":["posts"],"entityIds":["p1","p2"]}"#,
                #"{"path":["posts",0,"author"],"entityId":"a1"}"#,
                #"{"path":["posts",0,"comments"],"entityIds":["c1","c2"]}"#,
                #"{"path":["posts",0,"comments",0,"by"],"entityId":"a2"}"#,
            ]),
        Case(
            testDescription: "rows without ids around some", shape: .data(("decades", .plain(("movie", .row())))),
            json: ##"{"decades":[{"n":1,"movie":{"#":"m1"}},{"n":2,"movie":{"#":"m2"}}]}"##,
            data: ##"{"decades":[{"n":1,"movie":{}},{"n":2,"movie":{}}]}"##,
            entries: [
                #"{"path":["decades",0,"movie"],"entityId":"m1"}"#, #"{"path":["decades",1,"movie"],"entityId":"m2"}"#,
            ]),
        Case(
            testDescription: "nothing is there", shape: .data(("movie", .row()), ("movies", .rows())),
            json: ##"{"movie":null,"movies":[]}"##, data: ##"{"movie":null,"movies":[]}"##, entries: []),
        Case(
            testDescription: "JSON of users is not looked into", shape: .data(("movies", .rows(("in", .row())))),
            json:
                ##"{"x":{"#":"no"},"movies":[{"#":"m1","any":{"#":"no","in":{"#":"no"}},"s":"{\"#\":\"\\","in":{"#":"i1"},"l":[{"#":1}]}]}"##,
            data:
                ##"{"x":{"#":"no"},"movies":[{"any":{"#":"no","in":{"#":"no"}},"s":"{\"#\":\"\\","in":{},"l":[{"#":1}]}]}"##,
            entries: [#"{"path":["movies"],"entityIds":["m1"]}"#, #"{"path":["movies",0,"in"],"entityId":"i1"}"#]),
        Case(
            testDescription: "what was left out of the data",
            shape: .data(("a", .row()), ("b", .row(("c", .row()), ("d", .row())))),
            json: ##"{"b":{"#":"b1","d":{"#":"d1"}}}"##, data: ##"{"b":{"d":{}}}"##,
            entries: [#"{"path":["b"],"entityId":"b1"}"#, #"{"path":["b","d"],"entityId":"d1"}"#]),
        Case(
            testDescription: "white space, as json_build_object writes it", shape: .data(("a", .row(("b", .rows())))),
            json: ##"{"a" : {"#" : "a1", "n" : 1.50, "b" : [{"#" : "b1", "t" : true},  {"#" : "b2"}]} , "z" : -1e9 }"##,
            data: ##"{"a" : {"n" : 1.50, "b" : [{"t" : true},  {}]} , "z" : -1e9 }"##,
            entries: [#"{"path":["a"],"entityId":"a1"}"#, #"{"path":["a","b"],"entityIds":["b1","b2"]}"#]),
        Case(
            testDescription: "an element without an id keeps its place", shape: .data(("a", .rows(("b", .row())))),
            json: ##"{"a":[null,{"b":{"#":"b1"}},{"#":"a3"}]}"##, data: ##"{"a":[null,{"b":{}},{}]}"##,
            entries: [#"{"path":["a"],"entityIds":["","","a3"]}"#, #"{"path":["a",1,"b"],"entityId":"b1"}"#]),
    ]

    @Test(arguments: cases) func takesIDsOut(_ example: Case) throws {
        var ids: EntityIDs = EntityIDs()
        let data: JSONText = try ids.lift(JSONText(example.json), example.shape)
        let entries: String = example.entries.joined(separator: ",")
        #expect(data.description == example.data)
        #expect(ids.extensions?.description == (example.entries.isEmpty ? nil : "{\"dataConnect\":[\(entries)]}"))
    }

    @Test func gathersWhatRootFieldsGive() throws {
        var ids: EntityIDs = EntityIDs()
        #expect(try ids.lift(JSONText(##"{"#" : "p1", "id" : 1}"##), .row(), of: "one").description == #"{"id" : 1}"#)
        #expect(try ids.lift(JSONText(##"[{"#":"p2"},{"#":"p3"}]"##), .rows(), of: "two").description == "[{},{}]")
        #expect(
            ids.extensions?.description
                == #"{"dataConnect":[{"path":["one"],"entityId":"p1"},{"path":["two"],"entityIds":["p2","p3"]}]}"#)
    }

    @Test(arguments: [
        "", "[", "{", #"{"a"#, #"{"a":"#, ##"{"a":[{"#":"x"},"##, ##"{"a":[{"#":"x\"##, ##"{"a":[{"#":1}]}"##,
        #"{"a":[{} {}]}"#, #"{"a":[{"b"}]}"#,
    ])
    func whatIsNoJSONGivesNothing(_ json: String) throws {
        var ids: EntityIDs = EntityIDs()
        _ = try ids.lift(JSONText(##"{"#":"p1"}"##), .row(), of: "one")
        let shape: EntityShape = .data(("a", .rows(("b", .row()))))
        #expect(throws: JSONError.self) { _ = try ids.lift(JSONText(json), shape) }
        #expect(ids.extensions?.description == #"{"dataConnect":[{"path":["one"],"entityId":"p1"}]}"#)
        _ = try ids.lift(JSONText(##"[{"#":"p2"}]"##), .rows(), of: "two")
        #expect(ids.extensions?.description.hasSuffix(#",{"path":["two"],"entityIds":["p2"]}]}"#) == true)
    }

    /// - Shape: what one pass along the bytes does is what is done to a tree, for 3,000 shapes and values of them.
    @Test(arguments: 1...3000 as ClosedRange<UInt64>) func doesWhatIsDoneToATree(_ seed: UInt64) throws {
        var example: RandomEntities = RandomEntities(seed: seed)
        let (shape, json): (EntityShape, JSONValue) = example.next()
        var expected: EntityTree = EntityTree()
        let data: JSONValue = expected.take(from: json, shape, [])
        var ids: EntityIDs = EntityIDs()
        let lifted: JSONText = try ids.lift(json.text, shape)
        #expect(lifted.description == data.text.description, "seed \(seed)")
        #expect(try ids.extensions.map { try parseJSON($0.utf8) } == expected.extensions, "seed \(seed)")
    }
}

extension EntityShape {
    static func row(_ members: (String, EntityShape)...) -> EntityShape {
        EntityShape(hasID: true, members: of(members))
    }
    static func rows(_ members: (String, EntityShape)...) -> EntityShape {
        EntityShape(isList: true, hasID: true, members: of(members))
    }
    /// Rows of a view.
    static func plain(_ members: (String, EntityShape)...) -> EntityShape {
        EntityShape(isList: true, hasID: false, members: of(members))
    }
    static func data(_ members: (String, EntityShape)...) -> EntityShape {
        EntityShape(hasID: false, members: of(members))
    }

    private static func of(_ members: [(String, EntityShape)]) -> [Member] {
        members.map { Member(name: $0.0, shape: $0.1) }
    }
}
