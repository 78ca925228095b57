extension FuzzTarget {
    /// All of them, as `names.txt` lists them.
    static let all: [FuzzTarget] =
        [json, graphql, schema, documents, expressions, yaml, settings, http, routes, websocket, handshake, frames]
        + [bodies, tokens, keys, issuers, variables, scalars, literals, sql, results, addresses]
        + [protobuf, grpc, http2, tls, messages]

    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
