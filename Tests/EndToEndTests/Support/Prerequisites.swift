import TestSupport
import Testing

/// All tests that run the program. One after the other: each has a server and mostly a database of its own.
@Suite(.serialized) enum EndToEnd {}

extension Trait where Self == ConditionTrait {
    /// For tests that run a server and talk to it.
    static var needsClientsAndPostgres: ConditionTrait {
        .enabled(
            if: ClientDriver.canRun && ThrowawayPostgres.canRun,
            "skipped: needs PostgreSQL, and Python's websockets in .build/venv, which Scripts/test installs")
    }
}
