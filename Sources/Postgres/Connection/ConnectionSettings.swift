import SQL

/// How connections are made and what each sets for itself before its first statement.
public struct ConnectionSettings: Hashable, Sendable {
    /// A libpq connection string or URI.
    public var conninfo: String
    /// Schemas in which names without one are looked up.
    public var searchPath: [String] = ["public"]
    /// What `pg_stat_activity` shows.
    public var applicationName: String = "dataconnect"
    /// How long a connection may take to come about.
    public var connectTimeout: Duration = .seconds(5)

    /// Settings for the database behind `conninfo`.
    public init(conninfo: String) {
        self.conninfo = conninfo
    }
}

/// How a statement is planned.
///
/// `plan_cache_mode` holds for all that a statement sets off, too: the look-ups of foreign keys, triggers, functions. Under
/// `force_custom_plan` a thousand rows with a foreign key are a thousand plans for the same look-up; see `once`.
public enum PlanMode: Hashable, Sendable {
    /// One plan for all parameters: keyed statements, planned once.
    case generic
    /// A plan for each execution: selective statements, whose best plan depends on the values.
    case custom
    /// As PostgreSQL sees fit: a plan for each of the first five executions, then one for all where it is not estimated to be dearer.
    case automatic
    /// A plan for this execution, with no statement kept, so that it is always the first of those five; what it sets off is planned as
    /// PostgreSQL sees fit. For what writes, and for what takes so long that parsing it again does not count.
    case once
}

extension PlanMode {
    /// The `plan_cache_mode`.
    public var setting: String {
        switch self {
        case .generic: "force_generic_plan"
        case .custom: "force_custom_plan"
        case .automatic, .once: "auto"
        }
    }

    /// What sets it, in a Sync of its own: one that is shared is rolled back when a neighbour fails.
    var command: String { "SET plan_cache_mode TO \(setting)" }
}

/// What one lane's connections have in common.
struct ConnectionProfile: Hashable, Sendable {
    var settings: ConnectionSettings
    /// What connections begin with.
    var planMode: PlanMode
    var statementTimeout: Duration
    var preparedStatementLimit: Int = 1000
    var preparedTextLimit: Int = 512 << 10

    func emptyPipeline<Work>() -> PipelineStateMachine<Work> {
        PipelineStateMachine(preparedStatementLimit: preparedStatementLimit, preparedTextLimit: preparedTextLimit)
    }

    /// One batch for the first round trip.
    var configurationScript: String { configuration.joined(separator: "; ") }

    /// Everything that changes how values are printed is set here, so that no setting of a role or database can change a response.
    private var configuration: [String] {
        let path: String = settings.searchPath.map(quotedIdentifier).joined(separator: ", ")
        return [
            "SET TimeZone TO 'UTC'", "SET DateStyle TO 'ISO, MDY'", "SET IntervalStyle TO 'postgres'",
            "SET extra_float_digits TO 1", "SET bytea_output TO 'hex'", "SET standard_conforming_strings TO on",
            "SET jit TO off", "SET search_path TO \(path)", planMode.command,
            Self.bound(statementTimeout),
            "SET idle_in_transaction_session_timeout TO 60000",
            // Whoever is in a deadlock waits this long before it is noticed and tried again. Only a superuser may say how long.
            "SELECT set_config('deadlock_timeout', '100ms', false) WHERE current_setting('is_superuser')::boolean",
        ]
    }

    /// What bounds the time of each statement.
    static func bound(_ timeout: Duration) -> String { "SET statement_timeout TO \(timeout.wholeMilliseconds)" }

    /// What makes a session again what it was when it was configured, whatever SQL of others did to it; what is prepared stays.
    ///
    /// - Source: PostgreSQL manual, DISCARD, for what a session holds.
    var restoration: [String] {
        ["CLOSE ALL", "SET SESSION AUTHORIZATION DEFAULT", "RESET ROLE", "RESET ALL"] + configuration
            + ["UNLISTEN *", Self.lockRelease, "DISCARD TEMP", "DISCARD SEQUENCES"]
    }

    /// Locks of a session are all that a ROLLBACK does not give back.
    static let lockRelease: String = "SELECT pg_catalog.pg_advisory_unlock_all()"

    /// Keywords for libpq. The first one is expanded, later ones win over what it says.
    var parameters: [(keyword: String, value: String)] {
        [
            ("dbname", settings.conninfo), ("fallback_application_name", settings.applicationName),
            ("client_encoding", "UTF8"),
        ]
    }
}

extension Duration {
    /// Milliseconds, rounded up: a bound of 0 would mean none.
    var wholeMilliseconds: Int64 {
        let parts: (seconds: Int64, attoseconds: Int64) = components
        return parts.seconds * 1000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    }
}
