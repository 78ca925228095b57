import JSON

/// What a tool wants of a development server: which database, which project.
///
/// - Shape: a JSON object whose members are in camel or snake case; members that are not known are passed over.
struct ConfigureRequest: Hashable, Sendable {
    /// The service it is about; nothing means the one that is served.
    var serviceID: String?
    var connectionString: String?
    /// The database of the server, whatever the connection string says.
    var database: String?
    /// The most connections that the database has for us.
    var maximumConnections: Int?
    /// The project to serve from now on.
    var configFolder: String?
    /// Whether a database of our own is wanted, which the official tool has a makeshift for.
    var usesOwnDatabase: Bool = false

    init(connectionString: String) { self.connectionString = connectionString }

    /// - Errors: what is wrong with the body.
    init(_ body: [UInt8]) throws(ConfigureProblem) {
        guard let value: JSONValue = try? parseJSON(body), let members: JSONObject = value.object else {
            throw ConfigureProblem("the request body must be a JSON object")
        }
        func text(_ names: String...) throws(ConfigureProblem) -> String? {
            for name: String in names {
                guard let value: JSONValue = members[name], value != .null else { continue }
                guard let text: String = value.string else { throw ConfigureProblem("\(name) must be a text") }
                if !text.isEmpty { return text }
            }
            return nil
        }
        serviceID = try text("serviceId", "service_id", "service")
        connectionString = try text("connectionString", "connection_string")
        database = try text("database")
        configFolder = try text("configDirectory", "config_directory")
        for name: String in ["useDummy", "use_dummy"] {
            guard let value: JSONValue = members[name], value != .null else { continue }
            guard case .bool(let isWanted) = value else { throw ConfigureProblem("\(name) must be true or false") }
            usesOwnDatabase = isWanted
        }
        for name: String in ["maxOpenConnections", "max_open_connections"] {
            guard let value: JSONValue = members[name], value != .null else { continue }
            // 64-bit numbers are texts in this JSON.
            guard let number: Int = Int(value.string ?? value.number?.text ?? ""), number >= 0 else {
                throw ConfigureProblem("\(name) must be a number that is not below 0")
            }
            maximumConnections = number == 0 ? nil : number
        }
    }
}

/// Why a request cannot be understood.
struct ConfigureProblem: Error, Hashable, Sendable {
    let message: String

    init(_ message: String) { self.message = message }
}
