import CLibuv

/// A call of the event loop that the operating system refused.
public struct ReactorError: Error, Hashable, Sendable {
    /// What was tried, for example `watch descriptor 7`.
    public let operation: String
    /// The negative error number of libuv, for example `UV_EBADF`.
    public let code: Int32
    /// The operating system's words for `code`.
    public let message: String

    init(_ operation: String, code: Int32) {
        self.operation = operation
        self.code = code
        message = uv_strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }

    /// The loop was stopped and takes no new handles.
    static func stopped(_ operation: String) -> ReactorError {
        ReactorError(operation, code: UV_ECANCELED.rawValue)
    }
}

extension ReactorError: CustomStringConvertible {
    /// One line for a log.
    public var description: String { "cannot \(operation): \(message)" }
}
