import Execution

/// Takes messages out of the body of a call, whole ones, however the bytes come.
///
/// - Shape: a byte that says whether the message is compressed, four of its length, the message.
/// - Errors: compression, which is never agreed on here; a message over the limit, as soon as its length is there.
/// - Source: gRPC's "gRPC over HTTP2", Length-Prefixed-Message.
struct GRPCMessageDecoder {
    static let prefixCount: Int = 5

    private let maximumCount: Int
    private var prefix: [UInt8] = []
    private var message: [UInt8] = []
    /// How long the message is that has begun.
    private var count: Int?

    init(maximumCount: Int) { self.maximumCount = maximumCount }

    /// Whether a message has begun that is not complete.
    var isMidMessage: Bool { count != nil || !prefix.isEmpty }

    /// How many bytes it keeps.
    var keptCount: Int { message.count }

    /// Takes bytes from the front of `input` until a message is complete.
    ///
    /// - Returns: nil when all of `input` is taken and more is needed.
    mutating func next(_ input: inout ArraySlice<UInt8>) throws(GRPCStatus) -> [UInt8]? {
        guard let count: Int = try takePrefix(&input) else { return nil }
        let missing: Int = count - message.count
        guard input.count >= missing else {
            message.append(contentsOf: input)
            input = []
            return nil
        }
        if message.isEmpty { message = Array(input.prefix(missing)) } else { message += input.prefix(missing) }
        input.removeFirst(missing)
        defer { message = [] }
        self.count = nil
        return message
    }

    private mutating func takePrefix(_ input: inout ArraySlice<UInt8>) throws(GRPCStatus) -> Int? {
        if let count { return count }
        let missing: Int = Self.prefixCount - prefix.count
        prefix += input.prefix(missing)
        input = input.dropFirst(missing)
        guard prefix.count == Self.prefixCount else { return nil }
        let count: Int = try Self.count(prefix[...], maximumCount)
        prefix.removeAll(keepingCapacity: true)
        self.count = count
        return count
    }

    /// How long the message is whose first bytes these are.
    static func count(_ prefix: ArraySlice<UInt8>, _ maximumCount: Int) throws(GRPCStatus) -> Int {
        guard prefix.first == 0 else { throw GRPCStatus(.unimplemented, "messages are not taken compressed") }
        let count: Int = prefix.dropFirst().prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard count <= maximumCount else {
            throw GRPCStatus(.resourceExhausted, "a message of \(count) bytes is over the limit of \(maximumCount)")
        }
        return count
    }
}
