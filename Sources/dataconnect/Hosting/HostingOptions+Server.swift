import Foundation
import ProjectFiles
import Transport

extension HostingOptions {
    /// False for a folder that is not there, and that no `firebase.json` beside us could name another for: no change of
    /// a file would end the wait for it.
    var projectMayExist: Bool {
        FileManager.default.fileExists(atPath: configFolder)
            || (configFolder == defaultConfigFolder && isBelowFirebaseFile("."))
    }

    /// How many threads serve.
    func workers(_ database: DatabaseChoice?) -> Int {
        let cores: Int = ProcessInfo.processInfo.activeProcessorCount
        return workerCount ?? (database?.isLocal != false ? max(1, cores / 2) : cores)
    }

    /// The limits of the network; who may do what is for the command to add.
    func networkLimits(workers: Int) -> HTTPServerConfiguration {
        var http: HTTPServerConfiguration = HTTPServerConfiguration()
        http.maximumHeaderBytes = limits.headerByteCount
        http.maximumBodyBytes = limits.bodyByteCount
        http.maximumAdministratorBodyBytes = limits.adminBodyByteCount
        http.maximumMessageBytes = limits.webSocketMessageByteCount
        http.maximumGRPCMessageBytes = limits.grpcMessageByteCount
        http.maximumConnections = limits.connectionCount ?? FileLimit.connections(workers: workers)
        http.maximumConnectionsPerPeer = limits.connectionsPerAddress > 0 ? limits.connectionsPerAddress : nil
        http.maximumRequestMemory = limits.requestMemoryByteCount
        http.maximumSubscriptionsPerStream = limits.subscriptionsPerStream
        http.headerTimeout = limits.headerTimeout
        http.requestTimeout = limits.requestTimeout
        http.idleTimeout = limits.idleTimeout
        http.allowsIntrospection = allowsIntrospection
        http.runsAdHocQueries = runsAdHocQueries
        return http
    }

    /// The patterns of `--allowed-origins`; what is none is left out.
    var originPatterns: [OriginPattern] { allowedOrigins.compactMap { OriginPattern($0) } }
}
