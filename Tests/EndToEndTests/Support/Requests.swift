import Foundation
import TestSupport
import Testing

/// The frames of clients, each with the connector's name as all clients may send it.
extension StreamClient {
    func subscribe(_ id: String, to operation: String, _ variables: Document = "{}", token: String? = nil) async throws
    {
        try await send(
            """
            {"requestId": "\(id)", "name": "\(DevServer.connector)", "headers": \(Self.headers(token)),
             "subscribe": {"operationName": "\(operation)", "variables": \(variables)}}
            """)
    }

    func execute(_ id: String, _ operation: String, _ variables: Document = "{}", token: String? = nil) async throws {
        try await send(
            """
            {"requestId": "\(id)", "name": "\(DevServer.connector)", "headers": \(Self.headers(token)),
             "execute": {"operationName": "\(operation)", "variables": \(variables)}}
            """)
    }

    func resume(_ id: String) async throws { try await send(#"{"requestId": "\#(id)", "resume": {}}"#) }

    func cancel(_ id: String) async throws { try await send(#"{"requestId": "\#(id)", "cancel": {}}"#) }

    /// Expects this frame to be the next.
    func receives(_ expected: Document, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let frame: Document = try await next()
        #expect(frame == expected, sourceLocation: sourceLocation)
    }

    private static func headers(_ token: String?) -> String {
        token.map { #"{"X-Firebase-Auth-Token": "\#($0)"}"# } ?? "{}"
    }
}

/// Tokens as the emulator of Firebase Authentication makes them: unsigned.
enum Tokens {
    /// A user's token that is good for an hour, or as many seconds as are given.
    static func user(
        _ uid: String, for seconds: Int = 3600, claims: String = "", provider: String = "password"
    ) -> String {
        let now: Int = Int(Date.now.timeIntervalSince1970)
        let payload: String = """
            {"sub": "\(uid)", "user_id": "\(uid)", "iat": \(now - 1), "exp": \(now + seconds), \(claims)
             "firebase": {"sign_in_provider": "\(provider)"}}
            """
        return "\(base64(#"{"alg": "none", "typ": "JWT"}"#)).\(base64(payload))."
    }

    private static func base64(_ text: String) -> String {
        Data(text.utf8).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}

extension String {
    /// What stands between the first of two marks and the next other one.
    func components(between start: String, and end: String) -> String {
        guard let first = range(of: start), let last = self[first.upperBound...].range(of: end) else { return "" }
        return String(self[first.upperBound..<last.lowerBound])
    }
}
