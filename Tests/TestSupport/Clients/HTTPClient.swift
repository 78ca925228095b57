import Foundation
import JSON

/// An answer over HTTP.
public struct HTTPReply: Hashable, Sendable {
    /// The status.
    public let status: Int
    /// The body, mostly JSON.
    public let body: Document
    /// The fields by their names in lower case.
    public let headers: [String: String]
}

/// Requests over HTTP, each on a connection of its own.
public enum HTTPClient {
    /// Asks and waits for the answer; over TLS where a file of trusted certificates is given.
    ///
    /// - Parameter isHTTP2: whether HTTP/2 is spoken, from the first byte.
    public static func request(
        _ method: String, _ path: String, of address: String, body: String? = nil, headers: [String: String] = [:],
        isHTTP2: Bool = false, trusting certificates: String? = nil
    ) async throws -> HTTPReply {
        let answer: JSONValue = try await ClientDriver.call(
            isHTTP2 ? "request2" : "request",
            [
                .init(name: "address", value: .string(address)), .init(name: "method", value: .string(method)),
                .init(name: "path", value: .string(path)), .init(name: "headers", value: .strings(headers)),
            ] + (body.map { [.init(name: "body", value: .string($0))] } ?? [])
                + (certificates.map { [.init(name: "trusted", value: .string($0))] } ?? []))
        return reply(answer)
    }

    /// Asks over TLS and lets the server choose between versions of HTTP, by ALPN.
    ///
    /// - Returns: the answer, and the version that it came in.
    public static func request(
        offering versions: [String], _ path: String, of address: String, body: String, trusting certificates: String
    ) async throws -> (reply: HTTPReply, version: String) {
        let answer: JSONValue = try await ClientDriver.call(
            "request2",
            [
                .init(name: "address", value: .string(address)), .init(name: "method", value: .string("POST")),
                .init(name: "path", value: .string(path)), .init(name: "body", value: .string(body)),
                .init(name: "headers", value: .strings(["content-type": "application/json"])),
                .init(name: "trusted", value: .string(certificates)),
                .init(name: "versions", value: .array(versions.map { .string($0) })),
            ])
        return (reply(answer), answer["version"]?.string ?? "")
    }

    private static func reply(_ answer: JSONValue) -> HTTPReply {
        let fields: [JSONObject.Member] = answer["headers"]?.object?.members ?? []
        return HTTPReply(
            status: answer["status"]?.number?.int64.map { Int($0) } ?? 0,
            body: Document(answer["body"]?.string ?? ""),
            headers: Dictionary(fields.map { ($0.name, $0.value.string ?? "") }) { first, _ in first })
    }

    /// Sends bytes as they are and gives what comes back until the server closes.
    public static func raw(_ text: String, to address: String) async throws -> String {
        let answer: JSONValue = try await ClientDriver.call(
            "raw",
            [
                .init(name: "address", value: .string(address)),
                .init(name: "base64", value: .string(Data(text.utf8).base64EncodedString())),
            ])
        return answer["text"]?.string ?? ""
    }

    /// Opens a stream, sends bytes as they are, and gives the frames that come back until the server closes.
    public static func rawFrames(_ bytes: [UInt8], to address: String) async throws -> Document {
        let answer: JSONValue = try await ClientDriver.call(
            "rawFrames",
            [
                .init(name: "address", value: .string(address)), .init(name: "path", value: .string(StreamClient.path)),
                .init(name: "base64", value: .string(Data(bytes).base64EncodedString())),
            ])
        return Document((answer["frames"] ?? .null).text.description)
    }
}
