import JSON

/// A server of keys for tests, on loopback.
public struct FakeKeyServer: Sendable {
    /// What a path is answered with.
    public struct Answer: Sendable {
        fileprivate let value: JSONValue

        /// A body, repeated so many times, with a status and header fields.
        public init(_ body: String = "", status: Int = 200, fields: [String: String] = [:], times: Int = 1) {
            value = .object(
                JSONObject([
                    .init(name: "body", value: .string(body)), .init(name: "status", value: .string("\(status)")),
                    .init(name: "times", value: .string("\(times)")), .init(name: "fields", value: .strings(fields)),
                ]))
        }

        private init(value: JSONValue) { self.value = value }

        /// None at all: the connection stays open.
        public static let silence: Answer = Answer(value: ["silent": true])

        /// One whose head or body has no end.
        public static func endless(_ part: Part) -> Answer { Answer(value: ["endless": .string(part.rawValue)]) }

        /// What has no end.
        public enum Part: String, Sendable {
            case head
            case body
        }
    }

    /// Host and port.
    public let address: String

    /// Starts one with its answers by path, encrypted where it has a certificate.
    public init(_ answers: [String: Answer], certificate: TestCertificate? = nil) async throws {
        var members: [JSONObject.Member] = [Self.member(answers)]
        if let certificate {
            members += [
                .init(name: "certificate", value: .string(certificate.certificateFile)),
                .init(name: "key", value: .string(certificate.keyFile)),
            ]
        }
        let answer: JSONValue = try await ClientDriver.call("openKeyServer", members)
        address = answer["address"]?.string ?? ""
    }

    /// From now on it answers otherwise.
    public func change(_ answers: [String: Answer]) async throws {
        _ = try await ClientDriver.call(
            "changeKeys", [.init(name: "address", value: .string(address)), Self.member(answers)])
    }

    /// The request lines so far.
    public func asked() async throws -> [String] {
        let answer: JSONValue = try await ClientDriver.call(
            "keysAsked", [.init(name: "address", value: .string(address))])
        return (answer["asked"]?.array ?? []).compactMap(\.string)
    }

    /// Waits until so many clients have left in the middle of an answer without an end.
    public func left(_ count: Int) async throws {
        _ = try await ClientDriver.call(
            "keysLeft",
            [
                .init(name: "address", value: .string(address)),
                .init(name: "count", value: .number(JSONNumber(Int64(count)))),
            ])
    }

    private static func member(_ answers: [String: Answer]) -> JSONObject.Member {
        .init(name: "answers", value: .object(JSONObject(answers.map { .init(name: $0, value: $1.value) })))
    }
}
