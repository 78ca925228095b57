import Execution
import JSON

/// Why JSON is not written as a structure of protobuf.
enum StructFault: Error, Hashable, Sendable {
    /// Clients could not read it.
    case tooDeep
    /// Clients would not take a message of so many bytes on a stream.
    case tooLong(Int)
    /// It is not what it should be.
    case malformed(JSONError)

    /// What a caller is told whose result cannot be sent.
    var refusal: GraphQLError {
        switch self {
        case .tooDeep:
            GraphQLError(
                "the operation was run, but its result is nested deeper than clients of gRPC can read: \(StructEncoder.maximumDepth)"
                    + " messages within one another, of which an object takes three and a list two; over REST it can be read",
                code: .resourceExhausted)
        case .tooLong(let count):
            GraphQLError(
                "the operation was run, but its result of \(count) bytes is longer than the 4 MiB that clients of gRPC take on a stream;"
                    + " ask for less of it at a time, or over REST",
                code: .resourceExhausted)
        case .malformed(let error):
            GraphQLError("the result does not fit into a message: \(error.message)", code: .internal)
        }
    }
}
