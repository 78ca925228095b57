import JSON

extension ServerResponse {
    /// The data as its type.
    ///
    /// - Errors: `DataConnectOperationError` when the response has errors, with what can be decoded all the same;
    ///   `DataConnectCodecError` when the data does not fit.
    func decoded<ResultData: Decodable & Sendable>() throws -> ResultData {
        guard errors.isEmpty, let data else {
            let partial: ResultData? = try? data.map { try WireCodec.data(ResultData.self, from: $0) }
            let message: String? = errors.isEmpty ? "the server sent no data" : errors.first?.message
            throw DataConnectOperationError(
                message: message,
                response: OperationFailureResponse(
                    rawJsonData: data?.description, errors: errors, decoded: partial))
        }
        return try WireCodec.data(ResultData.self, from: data)
    }
}
