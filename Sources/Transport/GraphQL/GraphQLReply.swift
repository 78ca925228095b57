import Execution
import JSON

/// Answers in the form of the GraphQL specification, section 7.
///
/// - Shape: `{"data":…,"errors":[…],"extensions":…}`. `errors` is there only where something went wrong, and `data` only where something was run.
/// - Source: GraphQL over HTTP, "Status Codes". Where there is data the status is 200. Where there is none it says why, unless the client knows
///   `application/json` alone: it is told 200 as far as the request, and not the server, is to blame.
enum GraphQLReply {
    /// How deep answers of ours are nested at most: a selection of a hundred levels has up to three of them a level.
    static let maximumDepth: Int = 512

    /// The answer to what was run, or could not be.
    static func response(_ result: ExecutionResult, _ type: GraphQLMediaType) -> HTTPResponse {
        HTTPResponse(
            status: wasRun(result) ? 200 : status(code(of: result), type), headers: [type.contentType],
            body: body(result))
    }

    /// The answer whose body is made already.
    static func response(body: JSONText, _ type: GraphQLMediaType) -> HTTPResponse {
        let (text, hasData): ([UInt8], Bool) = plain(body)
        return HTTPResponse(
            status: hasData ? 200 : status(.invalidArgument, type), headers: [type.contentType], body: text)
    }

    /// The answer to what is no request, or not allowed to be one: these have their status in all forms.
    static func refusal(
        _ code: StatusCode, _ message: String, httpStatus: Int? = nil, _ type: GraphQLMediaType
    ) -> HTTPResponse {
        let shown: GraphQLMediaType = type == .events ? .response : type
        return HTTPResponse(
            status: httpStatus ?? code.httpStatus, headers: [shown.contentType],
            body: body(.refused(GraphQLError(message, code: code))))
    }

    /// The body of an answer.
    static func body(_ result: ExecutionResult) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity((result.data?.utf8.count ?? 0) + 64)
        output.append(UInt8(ascii: "{"))
        appendMembers(result, to: &output)
        output.append(UInt8(ascii: "}"))
        return output
    }

    /// Its members, without the braces.
    static func appendMembers(_ result: ExecutionResult, to output: inout [UInt8]) {
        var isFirst: Bool = true
        func append(_ name: String, _ value: [UInt8]) {
            output.append(contentsOf: (isFirst ? "\"\(name)\":" : ",\"\(name)\":").utf8)
            output.append(contentsOf: value)
            isFirst = false
        }
        // Errors first, for those who read them.
        if !result.errors.isEmpty { append("errors", ReplyWriter.errors(result.errors, alwaysWithPath: false)) }
        if let data = result.data {
            append("data", data.utf8)
        } else if wasRun(result) {
            append("data", Array("null".utf8))
        }
        if let extensions = result.extensions { append("extensions", extensions.utf8) }
    }

    /// Whether a field was run: without data, by an error that belongs to one.
    static func wasRun(_ result: ExecutionResult) -> Bool {
        result.data != nil || result.errors.isEmpty || result.errors.contains { !$0.path.isEmpty }
    }

    /// Why there is no data.
    static func code(of result: ExecutionResult) -> StatusCode {
        result.status == .ok ? result.errors.first?.code ?? .unknown : result.status
    }

    private static func status(_ code: StatusCode, _ type: GraphQLMediaType) -> Int {
        switch code {
        case .unknown, .internal, .dataLoss, .unavailable, .deadlineExceeded, .resourceExhausted, .cancelled:
            code.httpStatus
        default: type == .json ? 200 : code.httpStatus
        }
    }

    /// A body without `errors` where there are none, which clients of Firebase read without looking first and others take for errors.
    static func plain(_ body: JSONText) -> (text: [UInt8], hasData: Bool) {
        var reader: JSONReader = JSONReader(body.utf8, maximumDepth: maximumDepth)
        var members: [[UInt8]] = []
        var hasData: Bool = false
        do throws(JSONError) {
            try WireMembers.read(&reader, keepsNull: true) { (name, reader) throws(JSONError) in
                let value: ArraySlice<UInt8> = body.utf8[try reader.skipValue()]
                if name == "data" { hasData = true }
                if name != "errors" || !value.elementsEqual("[]".utf8) {
                    members.append(Array("\"\(name)\":".utf8) + value)
                }
            }
        } catch {
            // Expected of no answer of ours.
            return (body.utf8, false)
        }
        return (Array("{".utf8) + members.joined(separator: [UInt8(ascii: ",")]) + Array("}".utf8), hasData)
    }
}
