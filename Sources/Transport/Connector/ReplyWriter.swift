public import Execution
import JSON

extension ExecutionResult {
    /// The body of the answer to a unary call.
    public var replyBody: [UInt8] { ReplyWriter.body(self) }
}

/// Writes results in the JSON of the wire.
///
/// - Shape: `{"data":…,"errors":[…],"extensions":…}`. `data` is spliced in untouched; where there is none it is null in a unary answer
///   (language reference, 3.1 and 6.2) and left out of a stream's;
///   `errors` is always there, and every error has its `path`, because clients read both without looking first.
///   Details for developers are written where there are any: who may see them was decided when the result was made.
enum ReplyWriter {
    /// The body of a unary answer.
    static func body(_ result: ExecutionResult) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity((result.data?.utf8.count ?? 0) + 256)
        output.append(UInt8(ascii: "{"))
        if result.data == nil { append("\"data\":null,", to: &output) }
        appendMembers(result, to: &output)
        output.append(UInt8(ascii: "}"))
        return output
    }

    /// The body of an answer that is nothing but data: what stands before the data and what behind.
    static let plainParts: (before: [UInt8], behind: [UInt8]) = (
        Array("{\"data\":".utf8), Array(",\"errors\":[]}".utf8)
    )

    /// So many errors are told; one more says how many are not.
    private static let maximumErrors: Int = 100

    /// The members of a result, without the braces around them.
    static func appendMembers(_ result: ExecutionResult, to output: inout [UInt8]) {
        if let data = result.data {
            append("\"data\":", to: &output)
            output.append(contentsOf: data.utf8)
            append(",", to: &output)
        }
        append("\"errors\":", to: &output)
        output.append(contentsOf: errors(result.errors))
        if let extensions = result.extensions {
            append(",\"extensions\":", to: &output)
            output.append(contentsOf: extensions.utf8)
        }
    }

    /// - Parameter alwaysWithPath: whether errors of no field have a path too, which is empty.
    static func errors(_ errors: [GraphQLError], alwaysWithPath: Bool = true) -> [UInt8] {
        guard !errors.isEmpty else { return Array("[]".utf8) }
        var writer: JSONWriter = JSONWriter()
        writer.beginArray()
        for error in bounded(errors) {
            writer.beginObject()
            writer.name("message")
            writer.string(error.message)
            if alwaysWithPath || !error.path.isEmpty {
                writer.name("path")
                writePath(error.path, &writer)
            }
            writer.name("extensions")
            writer.beginObject()
            writer.name("code")
            writer.string(error.code.rawValue)
            if let details = error.debugDetails {
                writer.name("debugDetails")
                writer.string(details)
            }
            writer.endObject()
            writer.endObject()
        }
        writer.endArray()
        return writer.finish().utf8
    }

    /// The errors that are told.
    static func bounded(_ errors: [GraphQLError]) -> [GraphQLError] {
        guard errors.count > maximumErrors else { return errors }
        let rest: ArraySlice<GraphQLError> = errors[maximumErrors...]
        let last: GraphQLError = GraphQLError("\(rest.count) more errors", code: rest[maximumErrors].code)
        return errors[..<maximumErrors] + [last]
    }

    private static func writePath(_ path: [GraphQLError.PathSegment], _ writer: inout JSONWriter) {
        writer.beginArray()
        for segment in path {
            switch segment {
            case .responseName(let name): writer.string(name)
            case .index(let index): writer.int(Int64(index))
            }
        }
        writer.endArray()
    }

    private static func append(_ text: String, to output: inout [UInt8]) {
        output.append(contentsOf: text.utf8)
    }
}
