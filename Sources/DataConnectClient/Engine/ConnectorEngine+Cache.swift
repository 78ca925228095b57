import Foundation

/// What an engine keeps of answers, for the user that is signed in.
struct CacheState {
    /// Nothing before it is needed, and while nothing is to be kept.
    var cache: ResultCache?
    /// For whom and how it was made.
    var scope: CacheScope?
}

/// What a cache belongs to: nothing of it is shown to anybody else.
struct CacheScope: Hashable, Sendable {
    let settings: CacheSettings
    let host: String
    let project: String
    let connector: ConnectorConfig
    let user: String?

    /// A name for its file that tells nothing of the user.
    var fileName: String {
        let parts: [String] = [
            host, project, connector.location, connector.serviceId, connector.connector, user.map { "u" + $0 } ?? "",
        ]
        return Digest.name(of: parts.map { "\($0.utf8.count):\($0)" }.joined())
    }

    /// A place to keep results. One that cannot be used is no reason to fail: then they are kept in memory.
    func storage() -> any CacheStorage {
        let folder: String = settings.folder ?? Self.defaultFolder
        if settings.storage == .persistent,
            let storage: SQLiteStorage = try? SQLiteStorage(
                folder: folder, name: "\(fileName)-\(AppBuild.current)", limit: settings.maxSize)
        {
            AppBuild.removeOthers(in: folder, of: fileName, before: Date(timeIntervalSinceNow: -AppBuild.keptFor))
            return storage
        }
        return MemoryStorage(limit: settings.maxSize)
    }

    private static var defaultFolder: String {
        let caches: URL? = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        return (caches?.path(percentEncoded: false) ?? NSTemporaryDirectory()) + "/dataconnect-client"
    }
}

extension ConnectorEngine {
    /// Runs a query as the policy says. Nothing when it may only come from the cache and is not there.
    func run(_ operation: Operation, _ policy: QueryFetchPolicy) async throws -> Answer? {
        if policy != .serverOnly, current().settings.cacheSettings != nil || policy == .cacheOnly {
            do {
                _ = try await currentToken(forcingRefresh: false)
            } catch {
                // Without a connection a provider may have nothing to say; who was signed in is known then.
                guard tokens.isKnown else { throw error }
            }
            if let hit: ResultCache.Hit = kept(operation), policy == .cacheOnly || isFresh(hit) {
                return Answer(response: hit.response, source: .cache, user: tokens.current?.user)
            }
            if policy == .cacheOnly { return nil }
        }
        var answer: Answer = try await ask(operation)
        answer.isOutlived = answer.user != tokens.current?.user
        if !answer.isOutlived { took(answer.response, of: operation) }
        return answer
    }

    /// Runs a mutation.
    func mutate(_ operation: Operation) async throws -> ServerResponse {
        let answer: Answer = try await ask(operation)
        if answer.user == tokens.current?.user {
            let strayed: [String] = spread(keep(answer.response, operation).changed, except: operation)
            if !strayed.isEmpty { handle(.strayed(strayed, by: nil)) }
        }
        return answer.response
    }

    /// The kept result of an operation, for the user that is signed in.
    func kept(_ operation: Operation) -> ResultCache.Hit? {
        use { cache throws(DataConnectInternalError) in try cache.read(operation) } ?? nil
    }

    private func isFresh(_ hit: ResultCache.Hit) -> Bool {
        let age: Double = environment.date() - hit.storedAt
        return age >= 0 && age < current().settings.cacheSettings?.maxAge ?? 0
    }

    /// Keeps a response, and tells those who follow its query or one with the same entities.
    ///
    /// - Parameter isSent: it is what the stream sent for the query, rather than an answer to an execution.
    func took(_ response: ServerResponse, of operation: Operation, isSent: Bool = false) {
        let update: ResultCache.Update = keep(response, operation)
        var strayed: [String] = []
        if var query: LiveQuery = live[operation] {
            if !isSent {
                query.last = response
                if query.hasStrayed { strayed.append(query.id) }
            } else if query.receive(response) {
                handle(.agreed(id: query.id))
            }
            if response.errors.isEmpty { query.entities = update.entities }
            live[operation] = query
            query.tell(.response(response, .server))
        }
        strayed += spread(update.changed, except: operation)
        if !strayed.isEmpty { handle(.strayed(strayed, by: isSent ? live[operation]?.id : nil)) }
    }

    private func keep(_ response: ServerResponse, _ operation: Operation) -> ResultCache.Update {
        let date: Double = environment.date()
        let names: SelectionNames = current().fields[operation.name] ?? SelectionNames()
        return use { cache throws(DataConnectInternalError) in
            try cache.keep(response, to: operation, names, at: date)
        } ?? ResultCache.Update()
    }

    /// Tells those who follow a query with one of these entities what it looks like now.
    ///
    /// - Returns: the subscriptions that show something else now than the stream sent.
    private func spread(_ changed: Set<String>, except source: Operation) -> [String] {
        guard !changed.isEmpty else { return [] }
        var strayed: [String] = []
        for (operation, query): (Operation, LiveQuery) in live
        where operation != source && !query.entities.isDisjoint(with: changed) {
            guard let hit: ResultCache.Hit = kept(operation), query.last?.data != hit.response.data else { continue }
            live[operation]?.last = hit.response
            if live[operation]?.hasStrayed == true { strayed.append(query.id) }
            query.tell(.response(hit.response, .cache))
        }
        return strayed.sorted()
    }

    /// Uses the cache of the user that is signed in, if anything is to be kept. A cache that fails is given up for one in memory.
    private func use<Value>(_ body: (ResultCache) throws(DataConnectInternalError) -> Value) -> Value? {
        let configuration: ClientConfiguration = current()
        guard let settings: CacheSettings = configuration.settings.cacheSettings, tokens.isKnown else {
            kept = CacheState()
            return nil
        }
        let scope: CacheScope = CacheScope(
            settings: settings, host: Endpoint(configuration.settings).authority, project: configuration.project,
            connector: connector, user: tokens.current?.user)
        if kept.scope != scope { kept = CacheState(cache: ResultCache(scope.storage()), scope: scope) }
        do throws(DataConnectInternalError) {
            return try kept.cache.map { cache throws(DataConnectInternalError) in try body(cache) }
        } catch {
            kept.cache = ResultCache(MemoryStorage(limit: settings.maxSize))
            return nil
        }
    }
}
