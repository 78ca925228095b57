import Foundation
import JSON

/// A client on one WebSocket.
public struct StreamClient: Sendable {
    /// The path of new clients.
    public static let path: String =
        "/ws/google.firebase.dataconnect.v1.ConnectorStreamService.Connect/p/locations/us-east4/services/movies"

    private static let lastNumber: Observed<Int> = Observed(0)
    private let name: String

    /// Connects.
    ///
    /// - Parameters:
    ///   - isSlow: with the smallest buffers, and not reading on its own.
    ///   - certificates: a file of trusted certificates, where the stream is encrypted.
    public init(
        to address: String, path: String = StreamClient.path, isSlow: Bool = false, headers: [String: String] = [:],
        trusting certificates: String? = nil, subprotocols: [String] = []
    ) async throws {
        var number: Int = 0
        Self.lastNumber.update {
            $0 += 1
            number = $0
        }
        name = "s\(number)"
        _ = try await ClientDriver.call(
            "open",
            [
                .init(name: "stream", value: .string(name)), .init(name: "address", value: .string(address)),
                .init(name: "path", value: .string(path)), .init(name: "slow", value: .bool(isSlow)),
                .init(name: "headers", value: .strings(headers)),
                .init(name: "subprotocols", value: .array(subprotocols.map { .string($0) })),
            ] + (certificates.map { [.init(name: "trusted", value: .string($0))] } ?? []))
    }

    /// Sends a frame of text.
    public func send(_ frame: Document) async throws {
        try await call("send", .init(name: "message", value: .string(frame.description)))
    }

    /// Sends a frame of bytes, marked as text whatever they are, or as binary.
    public func send(bytes: [UInt8], asText: Bool) async throws {
        try await call(
            "send", .init(name: "base64", value: .string(Data(bytes).base64EncodedString())),
            .init(name: "text", value: .bool(asText)))
    }

    /// Waits for the next frame.
    ///
    /// - Returns: the frame; when the server closes, `{"code":…,"reason":…}`.
    public func next() async throws -> Document { Document(try await nextText()) }

    /// The same as it was sent, for what is too long to be read as JSON.
    public func nextText() async throws -> String {
        let answer: JSONValue = try await call("receive")
        return answer["message"]?.string ?? (answer["closed"] ?? .null).text.description
    }

    /// Closes and waits until it is closed.
    public func close() async throws { try await call("close") }

    @discardableResult
    private func call(_ command: String, _ arguments: JSONObject.Member...) async throws -> JSONValue {
        try await ClientDriver.call(command, [.init(name: "stream", value: .string(name))] + arguments)
    }
}

extension JSONValue {
    static func strings(_ values: [String: String]) -> JSONValue {
        .object(JSONObject(values.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: .string($0.value)) }))
    }
}
