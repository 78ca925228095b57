/// What browsers are told about pages of other origins.
///
/// Every origin may send ordinary requests, since they carry their own token. Cookies, which a browser sends by itself, are
/// only let through for listed origins.
///
/// - Source: the Fetch standard, "CORS protocol". Answers of every status bear the fields: without them a page sees only
///   "failed to fetch", not the error.
struct CrossOriginPolicy: Sendable {
    let guardian: DevGuard

    static let methods: String = "GET, POST, OPTIONS"

    /// The fields of every answer to a request with an `Origin`.
    func fields(for headers: HTTPHeaders) -> [HTTPResponse.Header] {
        guard let origin = headers.first("origin") else { return [] }
        var fields: [HTTPResponse.Header] = [.init("Access-Control-Allow-Origin", origin), .init("Vary", "Origin")]
        if let page = WebOrigin(origin: origin), guardian.lists(page) {
            fields.append(.init("Access-Control-Allow-Credentials", "true"))
        }
        return fields
    }

    /// The answer to a preflight, or nothing when the request is none.
    func preflight(_ request: HTTPRequest) -> HTTPResponse? {
        guard request.method == "OPTIONS", request.headers.first("origin") != nil,
            request.headers.first("access-control-request-method") != nil
        else { return nil }
        var fields: [HTTPResponse.Header] = fields(for: request.headers)
        fields.append(.init("Access-Control-Allow-Methods", Self.methods))
        if let wanted = request.headers.first("access-control-request-headers") {
            fields.append(.init("Access-Control-Allow-Headers", wanted))
            fields.append(.init("Vary", "Access-Control-Request-Headers"))
        }
        fields.append(.init("Access-Control-Max-Age", "3600"))
        return HTTPResponse(status: 204, headers: fields)
    }
}
