import Execution
import JSON

/// Reads requests of the stream in protobuf.
///
/// - Shape: `name = 1`, `request_id = 2`, one of `subscribe = 3`, `execute = 4`, `resume = 5`, `cancel = 6`, `data_etag = 8`,
///   `headers = 10`. Of several requests in one message the last counts, as protobuf wants it.
enum StreamMessageDecoder {
    private enum Kind {
        case subscribe(ProtobufReader.Pieces)
        case execute(ProtobufReader.Pieces)
        case resume
        case cancel
    }

    /// Reads one message.
    ///
    /// - Errors: `ProtobufError` for what is no message, or has variables that no JSON can be made of.
    static func decode(_ bytes: [UInt8]) throws(ProtobufError) -> StreamRequest {
        var request: StreamRequest = StreamRequest()
        var names: [String] = []
        var kind: Kind?
        var reader: ProtobufReader = ProtobufReader(bytes)
        while let field: ProtobufReader.Field = try reader.next() {
            switch (field.number, field.wire) {
            case (1, .bytes):
                let name: String = try reader.readString()
                request.name = name.isEmpty ? nil : name
            case (2, .bytes): request.requestID = try reader.readString()
            case (3, .bytes):
                var pieces: ProtobufReader.Pieces? = if case .subscribe(let earlier) = kind { earlier } else { nil }
                kind = nil  // Or each piece would copy those before it.
                try reader.read(into: &pieces)
                kind = pieces.map(Kind.subscribe)
            case (4, .bytes):
                var pieces: ProtobufReader.Pieces? = if case .execute(let earlier) = kind { earlier } else { nil }
                kind = nil  // Or each piece would copy those before it.
                try reader.read(into: &pieces)
                kind = pieces.map(Kind.execute)
            case (5, .bytes):
                try reader.skip(field)
                kind = .resume
            case (6, .bytes):
                try reader.skip(field)
                kind = .cancel
            case (8, .bytes):
                let etag: String = try reader.readString()
                request.dataEtag = etag.isEmpty ? nil : etag
            case (10, .bytes): try readHeader(bytes, try reader.readBytes(), &names, &request.headers)
            default: try reader.skip(field)
            }
        }
        request.kind = try kind.map { (kind) throws(ProtobufError) in try Self.request(bytes, kind) }
        return request
    }

    private static func request(_ bytes: [UInt8], _ kind: Kind) throws(ProtobufError) -> StreamRequest.Kind {
        switch kind {
        case .subscribe(let pieces): .subscribe(try call(bytes, pieces))
        case .execute(let pieces): .execute(try call(bytes, pieces))
        case .resume: .resume
        case .cancel: .cancel
        }
    }

    private static func call(
        _ bytes: [UInt8], _ pieces: ProtobufReader.Pieces
    ) throws(ProtobufError) -> StreamRequest.Call {
        let message: ExecuteMessage = try ExecuteMessage(bytes, pieces)
        return StreamRequest.Call(operationName: message.operationName, variables: message.variables)
    }

    /// Of two tokens one could be another user's, and whoever looked at the message before may have seen that one.
    private static func readHeader(
        _ bytes: [UInt8], _ range: Range<Int>, _ names: inout [String], _ headers: inout StreamHeaders
    ) throws(ProtobufError) {
        var (name, value): (String, String) = ("", "")
        var reader: ProtobufReader = ProtobufReader(bytes, ProtobufReader.Pieces(range))
        while let field: ProtobufReader.Field = try reader.next() {
            switch (field.number, field.wire) {
            case (1, .bytes): name = try reader.readString()
            case (2, .bytes): value = try reader.readString()
            default: try reader.skip(field)
            }
        }
        let identity: String = StreamHeaders.identity(name)
        guard !names.contains(identity) else {
            throw ProtobufError("the header \"\(name.shortenedName)\" is given twice", at: range.lowerBound)
        }
        guard names.count < 64 else { throw ProtobufError("too many headers", at: range.lowerBound) }
        names.append(identity)
        headers.take(name, value)
    }

    /// The id of a message that is broken, when it can still be read.
    static func requestID(of bytes: [UInt8]) -> String? {
        var reader: ProtobufReader = ProtobufReader(bytes)
        var found: String?
        do throws(ProtobufError) {
            while let field: ProtobufReader.Field = try reader.next() {
                if field == ProtobufReader.Field(2, .bytes) {
                    found = try reader.readString()
                } else {
                    try reader.skip(field)
                }
            }
        } catch {
            // Expected: what matters is what was read before the fault.
        }
        return found
    }
}
