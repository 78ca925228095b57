import Execution
import JSON

/// Results as messages of protobuf.
///
/// - Shape: `data` is left out where there is none, so that clients can tell that from an empty object; a path is always there, as in JSON.
///   `locations` are for documents, which do not come here.
/// - Errors: `StructFault` for data that is no object, or nested deeper than clients read.
enum ResultMessage {
    /// The numbers of the fields, which differ between the answer to a call and that of a stream.
    struct Fields: Hashable, Sendable {
        let data: UInt8
        let errors: UInt8
        let extensions: UInt8

        /// `ExecuteQueryResponse` and `ExecuteMutationResponse`.
        static let unary: Fields = Fields(data: 1, errors: 2, extensions: 3)
        /// `StreamResponse`, whose `request_id = 1` stands before them.
        static let stream: Fields = Fields(data: 2, errors: 3, extensions: 6)
    }

    /// Appends the fields of a result.
    static func append(_ result: ExecutionResult, as fields: Fields, to output: inout [UInt8]) throws(StructFault) {
        if let data = result.data, data != .null {
            let start: Int = ProtobufWriter.begin(fields.data, &output)
            try StructEncoder.append(object: data.utf8, to: &output)
            ProtobufWriter.end(start, &output)
        }
        for error in ReplyWriter.bounded(result.errors) {
            let start: Int = ProtobufWriter.begin(fields.errors, &output)
            append(error, to: &output)
            ProtobufWriter.end(start, &output)
        }
        if let extensions = result.extensions {
            do throws(JSONError) {
                try ExtensionsMessage.append(extensions, as: fields.extensions, to: &output)
            } catch {
                throw .malformed(error)
            }
        }
    }

    /// The fields of a `StreamResponse` but its request id.
    static func stream(_ result: ExecutionResult, isCancelled: Bool) throws(StructFault) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity((result.data?.utf8.count ?? 0) * 2 + 64)
        try append(result, as: .stream, to: &output)
        if isCancelled { ProtobufWriter.varint(5, 1, &output) }
        return output
    }

    /// `GraphqlError`: `message = 1`, `path = 3`, `extensions = 4` with `code = 2` and `debug_details = 3`.
    private static func append(_ error: GraphQLError, to output: inout [UInt8]) {
        ProtobufWriter.string(1, error.message, &output)
        let path: Int = ProtobufWriter.begin(3, &output)
        for segment in error.path {
            let value: Int = ProtobufWriter.begin(1, &output)
            switch segment {
            case .responseName(let name): ProtobufWriter.string(3, name, &output)
            case .index(let index): ProtobufWriter.double(2, Double(index), &output)
            }
            ProtobufWriter.end(value, &output)
        }
        ProtobufWriter.end(path, &output)
        let extensions: Int = ProtobufWriter.begin(4, &output)
        ProtobufWriter.varint(2, UInt64(error.code.number), &output)
        if let details = error.debugDetails { ProtobufWriter.string(3, details, &output) }
        ProtobufWriter.end(extensions, &output)
    }
}
