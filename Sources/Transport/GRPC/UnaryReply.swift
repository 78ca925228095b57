import Execution
import JSON

/// The answer to a unary call in the framing of gRPC.
enum UnaryReply {
    /// One message: its prefix and what `body` appends.
    static func message<Failure: Error>(
        capacity: Int = 128, _ body: (inout [UInt8]) throws(Failure) -> Void
    ) throws(Failure) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(capacity)
        output.append(contentsOf: [0, 0, 0, 0, 0])
        try body(&output)
        setCount(output.count - GRPCMessageDecoder.prefixCount, &output)
        return output
    }

    /// Writes the length into a prefix.
    static func setCount(_ count: Int, _ output: inout [UInt8]) {
        output[1] = UInt8(truncatingIfNeeded: count >> 24)
        output[2] = UInt8(truncatingIfNeeded: count >> 16)
        output[3] = UInt8(truncatingIfNeeded: count >> 8)
        output[4] = UInt8(truncatingIfNeeded: count)
    }

    /// `ExecuteQueryResponse` or `ExecuteMutationResponse`.
    static func message(_ result: ExecutionResult) throws(StructFault) -> [UInt8] {
        let size: Int = (result.data?.utf8.count ?? 0) + (result.extensions?.utf8.count ?? 0)
        return try message(capacity: size * 2 + 64) { (output) throws(StructFault) in
            try ResultMessage.append(result, as: .unary, to: &output)
        }
    }
}
