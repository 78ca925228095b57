/// The status of a request or the code of an error (google.rpc.Code).
///
/// - Source: the names and numbers of gRPC's status codes; the HTTP statuses of their standard mapping.
public enum StatusCode: String, Hashable, Sendable, CaseIterable {
    case ok = "OK"
    case cancelled = "CANCELLED"
    case unknown = "UNKNOWN"
    case invalidArgument = "INVALID_ARGUMENT"
    case deadlineExceeded = "DEADLINE_EXCEEDED"
    case notFound = "NOT_FOUND"
    case alreadyExists = "ALREADY_EXISTS"
    case permissionDenied = "PERMISSION_DENIED"
    case resourceExhausted = "RESOURCE_EXHAUSTED"
    case failedPrecondition = "FAILED_PRECONDITION"
    case aborted = "ABORTED"
    case outOfRange = "OUT_OF_RANGE"
    case unimplemented = "UNIMPLEMENTED"
    case `internal` = "INTERNAL"
    case unavailable = "UNAVAILABLE"
    case dataLoss = "DATA_LOSS"
    case unauthenticated = "UNAUTHENTICATED"

    /// The number on the wire of gRPC.
    public var number: Int {
        switch self {
        case .ok: 0
        case .cancelled: 1
        case .unknown: 2
        case .invalidArgument: 3
        case .deadlineExceeded: 4
        case .notFound: 5
        case .alreadyExists: 6
        case .permissionDenied: 7
        case .resourceExhausted: 8
        case .failedPrecondition: 9
        case .aborted: 10
        case .outOfRange: 11
        case .unimplemented: 12
        case .internal: 13
        case .unavailable: 14
        case .dataLoss: 15
        case .unauthenticated: 16
        }
    }

    /// The HTTP status.
    public var httpStatus: Int {
        switch self {
        case .ok: 200
        case .invalidArgument, .failedPrecondition, .outOfRange: 400
        case .unauthenticated: 401
        case .permissionDenied: 403
        case .notFound: 404
        case .alreadyExists, .aborted: 409
        case .resourceExhausted: 429
        case .cancelled: 499
        case .unknown, .internal, .dataLoss: 500
        case .unimplemented: 501
        case .unavailable: 503
        case .deadlineExceeded: 504
        }
    }
}
