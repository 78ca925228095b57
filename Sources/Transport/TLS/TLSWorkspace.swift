import CTLS

/// What the sessions of one loop work in, one call after the other, so that none of them has buffers of its own.
final class TLSWorkspace {
    let pipe: UnsafeMutablePointer<ctls_pipe>
    /// What was decrypted last.
    var plain: [UInt8] = [UInt8](repeating: 0, count: TLSWorkspace.plainSize)
    /// Where small pieces are put together before they are encrypted: each record costs as much as a small request.
    var gathered: [UInt8] = []

    /// More than a received buffer and the record that was begun before it can hold.
    private static let plainSize: Int = 96 * 1024

    init?() {
        guard let pipe = ctls_new_pipe() else { return nil }
        self.pipe = pipe
    }

    deinit { ctls_free_pipe(pipe) }

    /// What is to go over the network, to be sent or kept before the next call.
    var output: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: pipe.pointee.output, count: pipe.pointee.output_count)
    }

    func clearOutput() { pipe.pointee.output_count = 0 }
}
