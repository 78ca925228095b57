/// What an operation gave.
public struct OperationResult<ResultData: Decodable & Sendable>: Sendable {
    /// The data. Nothing when `cacheOnly` found none.
    public let data: ResultData?
    /// Who answered.
    public let source: DataSource
}

/// Who answered.
public enum DataSource: Hashable, Sendable {
    /// The server.
    case server
    /// What was kept of earlier answers.
    case cache
}

/// Whether a query may be answered by what was kept.
public enum QueryFetchPolicy: Hashable, Sendable {
    /// A kept result that is not older than `CacheSettings.maxAge`, else the server.
    case preferCache
    /// A kept result however old, else no data. The server is not asked.
    case cacheOnly
    /// The server. What it answers is kept.
    case serverOnly
}
