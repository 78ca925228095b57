import Foundation
import JSON

/// Names for what the clients' process keeps.
private enum ClientNumbers {
    private static let last: Observed<Int> = Observed(0)

    static func next() -> Int {
        var number: Int = 0
        last.update {
            $0 += 1
            number = $0
        }
        return number
    }
}

/// A socket without a protocol.
public struct BareSocket: Sendable {
    private let name: String

    /// Connects.
    public init(to address: String) async throws {
        name = "b\(ClientNumbers.next())"
        try await call("openSocket", .init(name: "address", value: .string(address)))
    }

    /// Sends bytes.
    public func write(_ bytes: [UInt8]) async throws {
        try await call("writeSocket", .init(name: "base64", value: .string(Data(bytes).base64EncodedString())))
    }

    /// So many bytes; fewer when the server closes.
    public func read(_ count: Int) async throws -> [UInt8] {
        try await call("readSocket", .init(name: "count", value: .number(JSONNumber(Int64(count))))).bytes
    }

    /// The bytes up to a mark, with it.
    public func read(until mark: String) async throws -> [UInt8] {
        let text: String = Data(mark.utf8).base64EncodedString()
        return try await call("readSocket", .init(name: "until", value: .string(text))).bytes
    }

    /// Closes.
    public func close() async throws { try await call("closeSocket") }

    @discardableResult
    private func call(_ command: String, _ arguments: JSONObject.Member...) async throws -> JSONValue {
        try await ClientDriver.call(command, [.init(name: "stream", value: .string(name))] + arguments)
    }
}

/// A call of gRPC by Google's own client, whose messages are bytes.
public struct BareCall: Sendable {
    /// What came.
    public enum Event: Hashable, Sendable {
        case message([UInt8])
        /// The end of the call: the name of its status, and the status in words.
        case status(String, String)
    }

    private let name: String

    /// Begins a call of a method, on a connection of its own.
    public init(to address: String, method: String, headers: [String: String]) async throws {
        name = "b\(ClientNumbers.next())"
        try await call(
            "openBareCall", .init(name: "address", value: .string(address)),
            .init(name: "method", value: .string(method)), .init(name: "headers", value: .strings(headers)))
    }

    /// Sends a message.
    public func send(_ message: [UInt8]) async throws {
        try await call("sendBareCall", .init(name: "base64", value: .string(Data(message).base64EncodedString())))
    }

    /// Waits for what comes next.
    public func next() async throws -> Event {
        let answer: JSONValue = try await call("receiveBareCall")
        guard answer["base64"] == nil else { return .message(answer.bytes) }
        return .status(answer["status"]?.string ?? "", answer["details"]?.string ?? "")
    }

    /// Sends nothing more.
    public func end() async throws { try await call("endCall") }

    /// Takes the call back and closes the connection.
    public func cancel() async throws { try await call("cancelCall") }

    @discardableResult
    private func call(_ command: String, _ arguments: JSONObject.Member...) async throws -> JSONValue {
        try await ClientDriver.call(command, [.init(name: "stream", value: .string(name))] + arguments)
    }
}

/// Server-sent events over HTTP/2, by `httpx`.
public struct EventClient: Sendable {
    private let name: String
    /// Of the answer.
    public let contentType: String
    /// In which version of HTTP it came.
    public let version: String

    /// Posts a request whose answer is a stream of events.
    public init(to address: String, path: String, body: String) async throws {
        let name: String = "b\(ClientNumbers.next())"
        let answer: JSONValue = try await ClientDriver.call(
            "openEvents",
            [
                .init(name: "stream", value: .string(name)), .init(name: "address", value: .string(address)),
                .init(name: "path", value: .string(path)), .init(name: "body", value: .string(body)),
            ])
        self.name = name
        contentType = answer["type"]?.string ?? ""
        version = answer["version"]?.string ?? ""
    }

    /// The next event: its name, and its data.
    public func next() async throws -> (event: String, data: Document) {
        let answer: JSONValue = try await ClientDriver.call(
            "receiveEvent", [.init(name: "stream", value: .string(name))])
        return (answer["event"]?.string ?? "", Document(answer["data"]?.string ?? ""))
    }

    /// Leaves.
    public func close() async throws {
        _ = try await ClientDriver.call("closeEvents", [.init(name: "stream", value: .string(name))])
    }
}

extension JSONValue {
    fileprivate var bytes: [UInt8] { Data(base64Encoded: self["base64"]?.string ?? "").map { [UInt8]($0) } ?? [] }
}
