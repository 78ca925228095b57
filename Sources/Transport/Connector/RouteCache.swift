/// Remembers what the paths of operations mean. Of one loop.
///
/// A client calls the same few operations' paths over and over, and taking a path apart is a large part of a small request.
final class RouteCache {
    private var known: [Substring: Route] = [:]

    /// Paths are the client's to choose; so many are kept.
    private static let capacity: Int = 256

    func route(_ path: Substring) -> Route {
        if let route = known[path] { return route }
        let route: Route = Route(path: path)
        switch route {
        case .root, .stream, .other: break
        case .execute, .impersonate:
            if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
            known[Substring(String(path))] = route
        }
        return route
    }
}
