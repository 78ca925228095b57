import Execution
import JSON

/// Why JSON is not written as a structure of protobuf.
enum StructFault: Error, Hashable, Sendable {
    /// Clients could not read it.
    case tooDeep
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
        case .malformed(let error):
            GraphQLError("the result does not fit into a message: \(error.message)", code: .internal)
        }
    }
}
