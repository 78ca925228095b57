import Execution
import JSON
import Testing

@testable import Transport

@Suite struct GRPCMessageTests {
    private func read(_ bytes: [UInt8], piece: Int) -> [String] {
        var decoder: GRPCMessageDecoder = GRPCMessageDecoder(maximumCount: 10)
        var lines: [String] = []
        var rest: ArraySlice<UInt8> = bytes[...]
        while !rest.isEmpty {
            var input: ArraySlice<UInt8> = rest.prefix(piece)
            rest = rest.dropFirst(piece)
            do throws(GRPCStatus) {
                while let message = try decoder.next(&input) { lines.append(hex(message)) }
            } catch {
                return lines + ["\(error.code.rawValue): \(error.message)"]
            }
        }
        return lines + (decoder.isMidMessage ? ["more"] : [])
    }

    @Test(arguments: [
        ("00 00 00 00 02 61 62  00 00 00 00 00  00 00 00 00 01 63", ["61 62", "", "63"]),
        ("00 00 00 00 02 61", ["more"]),
        ("00 00", ["more"]),
        ("00 00 00 00 0b", ["RESOURCE_EXHAUSTED: a message of 11 bytes is over the limit of 10"]),
        ("00 00 00 00 00  01 00 00 00 00", ["", "UNIMPLEMENTED: messages are not taken compressed"]),
        ("00 ff ff ff ff", ["RESOURCE_EXHAUSTED: a message of 4294967295 bytes is over the limit of 10"]),
    ])
    func takesMessagesHoweverTheyCome(_ bytes: String, _ expected: [String]) {
        for piece: Int in [1, 2, 3, 100] {
            #expect(read(hex(bytes), piece: piece) == expected, "in pieces of \(piece)")
        }
    }

    @Test(
        arguments: [
            ("1H", 3600), ("2M", 120), ("3S", 3), ("4000m", 4), ("5000000u", 5), ("99999999n", nil), ("0S", 0),
            ("", nil), ("S", nil),
            ("123456789S", nil), ("-1S", nil), ("1.5S", nil), ("1x", nil),
        ] as [(String, Int?)])
    func readsTimeouts(_ text: String, _ seconds: Int?) {
        let expected: Duration? = text == "99999999n" ? .nanoseconds(99_999_999) : seconds.map { .seconds($0) }
        #expect(GRPCTimeout.read(text) == expected)
    }

    @Test func encodesMessagesOfStatuses() {
        #expect(GRPCStatus.encode("100% \"é\"\n") == "100%25 \"%C3%A9\"%0A")
    }

    @Test func readsRequests() throws {
        let variables: [UInt8] = field(1, field(1, "id") + field(2, field(3, "7")))
        let more: [UInt8] = field(1, field(1, "n") + field(2, [0x20, 1]))
        let bytes: [UInt8] =
            field(1, "projects/p") + field(9, "later") + field(2, "Old") + field(3, variables) + field(2, "New")
            + field(3, more)
        let message: ExecuteMessage = try ExecuteMessage(bytes, ProtobufReader.Pieces(0..<bytes.count))
        #expect(message.name == "projects/p")
        #expect(message.operationName == "New")
        #expect(message.variables == JSONText(#"{"id":"7","n":true}"#))
    }

    /// A name of a connector, an operation, no variables.
    @Test func readsRequestsWithoutVariables() throws {
        let bytes: [UInt8] = hex("0a 01 63 12 02 4d 65")
        let message: ExecuteMessage = try ExecuteMessage(bytes, ProtobufReader.Pieces(0..<bytes.count))
        #expect(message.operationName == "Me")
        #expect(message.variables == JSONText("{}"))
    }

    private func bytes(_ result: ExecutionResult) throws -> String { hex(try UnaryReply.message(result)) }

    @Test func writesResults() throws {
        #expect(
            try bytes(ExecutionResult(data: JSONText(#"{"a": 1}"#)))
                == "00 00 00 00 12 0a 10 0a 0e 0a 01 61 12 09 11 00 00 00 00 00 00 f0 3f")
        // An empty object is something, null is nothing.
        #expect(try bytes(ExecutionResult(data: JSONText("{}"))) == "00 00 00 00 02 0a 00")
        #expect(try bytes(ExecutionResult(data: JSONText.null)) == "00 00 00 00 00")
        #expect(try bytes(ExecutionResult(data: nil)) == "00 00 00 00 00")
    }

    @Test func writesErrors() throws {
        let errors: [GraphQLError] = [
            GraphQLError("no", path: [.responseName("a"), .index(2)], code: .notFound, debugDetails: "d"),
            GraphQLError("m", code: .internal),
        ]
        let first: [UInt8] =
            field(1, "no") + field(3, field(1, field(3, "a")) + field(1, hex("11 00 00 00 00 00 00 00 40")))
            + field(4, [0x10, 5] + field(3, "d"))
        let second: [UInt8] = field(1, "m") + field(3, []) + field(4, [0x10, 13])
        let message: [UInt8] = field(2, first) + field(2, second)
        #expect(
            try bytes(ExecutionResult(data: nil, errors: errors)) == hex([0, 0, 0, 0, UInt8(message.count)] + message))
    }

    /// Where the entities are, of which a client keeps one copy.
    @Test func writesExtensions() throws {
        let json: String = """
            {"dataConnect": [
                {"path": ["posts"], "entityIds": ["p1", "p2"], "unknown": [1]},
                {"path": ["posts", 0, "author"], "entityId": "a1", "maxAge": "1.5s", "action": "GET", "entityIds": null},
                {"path": []}], "other": {}}
            """
        let path: [UInt8] = field(1, field(3, "posts"))
        let zero: [UInt8] = field(1, hex("11 00 00 00 00 00 00 00 00"))
        let entries: [UInt8] =
            field(1, field(1, path) + field(3, "p1") + field(3, "p2"))
            + field(
                1,
                field(1, path + zero + field(1, field(3, "author"))) + field(2, "a1")
                    + field(4, hex("08 01 10 80 ca b5 ee 01")) + hex("28 01"))
            + field(1, field(1, []))
        let message: [UInt8] = field(1, []) + field(3, entries)
        #expect(
            try bytes(ExecutionResult(data: JSONText("{}"), extensions: JSONText(json)))
                == hex([0, 0, 0, 0, UInt8(message.count)] + message))
    }

    @Test(arguments: [
        "[]", #"{"dataConnect":{}}"#, #"{"dataConnect":[{"path":1}]}"#, #"{"dataConnect":[{"maxAge":"x"}]}"#,
    ])
    func refusesOtherExtensions(_ json: String) {
        #expect(throws: StructFault.self) {
            try UnaryReply.message(ExecutionResult(data: nil, extensions: JSONText(json)))
        }
    }
}
