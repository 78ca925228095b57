import CSQLite

/// A file of SQLite.
final class SQLiteConnection {
    /// What a statement is given and gives.
    enum Value: Hashable, Sendable {
        case null
        case integer(Int64)
        case real(Double)
        case text(String)
        case bytes([UInt8])

        var integer: Int? { if case .integer(let number) = self { Int(number) } else { nil } }
        var real: Double? { if case .real(let number) = self { number } else { nil } }
        var text: String? { if case .text(let text) = self { text } else { nil } }
        var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
    }

    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    // SQLite copies the bytes: ours do not outlive the call.
    private static let copies: sqlite3_destructor_type = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// Opens a file, and makes it if there is none.
    init(path: String) throws(DataConnectInternalError) {
        var handle: OpaquePointer?
        let flags: Int32 = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let status: Int32 = sqlite3_open_v2(path, &handle, flags, nil)
        guard status == SQLITE_OK, let handle else {
            sqlite3_close_v2(handle)
            throw DataConnectInternalError(
                .sqliteError, "cannot open the cache: \(String(cString: sqlite3_errstr(status)))")
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, 500)
    }

    deinit {
        for statement: OpaquePointer in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    /// Runs statements without values.
    func execute(_ sql: String) throws(DataConnectInternalError) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// Runs one statement, and gives its rows.
    @discardableResult
    func run(_ sql: String, _ values: [Value] = []) throws(DataConnectInternalError) -> [[Value]] {
        let statement: OpaquePointer = try prepare(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value): (Int, Value) in values.enumerated() {
            guard bind(value, statement, Int32(index + 1)) == SQLITE_OK else { throw failure() }
        }
        var rows: [[Value]] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: rows.append((0..<sqlite3_column_count(statement)).map { Self.column(statement, $0) })
            case SQLITE_DONE: return rows
            default: throw failure()
            }
        }
    }

    /// Does all of it or nothing.
    func transaction(_ body: () throws(DataConnectInternalError) -> Void) throws(DataConnectInternalError) {
        try execute("BEGIN IMMEDIATE")
        do throws(DataConnectInternalError) {
            try body()
            try execute("COMMIT")
        } catch {
            sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
            throw error
        }
    }

    private func prepare(_ sql: String) throws(DataConnectInternalError) -> OpaquePointer {
        if let statement: OpaquePointer = statements[sql] { return statement }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK,
            let statement
        else { throw failure() }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: Value, _ statement: OpaquePointer, _ index: Int32) -> Int32 {
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .real(let number): sqlite3_bind_double(statement, index, number)
        case .text(let text): sqlite3_bind_text(statement, index, text, -1, Self.copies)
        case .bytes(let bytes): sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), Self.copies)
        }
    }

    private static func column(_ statement: OpaquePointer, _ index: Int32) -> Value {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
        case SQLITE_TEXT: return .text(sqlite3_column_text(statement, index).map { String(cString: $0) } ?? "")
        case SQLITE_BLOB:
            let count: Int = Int(sqlite3_column_bytes(statement, index))
            let bytes: UnsafeRawBufferPointer = UnsafeRawBufferPointer(
                start: sqlite3_column_blob(statement, index), count: count)
            return .bytes(Array(bytes))
        default: return .null
        }
    }

    private func failure() -> DataConnectInternalError {
        DataConnectInternalError(.sqliteError, "the cache cannot be used: \(String(cString: sqlite3_errmsg(handle)))")
    }
}
