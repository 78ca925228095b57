import ConnectorModel
import JSON
import OperationCompiler

/// The report on access for programs. The README has the shape.
enum AccessJSON {
    static func json(_ report: AccessReport, of service: String) -> JSONValue {
        ["version": 1, "service": .string(service), "operations": .array(report.operations.map(operation))]
    }

    private static func operation(_ operation: OperationAccess) -> JSONValue {
        [
            "connector": .string(operation.connector), "name": .string(operation.name),
            "kind": .string(operation.kind.rawValue), "location": location(operation.location),
            "concern": .string(operation.concern.rawValue), "audience": audience(operation.audience),
            "places": .array(operation.places.map(place)),
        ]
    }

    private static func audience(_ audience: Audience) -> JSONValue {
        var level: JSONValue = .null
        var expression: JSONValue = .null
        switch audience.rule {
        case .level(let value): level = .string(value.rawValue)
        case .expression(let text): expression = .string(text)
        }
        return [
            "level": level, "expression": expression, "isStated": .bool(audience.isStated),
            "insecureReason": audience.insecureReason.map { .string($0) } ?? .null,
            "withoutToken": .string(audience.withoutToken.rawValue), "words": .string(audience.words),
        ]
    }

    private static func place(_ place: PlaceAccess) -> JSONValue {
        [
            "path": .string(place.path), "location": location(place.location), "action": .string(place.action.rawValue),
            "table": place.table.map { .string($0) } ?? .null, "reads": texts(place.reads),
            "writes": texts(place.writes),
            "probes": .array(place.probes.map { ["table": .string($0.table), "field": .string($0.field)] }),
            "isTied": .bool(!place.isUntied), "ties": ties(place.tie), "rows": .string(place.tie.words),
            "consequence": place.consequence.map { .string($0.rawValue) } ?? .null,
            "nullsForNobody": texts(place.nullsForNobody),
        ]
    }

    private static func ties(_ tie: RowTie) -> JSONValue {
        let ties: [Tie] =
            switch tie {
            case .tied(let ties), .untied(.shared(let ties)): ties
            default: []
            }
        return .array(
            ties.map { tie in
                var members: [JSONObject.Member] = [
                    .init(name: "kind", value: .string(tie.kind.rawValue)),
                    .init(name: "text", value: .string(tie.text)),
                ]
                if !tie.columns.isEmpty { members.append(.init(name: "columns", value: texts(tie.columns))) }
                return .object(JSONObject(members))
            })
    }

    private static func location(_ location: TextLocation) -> JSONValue {
        [
            "file": .string(location.file), "line": .number(JSONNumber(Int64(location.line))),
            "column": .number(JSONNumber(Int64(location.column))),
        ]
    }

    private static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
