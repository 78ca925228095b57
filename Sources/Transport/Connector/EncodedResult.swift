public import Execution
import JSON

/// A result as streams send it, encoded once for all subscribers that see it.
///
/// Frames differ only in the request id at their beginning; everything behind it is shared and never copied.
public final class EncodedResult: Sendable {
    /// The members behind the request id, and the braces that close the frame.
    let tail: [UInt8]

    /// Encodes a result.
    ///
    /// - Parameter isCancelled: whether the server ends the subscription with this; only together with errors.
    public init(_ result: ExecutionResult, isCancelled: Bool = false) {
        var output: [UInt8] = []
        output.reserveCapacity((result.data?.utf8.count ?? 0) + 128)
        ReplyWriter.appendMembers(result, to: &output)
        if isCancelled, !result.errors.isEmpty {
            output.append(contentsOf: ",\"cancelled\":true".utf8)
        }
        output.append(contentsOf: "}}".utf8)
        tail = output
    }

    /// How many bytes it has.
    public var count: Int { tail.count }

    /// What stands before the tail. Text frames carry the response as the member `result`; without it JavaScript clients
    /// close the stream.
    static func head(requestID: String) -> [UInt8] {
        var writer: JSONWriter = JSONWriter()
        writer.string(requestID)
        return Array("{\"result\":{\"requestId\":".utf8) + writer.finish().utf8 + [UInt8(ascii: ",")]
    }
}
