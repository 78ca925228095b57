import Execution

/// What browsers are told about pages of other origins.
///
/// In production every origin may send requests, since they carry their own token, unless the pages that may are listed. In
/// development any token is believed, so pages of strangers are told nothing, and their preflights are refused. Cookies, which a
/// browser sends by itself, are only let through for listed origins.
///
/// - Source: the Fetch standard, "CORS protocol". Answers of every status bear the fields: without them a page sees only
///   "failed to fetch", not the error.
struct CrossOriginPolicy: Sendable {
    let guardian: DevGuard
    let isDevelopment: Bool
    /// Whether in production only listed pages may send requests.
    var restrictsOrigins: Bool = false

    static let methods: String = "GET, POST, OPTIONS"

    /// Why the page that sent a request is to be refused, or nothing.
    func refusal(_ headers: HTTPHeaders) -> String? {
        if isDevelopment { return guardian.foreignPage(headers) }
        return restrictsOrigins ? guardian.unlistedPage(headers) : nil
    }

    /// The fields of every answer to a request with an `Origin`.
    func fields(for headers: HTTPHeaders) -> [HTTPResponse.Header] {
        guard let origin = headers.first("origin"), refusal(headers) == nil else { return [] }
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
        if let reason = refusal(request.headers) { return ErrorReply.response(.permissionDenied, reason) }
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
