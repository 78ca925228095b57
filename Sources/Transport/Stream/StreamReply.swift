/// One result on its way to one client of a stream.
struct StreamReply {
    let requestID: String
    let result: EncodedResult
    var mark: DataEtags.Mark = .none

    private var isAlone: Bool {
        if case .alone = mark { true } else { false }
    }

    // MARK: JSON

    /// What stands before the tail.
    var head: [UInt8] { EncodedResult.head(requestID: requestID, etag: mark.etag) }

    /// What all who get the result in this way share.
    var tail: [UInt8] { isAlone ? Self.emptyTail : result.tail }

    private static let emptyTail: [UInt8] = Array("\"errors\":[]}}".utf8)

    // MARK: Protobuf

    /// What stands before the fields.
    var prefix: [UInt8] {
        EncodedResult.prefix(requestID: requestID, etag: mark.etag, fieldCount: fields.count)
    }

    /// What all who get the result in this way share.
    var fields: [UInt8] { isAlone ? [] : result.fields }
}
