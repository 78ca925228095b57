import CLibpq
import JSON
import SQL

/// The only place that touches libpq: one `PGconn`, its calls, and its results turned into values.
///
/// Used by one thread at a time. `finish` is idempotent, and every call on a finished handle fails politely.
final class LibpqHandle {
    /// How far a connection has come.
    enum Progress {
        case wants(LibpqInterest)
        case connected
        case failed(PostgresError)
    }

    /// One answer of the server.
    enum Reply {
        /// The tag is empty for what gave rows.
        case success(StatementResult, commandTag: String)
        case failure(PostgresError)
        case aborted
        case sync
        /// The connection is over.
        case fatal(PostgresError)
    }

    private var connection: OpaquePointer?

    /// Begins to connect without waiting for the server; resolving a host name may block.
    init(startingWith parameters: [(keyword: String, value: String)]) {
        connection = Self.withCStrings(parameters) { PQconnectStartParams($0, $1, 1) }
        silenceNotices()
    }

    /// Connects and waits for it.
    init(connectingWith parameters: [(keyword: String, value: String)]) {
        connection = Self.withCStrings(parameters) { PQconnectdbParams($0, $1, 1) }
        silenceNotices()
    }

    deinit { finish() }

    private typealias CStrings = UnsafePointer<UnsafePointer<CChar>?>

    private static func withCStrings<Value>(
        _ parameters: [(keyword: String, value: String)], _ body: (CStrings?, CStrings?) -> Value
    ) -> Value {
        let keywords: [ContiguousArray<CChar>] = parameters.map { $0.keyword.utf8CString }
        let values: [ContiguousArray<CChar>] = parameters.map { $0.value.utf8CString }
        return withPointers(keywords[...], []) { keywords in
            withPointers(values[...], []) { values in body(keywords, values) }
        }
    }

    private static func withPointers<Value>(
        _ strings: ArraySlice<ContiguousArray<CChar>>, _ gathered: [UnsafePointer<CChar>?], _ body: (CStrings?) -> Value
    ) -> Value {
        guard let first = strings.first else {
            return (gathered + [nil]).withUnsafeBufferPointer { body($0.baseAddress) }
        }
        return first.withUnsafeBufferPointer {
            withPointers(strings.dropFirst(), gathered + [$0.baseAddress], body)
        }
    }

    /// By default libpq prints notices to standard error.
    private func silenceNotices() {
        PQsetNoticeReceiver(connection, { _, _ in }, nil)
    }

    // MARK: Connecting

    /// Takes the next step of connecting. The socket may be another one afterwards, even under the same number.
    func continueConnecting() -> Progress {
        guard let connection, PQstatus(connection) != CONNECTION_BAD else { return .failed(connectionError()) }
        switch PQconnectPoll(connection) {
        case PGRES_POLLING_READING: return .wants(.readable)
        case PGRES_POLLING_WRITING: return .wants(.writable)
        case PGRES_POLLING_OK:
            PQsetnonblocking(connection, 1)
            return .connected
        default: return .failed(connectionError())
        }
    }

    /// Whether the connection is usable.
    var isConnected: Bool { connection != nil && PQstatus(connection) == CONNECTION_OK }

    /// The socket, −1 without one.
    var socket: Int32 { connection == nil ? -1 : PQsocket(connection) }

