import Foundation
import JSON
import Testing

@testable import DataConnectClient

/// Members through the helper of generated code, in the form the wire wants.
@Suite struct CodecHelperTests {
    private static let uuid: UUID = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255))

    @Test func readsAndWritesEveryScalar() throws {
        let text: String = """
            {"any":{"a":[1,null,"x"]},"big":"9223372036854775807","count":3,"day":"2024-02-29",\
            "id":"0102030405060708090a0b0c0d0e0fff","ids":["0102030405060708090a0b0c0d0e0fff"],\
            "maybe":null,"when":"2024-02-29T12:30:00.5Z"}
            """
        let row: Row = try WireCodec.data(Row.self, from: .init(text))
        let expected: Row = Row(
            id: Self.uuid, big: .max, count: 3, maybe: nil, ids: [Self.uuid],
            day: try LocalDate(year: 2024, month: 2, day: 29),
            when: Timestamp(seconds: 1_709_209_800, nanoseconds: 500_000_000),
            any: AnyValue(json: ["a": [1, nil, "x"]]))
        #expect(row == expected)
        #expect(try WireCodec.variables(row).description == text)
    }

    @Test func readsUUIDsWithDashesAndIntegersThatAreNumbers() throws {
        let row: Keys = try WireCodec.data(
            Keys.self, from: .init(#"{"id": "01020304-0506-0708-090A-0B0C0D0E0FFF", "big": 7}"#))
        #expect(row == Keys(id: Self.uuid, big: 7))
    }

    @Test func readsMissingOptionalMembersAsNothing() throws {
        #expect(try WireCodec.data(Keys.self, from: .init("{}")) == Keys(id: nil, big: nil))
    }

    @Test(arguments: [#"{"id": "123"}"#, #"{"id": "zz02030405060708090a0b0c0d0e0fff"}"#])
    func refusesWhatIsNoUUID(text: String) {
        let error: DataConnectCodecError? = #expect(throws: DataConnectCodecError.self) {
            try WireCodec.data(Keys.self, from: .init(text))
        }
        #expect(error?.code == .invalidUUID)
    }

    @Test func tellsLeftOutVariablesFromNull() throws {
        var variables: Variables = Variables()
        #expect(try WireCodec.variables(variables).description == "{}")
        variables.pages = nil
        #expect(try WireCodec.variables(variables).description == #"{"pages":null}"#)
        variables.pages = 3
        #expect(try WireCodec.variables(variables).description == #"{"pages":3}"#)
    }
}

/// As generated code declares it.
private struct Row: Codable, Equatable, Sendable {
    var id: UUID
    var big: Int64
    var count: Int
    var maybe: UUID?
    var ids: [UUID]
    var day: LocalDate
    var when: Timestamp
    var any: AnyValue

    enum CodingKeys: String, CodingKey { case id, big, count, maybe, ids, day, when, any }
}

extension Row {
    init(from decoder: any Decoder) throws {
        var container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let helper: CodecHelper<CodingKeys> = CodecHelper<CodingKeys>()
        id = try helper.decode(UUID.self, forKey: .id, container: &container)
        big = try helper.decode(Int64.self, forKey: .big, container: &container)
        count = try helper.decode(Int.self, forKey: .count, container: &container)
        maybe = try helper.decode(UUID?.self, forKey: .maybe, container: &container)
        ids = try helper.decode([UUID].self, forKey: .ids, container: &container)
        day = try helper.decode(LocalDate.self, forKey: .day, container: &container)
        when = try helper.decode(Timestamp.self, forKey: .when, container: &container)
        any = try helper.decode(AnyValue.self, forKey: .any, container: &container)
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        let helper: CodecHelper<CodingKeys> = CodecHelper<CodingKeys>()
        try helper.encode(id, forKey: .id, container: &container)
        try helper.encode(big, forKey: .big, container: &container)
        try helper.encode(count, forKey: .count, container: &container)
        try helper.encode(maybe, forKey: .maybe, container: &container)
        try helper.encode(ids, forKey: .ids, container: &container)
        try helper.encode(day, forKey: .day, container: &container)
        try helper.encode(when, forKey: .when, container: &container)
        try helper.encode(any, forKey: .any, container: &container)
    }
}

private struct Keys: Decodable, Equatable, Sendable {
    var id: UUID?
    var big: Int64?

    enum CodingKeys: String, CodingKey { case id, big }

    init(id: UUID?, big: Int64?) {
        self.id = id
        self.big = big
    }

    init(from decoder: any Decoder) throws {
        var container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let helper: CodecHelper<CodingKeys> = CodecHelper<CodingKeys>()
        id = try helper.decode(UUID?.self, forKey: .id, container: &container)
        big = try helper.decode(Int64?.self, forKey: .big, container: &container)
    }
}

private struct Variables: OperationVariable {
    @OptionalVariable var pages: Int?

    enum CodingKeys: String, CodingKey { case pages }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        let helper: CodecHelper<CodingKeys> = CodecHelper<CodingKeys>()
        if $pages.isSet { try helper.encode(pages, forKey: .pages, container: &container) }
    }
}
