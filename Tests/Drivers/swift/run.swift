// Runs the operations of a generated SDK against a server, and prints what comes of them: run PORT
import DataConnectClient
import Foundation
import LibrarySDK
import Observation

@main
@MainActor
struct Run {
    static func main() async throws {
        let connector: LibraryConnector = DataConnect.libraryConnector
        connector.useEmulator(host: "127.0.0.1", port: Int(CommandLine.arguments[1]) ?? 0)
        let run: Run = Run(connector: connector)
        let author: UUID = try await run.mutate()
        let book: UUID = try await run.query(author)
        try await run.leaveVariablesOut(author)
        try await run.useTheCache(book)
        try await run.meetUnknownValues(author)
        try await run.follow(author)
        try await run.observe(book)
        await run.fail()
    }

    let connector: LibraryConnector

    func mutate() async throws -> UUID {
        let result: OperationResult<AddAuthorMutation.Data> = try await connector.addAuthorMutation.execute(name: "Ada")
        print("mutation: from the \(result.source)")
        return try result.found.author_insert.id
    }

    func query(_ author: UUID) async throws -> UUID {
        let added: BookKey = try await connector.addBookMutation.execute(title: "One", authorId: author) { variables in
            variables.pages = 64
        }.found.book_insert
        let book: GetBookQuery.Data.Book? = try await connector.getBookQuery.execute(id: added.id).found.book
        print("query:", book.map { "\($0.title), \($0.shelf), \($0.pages ?? 0) pages, by \($0.writer.name)" } ?? "none")
        print("key:", book?.bookKey == added)
        return added.id
    }

    /// A variable that is left out has its default or no say, which null has.
    func leaveVariablesOut(_ author: UUID) async throws {
        let all: [String] = try await connector.listBooksQuery.execute().found.books.map(\.title)
        let none: [String] = try await connector.listBooksQuery.execute { $0.shelf = nil }.found.books.map(\.title)
        let open: [String] = try await connector.listBooksQuery.execute { variables in
            variables.shelf = .OPEN
            variables.limit = 1
        }.found.books.map(\.title)
        print("variables: \(all) without, \(none) with null, \(open) with values")
    }

    func useTheCache(_ book: UUID) async throws {
        let reference: GetBookQuery.Ref = connector.getBookQuery.ref(id: book)
        for policy: QueryFetchPolicy in [.preferCache, .cacheOnly, .serverOnly] {
            print("cache: \(policy) from the", try await reference.execute(fetchPolicy: policy).source)
        }
        let other: GetBookQuery.Ref = connector.getBookQuery.ref(id: UUID())
        print("cache: another book", try await other.execute(fetchPolicy: .cacheOnly).data == nil ? "is not kept" : "?")
    }

    /// The schema has grown since the SDK was generated.
    func meetUnknownValues(_ author: UUID) async throws {
        let added: BookKey = try await connector.addBookMutation.execute(title: "Ashes", authorId: author) {
            variables in
            variables.shelf = ._UNKNOWN("BURNT")
        }.found.book_insert
        let shelf: Shelf? = try await connector.getBookQuery.execute(id: added.id).found.book?.shelf
        print("enum:", shelf.map { "\($0)" } ?? "none", shelf == ._UNKNOWN("BURNT"))
        do {
            _ = try await connector.listBooksQuery.execute { $0.shelf = ._UNKNOWN("SOLD") }
        } catch let error as DataConnectOperationError {
            print("enum:", error.response?.errors.map(\.message).joined(separator: "; ") ?? "no response")
        }
    }

    func follow(_ author: UUID) async throws {
        var titles: [[String]] = []
        let reference: ListBooksQuery.Ref = connector.listBooksQuery.ref { $0.shelf = .LOST }
        for await result in try await reference.subscribe() {
            titles.append(try result.get().found.books.map(\.title))
            if titles.count == 2 { break }
            _ = try await connector.addBookMutation.execute(title: "Two", authorId: author) { $0.shelf = .LOST }
        }
        print("subscription:", titles)
    }

    func observe(_ book: UUID) async throws {
        let reference: GetBookQuery.Ref = connector.getBookQuery.ref(id: book)
        _ = try await reference.subscribe()
        await wait(for: "One") { reference.data?.book?.title }
        _ = try await connector.renameBookMutation.execute(id: book, title: "First")
        await wait(for: "First") { reference.data?.book?.title }
        print("observation:", reference.data?.book?.title ?? "none", reference.lastError == nil)
        print("references:", reference === connector.getBookQuery.ref(id: book))
    }

    func fail() async {
        do {
            _ = try await connector.privateBooksQuery.execute()
        } catch {
            print("failure:", (error as? any DataConnectError)?.message ?? "\(error)")
        }
    }

    /// Returns when an observed value is this one.
    private func wait<Value: Equatable>(for expected: Value, _ value: () -> Value?) async {
        while true {
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            let now: Value? = withObservationTracking(value) { continuation.finish() }
            if now == expected { return }
            for await _ in changes {}
        }
    }
}

extension OperationResult {
    /// The data, where there must be some.
    var found: ResultData {
        get throws {
            guard let data else { throw CocoaError(.coderValueNotFound) }
            return data
        }
    }
}
