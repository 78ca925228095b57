import Reactor
import SQL

/// One thing that is sent on a connection. Those who need to know how it went say so by a subclass.
class ConnectionWork {
    enum Content {
        case statement(SQLStatement, ParameterList)
        /// Fixed text without parameters: BEGIN, COMMIT, locks.
        case command(String)
    }

    /// How it went. Exactly one of these reaches `settle`.
    enum Settlement {
        case success(StatementResult, commandTag: String)
        case failure(PostgresError)
        /// Innocent, but something before it in its group failed.
        case aborted
        /// Its prepared statement was missing or outdated, and is forgotten now.
        case stale(PostgresError)
        /// It was sent, and the connection went before an answer came.
        case lost(PostgresError)
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    /// Called once.
    func settle(_ settlement: Settlement) {}
}

/// Work whose settlement a closure takes.
final class CallbackWork: ConnectionWork {
    private let callback: (Settlement) -> Void

    init(_ content: Content, settle callback: @escaping (Settlement) -> Void) {
        self.callback = callback
        super.init(content)
    }

    override func settle(_ settlement: Settlement) { callback(settlement) }
}

/// One pipelined connection on a loop: drives libpq as `ConnectionStateMachine` says and reads its answers as
/// `PipelineStateMachine` says. Loop's thread only.
final class Connection {
    /// The connection can be used.
    var onReady: (() -> Void)?
    /// It no longer can. Called before the unanswered works are settled.
    var onLost: ((PostgresError) -> Void)?
    /// All that was sent has been answered.
    var onIdle: (() -> Void)?

    /// For what may come when the connection is gone.
    private let reference: LoopReference<Connection> = LoopReference()
    private let profile: ConnectionProfile
    private let loop: EventLoop
    private let jitter: () -> Double
    private var machine: ConnectionStateMachine
    private var pipeline: PipelineStateMachine<ConnectionWork>
    private var handle: LibpqHandle?
    private var watcher: WatchedDescriptor?
    private var connectTimer: TimerHandle?
    private var retryTimer: TimerHandle?
    private var attempt: Int = 0
    private var events: Fifo<ConnectionStateMachine.Event> = Fifo()
    private var isHandlingEvents: Bool = false
    /// How many answers were read.
    private(set) var answerCount: UInt64 = 0
    /// Since when the server has been at what it is at: when that was sent to an idle one, or when answers came last.
    private var busySince: MonotonicInstant
    /// How long it was at the answers that are being read.
    private var serviceTime: Duration = .zero
    /// How what is sent next is planned.
    private var planMode: PlanMode
    /// How long what is sent next may take.
    private var statementTimeout: Duration
    private var isWatchdogRunning: Bool = false

    init(
        profile: ConnectionProfile, loop: EventLoop, backoff: ConnectionStateMachine.Backoff,
        jitter: @escaping () -> Double
    ) {
        self.profile = profile
        self.loop = loop
        self.jitter = jitter
        busySince = loop.now
        planMode = profile.planMode
        statementTimeout = profile.statementTimeout
        machine = ConnectionStateMachine(backoff: backoff)
        pipeline = profile.emptyPipeline()
        reference.set(self)
    }

    deinit {
        reference.clear()
        // In this order: the watcher must not outlive its socket.
        watcher?.close()
        handle?.finish()
    }

    var isReady: Bool { machine.state == .ready }
    var isIdle: Bool { pipeline.isIdle }
    var lastError: PostgresError? { machine.lastError }
    /// What shares its Sync with what the server is at.
    var running: [ConnectionWork] { pipeline.running }

    func start() { handle(.start) }

    /// Ends the pause before the next attempt.
    func reconnectNow() { handle(.serverIsBack) }

    func close() { handle(.close) }

    /// Gives the connection up because of what it may hold; a new one is made.
    func discard(_ error: PostgresError) { handle(.failed(error)) }

    func cancelToken() -> LibpqHandle.CancelToken? { handle?.cancelToken() }

    // MARK: Sending

    /// Adds work to the open group. It is sent with the group.
    func add(_ work: ConnectionWork) {
        guard let handle, isReady else {
            work.settle(.lost(machine.lastError ?? PostgresError(.connectionLost, "the connection is not ready")))
            return
        }
        if !add(work, to: handle) { fail() }
    }

    private func add(_ work: ConnectionWork, to handle: LibpqHandle) -> Bool {
        if pipeline.isIdle { busySince = loop.now }
        switch work.content {
        case .command(let text):
            pipeline.addCommand(for: work)
            return handle.sendCommand(text)
        case .statement(let statement, let parameters):
            let plan: (name: String, mustPrepare: Bool) = pipeline.addExecution(
                of: statement, isKept: planMode != .once, for: work)
            if plan.mustPrepare, !handle.sendPrepare(plan.name, statement.text) { return false }
            return handle.sendExecution(plan.name, parameters)
        }
    }

