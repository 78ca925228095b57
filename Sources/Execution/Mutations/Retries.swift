import ConnectorModel
import Postgres
import SQL

/// How statements and transactions are tried again that the database rolled back only because of others.
enum Retries {
    /// How often one is tried in all.
    static var attempts: Int { 5 }
    /// From this attempt on a transaction keeps all others away from the tables it writes: retrying alone is not enough when many
    /// clients write the same rows.
    static var firstExclusiveAttempt: Int { 3 }

    static func isExclusive(_ attempt: Int) -> Bool { attempt >= firstExclusiveAttempt }

    /// The locks that an attempt takes on tables: shared at first, then alone.
    static func locks(on tables: Set<QualifiedName>, attempt: Int) -> [AdvisoryLock] {
        let mode: AdvisoryLock.Mode = isExclusive(attempt) ? .exclusive : .shared
        return tables.sorted().map { AdvisoryLock(key: $0.lockKey, mode: mode) }
    }

    /// The tables that an attempt keeps all others from writing, those too who have not collided yet and take no locks of ours.
    static func lockedTables(_ written: Set<QualifiedName>, attempt: Int) -> [QualifiedName] {
        isExclusive(attempt) ? written.sorted() : []
    }

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

extension QualifiedName {
    /// The key of the table's advisory lock: FNV-1a of its name, so that every server process makes the same.
    fileprivate var lockKey: Int64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte: UInt8 in description.utf8 {
            hash ^= UInt64(byte)
            hash = hash &* 0x100_0000_01b3
        }
        return Int64(bitPattern: hash)
    }
}
