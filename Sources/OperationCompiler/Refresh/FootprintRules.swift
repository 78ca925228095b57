import ConnectorModel

extension AuthFootprint {
    /// The footprint of the `auth` paths that expressions read, each without the leading `auth`.
    init(paths: Set<[String]>) {
        var claims: Set<[String]> = []
        var readsUser: Bool = false
        for path: [String] in paths {
            switch path.first {
            case "uid": readsUser = true
            case "token" where path.count > 1: claims.insert(Array(path.dropFirst()))
            default:
                self = .all
                return
            }
        }
        self = !claims.isEmpty ? .claims(claims) : readsUser ? .uid : .none
    }
}