    /// Ends the open group with a Sync and sends it.
    ///
    /// - Parameter work: settled when the Sync was answered, which is when a statement without a transaction of its own is committed.
    func closeGroup(confirming work: ConnectionWork? = nil) {
        guard let handle, isReady, pipeline.closeGroup(confirming: work) else {
            work?.settle(.lost(machine.lastError ?? PostgresError(.connectionLost, "the connection is not ready")))
            return
        }
        var isSent: Bool = handle.sendSync()
        if pipeline.hasReleasableNames {
            for name: String in pipeline.takeReleasableNames() where isSent {
                pipeline.addRelease()
                _ = pipeline.closeGroup()
                isSent = handle.sendCommand("DEALLOCATE \(name)") && handle.sendSync()
            }
        }
        guard isSent else { return fail() }
        flush()
        startWatchdog()
    }

    /// Gives back what SQL of others may have taken of the session, in a Sync of its own. A connection that cannot is given up.
    func restore(afterRollback: Bool) {
        for command: String in afterRollback ? [ConnectionProfile.lockRelease] : profile.restoration {
            add(
                CallbackWork(.command(command)) { [reference] settlement in
                    if case .failure(let error) = settlement { reference.target?.discard(error) }
                })
        }
        closeGroup()
        if !afterRollback { forgetSettings() }
    }

    /// Whether a transaction is open that was begun explicitly. Known when nothing is under way.
    var isInTransaction: Bool { handle?.isInTransaction == true }

    /// Ends an open transaction, in a Sync of its own. A connection that cannot is given up.
    func rollBack() {
        add(
            CallbackWork(.command("ROLLBACK")) { [reference] settlement in
                if case .failure(let error) = settlement { reference.target?.discard(error) }
            })
        closeGroup()
    }

    /// Lets what is sent from here on be planned so and take so long; without a timeout that stays as it is.
    func use(_ mode: PlanMode, statementTimeout timeout: Duration? = nil) {
        var commands: [String] = []
        if mode.setting != planMode.setting { commands.append(mode.command) }
        if let timeout, timeout != statementTimeout { commands.append(ConnectionProfile.bound(timeout)) }
        planMode = mode
        statementTimeout = timeout ?? statementTimeout
        guard !commands.isEmpty else { return }
        for command: String in commands {
            add(
                CallbackWork(.command(command)) { [reference] settlement in
                    if case .failure(let error) = settlement { reference.target?.discard(error) }
                })
        }
        closeGroup()
    }

    /// The session is again what it was when it was configured.
    private func forgetSettings() {
        planMode = profile.planMode
        statementTimeout = profile.statementTimeout
    }

    private func flush() {
        guard let handle else { return }
        guard let isBlocked: Bool = handle.flush() else { return fail() }
        let interest: WatchedDescriptor.Interest = isBlocked ? [.readable, .writable] : .readable
        if let watcher, watcher.interest != interest { watcher.setInterest(interest) }
    }

    private func fail() {
        handle(.failed(handle?.connectionError() ?? PostgresError(.connectionLost, "the connection is closed")))
    }

    /// Notices a server that neither answers nor hangs up: its own timeout should have ended every statement.
    private func startWatchdog() {
        guard !isWatchdogRunning else { return }
        isWatchdogRunning = true
        let seen: UInt64 = answerCount
        loop.schedule(after: profile.statementTimeout + .seconds(5)) { [reference] in
            reference.target?.watchdogFired(seen)
        }
    }

    private func watchdogFired(_ seen: UInt64) {
        isWatchdogRunning = false
        guard isReady, !pipeline.isIdle else { return }
        if answerCount == seen {
            handle(.failed(PostgresError(.connectionLost, "the server does not answer")))
        } else {
            startWatchdog()
        }
    }

    // MARK: Receiving

    private func becameReady(_ ready: WatchedDescriptor.Interest) {
        switch machine.state {
        case .connecting: continueConnecting()
        case .configuring: continueConfiguring()
        case .ready:
            if ready.contains(.writable) { flush() }
            if ready != .writable { receive(isBroken: ready.contains(.failed)) }
        case .idle, .resting, .closed: break
        }
    }

    private func receive(isBroken: Bool) {
        guard let handle else { return }
        let isAlive: Bool = handle.consumeInput() && !isBroken
        let now: MonotonicInstant = loop.now
        serviceTime = busySince.duration(to: now)
        busySince = now
        while isReady, let reply: LibpqHandle.Reply = self.handle?.nextReply() {
            answerCount &+= 1
            take(reply)
        }
        if isReady, !isAlive { fail() }
    }

    private func take(_ reply: LibpqHandle.Reply) {
        switch reply {
        case .success(var result, let tag):
            result.serviceTime = serviceTime
            settle(pipeline.handle(.success), result, tag)
        case .failure(let error): settle(pipeline.handle(.failure(error)))
        case .aborted: settle(pipeline.handle(.aborted))
        case .sync: settle(pipeline.handle(.sync))
        case .fatal(let error): handle(.failed(error))
        }
    }

