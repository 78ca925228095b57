/// What is a call of gRPC, and in which encoding.
enum GRPCContentType {
    private static let name: [UInt8] = Array("application/grpc".utf8)

    /// `application/grpc` and what begins with it: `+proto`, `+json`, parameters, and `-web`, which is another protocol.
    static func isGRPC(_ value: ArraySlice<UInt8>) -> Bool {
        ASCII.equalFolded(value.prefix(name.count), "application/grpc")
    }

    /// Whether it is protobuf.
    static func isUnderstood(_ value: ArraySlice<UInt8>) -> Bool {
        let rest: ArraySlice<UInt8> = value.dropFirst(name.count)
        guard let sign: UInt8 = rest.first else { return true }
        let encoding: ArraySlice<UInt8> = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
        return sign == UInt8(ascii: ";") || sign == UInt8(ascii: " ") || ASCII.equalFolded(encoding, "+proto")
    }
}
