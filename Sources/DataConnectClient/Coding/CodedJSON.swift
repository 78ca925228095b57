import Foundation
import JSON

/// JSON that goes through `Codable`, which has no word for it.
struct CodedJSON: Codable {
    let json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws {
        if let members: KeyedDecodingContainer<Name> = try? decoder.container(keyedBy: Name.self) {
            let object: [JSONObject.Member] = try members.allKeys.map { name in
                JSONObject.Member(name: name.stringValue, value: try members.decode(CodedJSON.self, forKey: name).json)
            }
            json = .object(JSONObject(object))
        } else if var elements: any UnkeyedDecodingContainer = try? decoder.unkeyedContainer() {
            var list: [JSONValue] = []
            while !elements.isAtEnd { list.append(try elements.decode(CodedJSON.self).json) }
            json = .array(list)
        } else {
            json = try Self.scalar(decoder.singleValueContainer())
        }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
        if container.decodeNil() { return .null }
        if let value: Bool = try? container.decode(Bool.self) { return .bool(value) }
        if let value: Int64 = try? container.decode(Int64.self) { return .number(JSONNumber(value)) }
        if let value: UInt64 = try? container.decode(UInt64.self) {
            return .number(JSONNumber(validated: String(value)))
        }
        if let value: Double = try? container.decode(Double.self) { return .number(JSONNumber(value)) }
        return .string(try container.decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
        switch json {
        case .object(let object):
            var members: KeyedEncodingContainer<Name> = encoder.container(keyedBy: Name.self)
            for member: JSONObject.Member in object.members {
                try members.encode(CodedJSON(json: member.value), forKey: Name(stringValue: member.name))
            }
        case .array(let list):
            var elements: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
            for element: JSONValue in list { try elements.encode(CodedJSON(json: element)) }
        case .null, .bool, .number, .string:
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            try Self.encode(json, into: &container)
        }
    }

    private static func encode(_ scalar: JSONValue, into container: inout any SingleValueEncodingContainer) throws {
        switch scalar {
        case .bool(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .number(let number):
            if let whole: Int64 = number.int64 {
                try container.encode(whole)
            } else if let whole: UInt64 = UInt64(number.text) {
                try container.encode(whole)
            } else {
                try container.encode(number.double)
            }
        case .null, .array, .object: try container.encodeNil()
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }
}
