import JSON

/// How a call of gRPC ended.
public struct CallReply: Hashable, Sendable {
    /// The name of the status.
    public let status: String
    /// The status in words; empty with `OK`.
    public let details: String
    /// The answer as REST would give it, members sorted; nothing without one.
    public let message: Document?

    /// A reply.
    public init(status: String, details: String, message: Document?) {
        self.status = status
        self.details = details
        self.message = message
    }
}

/// Calls of gRPC by Google's own client. Messages are JSON with the names of the fields in `Tests/Drivers/*.proto`.
public enum CallClient {
    /// Calls `ExecuteQuery` or `ExecuteMutation`.
    ///
    /// - Parameters:
    ///   - timeout: in seconds, after which the client waits no longer.
    ///   - isCompressed: whether the request is sent compressed.
    ///   - certificates: a file of trusted certificates, where the connection is encrypted.
    public static func call(
        _ method: String, _ message: Document, of address: String, headers: [String: String] = [:],
        version: String = "v1",
        timeout: Double? = nil, isCompressed: Bool = false, trusting certificates: String? = nil
    ) async throws -> CallReply {
        try await reply(
            "call",
            [
                .init(name: "address", value: .string(address)), .init(name: "method", value: .string(method)),
                .init(name: "message", value: try parseJSON(Array(message.description.utf8))),
                .init(name: "headers", value: .strings(headers)), .init(name: "version", value: .string(version)),
                .init(name: "gzip", value: .bool(isCompressed)),
            ] + (timeout.map { [.init(name: "timeout", value: .number(JSONNumber($0)))] } ?? [])
                + (certificates.map { [.init(name: "trusted", value: .string($0))] } ?? []))
    }

    /// Calls a method of the emulator's service.
    public static func emulator(_ method: String, of address: String) async throws -> CallReply {
        try await reply(
            "emulator",
            [.init(name: "address", value: .string(address)), .init(name: "method", value: .string(method))])
    }

    /// Whether the client reads an answer with so many messages within one another.
    public static func reads(levels: Int) async throws -> Bool {
        try await reply("reads", [.init(name: "levels", value: .number(JSONNumber(Int64(levels))))]).status == "OK"
    }

    private static func reply(_ command: String, _ arguments: [JSONObject.Member]) async throws -> CallReply {
        CallReply(try await ClientDriver.call(command, arguments))
    }
}

extension CallReply {
    fileprivate init(_ answer: JSONValue) {
        self.init(
            status: answer["status"]?.string ?? "", details: answer["details"]?.string ?? "",
            message: answer["message"].map { Document($0.text.description) })
    }
}

/// A stream over gRPC.
public struct CallStream: Sendable {
    private static let lastNumber: Observed<Int> = Observed(0)
    private let name: String

    /// Begins a stream on a connection of its own.
    ///
    /// - Parameter certificates: a file of trusted certificates, where the connection is encrypted.
    public init(
        to address: String, headers: [String: String] = [:], trusting certificates: String? = nil
    ) async throws {
        var number: Int = 0
        Self.lastNumber.update {
            $0 += 1
            number = $0
        }
        name = "c\(number)"
        let trusted: [JSONObject.Member] = certificates.map { [.init(name: "trusted", value: .string($0))] } ?? []
        try await call(
            "openCall",
            [.init(name: "address", value: .string(address)), .init(name: "headers", value: .strings(headers))]
                + trusted)
    }

    /// Sends a request.
    public func send(_ message: Document) async throws {
        try await call("sendCall", .init(name: "message", value: try parseJSON(Array(message.description.utf8))))
    }

    /// Waits for the next result, members sorted; when the server ends the stream, its status.
    public func next() async throws -> Document {
        let answer: JSONValue = try await call("receiveCall")
        if let message: JSONValue = answer["message"] { return Document(message.text.description) }
        return Document("\(answer["status"]?.string ?? "") \(answer["details"]?.string ?? "")")
    }

    /// Sends nothing more.
    public func end() async throws { try await call("endCall") }

    /// Takes the call back and closes the connection.
    public func cancel() async throws { try await call("cancelCall") }

    @discardableResult
    private func call(_ command: String, _ arguments: JSONObject.Member...) async throws -> JSONValue {
        try await call(command, arguments)
    }

    @discardableResult
    private func call(_ command: String, _ arguments: [JSONObject.Member]) async throws -> JSONValue {
        try await ClientDriver.call(command, [.init(name: "stream", value: .string(name))] + arguments)
    }
}
