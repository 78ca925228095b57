import CEL
import JSON
import Testing

@Suite struct ValueTests {
    @Test func equalityOfTheLanguageGoesAcrossNumbers() {
        #expect(celEquals(.int(1), .double(1)))
        #expect(celEquals(.uint(1), .int(1)))
        #expect(!celEquals(.double(.nan), .double(.nan)))
        #expect(celEquals(.list([.int(1)]), .list([.uint(1)])))
        #expect(!celEquals(.string("Am\u{E9}lie"), .string("Ame\u{301}lie")))
        #expect(!celEquals(.bool(true), .int(1)))
    }

    @Test func strictEqualityIsReflexiveAndKnowsTypes() {
        #expect(Value.double(.nan) == .double(.nan))
        #expect(Value.int(1) != .uint(1))
        #expect(Set<Value>([.int(1), .int(1), .uint(1), .string("a"), .double(.nan), .double(.nan)]).count == 4)
    }

    @Test func keysOfMapsAreEqualAcrossIntegers() throws {
        let map: MapValue = try #require(
            MapValue((0..<20).map { MapValue.Entry(key: .int($0), value: .int($0 * 2)) }))
        #expect(map[.uint(7)] == .int(14))
        #expect(MapKey(lookup: .double(7)).flatMap { map[$0] } == .int(14))
        #expect(MapKey(lookup: .double(7.5)) == nil)
        #expect(
            MapValue([
                MapValue.Entry(key: .int(1), value: .null), MapValue.Entry(key: .uint(1), value: .null),
            ]) == nil)
    }

    @Test func bridgesJSONBothWays() throws {
        let text: String = #"{"a":[1,2.5,"x",null,true],"big":18446744073709551615}"#
        let json: JSONValue = try parseJSON(Array(text.utf8))
        let value: Value = Value(json: json)
        #expect(
            value
                == .map(
                    MapValue([
                        "a": .list([.int(1), .double(2.5), .string("x"), .null, .bool(true)]), "big": .uint(.max),
                    ])))
        #expect(value.json() == json)
        #expect(Value.bytes([0xFB, 0xFF, 1, 2]).json() == .string("+/8BAg=="))
        #expect(Value.timestamp(try #require(TimestampValue(seconds: 0))).json() == .string("1970-01-01T00:00:00Z"))
        #expect(Value.list([.double(.infinity)]).json() == nil)
        #expect(Value.optional(nil).json() == .null)
    }

    @Test func recordsBecomeObjectsOfWhatIsSet() {
        let type: RecordType = RecordType(
            name: "key", fields: [RecordField("a", .int), RecordField("b", .int, isOptional: true)])
        #expect(Value.record(RecordValue(type, [.int(1)])).json() == ["a": 1])
        #expect(RecordValue(type, fields: ["b": .int(2), "c": .int(3)]) == RecordValue(type, [nil, .int(2)]))
    }
}
