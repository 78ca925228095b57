/// A part of the language that generated calls must use.
struct Feature: Hashable, Comparable, CustomStringConvertible {
    /// A row of the table in the README.
    enum Area: String, CaseIterable {
        case access = "`@auth`"
        case lookups = "lookups"
        case lists = "arguments of lists"
        case orders = "`orderBy`"
        case relations = "related rows"
        case selections = "selections"
        case aggregates = "aggregates"
        case having = "`having`"
        case combinations = "filters of rows"
        case related = "filters of related rows"
        case comparisons = "filters of columns"
        case elements = "filters of list columns"
        case patterns = "`pattern`"
        case times = "relative times"
        case writes = "writes"
        case data = "`data`"
        case changes = "`_update`"
        case nested = "rows in `data`"
        case upserts = "upserts"
        case variables = "variables"
        case expressions = "expressions"
        case checks = "`@check`"
        case redactions = "`@redact`"
        case mutations = "mutations"
        case errors = "errors"
        case partitions = "partitions"
    }

    var area: Area
    var name: String

    var description: String { "\(area.rawValue): \(name)" }

    static func < (left: Feature, right: Feature) -> Bool { left.description < right.description }

    static let all: [Feature] = Area.allCases.flatMap { area in names(of: area).map { Feature(area: area, name: $0) } }

    /// The table of the README.
    static var table: String {
        "| area | what is generated, and met at least five times in a run |\n|---|---|\n"
            + Area.allCases.map { "| \($0.rawValue) | \(listed(names(of: $0))) |\n" }.joined()
    }

    /// Names in a row; of types, those with the same members together.
    private static func listed(_ names: [String]) -> String {
        let pairs: [(type: String, member: String)] = names.compactMap { name in
            let parts: [Substring] = name.split(separator: ".")
            let isOfType: Bool = parts.count == 2 && parts[0] != "auth" && parts[0] != "request"
            return isOfType ? (String(parts[0]), String(parts[1])) : nil
        }
        let types: [String: [String]] = Dictionary(grouping: pairs, by: \.type).mapValues { $0.map(\.member) }
        var groups: [(types: [String], members: [String])] = []
        for (type, _) in pairs where !groups.contains(where: { $0.types.contains(type) }) {
            let members: [String] = types[type] ?? []
            if let position: Int = groups.firstIndex(where: { $0.members == members }) {
                groups[position].types.append(type)
            } else {
                groups.append(([type], members))
            }
        }
        let texts: [String] = groups.map { group in
            "\(group.types.joined(separator: ", ")): \(group.members.joined(separator: ", "))"
        }
        let others: [String] = names.filter { name in !pairs.contains { "\($0.type).\($0.member)" == name } }
        return (texts + (others.isEmpty ? [] : [others.joined(separator: ", ")])).joined(separator: "; ")
    }

    static func names(of area: Area) -> [String] {
        switch area {
        case .comparisons: comparisons
        case .elements: elements
        case .data: data
        case .changes: changes
        case .writes: verbs + ["id", "key", "first", "where", "all", "no row"]
        default: names[area] ?? []
        }
    }

