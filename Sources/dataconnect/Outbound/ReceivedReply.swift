import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What came of asking another server over HTTP.
enum ReceivedReply {
    case answered(HTTPURLResponse, body: [UInt8])
    /// It went on after as many bytes as were allowed.
    case tooLong
    /// Nothing came, for this reason.
    case unreachable(String)
}
