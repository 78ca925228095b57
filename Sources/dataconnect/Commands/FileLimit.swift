#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How many connections the process may hold.
enum FileLimit {
    /// For the database, files and the loops themselves.
    private static let reserve: Int = 100

    /// The limit of open files, raised as far as the system lets us, less a reserve.
    static let connections: Int = {
        var limit: rlimit = rlimit()
        #if canImport(Glibc)
            let resource: __rlimit_resource_t = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource: Int32 = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return 1000 }
        limit.rlim_cur = limit.rlim_max
        _ = setrlimit(resource, &limit)
        guard getrlimit(resource, &limit) == 0 else { return 1000 }
        return max(10, min(Int(clamping: limit.rlim_cur), 1_000_000) - reserve)
    }()
}
