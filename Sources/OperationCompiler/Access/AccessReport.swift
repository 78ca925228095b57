public import ConnectorModel

/// What every operation of a project lets whom do.
///
/// - Shape: in the order of `AccessConcern`, the most pressing first; within one by connector, file and place.
public struct AccessReport: Hashable, Sendable {
    /// The operations.
    public var operations: [OperationAccess]
}

/// What one operation lets whom do.
public struct OperationAccess: Hashable, Sendable {
    /// The connector it belongs to.
    public var connector: String
    /// Its name.
    public var name: String
    /// Whether it reads or writes.
    public var kind: CompiledOperation.Kind
    /// Where it is named.
    public var location: TextLocation
    /// Who may run it.
    public var audience: Audience
    /// What it touches, field by field in the order of the text.
    public var places: [PlaceAccess]

    /// Why somebody should look at it.
    public var concern: AccessConcern {
        let isUntied: Bool = places.contains(where: \.isUntied)
        if audience.withoutToken != .areRefused { return .anybody }
        switch audience.rule {
        case .level(.noAccess): return .administrators
        // A check may keep out who has no token.
        case .level(.public), .level(.userAnonymous), .level(.user), .level(.userEmailVerified):
            return isUntied ? .usersOnUntiedRows : .usersOnTheirRows
        case .expression: return isUntied ? .conditionOnUntiedRows : .conditionOnTiedRows
        }
    }
}

/// Why somebody should look at an operation, the most pressing first.
public enum AccessConcern: String, Hashable, Sendable, CaseIterable {
    /// Every user can run it, and it touches rows that are not tied to them.
    case usersOnUntiedRows
    /// Callers without a token can run it too.
    case anybody
    /// A condition says who, and it touches rows that are not tied to them.
    case conditionOnUntiedRows
    case conditionOnTiedRows
    case usersOnTheirRows
    case administrators
}

/// Who may run an operation.
public struct Audience: Hashable, Sendable {
    /// The rule.
    public enum Rule: Hashable, Sendable {
        case level(AccessLevel)
        /// A condition in CEL.
        case expression(String)
    }

    /// The rule.
    public var rule: Rule
    /// Whether it is written down; without `@auth` nobody but administrators may run an operation.
    public var isStated: Bool
    /// Why it may be as open as it is.
    public var insecureReason: String?
    /// Whether callers without a token pass too.
    public var withoutToken: CallersWithoutToken
}

/// A place in a file.
public struct TextLocation: Hashable, Sendable {
    /// The file, from the project folder on.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
}

/// What one field of an operation touches: rows of one table, or whatever native SQL says.
public struct PlaceAccess: Hashable, Sendable {
    /// What is done to the rows.
    public enum Action: String, Hashable, Sendable {
        case read, insert, upsert, update, delete, nativeRead, nativeWrite
    }

    /// The way to it in the response: `movies.reviews_on_movie`; for rows within rows that are written, in `data`.
    public var path: String
    /// Where it is written.
    public var location: TextLocation
    /// What is done to the rows.
    public var action: Action
    /// The object type of the rows; nothing for native SQL, which can touch anything.
    public var table: String?
    /// The fields that are given back, as they are or aggregated, by name.
    public var reads: [String] = []
    /// The fields that are written, by name.
    public var writes: [String] = []
    /// The fields whose values can be inferred from which rows come, and in which order.
    public var probes: [ProbedField] = []
    /// What ties the rows to the caller.
    public var tie: RowTie
    /// What the database does to the rows because those are deleted that they point to.
    public var consequence: Consequence?
    /// The columns by whose null a `@check` lets callers without a token pass, for they have no `auth.uid` either: `Note.coOwner`.
    public var nullsForNobody: [String] = []

    /// What follows from a deletion.
    public enum Consequence: String, Hashable, Sendable {
        /// `ON DELETE CASCADE`.
        case cascade
        /// `ON DELETE SET NULL`.
        case setNull
    }

    /// Whether rows are touched that nothing ties to the caller.
    public var isUntied: Bool {
        if case .tied = tie { false } else { true }
    }
}

/// A field that a filter, an order or a search looks at.
public struct ProbedField: Hashable, Sendable {
    /// Its object type.
    public var table: String
    /// Its name; `*` is any of them.
    public var field: String
}

/// What ties rows to the `auth.uid` of the caller.
public enum RowTie: Hashable, Sendable {
    /// Each of these alone does.
    case tied([Tie])
    /// Nothing does.
    case untied(Untied)

    /// Which rows are touched, where nothing ties them to the caller.
    public enum Untied: Hashable, Sendable {
        /// All there are.
        case everyRow
        /// Those that a filter lets through.
        case filtered
        /// Those that the caller names by their keys.
        case named
        /// New ones.
        case new
        /// Those that variables choose that are filters, keys or data themselves.
        case chosen([String])
        /// The same where a variable that asks for nothing, `{}`, means all there are.
        case chosenOrAll([String])
        /// Those that rows of the caller's point to, or that share such a row with them.
        case reached(from: String)
        /// Those that belong to the rows around, which are not the caller's.
        case around(String)
        /// Those that are the caller's together with others, who may have as much of a tie to them: the clubs of a member.
        case shared([Tie])
        /// Those that point to deleted rows of the caller's, whoever wrote them.
        case pointing(to: String)
        /// Whatever native SQL says, and whether `auth.uid` is a parameter of it.
        case anything(takesCaller: Bool)
    }
}

/// One thing that ties rows to the caller.
public struct Tie: Hashable, Sendable {
    /// What it is.
    public enum Kind: String, Hashable, Sendable {
        /// A condition of the filter: `Review.authorUid`.
        case filter
        /// A member of the key.
        case key
        /// A value that is written.
        case data
        /// A `@check` on the rows, or one that an earlier field of the mutation passed.
        case check
        /// The rows belong to rows that are tied.
        case around
    }

    /// What it is.
    public var kind: Kind
    /// The field, the condition, or the way to the rows around.
    public var text: String
    /// The fields that a `@check` compares with `auth.uid`, whatever they are called in the response: `Review.authorUid`.
    public var columns: [String] = []
    /// Whether rows that point to the tied ones are the caller's too: a row that others share with the caller makes nothing of theirs
    /// the caller's.
    var isOwnership: Bool = true
    /// The fields that lead from the row to what equals `auth.uid`; none where it is not one way alone.
    var trail: [String] = []
}
