import Foundation
import JSON

/// A type whose form on the wire differs from the one its `Codable` has: alone, as an optional, and in lists.
protocol WireScalar {
    /// Reads the wire's form.
    init(wire: JSONValue) throws
    /// The wire's form.
    var wire: JSONValue { get }
}

extension Int64: WireScalar {
    /// Decimal text, because other clients' numbers are doubles; a number is understood too.
    init(wire: JSONValue) throws {
        switch wire {
        case .string(let text):
            guard let value: Int64 = Int64(text) else { throw Self.mismatch(wire) }
            self = value
        case .number(let number):
            guard let value: Int64 = number.int64 else { throw Self.mismatch(wire) }
            self = value
        case .null, .bool, .array, .object: throw Self.mismatch(wire)
        }
    }

    var wire: JSONValue { .string(String(self)) }
}

extension UUID: WireScalar {
    /// 32 hexadecimal digits; dashes are understood too.
    init(wire: JSONValue) throws {
        let digits: [UInt8] = (wire.string ?? "").utf8.filter { $0 != UInt8(ascii: "-") }
        guard digits.count == 32 else {
            throw DataConnectCodecError(.invalidUUID, "\(wire.text) is no UUID")
        }
        let parts: [String] = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map {
            String(decoding: digits[$0], as: UTF8.self)
        }
        guard let value: UUID = UUID(uuidString: parts.joined(separator: "-")) else {
            throw DataConnectCodecError(.invalidUUID, "\(wire.text) is no UUID")
        }
        self = value
    }

    var wire: JSONValue { .string(uuidString.filter { $0 != "-" }.lowercased()) }
}

extension Optional: WireScalar where Wrapped: WireScalar {
    init(wire: JSONValue) throws {
        self = wire == .null ? nil : try Wrapped(wire: wire)
    }

    var wire: JSONValue { self?.wire ?? .null }
}

extension Array: WireScalar where Element: WireScalar {
    init(wire: JSONValue) throws {
        guard let elements: [JSONValue] = wire.array else { throw Self.mismatch(wire) }
        self = try elements.map { try Element(wire: $0) }
    }

    var wire: JSONValue { .array(map(\.wire)) }
}

extension WireScalar {
    fileprivate static func mismatch(_ wire: JSONValue) -> DataConnectCodecError {
        DataConnectCodecError(.decodingFailed, "\(wire.kindDescription) where \(Self.self) was expected")
    }
}
