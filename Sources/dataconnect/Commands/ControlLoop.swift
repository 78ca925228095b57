import Foundation
import Reactor

/// What a command waits for.
enum ControlEvent: Sendable {
    case filesChanged
    case job(ControlJob)
}

/// Signals, changes of files, and jobs, for the command that waits for them.
///
/// Has a loop of its own, so that neither delays a request.
final class ControlLoop: Sendable {
    private enum Event: Sendable {
        case filesChanged
        case job(ControlJob)
        case stop
        case paused
    }

    private let loop: EventLoop = EventLoop()
    private let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation
    private let watching: LoopState = LoopState()

    /// Two files that belong together are written one after the other.
    private static let quietApart: Duration = .milliseconds(300)
    /// An editor's save is several events; this long without one is the end of it.
    private static let quiet: Duration = .milliseconds(50)

    init() {
        (events, continuation) = AsyncStream.makeStream()
        loop.start()
    }

    /// What lives on the loop. Guard of the unchecked conformance: touched in posted work only.
    private final class LoopState: @unchecked Sendable {
        var signals: [SignalWatcher] = []
        var folders: [String: DirectoryWatcher] = [:]
        var timer: TimerHandle?
        /// Those that are watched for somebody else than who waits for events.
        var apart: [DirectoryWatcher] = []
        var apartTimer: TimerHandle?
    }

    /// Makes SIGINT and SIGTERM end `nextChange`, and, where that is wanted, SIGHUP count as a change.
    func watchSignals(followsHangup: Bool = false) {
        loop.post { [loop, watching, continuation] in
            watching.signals = [SIGINT, SIGTERM].compactMap { signal in
                try? SignalWatcher(signal, on: loop) { continuation.yield(.stop) }
            }
            guard followsHangup else { return }
            let hangup: SignalWatcher? = try? SignalWatcher(SIGHUP, on: loop) { continuation.yield(.filesChanged) }
            if let hangup { watching.signals.append(hangup) }
        }
    }

    /// Watches these folders and no others.
    func watch(_ folders: [String]) {
        loop.post { [self] in
            for (folder, watcher) in watching.folders where !folders.contains(folder) {
                watcher.close()
                watching.folders[folder] = nil
            }
            for folder: String in folders where watching.folders[folder] == nil {
                watching.folders[folder] = try? DirectoryWatcher(folder, on: loop) { [weak self] name in
                    guard let self, Self.concerns(name) else { return }
                    settle()
                }
            }
        }
    }

    /// Watches folders for as long as the loop runs, hidden entries too, and calls back on the loop when one has changed.
    func watch(apart folders: Set<String>, _ action: @escaping @Sendable () -> Void) {
        loop.post { [loop, watching] in
            watching.apart = folders.compactMap { folder in
                try? DirectoryWatcher(folder, on: loop) { _ in
                    if let timer: TimerHandle = watching.apartTimer { _ = loop.cancel(timer) }
                    watching.apartTimer = loop.schedule(after: Self.quietApart) {
                        watching.apartTimer = nil
                        action()
                    }
                }
            }
        }
    }

    /// Hidden entries are our own or an editor's; anything else may be a document or a new folder of them.
    private static func concerns(_ name: String?) -> Bool {
        guard let name else { return true }
        return !name.hasPrefix(".") && !name.hasSuffix("~")
    }

    private func settle() {
        if let timer: TimerHandle = watching.timer { _ = loop.cancel(timer) }
        watching.timer = loop.schedule(after: Self.quiet) { [watching, continuation] in
            watching.timer = nil
            continuation.yield(.filesChanged)
        }
    }

    /// Takes a job, from any thread.
    var jobs: ControlJobSink {
        { [continuation] job in
            if case .terminated = continuation.yield(.job(job)) { job.refuse(Self.stopping) }
        }
    }

    private static let stopping: String = "the server is stopping"

    /// Waits for what comes next; nothing when the process should end.
    func next() async -> ControlEvent? {
        for await event: Event in events {
            switch event {
            case .filesChanged: return .filesChanged
            case .job(let job): return .job(job)
            case .stop: return nil
            case .paused: continue
            }
        }
        return nil
    }

    /// Refuses the jobs that wait, and those that still come.
    func refuseJobs() async {
        continuation.finish()
        for await event: Event in events {
            if case .job(let job) = event { job.refuse(Self.stopping) }
        }
    }

    /// Waits for the next change of files; false when the process should end. There are no jobs yet where this is asked.
    func nextChange() async -> Bool {
        while let event: ControlEvent = await next() {
            switch event {
            case .filesChanged: return true
            case .job(let job): job.refuse("the server is starting or stopping")
            }
        }
        return false
    }

    /// Waits that long; false when the process should end meanwhile.
    func pause(_ duration: Duration) async -> Bool {
        loop.post { [loop, continuation] in
            _ = loop.schedule(after: duration) { continuation.yield(.paused) }
        }
        for await event: Event in events {
            switch event {
            case .paused: return true
            case .stop: return false
            case .filesChanged: continue
            case .job(let job): job.refuse("the server is starting or stopping")
            }
        }
        return false
    }

    func close() {
        loop.stop()
        loop.join()
    }
}
