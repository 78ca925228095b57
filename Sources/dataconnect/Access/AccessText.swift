import ConnectorModel
import OperationCompiler

/// The report on access for people: operations under what is to be said of them, each of their fields with its place.
enum AccessText {
    static func text(_ report: AccessReport) -> String {
        guard !report.operations.isEmpty else { return "There are no operations.\n" }
        let sections: [String] = AccessConcern.allCases.compactMap { concern in
            let operations: [OperationAccess] = report.operations.filter { $0.concern == concern }
            guard !operations.isEmpty else { return nil }
            return (["\(concern.title): \(operations.count)\n"] + operations.map(operation)).joined(separator: "\n")
        }
        return sections.joined(separator: "\n")
    }

    private static func operation(_ operation: OperationAccess) -> String {
        let head: String =
            "\(operation.location.text): \(operation.kind.rawValue) \(operation.connector)/\(operation.name)"
        let reason: [String] = operation.audience.insecureReason.map { ["    because: \($0)"] } ?? []
        let lines: [String] = [head, "    who: \(operation.audience.words)"] + reason + operation.places.flatMap(place)
        return lines.map { $0 + "\n" }.joined()
    }

    private static func place(_ place: PlaceAccess) -> [String] {
        let action: String = place.table.map { "\(place.action.verb) \($0)" } ?? place.action.verb
        let rows: String = action + (place.consequence.map { " (\($0.words))" } ?? "")
        let mark: String = place.isUntied ? "!" : " "
        var lines: [String] = ["  \(mark) \(place.location.text): \(place.path) \(rows)"]
        if !place.reads.isEmpty { lines.append("        reads: \(place.reads.joined(separator: ", "))") }
        if !place.writes.isEmpty { lines.append("        writes: \(place.writes.joined(separator: ", "))") }
        let probes: [String] = place.probes.map {
            $0.field == "*" ? "any field of \($0.table)" : "\($0.table).\($0.field)"
        }
        if !probes.isEmpty { lines.append("        tells of: \(probes.joined(separator: ", "))") }
        lines.append("        rows: \(place.tie.words)")
        if !place.nullsForNobody.isEmpty {
            lines.append(
                "        also: callers without a token pass its @check where \(place.nullsForNobody.joined(separator: ", "))"
                    + " is null")
        }
        return lines
    }
}

extension TextLocation {
    /// The place as compilers print it.
    fileprivate var text: String { "\(file):\(line):\(column)" }
}

extension AccessConcern {
    /// The heading of the operations.
    fileprivate var title: String {
        switch self {
        case .usersOnUntiedRows: "Any user can touch rows that are not tied to them"
        case .anybody: "Anybody can run"
        case .conditionOnUntiedRows: "Whom a condition lets through can touch rows that are not tied to them"
        case .conditionOnTiedRows: "Whom a condition lets through can touch their own rows alone"
        case .usersOnTheirRows: "Users can touch their own rows alone"
        case .administrators: "Administrators alone can run"
        }
    }
}

extension PlaceAccess.Action {
    fileprivate var verb: String {
        switch self {
        case .read: "reads"
        case .insert: "inserts"
        case .upsert: "inserts or updates"
        case .update: "updates"
        case .delete: "deletes"
        case .nativeRead: "reads anything by native SQL"
        case .nativeWrite: "reads and writes anything by native SQL"
        }
    }
}

extension Audience {
    /// Who may run it, in words.
    var words: String {
        switch rule {
        case .level(.public): "anybody, signed in or not (PUBLIC)"
        case .level(.userAnonymous): "every user, anonymous ones too (USER_ANON)"
        case .level(.user): "every user who is not anonymous (USER)"
        case .level(.userEmailVerified): "every user with a verified e-mail address (USER_EMAIL_VERIFIED)"
        case .level(.noAccess): "administrators (\(isStated ? "NO_ACCESS" : "there is no @auth"))"
        case .expression(let text): "who satisfies \(text)\(withoutToken.words)"
        }
    }
}

extension CallersWithoutToken {
    fileprivate var words: String {
        switch self {
        case .pass: "; also callers without a token"
        case .mayPass: "; also callers without a token, where the variables are so"
        case .areRefused: ""
        }
    }
}

extension PlaceAccess.Consequence {
    fileprivate var words: String {
        switch self {
        case .cascade: "on delete cascade"
        case .setNull: "on delete set null"
        }
    }
}

extension RowTie {
    /// Which rows, in words.
    var words: String {
        switch self {
        case .tied(let ties): "tied to the caller by \(ties.map(\.words).joined(separator: ", "))"
        case .untied(.shared(let ties)):
            "shared with others: tied to the caller only by \(ties.map(\.words).joined(separator: ", "))"
        case .untied(.pointing(let path)): "what points to rows of the caller at \(path), whoever wrote it"
        case .untied(.everyRow): "any row"
        case .untied(.filtered): "any row that the conditions let through"
        case .untied(.named): "what the caller names by its key"
        case .untied(.new): "new rows, which may be anybody's"
        case .untied(.chosen(let variables)):
            "what the caller chooses by \(variables.map { "$\($0)" }.joined(separator: ", "))"
        case .untied(.chosenOrAll(let variables)):
            "what the caller chooses by \(variables.map { "$\($0)" }.joined(separator: ", ")); {} is every row"
        case .untied(.reached(let path)): "reached from rows of the caller at \(path), and shared with others"
        case .untied(.around(let path)): "what belongs to the rows at \(path)"
        case .untied(.anything(true)): "whatever the SQL says; auth.uid is a parameter of it"
        case .untied(.anything(false)): "whatever the SQL says"
        }
    }
}

extension Tie {
    fileprivate var words: String {
        switch kind {
        case .filter: "the filter on \(text)"
        case .key: "the key \(text)"
        case .data: "the value of \(text)"
        // The condition has the names of the response, which may be other columns' names.
        case .check: "@check \(text)\(columns.isEmpty ? "" : " (\(columns.joined(separator: ", ")))")"
        case .around: "the rows at \(text)"
        }
    }
}
