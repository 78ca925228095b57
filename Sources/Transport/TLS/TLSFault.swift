/// Why a certificate and its key cannot be used.
public struct TLSFault: Error, Hashable, Sendable {
    /// Where the fault is.
    public enum Part: Hashable, Sendable {
        /// In the certificate or those that follow it.
        case certificate
        /// In the private key.
        case key
        /// In that one does not belong to the other.
        case pair
    }

    /// Where the fault is.
    public let part: Part
    /// What is wrong and what to do, to be read behind the name of the file.
    public let message: String

    /// A fault.
    public init(_ part: Part, _ message: String) {
        self.part = part
        self.message = message
    }
}
