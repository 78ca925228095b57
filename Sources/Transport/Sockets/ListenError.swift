/// Why a server cannot listen.
public struct ListenError: Error, Hashable, Sendable {
    /// Where it should have listened.
    public let address: ListenAddress
    /// The system's words, such as "address already in use", which tools look for.
    public let message: String
    /// The system's number of the error, 0 without one.
    let code: Int32

    init(address: ListenAddress, message: String, code: Int32 = 0) {
        self.address = address
        self.message = message
        self.code = code
    }
}

extension ListenError: CustomStringConvertible {
    /// One line for the terminal.
    public var description: String { "cannot listen on \(address): \(message)" }
}
