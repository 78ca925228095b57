import Postgres
import Transport

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How many connections the process may hold.
enum FileLimit {
    /// For the project's files, keys, embedders and whatever the process began with.
    private static let reserve: Int = 100
    /// What a loop has open itself.
    private static let ofLoop: Int = 8

    /// The limit of open files less what is not for clients: a flood of them must not keep the server from its database.
    static func connections(workers: Int) -> Int {
        let ofWorker: Int =
            LaneConfiguration.readLane.connectionCount + LaneConfiguration.sessionPool.connectionCount + ofLoop
        return max(10, openFiles - reserve - workers * ofWorker - ConnectionGauge.courtesy)
    }

    /// The limit of open files, raised as far as the system lets us.
    private static let openFiles: Int = {
        var limit: rlimit = rlimit()
        #if canImport(Glibc)
            let resource: __rlimit_resource_t = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource: Int32 = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return 1024 }
        limit.rlim_cur = limit.rlim_max
        _ = setrlimit(resource, &limit)
        guard getrlimit(resource, &limit) == 0 else { return 1024 }
        return min(Int(clamping: limit.rlim_cur), 1_000_000)
    }()
}
