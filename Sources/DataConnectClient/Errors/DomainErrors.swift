/// The library was not set up.
public struct DataConnectInitError: DataConnectDomainError {
    /// What is missing.
    public struct Code: DataConnectErrorCode, Hashable {
        /// The code's name.
        public let description: String

        /// No project, or none that can be used.
        public static let appNotConfigured: Code = Code(description: "appNotConfigured")
        /// The connection cannot be set up: for example a file of certificates that cannot be read.
        public static let grpcNotConfigured: Code = Code(description: "grpcNotConfigured")
        /// All codes.
        public static var allCases: [Code] { [.appNotConfigured, .grpcNotConfigured] }
    }

    /// What is missing.
    public let code: Code
    /// What went wrong, in words.
    public let message: String?
    /// What it was caused by.
    public let underlyingError: (any Error)?

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        underlyingError = cause
    }
}

/// A value has no form on the wire, or the wire brought what the type cannot hold.
public struct DataConnectCodecError: DataConnectDomainError {
    /// What could not be done.
    public struct Code: DataConnectErrorCode, Hashable {
        /// The code's name.
        public let description: String

        /// Variables that are no JSON.
        public static let encodingFailed: Code = Code(description: "encodingFailed")
        /// Data that does not fit its type.
        public static let decodingFailed: Code = Code(description: "decodingFailed")
        /// Text that is no UUID.
        public static let invalidUUID: Code = Code(description: "invalidUUID")
        /// Text that is no RFC 3339 time.
        public static let invalidTimestampFormat: Code = Code(description: "invalidTimestampFormat")
        /// Text or numbers that are no date.
        public static let invalidLocalDateFormat: Code = Code(description: "invalidLocalDateFormat")
        /// All codes.
        public static var allCases: [Code] {
            [.encodingFailed, .decodingFailed, .invalidUUID, .invalidTimestampFormat, .invalidLocalDateFormat]
        }
    }

    /// What could not be done.
    public let code: Code
    /// What went wrong, in words.
    public let message: String?
    /// What it was caused by.
    public let underlyingError: (any Error)?

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        underlyingError = cause
    }
}

/// The library's own machinery failed.
public struct DataConnectInternalError: DataConnectDomainError {
    /// Which part.
    public struct Code: DataConnectErrorCode, Hashable {
        /// The code's name.
        public let description: String

        /// Anything but the cache.
        public static let internalError: Code = Code(description: "internalError")
        /// The file of the cache.
        public static let sqliteError: Code = Code(description: "sqliteError")
        /// All codes.
        public static var allCases: [Code] { [.internalError, .sqliteError] }
    }

    /// Which part.
    public let code: Code
    /// What went wrong, in words.
    public let message: String?
    /// What it was caused by.
    public let underlyingError: (any Error)?

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        underlyingError = cause
    }
}
