/// A method that is served by gRPC.
///
/// - Source: the services of the official clients, in the three versions that they have called.
enum GRPCMethod: Hashable, Sendable {
    /// `ConnectorService/ExecuteQuery` or `ExecuteMutation`.
    case execute(ExpectedKind)
    /// `ConnectorStreamService/Connect`.
    case connect
    /// `EmulatorService/GetEmulatorInfo`.
    case emulatorInfo
    /// `EmulatorService/StreamEmulatorIssues`.
    case emulatorIssues

    private static let known: [[UInt8]: GRPCMethod] = {
        var known: [[UInt8]: GRPCMethod] = [:]
        for version: String in ["v1", "v1beta", "v1alpha"] {
            let package: String = "/google.firebase.dataconnect.\(version)."
            known[Array("\(package)ConnectorService/ExecuteQuery".utf8)] = .execute(.query)
            known[Array("\(package)ConnectorService/ExecuteMutation".utf8)] = .execute(.mutation)
            known[Array("\(package)ConnectorStreamService/Connect".utf8)] = .connect
        }
        let emulator: String = "/google.firebase.dataconnect.emulator.EmulatorService/"
        known[Array("\(emulator)GetEmulatorInfo".utf8)] = .emulatorInfo
        known[Array("\(emulator)StreamEmulatorIssues".utf8)] = .emulatorIssues
        return known
    }()

    private static let start: [UInt8] = Array("/google.".utf8)

    /// The method of a path; nothing where there is none.
    init?(path: [UInt8]) {
        // Other paths are told by their first letters, without looking them up.
        guard path.starts(with: Self.start), let method: GRPCMethod = Self.known[path] else { return nil }
        self = method
    }
}