    private static let names: [Area: [String]] = [
        .access: ["PUBLIC", "USER_ANON", "USER", "expr", "refused"],
        .lookups: ["id", "id_expr", "key", "key of several parts", "first", "computed part of a key", "not found"],
        .lists: [
            "where", "orderBy", "limit", "offset", "distinct", "having", "limit: null", "view", "nested",
            "nested distinct",
            "nested groups",
        ],
        .orders: ["ASC", "DESC", "null", "bare object", "several", "reference", "aggregate"],
        .relations: ["reference", "list", "single", "via", "self reference", "key of several parts"],
        .selections: [
            "__typename", "_id", "_metadata", "alias", "fragment", "inline fragment", "response name twice", "@skip",
            "@include",
        ],
        .aggregates: ["_count", "count", "sum", "avg", "min", "max", "distinct", "no field beside", "no rows"],
        .having: ["_and", "_or", "_not", "_distinct", "count", "sum", "avg", "min", "max"],
        .combinations: ["_and", "_or", "_not", "{}", "null", "vanishes", "unknown"],
        .related: ["reference", "single", "list", "via", "exist", "count"],
        .patterns: ["like", "ignoreCase", "invert"],
        .times: [
            "now", "at", "today", "on", "add", "sub", "truncateTo", "start left out", "milliseconds", "seconds",
            "minutes",
            "hours", "days", "weeks", "months", "years",
        ],
        .nested: ["list", "single", "two levels"],
        .upserts: ["inserted", "updated", "kept", "cleared"],
        .variables: [
            "given", "null", "left out", "default", "scalar", "list", "in a list", "filter", "conditions", "order",
            "direction", "first", "key", "row", "rows", "change", "not allowed", "as many as allowed",
            "more than allowed", "null where it cannot be",
        ],
        .expressions: [
            "auth.uid", "request.time", "vars", "response of a write", "response of a count", "response of a query",
            "fails",
        ],
        .checks: [
            "standard", "expr", "optional", "holds", "fails", "no value", "on a root field", "on a list",
            "on an object",
            "on a field", "on an element", "on a fragment", "on a write", "on the operation", "vars",
        ],
        .redactions: ["field", "root field", "fragment", "one of two selections"],
        .mutations: [
            "query", "query beside writes", "committed", "rolled back", "aborted", "partial errors",
            "aborted by a check",
            "rolled back by a check",
        ],
        .partitions: ["made", "with unknown rows", "over related rows", "with variables", "with variables left out"],
        .errors: [
            "INVALID_ARGUMENT", "ALREADY_EXISTS", "FAILED_PRECONDITION", "OUT_OF_RANGE", "PERMISSION_DENIED",
            "UNAUTHENTICATED",
            "ABORTED",
        ],
    ]

    private static let verbs: [String] = [
        "insert", "insertMany", "upsert", "upsertMany", "update", "updateMany", "delete", "deleteMany",
    ]

    private static let scalars: [String] = [
        "String", "UUID", "Int", "Int64", "Float", "Boolean", "Any", "Date", "Timestamp",
    ]
    private static let equality: [String] = ["isNull", "eq", "eq_expr", "ne", "ne_expr", "in", "nin"]
    private static let order: [String] = ["gt", "ge", "lt", "le"]
    private static let computedOrder: [String] = ["gt_expr", "ge_expr", "lt_expr", "le_expr"]

    private static func each(_ types: [String], _ members: [String]) -> [String] {
        types.flatMap { (type: String) -> [String] in members.map { (member: String) -> String in type + "." + member }
        }
    }

    private static func relative(_ way: String) -> [String] {
        ["eq", "ne", "gt", "ge", "lt", "le"].map { (name: String) -> String in name + way }
    }

    private static var comparisons: [String] {
        let texts: [String] = equality + order + ["contains", "startsWith", "endsWith", "pattern"]
        let ordered: [String] = equality + order + computedOrder
        var names: [String] = each(["String"], texts)
        names += each(["UUID", "Boolean", "Any"], equality)
        names += each(["Int", "Int64", "Float", "enum", "Date", "Timestamp"], ordered)
        names += each(["Date"], relative("_date"))
        return names + each(["Timestamp"], relative("_time"))
    }

    private static var elements: [String] {
        var names: [String] = each(scalars + ["enum"], ["includes", "excludes", "includesAll", "excludesAll"])
        names += each(["Date", "Timestamp", "enum"], ["includes_expr", "excludes_expr"])
        names += each(["Date"], ["includes_date", "excludes_date"])
        names += each(["Timestamp"], ["includes_time", "excludes_time"])
        return names + ["enum.count", "enum.exist", "null in a list"]
    }

    private static var data: [String] {
        var names: [String] = scalars + ["enum"]
        names += names.map { (name: String) -> String in "[" + name + "]" }
        names += (scalars + ["enum"]).map { (name: String) -> String in name + "_expr" }
        return names + ["Date_date", "Timestamp_time", "reference", "null", "default"]
    }

    private static var changes: [String] {
        let lists: [String] = scalars.map { (name: String) -> String in "[" + name + "]" }
        return each(["Int", "Int64", "Float", "Date", "Timestamp"], ["inc", "dec"])
            + each(lists, ["append", "prepend", "add", "remove"])
    }
}

extension Feature.Area: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
