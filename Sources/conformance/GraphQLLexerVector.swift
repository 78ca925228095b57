import GraphQLSyntax

/// Vectors that cut a source into tokens.
enum GraphQLLexerVector {
    static func failure(_ vector: VectorValue) -> String? {
        let source: Source = Source(name: "vector", utf8: vector["source"]?.bytes ?? [])
        let lexed: Diagnosed<[Token]> = lex(source)
        let error: Diagnostic? = lexed.diagnostics.first
        let tokens: [VectorValue] = lexed.value.filter { $0.end <= error?.span.start ?? .max }.map {
            encode($0, source)
        }
        guard vector["expect"]?.text == "reject" else {
            if let error { return "rejected: \(error.message)" }
            return .array(tokens) == vector["tokens"] ? nil : "tokens \(tokens)"
        }
        guard let error else { return "accepted" }
        let isSame: Bool = VectorValue.array(tokens.filter { $0["kind"] != .text("<EOF>") }) == vector["tokens"]
        return isSame ? GraphQLPlace.mismatch(error, vector["error"], source) : "tokens \(tokens)"
    }

    private static func encode(_ token: Token, _ source: Source) -> VectorValue {
        let lines: LineIndex = LineIndex(source)
        let place: SourcePosition = lines.position(ofOffset: Int(token.start))
        // The vectors count a byte order mark as a column, which no editor does.
        let mark: Int = place.line == 1 && source.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 1 : 0
        var members: [String: VectorValue] = [
            "kind": .text(kind(token, source)),
            "start": .number(String(lines.utf16Count(0..<Int(token.start)))),
            "end": .number(String(lines.utf16Count(0..<Int(token.end)))),
            "line": .number(String(place.line)), "column": .number(String(place.column + mark)),
        ]
        members["value"] = token.value(in: source).map(VectorValue.text)
        return .object(members)
    }

    private static func kind(_ token: Token, _ source: Source) -> String {
        switch token.kind {
        case .name: "Name"
        case .int: "Int"
        case .float: "Float"
        case .string: "String"
        case .blockString: "BlockString"
        case .comment: "Comment"
        case .endOfFile: "<EOF>"
        default: String(decoding: source.utf8[Int(token.start)..<Int(token.end)], as: UTF8.self)
        }
    }
}
