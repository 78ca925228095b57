/// What an instance was told; may change while it is used.
struct ClientConfiguration: Sendable {
    var project: String
    var settings: DataConnectSettings
    var tokens: (any AuthTokenProvider)?
    /// Who attests that the app is the app.
    var appCheck: (any AuthTokenProvider)?
    /// What names in responses stand for, by operation; nothing for operations whose names are all those of fields.
    var fields: [String: SelectionNames] = [:]
    /// Counts the changes of where the server is.
    var generation: Int = 0
}
