/// Remembers what the paths of operations mean. Of one loop.
///
/// A client calls the same few operations' paths over and over, and taking a path apart is a large part of a small request.
final class RouteCache {
    /// By the target as it was sent, its query included: that needs no looking into.
    private var known: [[UInt8]: Route] = [:]
    /// The one that was asked for last; comparing is cheaper than hashing.
    private var latest: (target: [UInt8], route: Route)?

    /// Targets are the client's to choose; so many are kept.
    private static let capacity: Int = 256

    func route(_ request: HTTPRequest) -> Route { route(request.targetBytes) }

    func route(_ target: [UInt8]) -> Route {
        if let latest, latest.target == target { return latest.route }
        if let index: Dictionary<[UInt8], Route>.Index = known.index(forKey: target) {
            latest = (known[index].key, known[index].value)
            return known[index].value
        }
        let route: Route = Route(path: TargetForm.path(target))
        switch route {
        case .root, .stream, .other: break
        case .execute, .impersonate, .document, .graphQL:
            if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
            known[target] = route
        }
        return route
    }
}

/// Remembers the connector that was named last. Of one loop.
final class NameCache {
    private var latest: (text: String, name: ResourceName)?

    /// The connector of a full name; nothing where the text has another shape.
    func name(_ text: String) -> ResourceName? {
        if let latest, latest.text == text { return latest.name }
        guard let name: ResourceName = ResourceName(text) else { return nil }
        latest = (text, name)
        return name
    }
}
