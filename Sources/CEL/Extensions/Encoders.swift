extension Library {
    /// Bytes as text.
    static let encoders: Library = Library(functions: [
        FunctionDeclaration(
            "base64.encode", [Overload("base64_encode_bytes", [.bytes], .string)],
            .unary { (value: Value, budget: inout EvaluationBudget) -> Value? in
                guard case .bytes(let bytes) = value else { return nil }
                guard budget.makesBytes((bytes.count + 2) / 3 * 4) else { return .limitExceeded }
                return .string(base64(bytes))
            }),
        FunctionDeclaration(
            "base64.decode", [Overload("base64_decode_string", [.string], .bytes)],
            .unary { (value: Value, budget: inout EvaluationBudget) -> Value? in
                guard case .string(let text) = value else { return nil }
                guard budget.makesBytes(text.utf8.count) else { return .limitExceeded }
                return decodedBase64(text).map(Value.bytes) ?? .failure(.invalidArgument, "invalid base64")
            }),
    ])
}