    private func settle(
        _ outcome: PipelineStateMachine<ConnectionWork>.Outcome, _ result: StatementResult = StatementResult(),
        _ tag: String = ""
    ) {
        switch outcome {
        case .nothing: break
        case .idle: onIdle?()
        case .synced(let work):
            work.settle(.success(result, commandTag: tag))
            if pipeline.isIdle { onIdle?() }
        case .succeeded(let work): work.settle(.success(result, commandTag: tag))
        case .failed(let work, let error): work.settle(.failure(error))
        case .aborted(let work): work.settle(.aborted)
        case .stale(let work, let error): work.settle(.stale(error))
        case .confused: handle(.failed(PostgresError(.protocolViolation, "an answer that nobody asked for")))
        }
    }

    // MARK: Life

    /// Events that come up while actions are carried out wait their turn.
    private func handle(_ event: ConnectionStateMachine.Event) {
        events.append(event)
        guard !isHandlingEvents else { return }
        isHandlingEvents = true
        defer { isHandlingEvents = false }
        while let event: ConnectionStateMachine.Event = events.popFirst() {
            for action: ConnectionStateMachine.Action in machine.handle(event, jitter: jitter()) { perform(action) }
        }
    }

    private func perform(_ action: ConnectionStateMachine.Action) {
        switch action {
        case .open: open()
        case .watch(let interest): watch(interest)
        case .configure: configure()
        case .startConnectTimer:
            connectTimer = loop.schedule(after: profile.settings.connectTimeout) { [reference] in
                reference.target?.handle(.connectTimerFired)
            }
        case .stopConnectTimer: stop(&connectTimer)
        case .tearDown: tearDown()
        case .startRetryTimer(let pause):
            retryTimer = loop.schedule(after: pause) { [reference] in
                reference.target?.handle(.retryTimerFired)
            }
        case .stopRetryTimer: stop(&retryTimer)
        case .announceReady: onReady?()
        case .announceLost(let error): announceLoss(error)
        }
    }

    private func stop(_ timer: inout TimerHandle?) {
        if let running: TimerHandle = timer { loop.cancel(running) }
        timer = nil
    }

    /// Off the loop, because libpq resolves host names in the call.
    private func open() {
        attempt += 1
        let current: Int = attempt
        let parameters: [(keyword: String, value: String)] = profile.parameters
        loop.offload {
            LoopBound(value: LibpqHandle(startingWith: parameters))
        } then: { [reference] opened in
            guard let target: Connection = reference.target else { return opened.value.finish() }
            target.opened(opened.value, attempt: current)
        }
    }

    private func opened(_ opened: LibpqHandle, attempt: Int) {
        guard attempt == self.attempt, machine.state == .connecting else { return opened.finish() }
        handle = opened
        if opened.socket < 0 {
            fail()
        } else {
            // The manual of libpq: before the first PQconnectPoll act as if it had asked for writable.
            handle(.wants(.writable))
        }
    }

    /// A fresh watcher each time: while libpq connects it may close its socket and open another of the same number.
    private func watch(_ interest: LibpqInterest) {
        watcher?.close()
        guard let handle else { return }
        do throws(ReactorError) {
            watcher = try WatchedDescriptor(
                handle.socket, on: loop, interest: interest == .readable ? .readable : .writable
            ) { [reference] ready in reference.target?.becameReady(ready) }
        } catch {
            self.handle(.failed(PostgresError(.connectionLost, error.description)))
        }
    }

    private func continueConnecting() {
        watcher?.close()
        guard let handle else { return }
        switch handle.continueConnecting() {
        case .wants(let interest): self.handle(.wants(interest))
        case .connected: self.handle(.connected)
        case .failed(let error): self.handle(.failed(error))
        }
    }

    private func configure() {
        guard let handle, handle.sendScript(profile.configurationScript) else { return fail() }
        flush()
    }

    private func continueConfiguring() {
        guard let handle else { return }
        flush()
        guard handle.consumeInput() else { return fail() }
        while machine.state == .configuring, let reply: LibpqHandle.Reply = handle.nextScriptReply() {
            switch reply {
            case .success, .aborted: break
            case .failure(let error), .fatal(let error): return self.handle(.failed(error))
            case .sync: return handle.enterPipelineMode() ? self.handle(.configured) : fail()
            }
        }
    }

    /// The watcher goes before the socket: the kernel may give its number away at once.
    private func tearDown() {
        attempt += 1
        forgetSettings()
        watcher?.close()
        watcher = nil
        handle?.finish()
        handle = nil
    }

    private func announceLoss(_ error: PostgresError) {
        let unanswered: [ConnectionWork] = pipeline.takeUnanswered()
        pipeline = profile.emptyPipeline()
        onLost?(error)
        for work: ConnectionWork in unanswered { work.settle(.lost(error)) }
    }
}
