import CLibuv

/// Calls back on the loop's thread when the process receives a signal. Loop's thread only.
public final class SignalWatcher {
    private let handle: LoopHandle

    /// Watches the signal of this number, for example `SIGTERM`; its default effect no longer happens.
    public init(_ signal: Int32, on loop: EventLoop, onSignal: @escaping () -> Void) throws(ReactorError) {
        let operation: String = "watch signal \(signal)"
        let uv: UnsafeMutablePointer<uv_loop_t> = try loop.handleHost(operation)
        handle = try LoopHandle(
            UV_SIGNAL, operation,
            initialise: { uv_signal_init(uv, $0.bindMemory(to: uv_signal_t.self, capacity: 1)) },
            reaction: { _, _, _ in onSignal() })
        guard let pointer: UnsafeMutablePointer<uv_signal_t> = handle.pointer(uv_signal_t.self) else { return }
        let status: Int32 = uv_signal_start(
            pointer, { pointer, _ in LoopHandle.react(pointer?.pointee.data, 0, 0, nil) }, signal)
        guard status == 0 else {
            handle.close()
            throw ReactorError(operation, code: status)
        }
    }

    /// Stops watching; with the last watcher of a signal its default effect comes back.
    public func close() {
        handle.close()
    }

    deinit {
        handle.close()
    }
}
