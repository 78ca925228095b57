import Execution
public import Transport

/// What happened in the server, as values; whoever starts it decides how they are shown.
public enum ServerEvent: Sendable {
    /// A query was run for subscribers.
    case executed(operation: String, cohort: String, reasons: String, subscribers: Int)
    /// A mutation was run.
    case mutated(operation: String, errors: Int)
    /// The worker has connected to the database for the first time.
    case databaseConnected(worker: Int)
    /// The worker has lost all its connections to the database.
    case databaseLost(worker: Int)
    /// The worker's connection to the database was lost and is back.
    case databaseRecovered(worker: Int)
    /// A condition of `@refresh` could not be evaluated and counted as false.
    case conditionFailed(query: String, mutation: String, message: String)
    /// A new version of the service was installed.
    case swapped(worker: Int, generation: Int)
    /// Connections were refused because there were too many.
    case connectionsRefused(ConnectionRefusal)
}

/// Takes events from any worker.
public typealias ServerEventSink = @Sendable (ServerEvent) -> Void
