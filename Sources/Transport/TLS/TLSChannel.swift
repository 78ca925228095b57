/// What stands between the socket and the protocol of an encrypted connection.
///
/// Nothing of it is kept for an idle connection but the session: encrypted bytes wait here only while the socket takes no more.
final class TLSChannel {
    /// What has come.
    enum Arrival: Hashable {
        /// So many plain bytes, in the workspace, and how it goes on behind them.
        case plain(Int, TLSSession.State)
        /// The peer does not know that the port is encrypted.
        case plainHTTP
    }

    private let session: TLSSession
    private let workspace: TLSWorkspace
    /// The first bytes, until they are enough; nothing afterwards.
    private var opening: [UInt8]? = []
    private var waiting: [UInt8] = []
    private var sent: Int = 0

    /// A peer that makes us answer, by updates of keys for instance, and reads none of it, is given up at this.
    private static let maximumWaiting: Int = 256 * 1024

    init?(_ context: TLSContext, _ workspace: TLSWorkspace) {
        guard let session = TLSSession(context, workspace) else { return nil }
        self.session = session
        self.workspace = workspace
    }

    /// How many encrypted bytes wait for the socket.
    var waitingCount: Int { waiting.count - sent }

    /// Takes what the socket has brought.
    func receive(_ bytes: ArraySlice<UInt8>) -> Arrival {
        guard let earlier = opening else { return decrypt(bytes) }
        let all: ArraySlice<UInt8> = earlier.isEmpty ? bytes : (earlier + bytes)[...]
        switch TLSOpening(all) {
        case .undecided:
            opening = Array(all)
            return .plain(0, .open)
        case .plainHTTP: return .plainHTTP
        case .foreign: return .plain(0, .failed)
        case .hello:
            opening = nil
            return decrypt(all)
        }
    }

    private func decrypt(_ bytes: ArraySlice<UInt8>) -> Arrival {
        let (count, state): (Int, TLSSession.State) = bytes.withUnsafeBytes { session.receive($0) }
        keepOutput(from: 0)
        return .plain(count, waitingCount > Self.maximumWaiting ? .failed : state)
    }

    /// Sends what waits, or else encrypts more and sends that.
    func send(_ queue: inout OutputQueue, to descriptor: Int32) -> SocketCalls.Outcome {
        guard waitingCount == 0 else { return sendWaiting(to: descriptor) }
        var isBroken: Bool = false
        _ = queue.send { parts in
            let taken: Int? = session.seal(parts)
            isBroken = taken == nil
            return taken ?? 0
        }
        guard !isBroken else { return .ended }
        let outcome: SocketCalls.Outcome = Self.send(workspace.output, to: descriptor)
        if case .bytes(let count) = outcome { keepOutput(from: count) } else { keepOutput(from: 0) }
        return outcome
    }

    private func sendWaiting(to descriptor: Int32) -> SocketCalls.Outcome {
        let outcome: SocketCalls.Outcome = waiting.withUnsafeBytes {
            Self.send(UnsafeRawBufferPointer(rebasing: $0[sent...]), to: descriptor)
        }
        if case .bytes(let count) = outcome { sent += count }
        if waitingCount == 0 {
            waiting = []
            sent = 0
        }
        return outcome
    }

    private static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SocketCalls.Outcome {
        withUnsafePointer(to: bytes) { SocketCalls.send(descriptor, UnsafeBufferPointer(start: $0, count: 1)) }
    }

    private func keepOutput(from start: Int) {
        let output: UnsafeRawBufferPointer = workspace.output
        if start < output.count { waiting.append(contentsOf: output[start...]) }
        workspace.clearOutput()
    }

    /// Adds the end of what we send to what waits.
    ///
    /// - Returns: whether there was anything to add.
    func sayGoodbye() -> Bool {
        guard session.sayGoodbye() else { return false }
        keepOutput(from: 0)
        return true
    }

    /// Says it to a socket that is closed right away, if that still takes it.
    func leave(_ descriptor: Int32) {
        guard waitingCount == 0, sayGoodbye() else { return }
        _ = sendWaiting(to: descriptor)
    }
}
