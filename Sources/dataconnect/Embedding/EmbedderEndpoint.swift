import Execution
import Foundation
import JSON

/// Where an embedder is asked, in the form that OpenAI's interface has made common.
struct EmbedderEndpoint: Hashable, Sendable {
    /// What is posted to.
    let url: URL

    /// The environment variable that holds the bearer key. Not a flag, since command lines are seen by every user of a machine.
    static let keyVariable: String = "DATACONNECT_EMBEDDER_KEY"

    /// The endpoint itself when the path ends in `/embeddings`; anything else is the base that this is appended to.
    ///
    /// - Rejects: what is no URL of HTTP, and names and passwords, which would end up in logs.
    init?(_ text: String) {
        guard var parts: URLComponents = URLComponents(string: text), let scheme: String = parts.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host: String = parts.host, !host.isEmpty,
            parts.user == nil, parts.password == nil, parts.fragment == nil
        else { return nil }
        while parts.path.hasSuffix("/") { parts.path.removeLast() }
        if !parts.path.hasSuffix("/embeddings") { parts.path += "/embeddings" }
        guard let url: URL = parts.url else { return nil }
        self.url = url
    }

    /// The request for the vector of a text.
    func request(for text: EmbeddingRequest, key: String?) -> OutboundRequest {
        var writer: JSONWriter = JSONWriter()
        writer.beginObject()
        writer.name("model")
        writer.string(text.model)
        writer.name("input")
        writer.string(text.text)
        writer.endObject()
        var fields: [String] = ["Content-Type: application/json", "Accept: application/json"]
        if let key { fields.append("Authorization: Bearer \(key)") }
        return OutboundRequest(
            url: url.absoluteString, fields: fields, body: writer.finish().utf8,
            maximumBytes: EmbeddingClient.maximumBytes, timeLimit: EmbeddingClient.timeLimit)
    }

    /// The key of an environment. White space around it comes of files and is none of it.
    static func key(in environment: [String: String]) -> String? {
        let key: String? = environment[keyVariable]?.trimmingCharacters(in: .whitespacesAndNewlines)
        return key?.isEmpty == false ? key : nil
    }
}
