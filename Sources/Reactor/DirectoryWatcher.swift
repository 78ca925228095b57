import CLibuv

/// Tells of changes to the entries of one directory, not of those below. Loop's thread only.
///
/// One save by an editor is several events; the caller waits for quiet. An event may be about the directory itself
/// (it was removed or renamed), so look at the disk instead of trusting the event.
public final class DirectoryWatcher {
    private let handle: LoopHandle
    /// The directory that is watched.
    public let path: String

    /// Watches the directory; `onChange` gets the name of the entry where the operating system knows it.
    public init(_ path: String, on loop: EventLoop, onChange: @escaping (_ name: String?) -> Void) throws(ReactorError)
    {
        self.path = path
        let operation: String = "watch directory \(path)"
        let uv: UnsafeMutablePointer<uv_loop_t> = try loop.handleHost(operation)
        handle = try LoopHandle(
            UV_FS_EVENT, operation,
            initialise: { uv_fs_event_init(uv, $0.bindMemory(to: uv_fs_event_t.self, capacity: 1)) },
            reaction: { _, _, name in onChange(name.map { String(cString: $0) }) })
        guard let pointer: UnsafeMutablePointer<uv_fs_event_t> = handle.pointer(uv_fs_event_t.self) else { return }
        let status: Int32 = uv_fs_event_start(
            pointer,
            { pointer, name, events, status in
                LoopHandle.react(pointer?.pointee.data, status, events, name)
            }, path, 0)
        guard status == 0 else {
            handle.close()
            throw ReactorError(operation, code: status)
        }
    }

    /// Stops watching.
    public func close() {
        handle.close()
    }

    deinit {
        handle.close()
    }
}
