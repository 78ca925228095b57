/// An error of this library.
public protocol DataConnectError: Error, CustomStringConvertible, CustomDebugStringConvertible {
    /// What went wrong, in words.
    var message: String? { get }
    /// What it was caused by.
    var underlyingError: (any Error)? { get }
}

extension DataConnectError {
    /// The kind of error with its message and cause.
    public var debugDescription: String {
        "\(Self.self): \(message ?? "no message")" + (underlyingError.map { ", caused by \($0)" } ?? "")
    }

    /// As `debugDescription`.
    public var description: String { debugDescription }
}

/// Any error of this library, where a concrete type is needed.
public struct AnyDataConnectError: Error {
    /// The error.
    public let dataConnectError: any DataConnectError
}

extension AnyDataConnectError: CustomStringConvertible {
    /// The error in words.
    public var description: String { dataConnectError.description }
}

/// A kind of error within which a code tells more.
public protocol DataConnectDomainError: DataConnectError {
    /// The type of the code.
    associatedtype ErrorCode: DataConnectErrorCode
    /// What kind of error of this domain it is.
    var code: ErrorCode { get }
}

extension DataConnectDomainError {
    /// The kind of error with its code, message and cause.
    public var debugDescription: String {
        "\(Self.self)(\(code)): \(message ?? "no message")" + (underlyingError.map { ", caused by \($0)" } ?? "")
    }

    /// As `debugDescription`.
    public var description: String { debugDescription }
}

/// A code of a domain. Codes are no enumeration, so that a new one breaks nobody's switch.
public protocol DataConnectErrorCode: CustomStringConvertible, Equatable, Sendable, CaseIterable {}
