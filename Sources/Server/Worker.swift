import ConnectorModel
import Reactor
import Transport

/// One thread with its loop, sockets, lanes, executor and shard of the hub.
///
/// The only actor of the run time; its executor is its loop, so nothing of it crosses threads but mail.
actor Worker {
    let index: Int
    let loop: EventLoop
    private let mailbox: Lock<[Mail]> = Lock([])
    private var core: WorkerCore?

    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    init(index: Int, loop: EventLoop) {
        self.index = index
        self.loop = loop
    }

    /// Makes everything of the worker, on its loop, and opens the connections to the database.
    func begin(
        _ configuration: ServerConfiguration, _ service: CompiledService, _ group: WorkerGroup, _ gauge: ConnectionGauge
    ) {
        let core: WorkerCore = WorkerCore(
            index: index, loop: loop, configuration: configuration, service: service, group: group, gauge: gauge)
        self.core = core
        core.begin()
    }

    /// Puts mail where the loop finds it in its next turn; from any thread. One wake-up serves all mail of a turn.
    nonisolated func send(_ mail: Mail) {
        let isFirst: Bool = mailbox.withLock { waiting in
            waiting.append(mail)
            return waiting.count == 1
        }
        guard isFirst else { return }
        loop.post { self.assumeIsolated { $0.readMail() } }
    }

    private func readMail() {
        let mail: [Mail] = mailbox.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for letter: Mail in mail { core?.read(letter) }
    }

    /// Serves on another database from now on; what runs ends on the old one.
    func exchange(_ service: CompiledService?, _ database: DatabaseConnection) {
        readMail()
        core?.exchange(service, database)
    }

    /// Gives up all connections to the database; what comes waits for `exchange`.
    func holdDatabase() async {
        guard let core else { return }
        await withCheckedContinuation { continuation in
            core.holdDatabase { continuation.resume() }
        }
    }

    /// Waits until nothing runs on an earlier database any more.
    func retireDatabase() async {
        guard let core else { return }
        await withCheckedContinuation { continuation in
            core.afterRetirement { continuation.resume() }
        }
    }

    /// Lets what runs finish, then closes everything.
    func end() async {
        guard let core else { return }
        await withCheckedContinuation { continuation in
            core.end { continuation.resume() }
        }
        self.core = nil
    }
}
