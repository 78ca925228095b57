import ConnectorModel
import Execution
import JSON
import Postgres
import SQL
import Testing

/// What is left out of an answer, and what is not touched on the way.
@Suite struct RedactionTests {
    private func answer(_ json: String, _ shape: ResultShape, isRedacted: Bool = false) async -> String {
        let bench: ExecutionBench = ExecutionBench { _, _ in .success(StatementResult(json: JSONText(json))) }
        return await bench.mutate(
            .testing(
                "M", .mutation,
                [.field("a", inspection: ResultInspection(shape: shape, isRedacted: isRedacted)), .field("b")]))
    }

    @Test func leavesOutRootFields() async {
        #expect(await answer(#"{"x":1}"#, .any, isRedacted: true) == #"OK {"b":{"x":1}}"#)
    }

    @Test(arguments: [
        (#"{"x":1,"y":2,"z":3}"#, #"{"y":2,"z":3}"#),
        (#"{"y" : "x" , "x" : [1, {"x": 2}],"z":null}"#, #"{"y":"x","z":null}"#),
        (#"{"x":1}"#, "{}"),
        ("{}", "{}"),
        ("null", "null"),
        (#"{"y":{"x":1,"y": 1.50},"z":"\"x\":\u00e9"}"#, #"{"y":{"x":1,"y": 1.50},"z":"\"x\":\u00e9"}"#),
    ])
    func leavesOutMembers(_ json: String, _ expected: String) async {
        let shape: ResultShape = .object(["-x": .any, "y": .any, "z": .any])
        #expect(await answer(json, shape) == "OK {\"a\":\(expected),\"b\":\(json)}")
    }

    @Test func goesIntoListsAndObjects() async {
        let shape: ResultShape = .list(.object(["in": .object(["-x": .any, "y": .any]), "x": .any]))
        let json: String = #"[{"in":{"x":1,"y":2},"x":3},{"in":null,"x":{"x":4}},{"in":{"x":5,"y":6},"x":7}]"#
        #expect(
            await answer(json, shape)
                == #"OK {"a":[{"in":{"y":2},"x":3},{"in":null,"x":{"x":4}},{"in":{"y":6},"x":7}],"b":"# + json + "}")
    }

    @Test func aQueryWithoutChecksForwardsItsBytes() {
        let bench: ExecutionBench = ExecutionBench()
        bench.reads.script = { _, _ in .success(StatementResult(json: JSONText(#"{ "not" : [ looked at"#))) }
        #expect(
            bench.query(.testing("Q", .query, [.reading([]) { $0.keyword("SELECT") }]), nil)
                == #"OK { "not" : [ looked at"#)
    }

    @Test func aQueryWithholdsWhatFails() throws {
        let bench: ExecutionBench = ExecutionBench()
        bench.reads.script = { _, _ in
            .success(StatementResult(json: JSONText(#"{"a" : {"x":1}, "b" : [1], "c" : "s", "d" : 4}"#)))
        }
        let members: ResultShape = .object(["a": .any, "b": .any, "-c": .any, "d": .any])
        var step: CompiledStep = .reading([]) { $0.keyword("SELECT") }
        step.inspection = ResultInspection(
            shape: members,
            checks: [
                try .that("this.x == 2", [.member(name: "a", index: 0)], message: "no a"),
                try .that("this.x == 3", [.member(name: "a", index: 0)], message: "not told"),
                try .that("this == [1]", [.member(name: "b", index: 1)]),
                try .that("this == 't'", [.member(name: "c", index: 2)], message: "no c"),
            ])
        #expect(
            bench.query(.testing("Q", .query, [step]), nil) == """
                OK {"a":null,"b":[1],"d":4}
                a: PERMISSION_DENIED no a
                c: PERMISSION_DENIED no c
                """)
    }

    @Test func detailsAreForDevelopersAndAdministrators() async throws {
        for (showsDetails, auth, origin, expected) in [
            (true, AuthContext.unauthenticated, ExecutionRequest.Origin.unary, true),
            (false, .unauthenticated, .unary, false), (false, .administrator, .unary, true),
            (false, .unauthenticated, .administration, true), (false, .unauthenticated, .stream, false),
        ] {
            let operation: CompiledOperation = .testing("M", .mutation, checks: [try .that("false")], [.field("a")])
            let bench: ExecutionBench = ExecutionBench([operation], showsDetails: showsDetails)
            let result: ExecutionResult = await bench.executor.mutate(
                ExecutionRequest(connector: "c", operationName: "M", variables: nil, auth: auth, origin: origin))
            #expect(result.errors.map { $0.debugDetails != nil } == [expected])
        }
    }
}
