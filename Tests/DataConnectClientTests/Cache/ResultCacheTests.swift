import Foundation
import JSON
import Testing

@testable import DataConnectClient

/// What is kept and found, in memory and in a file.
@Suite struct ResultCacheTests {
    enum Place: CaseIterable, Sendable { case memory, file }

    private static let list: DataConnectClient.Operation = .init(kind: .query, name: "List", variables: "{}")
    private static let one: DataConnectClient.Operation = .init(kind: .query, name: "One", variables: #"{"id":"1"}"#)
    private static let change: DataConnectClient.Operation = .init(kind: .mutation, name: "Change", variables: "{}")

    private static func listResponse(_ title: String) -> ServerResponse {
        ServerResponse(
            data: JSONText(#"{"posts":[{"id":"1","title":"\#(title)"},{"id":"2","title":"other"}]}"#),
            entities: [.init(path: [.field("posts")], ids: .each(["p1", "p2"]))])
    }

    private static func oneResponse(_ title: String) -> ServerResponse {
        ServerResponse(
            data: JSONText(#"{"post":{"title":"\#(title)","text":"long"}}"#),
            entities: [.init(path: [.field("post")], ids: .one("p1"))])
    }

    @Test(arguments: Place.allCases)
    func sharesEntitiesBetweenResults(place: Place) throws {
        try withStorage(place) { storage in
            let cache: ResultCache = ResultCache(storage)
            #expect(try cache.read(Self.list) == nil)
            var update: ResultCache.Update = try cache.keep(Self.listResponse("a"), to: Self.list, at: 100)
            #expect(update == .init(entities: ["p1", "p2"], changed: []))
            update = try cache.keep(Self.oneResponse("a"), to: Self.one, at: 101)
            #expect(update == .init(entities: ["p1"], changed: ["p1"]))
            update = try cache.keep(Self.oneResponse("b"), to: Self.one, at: 102)
            #expect(update == .init(entities: ["p1"], changed: ["p1"]))
            #expect(try cache.keep(Self.oneResponse("b"), to: Self.one, at: 103).changed == [])
            let hit: ResultCache.Hit = try #require(try cache.read(Self.list))
            #expect(hit.response.data == #"{"posts":[{"id":"1","title":"b"},{"id":"2","title":"other"}]}"#)
            #expect(hit.storedAt == 100)
            #expect(hit.entities == ["p1", "p2"])
        }
    }

    @Test(arguments: Place.allCases)
    func takesValuesFromMutationsButKeepsNoResultOfThem(place: Place) throws {
        try withStorage(place) { storage in
            let cache: ResultCache = ResultCache(storage)
            _ = try cache.keep(Self.listResponse("a"), to: Self.list, at: 1)
            let update: ResultCache.Update = try cache.keep(Self.oneResponse("c"), to: Self.change, at: 2)
            #expect(update.changed == ["p1"])
            #expect(try cache.read(Self.list)?.response.data?.description.contains(#""title":"c""#) == true)
            #expect(try cache.read(Self.change) == nil)
        }
    }

    @Test(arguments: Place.allCases)
    func keepsNoFailures(place: Place) throws {
        try withStorage(place) { storage in
            let cache: ResultCache = ResultCache(storage)
            var response: ServerResponse = Self.listResponse("a")
            response.errors = [.init(message: "partly", path: [], code: nil)]
            let update: ResultCache.Update = try cache.keep(response, to: Self.list, at: 1)
            #expect(update == .init())
            #expect(try cache.keep(ServerResponse(), to: Self.list, at: 1) == .init())
            #expect(try cache.read(Self.list) == nil)
        }
    }

    @Test(arguments: Place.allCases)
    func dropsWhatWasUsedLongestAgoAndItsEntities(place: Place) throws {
        try withStorage(place, limit: 6000) { storage in
            let cache: ResultCache = ResultCache(storage)
            let operations: [DataConnectClient.Operation] = (0..<4).map {
                .init(kind: .query, name: "Q\($0)", variables: "{}")
            }
            for (number, operation): (Int, DataConnectClient.Operation) in operations.enumerated() {
                let text: String = String(repeating: "x", count: 2500)
                let response: ServerResponse = ServerResponse(
                    data: JSONText(#"{"row":{"text":"\#(text)"}}"#),
                    entities: [.init(path: [.field("row")], ids: .one("row\(number)"))])
                _ = try cache.keep(response, to: operation, at: Double(number))
                // The first is used again and again.
                #expect(try cache.read(operations[0]) != nil)
            }
            #expect(try operations.map { try cache.read($0) != nil } == [true, false, false, true])
            #expect(try storage.entity("row1") == nil)
            #expect(try storage.entity("row3") != nil)
        }
    }

    @Test(arguments: Place.allCases)
    func dropsEntitiesThatNoResultHoldsAnyMore(place: Place) throws {
        try withStorage(place) { storage in
            let cache: ResultCache = ResultCache(storage)
            _ = try cache.keep(Self.listResponse("a"), to: Self.list, at: 1)
            _ = try cache.keep(ServerResponse(data: #"{"posts":[]}"#), to: Self.list, at: 2)
            #expect(try storage.entity("p1") == nil)
            #expect(try cache.read(Self.list)?.response.data == #"{"posts":[]}"#)
        }
    }

    @Test func findsInAFileWhatWasKeptBefore() throws {
        try withFolder { folder in
            _ = try ResultCache(SQLiteStorage(folder: folder, name: "c", limit: 10_000))
                .keep(Self.listResponse("a"), to: Self.list, at: 7.5)
            let hit: ResultCache.Hit? = try ResultCache(SQLiteStorage(folder: folder, name: "c", limit: 10_000))
                .read(Self.list)
            #expect(hit?.response.data == Self.listResponse("a").data)
            #expect(hit?.storedAt == 7.5)
            let attributes: [FileAttributeKey: Any] = try FileManager.default.attributesOfItem(
                atPath: folder + "/c.sqlite")
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func throwsAwayAFileThatCannotBeRead() throws {
        try withFolder { folder in
            try Data("this is no database, but it is long enough to be looked at as one".utf8)
                .write(to: URL(filePath: folder + "/c.sqlite"))
            let cache: ResultCache = ResultCache(try SQLiteStorage(folder: folder, name: "c", limit: 10_000))
            _ = try cache.keep(Self.listResponse("a"), to: Self.list, at: 1)
            #expect(try cache.read(Self.list) != nil)
        }
    }

    @Test func throwsAwayAFileOfAnotherVersion() throws {
        try withFolder { folder in
            try SQLiteConnection(path: folder + "/c.sqlite").execute("CREATE TABLE result(x); PRAGMA user_version = 99")
            let cache: ResultCache = ResultCache(try SQLiteStorage(folder: folder, name: "c", limit: 10_000))
            #expect(try cache.read(Self.list) == nil)
        }
    }

    @Test func tellsScopesApartByNames() {
        func name(_ user: String?, _ project: String = "p", _ host: String = "h") -> String {
            CacheScope(
                settings: CacheSettings(), host: host, project: project,
                connector: ConnectorConfig(serviceId: "s", location: "l", connector: "c"), user: user
            ).fileName
        }
        let names: [String] = [name(nil), name(""), name("ann"), name("bob"), name("ann", "q"), name("ann", "p", "i")]
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.count == 64 && !$0.contains("ann") })
    }

    /// Another build of an app may select something else under the same names.
    @Test func givesEachBuildAFileOfItsOwn() throws {
        try withFolder { folder in
            let program: String = folder + "/program"
            try Data("1".utf8).write(to: URL(filePath: program))
            let first: String = AppBuild.name(of: program)
            #expect(first == AppBuild.name(of: program))
            try Data("22".utf8).write(to: URL(filePath: program))
            #expect(first != AppBuild.name(of: program))
            let files: [String] = [
                "c-\(AppBuild.current).sqlite", "c-0123.sqlite", "c-0123.sqlite-wal", "c-4567.sqlite", "d-0123.sqlite",
            ]
            for file: String in files {
                try Data().write(to: URL(filePath: "\(folder)/\(file)"))
                let used: Date = Date(timeIntervalSince1970: file.contains("4567") ? 2000 : 1000)
                try FileManager.default.setAttributes([.modificationDate: used], ofItemAtPath: "\(folder)/\(file)")
            }
            AppBuild.removeOthers(in: folder, of: "c", before: Date(timeIntervalSince1970: 1500))
            let left: [String] = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(left == ["c-4567.sqlite", "c-\(AppBuild.current).sqlite", "d-0123.sqlite", "program"].sorted())
        }
    }

    // MARK: Places

    private func withStorage(_ place: Place, limit: Int = 100_000, _ body: (any CacheStorage) throws -> Void) throws {
        switch place {
        case .memory: try body(MemoryStorage(limit: limit))
        case .file: try withFolder { try body(SQLiteStorage(folder: $0, name: "c", limit: limit)) }
        }
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder: URL = FileManager.default.temporaryDirectory.appending(path: "dccache-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path(percentEncoded: false))
    }
}