    /// What libpq says of the connection's failure.
    func connectionError() -> PostgresError {
        let text: String = connection == nil ? "the connection is closed" : String(cString: PQerrorMessage(connection))
        var error: PostgresError = PostgresError(
            .connectionLost, text.isEmpty ? "the connection failed" : text.trimmingNewlines)
        // libpq gives no SQLSTATE of a connection that did not come about.
        if let missing = text.firstMatch(of: /database "([^"]+)" does not exist/) {
            error.hint = "create it: createdb \(missing.1)"
        }
        return error
    }

    /// Closes the socket and frees everything. No descriptor watcher may be left on it.
    func finish() {
        PQfinish(connection)
        connection = nil
    }

    // MARK: Sending

    /// Sends a script of several statements outside pipeline mode.
    func sendScript(_ text: String) -> Bool { PQsendQuery(connection, text) == 1 }

    /// From here on statements are queued and answered in order.
    func enterPipelineMode() -> Bool { PQenterPipelineMode(connection) == 1 }

    func sendPrepare(_ name: String, _ text: String) -> Bool { PQsendPrepare(connection, name, text, 0, nil) == 1 }

    /// A command without parameters that is not prepared.
    func sendCommand(_ text: String) -> Bool {
        PQsendQueryParams(connection, text, 0, nil, nil, nil, nil, 0) == 1
    }

    func sendExecution(_ name: String, _ parameters: ParameterList) -> Bool {
        Self.withValues(parameters) { count, values in
            PQsendQueryPrepared(connection, name, count, values, nil, nil, 0) == 1
        }
    }

    /// Ends a group. libpq sends everything at once here, so one call a turn is one system call a turn.
    func sendSync() -> Bool { PQpipelineSync(connection) == 1 }

    /// Pointers into the list's one buffer of zero-terminated values.
    private static func withValues<Value>(_ parameters: ParameterList, _ body: (Int32, CStrings?) -> Value) -> Value {
        parameters.bytes.withUnsafeBufferPointer { bytes in
            let start: UnsafePointer<CChar>? = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
            return withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: parameters.count) { values in
                for index: Int in 0..<parameters.count {
                    let offset: Int32 = parameters.offsets[index]
                    values.initializeElement(at: index, to: offset < 0 ? nil : start.map { $0 + Int(offset) })
                }
                return body(Int32(parameters.count), UnsafePointer(values.baseAddress))
            }
        }
    }

    /// Whether the server said at the last Sync that a transaction is open, be it a failed one.
    var isInTransaction: Bool {
        let status: PGTransactionStatusType = PQtransactionStatus(connection)
        return status == PQTRANS_INTRANS || status == PQTRANS_INERROR
    }

    /// Pushes output to the socket. True when some is left and the socket must become writable first; nil on failure.
    func flush() -> Bool? {
        switch PQflush(connection) {
        case 0: false
        case 1: true
        default: nil
        }
    }

    // MARK: Receiving

    /// Reads what the socket has. False when the connection is gone; answers read before are still there.
    func consumeInput() -> Bool { connection != nil && PQconsumeInput(connection) == 1 }

    /// The next complete answer, nil when there is none yet. Outside pipeline mode the end of a script shows as `sync`.
    func nextReply() -> Reply? {
        // libpq marks the end of each statement's results with one null; more in a row mean that nothing is expected.
        for _: Int in 0..<3 {
            guard let connection, PQisBusy(connection) == 0 else { return nil }
            guard let result = PQgetResult(connection) else { continue }
            defer { PQclear(result) }
            return Self.reply(result)
        }
        return nil
    }

    /// The next answer of a script sent outside pipeline mode: `.sync` at its end, nil when it is not there yet.
    func nextScriptReply() -> Reply? {
        guard let connection, PQisBusy(connection) == 0 else { return nil }
        guard let result = PQgetResult(connection) else { return .sync }
        defer { PQclear(result) }
        return Self.reply(result)
    }

    private static func reply(_ result: OpaquePointer) -> Reply {
        switch PQresultStatus(result) {
        // What gave rows has done what it was asked to; a COMMIT, for one, may have rolled back.
        case PGRES_TUPLES_OK: .success(statementResult(result), commandTag: "")
        case PGRES_COMMAND_OK, PGRES_EMPTY_QUERY:
            .success(
                StatementResult(affectedRowCount: Int(String(cString: PQcmdTuples(result))) ?? 0),
                commandTag: String(cString: PQcmdStatus(result)))
        case PGRES_PIPELINE_SYNC: .sync
        case PGRES_PIPELINE_ABORTED: .aborted
        case PGRES_FATAL_ERROR, PGRES_BAD_RESPONSE, PGRES_NONFATAL_ERROR: failure(result)
        default: .fatal(PostgresError(.protocolViolation, "COPY is not supported here"))
        }
    }

    private static func statementResult(_ result: OpaquePointer) -> StatementResult {
        let columns: Int32 = PQnfields(result)
        let count: Int = Int(PQntuples(result))
        guard columns > 0, count > 0 else { return StatementResult(affectedRowCount: count) }
        var captured: [[UInt8]?] = []
        if columns > 1 {
            captured.reserveCapacity(Int(columns) - 1)
            for column: Int32 in 1..<columns { captured.append(bytes(result, 0, column)) }
        }
        return StatementResult(
            json: bytes(result, 0, 0).map { JSONText(utf8: $0) }, captured: captured, affectedRowCount: count)
    }

    private static func bytes(_ result: OpaquePointer, _ row: Int32, _ column: Int32) -> [UInt8]? {
        guard PQgetisnull(result, row, column) == 0, let value = PQgetvalue(result, row, column) else { return nil }
        return Array(UnsafeRawBufferPointer(start: value, count: Int(PQgetlength(result, row, column))))
    }

    // Field codes of PG_DIAG_…, which are character macros and invisible to Swift.
    private enum Field: Unicode.Scalar {
        case severity = "V"
        case sqlState = "C"
        case message = "M"
        case detail = "D"
        case hint = "H"
        case table = "t"
        case column = "c"
        case constraint = "n"
        case sourceFile = "F"
    }

    private static func field(_ result: OpaquePointer, _ field: Field) -> String? {
        PQresultErrorField(result, Int32(field.rawValue.value)).map { String(cString: $0) }
    }

    /// FATAL and PANIC end the connection, and so does an error that the server had no part in.
    private static func failure(_ result: OpaquePointer) -> Reply {
        guard let state: String = field(result, .sqlState) else {
            let text: String = String(cString: PQresultErrorMessage(result)).trimmingNewlines
            return .fatal(PostgresError(.connectionLost, text))
        }
        var error: PostgresError = PostgresError(
            .server, field(result, .message) ?? "", sqlState: SQLState(rawValue: state))
        error.detail = field(result, .detail)
        error.hint = field(result, .hint)
        error.tableName = field(result, .table)
        error.columnName = field(result, .column)
        error.constraintName = field(result, .constraint)
        error.sourceFile = field(result, .sourceFile)
        let severity: String = field(result, .severity) ?? "ERROR"
        guard severity == "ERROR" else { return .fatal(error.recoded(.connectionLost)) }
        if error.sqlState == .queryCanceled {
            return .failure(error.recoded(error.message.contains("timeout") ? .timedOut : .cancelled))
        }
        return .failure(error)
    }

    // MARK: Waiting

    /// Runs a script and waits; rows of its last statement as text.
    func executeAndWait(_ text: String) throws(PostgresError) -> [[String?]] {
        try rows(PQexec(connection, text))
    }

    /// Runs one statement with parameters and waits.
    func queryAndWait(_ text: String, _ parameters: ParameterList) throws(PostgresError) -> [[String?]] {
        let result: OpaquePointer? = Self.withValues(parameters) { count, values in
            PQexecParams(connection, text, count, nil, values, nil, nil, 0)
        }
        return try rows(result)
    }

    /// Runs one statement with parameters, whose types the server infers, and waits for what a lane would give.
    func resultAndWait(_ text: String, _ parameters: ParameterList) throws(PostgresError) -> StatementResult {
        let result: OpaquePointer? = Self.withValues(parameters) { count, values in
            PQexecParams(connection, text, count, nil, values, nil, nil, 0)
        }
        guard let result else { throw connectionError() }
        defer { PQclear(result) }
        switch Self.reply(result) {
        case .failure(let error), .fatal(let error): throw error
        case .success(let row, _): return row
        case .aborted, .sync: return StatementResult()
        }
    }

    private func rows(_ result: OpaquePointer?) throws(PostgresError) -> [[String?]] {
        guard let result else { throw connectionError() }
        defer { PQclear(result) }
        switch Self.reply(result) {
        case .failure(let error), .fatal(let error): throw error
        case .success, .aborted, .sync: break
        }
        return (0..<PQntuples(result)).map { row in
            (0..<PQnfields(result)).map { column in
                Self.bytes(result, row, column).map { String(decoding: $0, as: UTF8.self) }
            }
        }
    }

    // MARK: Cancelling

    /// What another thread needs to ask the server to stop what runs on this connection.
    ///
    /// Guard of the unchecked conformance: immutable after creation; libpq allows `PQcancel` from any thread.
    final class CancelToken: @unchecked Sendable {
        private let cancel: OpaquePointer?

        fileprivate init(_ cancel: OpaquePointer?) { self.cancel = cancel }

        deinit { PQfreeCancel(cancel) }

        /// Connects, asks, and returns when the server has passed the request on. Blocks.
        func request() {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
                _ = PQcancel(cancel, buffer.baseAddress, Int32(buffer.count))
            }
        }
    }

    func cancelToken() -> CancelToken { CancelToken(PQgetCancel(connection)) }

    // MARK: Asking

    /// Whether a server accepts connections. Blocks.
    static func isAccepting(_ conninfo: String) -> Bool { PQping(conninfo) == PQPING_OK }
}

extension String {
    /// libpq ends its messages with line breaks.
    var trimmingNewlines: String {
        var text: Substring = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}
