/// A message whose fragments are still arriving.
struct MessageAssembly: Sendable {
    private let isText: Bool
    private var bytes: [UInt8] = []
    private var validator: UTF8Validator = UTF8Validator()
    /// Payload bytes announced by the headers so far; 64 bits, so that no sum of frames wraps around.
    private var announced: UInt64 = 0
    /// Set once the message is over the limit: how many bytes of its beginning are kept.
    private var kept: Int?
    /// Whether the message over the limit was reported, before its end.
    private var isReported: Bool = false

    init(isText: Bool) {
        self.isText = isText
    }

    /// How many bytes are kept.
    var keptCount: Int { bytes.count }

    /// Fails for a frame with which the message is longer than is even skipped.
    func check(_ length: UInt64, limit: Int, oversize: FrameDecoder.Oversize) throws(WebSocketError) {
        let (sum, overflow): (UInt64, Bool) = announced.addingReportingOverflow(length)
        let most: Int =
            switch oversize {
            case .fail: limit
            case .skip(_, let total): max(limit, total)
            }
        guard !overflow && sum <= UInt64(most) else { throw .tooBig }
    }

    /// Accounts for a frame that was checked before its payload arrives, so that an oversized message never takes memory.
    mutating func announce(_ length: UInt64, limit: Int, oversize: FrameDecoder.Oversize) {
        announced += length
        guard announced > UInt64(limit), !isReported, case .skip(let keeping, _) = oversize else { return }
        kept = min(keeping, limit)
        bytes.removeLast(max(0, bytes.count - min(keeping, limit)))
    }

    /// Takes a piece of payload that starts `offset` bytes (modulo 4) into its frame.
    mutating func append(_ piece: ArraySlice<UInt8>, key: MaskingKey?, offset: Int) throws(WebSocketError) {
        let room: Int = kept.map { $0 - bytes.count } ?? piece.count
        guard room > 0 else { return }
        let start: Int = bytes.count
        bytes.append(contentsOf: piece.prefix(room))
        let checksText: Bool = isText && kept == nil
        let isValid: Bool = bytes.withUnsafeMutableBytes { all in
            let added: UnsafeMutableRawBufferPointer = UnsafeMutableRawBufferPointer(rebasing: all[start...])
            key?.apply(to: added, offset: offset)
            return !checksText || validator.accept(UnsafeRawBufferPointer(added))
        }
        guard isValid else { throw .invalidText }
    }

    /// The beginning of a message over the limit, once, when as much of it has come as is kept.
    mutating func takeOversizedPrefix() -> [UInt8]? {
        guard !isReported, let kept, bytes.count >= kept else { return nil }
        isReported = true
        let prefix: [UInt8] = bytes
        // Where nothing is kept any more, what follows finds no room.
        self.kept = 0
        bytes = []
        return prefix
    }

    /// The finished message; nothing when it was reported before.
    func event() throws(WebSocketError) -> FrameDecoder.Event? {
        guard !isReported else { return nil }
        guard kept == nil else { return .oversized(prefix: bytes) }
        guard isText else { return .binary(bytes) }
        guard validator.isComplete else { throw .invalidText }
        return .text(bytes)
    }
}
