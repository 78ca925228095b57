import Postgres

/// How statements and transactions are tried again that the database rolled back only because of others.
enum Retries {
    /// How often one is tried in all.
    static var attempts: Int { 5 }
    /// From this attempt on a transaction keeps all others away from the tables it writes: retrying alone is not enough when many
    /// clients write the same rows.
    static var firstExclusiveAttempt: Int { 3 }

    /// Whether another attempt may follow. Never when the change may have been made.
    static func mayFollow(_ error: PostgresError, attempt: Int) -> Bool {
        attempt < attempts && error.code != .outcomeUnknown && error.mayRetryTransaction
    }
}

extension Executor {
    /// Twice as long each time, from 5 ms, spread so that those who collided do not collide again.
    func backOff(after attempt: Int) async {
        let milliseconds: Double = Double(5 << (attempt - 1)) * (0.5 + environment.random())
        await withCheckedContinuation { continuation in
            pause(.microseconds(Int64(milliseconds * 1000))) { continuation.resume() }
        }
    }
}
