/// An operation failed: the server said so, or could not be asked.
public struct DataConnectOperationError: DataConnectError {
    /// What went wrong, in words.
    public let message: String?
    /// What it was caused by: a `TransportError` when the server could not be asked or refused the request as a whole.
    public let underlyingError: (any Error)?
    /// What the server answered, with the data of the parts that did not fail.
    public let response: OperationFailureResponse?

    init(message: String?, cause: (any Error)? = nil, response: OperationFailureResponse? = nil) {
        self.message = message
        underlyingError = cause
        self.response = response
    }

    init(_ error: TransportError) {
        self.init(message: error.message, cause: error)
    }

    /// The error with the messages of the server.
    public var debugDescription: String {
        let messages: [String] = response?.errors.map(\.message) ?? []
        return "\(Self.self): " + (messages.isEmpty ? message ?? "no message" : messages.joined(separator: "; "))
            + (underlyingError.map { ", caused by \($0)" } ?? "")
    }
}

/// A server's answer that has errors.
public struct OperationFailureResponse: Sendable {
    /// One error of an answer.
    public struct ErrorInfo: Codable, Hashable, Sendable {
        /// What went wrong, in words.
        public let message: String
        /// To which field it happened; empty when to none.
        public let path: [DataConnectPathSegment]
        /// The name of its code, such as `PERMISSION_DENIED`, where the server gave one.
        public let code: String?
    }

    /// The data as JSON; nothing when there was none.
    public let rawJsonData: String?
    /// The errors.
    public let errors: [ErrorInfo]
    private let decoded: (any Sendable)?

    init(rawJsonData: String?, errors: [ErrorInfo], decoded: (any Sendable)?) {
        self.rawJsonData = rawJsonData
        self.errors = errors
        self.decoded = decoded
    }

    /// The data of the parts that did not fail, if the type can hold it.
    public func data<Data: Decodable>(asType: Data.Type = Data.self) -> Data? { decoded as? Data }
}

/// A step on the way to a field.
public enum DataConnectPathSegment: Hashable, Sendable {
    /// A field of an object, by its name in the response.
    case field(String)
    /// An element of a list.
    case listIndex(Int)
}

extension DataConnectPathSegment: Codable {
    /// Reads a string or a number.
    public init(from decoder: any Decoder) throws {
        let container: any SingleValueDecodingContainer = try decoder.singleValueContainer()
        if let index: Int = try? container.decode(Int.self) {
            self = .listIndex(index)
        } else {
            self = .field(try container.decode(String.self))
        }
    }

    /// Writes a string or a number.
    public func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .field(let name): try container.encode(name)
        case .listIndex(let index): try container.encode(index)
        }
    }
}
