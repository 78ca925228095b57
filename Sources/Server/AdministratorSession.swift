public import ConnectorModel
public import Execution
import Foundation
public import Postgres
import Reactor

/// Runs single operations without a server: for the command line.
public final class AdministratorSession: Sendable {
    private let loop: EventLoop = EventLoop()
    private let desk: Desk

    /// A session on a database; it connects with its first operation.
    ///
    /// - Parameter embedder: makes what makes vectors of texts; nothing means that such operations are refused.
    public init(
        _ service: CompiledService, _ settings: ConnectionSettings, embedder: EmbedderFactory? = nil
    ) {
        desk = Desk(loop: loop, service: service, settings: settings, embedder: embedder)
        loop.start()
    }

    /// Runs an operation, a query or a mutation.
    public func run(_ request: ExecutionRequest) async -> ExecutionResult { await desk.run(request) }

    /// What an operation would send. Nothing is sent.
    ///
    /// - Parameter answers: what the first root fields gave, those of them that have been run.
    public func preview(
        _ request: ExecutionRequest, after answers: [StatementResult?] = []
    ) async -> Result<[StatementPreview], RefusedRequest> {
        await desk.preview(request, after: answers)
    }

    /// Closes the connections and ends the thread.
    public func close() {
        loop.stop()
        loop.join()
    }
}

/// Owns the executor; its own executor is the loop.
private actor Desk {
    private let loop: EventLoop
    private let service: CompiledService
    private let settings: ConnectionSettings
    private let embedder: EmbedderFactory?
    private var executor: Executor?

    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    init(loop: EventLoop, service: CompiledService, settings: ConnectionSettings, embedder: EmbedderFactory?) {
        self.loop = loop
        self.embedder = embedder
        self.service = service
        self.settings = settings
    }

    func run(_ request: ExecutionRequest) async -> ExecutionResult {
        let executor: Executor = executor ?? open()
        switch executor.prepare(request) {
        case .failure(let refused): return refused.result
        case .success(let prepared):
            guard prepared.operation.kind == .query else { return await executor.mutate(prepared) }
            return await withCheckedContinuation { continuation in
                executor.query(prepared) { continuation.resume(returning: $0) }
            }
        }
    }

    func preview(
        _ request: ExecutionRequest, after answers: [StatementResult?]
    ) async -> Result<[StatementPreview], RefusedRequest> {
        let executor: Executor = executor ?? open()
        switch executor.prepare(request) {
        case .failure(let refused): return .failure(refused)
        case .success(let prepared):
            do throws(GraphQLError) {
                return .success(try await executor.preview(prepared, after: answers))
            } catch {
                return .failure(RefusedRequest(result: ExecutionResult(data: nil, errors: [error])))
            }
        }
    }

    private func open() -> Executor {
        var one: LaneConfiguration = .sessionPool
        one.connectionCount = 1
        let sessions: SessionPool = SessionPool(settings, one, loop: loop)
        sessions.start()
        let made: Executor = Executor(
            service: service, reads: sessions, sessions: sessions, environment: .system(showsDetails: true),
            pause: { [loop] delay, action in _ = loop.schedule(after: delay, action) })
        made.embedder = embedder?(loop)
        executor = made
        return made
    }
}

extension ExecutionEnvironment {
    /// The time and randomness of the machine.
    ///
    /// - Parameter showsDetails: whether errors say more to everybody.
    public static func system(showsDetails: Bool) -> ExecutionEnvironment {
        let bits: RandomBits = RandomBits()
        return ExecutionEnvironment(
            now: {
                var time: timespec = timespec()
                clock_gettime(CLOCK_REALTIME, &time)
                return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
            },
            newUUID: { bits.withGenerator { UUIDv4.text(using: &$0) } },
            random: { .random(in: 0...1) }, showsDetails: showsDetails)
    }
}
