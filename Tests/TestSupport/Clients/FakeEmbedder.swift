import JSON

/// A server of vectors for tests: a text's vector is its length and then zeros, unless something else is told.
public struct FakeEmbedder: Sendable {
    /// What a text is answered with.
    public struct Answer: Sendable {
        fileprivate let members: [String: String]

        /// A body, repeated so many times, with a status, and for redirections where to.
        public init(_ status: Int = 200, _ body: String = "", times: Int = 1, location: String? = nil) {
            var members: [String: String] = ["status": "\(status)", "body": body, "times": "\(times)"]
            members["location"] = location
            self.members = members
        }
    }

    /// Host and port.
    public let address: String

    /// Starts one.
    ///
    /// - Parameters:
    ///   - size: how many numbers its vectors have.
    ///   - answers: by text; a text that begins with `held` waits for `release`.
    public init(size: Int, answers: [String: Answer] = [:]) async throws {
        let members: [JSONObject.Member] = answers.map { .init(name: $0, value: .strings($1.members)) }
        let answer: JSONValue = try await ClientDriver.call(
            "openEmbedder",
            [
                .init(name: "size", value: .number(JSONNumber(Int64(size)))),
                .init(name: "answers", value: .object(JSONObject(members))),
            ])
        address = answer["address"]?.string ?? ""
    }

    /// Waits until it was asked so many times. Gives what it was asked so far, and how many at a time at most.
    public func asked(_ count: Int) async throws -> (requests: Document, peak: Int) {
        let answer: JSONValue = try await ClientDriver.call(
            "embedderAsked",
            [
                .init(name: "address", value: .string(address)),
                .init(name: "count", value: .number(JSONNumber(Int64(count)))),
            ])
        return (Document((answer["asked"] ?? .null).text.description), Int(answer["peak"]?.number?.int64 ?? 0))
    }

    /// Answers what is held, and holds nothing more.
    public func release() async throws {
        _ = try await ClientDriver.call("embedderRelease", [.init(name: "address", value: .string(address))])
    }
}
