import DataConnectClient
import Foundation
import RemindersSDK

/// Where the server is, and who asks.
struct Session {
    let connector: RemindersConnector

    /// The session that an environment describes.
    init(_ environment: [String: String]) throws {
        connector = DataConnect.remindersConnector
        if let server: String = environment["DATACONNECT_SERVER"] {
            guard let colon: String.Index = server.lastIndex(of: ":"), let port: Int = Int(server[colon...].dropFirst())
            else { throw Complaint("DATACONNECT_SERVER is no HOST:PORT: \(server)") }
            connector.useEmulator(host: String(server[..<colon]), port: port)
        } else {
            connector.useEmulator()
        }
        let user: String = environment["REMINDERS_USER"] ?? NSUserName()
        let token: String = try environment["REMINDERS_TOKEN"] ?? Self.unsignedToken(of: user)
        // The instance of a connector is one in the whole program.
        DataConnect.dataConnect(connectorConfig: RemindersConnector.connectorConfig)
            .setAuthTokenProvider(AuthTokenHolder(token: token))
    }

    /// A token without a signature, as the Auth emulator makes them. Only `dataconnect dev` takes it; an app gets its tokens where its
    /// users sign in.
    private static func unsignedToken(of user: String) throws -> String {
        struct Claims: Encodable {
            var sub: String
            var exp: Int
        }
        let claims: Data = try JSONEncoder().encode(
            Claims(sub: user, exp: Int(Date().timeIntervalSince1970) + 24 * 3600))
        return "\(base64(Data(#"{"alg":"none","typ":"JWT"}"#.utf8))).\(base64(claims))."
    }

    /// Base64 as tokens have it.
    private static func base64(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
