/// What another server is asked over HTTP.
///
/// No redirections are followed: what is sent is for the address that was given, and so is the trust in what comes back.
struct OutboundRequest: Sendable {
    /// Of HTTP or HTTPS; whose certificate is looked at.
    var url: String
    /// Header fields, each as a line.
    var fields: [String] = []
    /// What is posted; nothing where it is only asked.
    var body: [UInt8]?
    /// How long an answer may be. One that is longer is not read on.
    var maximumBytes: Int
    /// From beginning to end, with the look-up of the name.
    var timeLimit: Duration
}
