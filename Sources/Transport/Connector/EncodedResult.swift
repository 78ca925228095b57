public import Execution
import JSON
import Synchronization

/// A result as streams send it, encoded once for each kind of carrier and for all subscribers that see it.
///
/// What is sent differs in the request id and the etag at its beginning alone; everything behind it is shared and never copied. Whoever needs a form first
/// makes it, on whatever worker.
public final class EncodedResult: Sendable {
    private final class Form: Sendable {
        let bytes: [UInt8]

        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    let result: ExecutionResult
    let isCancelled: Bool
    private let textForm: AtomicLazyReference<Form> = AtomicLazyReference()
    private let messageForm: AtomicLazyReference<Form> = AtomicLazyReference()
    private let graphQLForm: AtomicLazyReference<Form> = AtomicLazyReference()
    private let etagForm: AtomicLazyReference<Form> = AtomicLazyReference()

    /// A result to be sent.
    ///
    /// - Parameter isCancelled: whether the server ends the subscription with this; only together with errors.
    public init(_ result: ExecutionResult, isCancelled: Bool = false) {
        self.result = result
        self.isCancelled = isCancelled && !result.errors.isEmpty
    }

    // MARK: JSON

    /// The members behind the request id, and the braces that close the frame.
    var tail: [UInt8] { (textForm.load() ?? textForm.storeIfNil(Form(makeTail()))).bytes }

    private func makeTail() -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity((result.data?.utf8.count ?? 0) + 128)
        ReplyWriter.appendMembers(result, to: &output)
        if isCancelled { output.append(contentsOf: ",\"cancelled\":true".utf8) }
        output.append(contentsOf: "}}".utf8)
        return output
    }

    /// What stands before the tail. Text frames carry the response as the member `result`; without it JavaScript clients
    /// close the stream.
    static func head(requestID: String, etag: String? = nil) -> [UInt8] {
        var writer: JSONWriter = JSONWriter()
        writer.string(requestID)
        let named: String = etag.map { ",\"dataEtag\":\"\($0)\"," } ?? ","
        return Array("{\"result\":{\"requestId\":".utf8) + writer.finish().utf8 + named.utf8
    }

    // MARK: Protobuf

    /// The fields of a `StreamResponse` behind the request id.
    var fields: [UInt8] { (messageForm.load() ?? messageForm.storeIfNil(Form(makeFields()))).bytes }

    private func makeFields() -> [UInt8] {
        do throws(StructFault) {
            return try ResultMessage.stream(result, isCancelled: isCancelled)
        } catch {
            return (try? ResultMessage.stream(.refused(error.refusal), isCancelled: false)) ?? []
        }
    }

    /// What stands before the fields: the prefix of the whole message and the fields that are one client's.
    static func prefix(requestID: String, etag: String? = nil, fieldCount: Int) -> [UInt8] {
        var output: [UInt8] = [0, 0, 0, 0, 0]
        output.reserveCapacity(requestID.utf8.count + 64)
        if !requestID.isEmpty { ProtobufWriter.string(1, requestID, &output) }
        if let etag { ProtobufWriter.string(4, etag, &output) }
        UnaryReply.setCount(output.count - GRPCMessageDecoder.prefixCount + fieldCount, &output)
        return output
    }

    // MARK: Etag

    /// How long etags are.
    static let etagLength: Int = 32

    /// Names the data and what belongs to it, alike in all processes; nothing for results with errors or without data.
    var etag: String? {
        let form: [UInt8] = (etagForm.load() ?? etagForm.storeIfNil(Form(makeEtag()))).bytes
        return form.isEmpty ? nil : String(decoding: form, as: UTF8.self)
    }

    private func makeEtag() -> [UInt8] {
        guard let data = result.data, result.errors.isEmpty else { return [] }
        return Array(SHA256.hexadecimal(data.utf8 + [0] + (result.extensions?.utf8 ?? [])).utf8.prefix(Self.etagLength))
    }

    // MARK: GraphQL

    /// The result in the form of the GraphQL specification.
    var graphQL: [UInt8] { (graphQLForm.load() ?? graphQLForm.storeIfNil(Form(GraphQLReply.body(result)))).bytes }

    /// Why a subscription that asks for this first ends with it: it would never get anything else. What may pass is no reason.
    var endsSubscription: Bool {
        guard !GraphQLReply.wasRun(result) else { return false }
        switch GraphQLReply.code(of: result) {
        case .unavailable, .aborted, .deadlineExceeded, .cancelled, .internal, .unknown: return false
        default: return true
        }
    }

    /// Whether there is nothing but errors.
    var isFailure: Bool { !GraphQLReply.wasRun(result) }

    /// Its errors in that form.
    var graphQLErrors: [UInt8] { ReplyWriter.errors(result.errors, alwaysWithPath: false) }
}
