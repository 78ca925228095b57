import CEL
import ConnectorModel
import JSON
import OperationCompiler
import SQL

@testable import Execution
@testable import Realtime
@testable import SchemaModel

extension FuzzTarget {
    static let scalars: FuzzTarget = FuzzTarget(
        "scalars", "texts of UUIDs, dates, times, spans, zones, types, decimals and snapshots",
        texts: [
            "5b1a9c00-0000-4000-8000-00000000000a", "5B1A9C000000400080000000000000FF", "2024-02-29", "1583-01-01",
            "9999-12-31T23:59:59.999999999Z", "2024-01-01t00:00:00+14:00", "1h2m3.5s", "-1.5ms",
            "EST5EDT,M3.2.0/2,M11.1.0",
            "<+03>-3", "varchar(24)", "numeric(5, 2)[]", "-1.50e3", "10:20:10,14,15",
        ],
        words: ["T", "Z", "+", "-", ":", ".", ",M10.5.0", "J60", "000", "24:00", "60", "-00:00", "[]", "(", ")"],
        maximumLength: 256, check: ScalarCheck.check)

    static let variables: FuzzTarget = FuzzTarget(
        "variables", "variables of requests, fitted to every type",
        texts: [
            #"{"s": "x", "i": 1, "l": "9223372036854775807", "f": 1.5, "b": true, "u": "5b1a9c0000004000800000000000000a"}"#,
            #"{"d": "2024-02-29", "t": "2024-01-01T00:00:00Z", "a": {"x": [1, {"y": null}]}, "v": [1, 2.5, 3], "m": "GLAD"}"#,
            #"{"many": [1, "2"], "film": {"title": "t", "year": 1}, "key": {"id": "5b1a9c00-0000-4000-8000-00000000000a"}}"#,
            #"{"where": {"_and": [{"title": {"eq": "x", "contains": "y"}}, {"_or": []}]}, "order": [{"year": "ASC"}], "n": 2}"#,
        ],
        words: [
            #""s":"#, #""film":"#, #""where":"#, #""_not":"#, #""in":"#, #""year_expr":"#, #""unknown":"#, "null", "{}",
            "[]",
        ]
    ) { bytes in
        guard let operation: CompiledOperation = FuzzProject.compiled?.service.operation("Every", of: "c") else {
            return "the project does not compile"
        }
        let coerced: CoercedVariables = VariableCoercion(operation: operation).coerce(JSONText(utf8: bytes))
        return unless(
            coerced.errors.allSatisfy { $0.message.utf8.count < 4096 }, "an error tells as much as it was told")
    }

    static let results: FuzzTarget = FuzzTarget(
        "results", "what the database answers, read for expressions and redacted",
        texts: [
            #"{"a": 1, "b": [{"c": "x", "d": null}], "e": "2024-01-01T00:00:00Z"}"#,
            #"{"b": [{"c": 1}, {}], "e": {"a": []}}"#,
            #"{"a": "9223372036854775807", "b": null, "x": [1.5e3]}"#,
        ],
        words: [#""a":"#, #""b":"#, #""c":"#, #""d":"#, #""e":"#, "null", "[", "]", "{", "}"], check: ResultCheck.check)
}

enum ScalarCheck {
    /// What is canonical stays as it is.
    @Sendable static func check(_ bytes: [UInt8]) -> String? {
        guard let text: String = String(validating: bytes, as: UTF8.self) else { return nil }
        let forms: [(String, (String) -> String?)] = [
            ("UUID", { UUIDText.canonical($0) }), ("Date", { DateText.canonical($0) }),
            ("Timestamp", { TimestampText.canonical($0) }),
        ]
        for (name, canonical) in forms {
            guard let once: String = canonical(text) else { continue }
            guard canonical(once) == once else { return "\(name): \(once) is not canonical" }
        }
        if let time: Int64 = TimestampText.microseconds(text), TimestampText.isInRange(microseconds: time) {
            guard TimestampText.microseconds(TimestampText.text(microseconds: time)) == time else {
                return "\(time) is written as another time"
            }
        }
        if let label: SnapshotLabel = SnapshotLabel(text) {
            _ = (label.isVisible(15), label.isOlder(than: label))
        }
        if let type: DataType = DataType(text) { _ = type.arguments }
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            let decimal: DecimalLiteral = DecimalLiteral(text)
            _ = (decimal.isZero, decimal.scale)
        }
        return expressionScalars(text)
    }
}

enum ResultCheck {
    private static let shape: ResultShape = {
        let inner: ObjectShape = shape(["c": (.scalar(.scalar(.string)), true), "d": (.scalar(.scalar(.int64)), false)])
        return .object(
            shape([
                "a": (.scalar(.scalar(.int64)), false), "b": (.list(.object(inner)), false),
                "e": (.scalar(.scalar(.timestamp)), true),
            ]))
    }()

    private static func shape(_ members: [String: (ResultShape, Bool)]) -> ObjectShape {
        let names: [String] = members.keys.sorted()
        return ObjectShape(
            type: ExpressionSlots.responseType(names.map { ($0, .dyn) }),
            members: names.compactMap { name in
                members[name].map { ObjectShape.Member(name: name, shape: $0.0, isRedacted: $0.1) }
            })
    }

    /// What was redacted is JSON, and holds none of what was to be left out.
    @Sendable static func check(_ bytes: [UInt8]) -> String? {
        let json: JSONText = JSONText(utf8: bytes)
        do throws(JSONError) {
            _ = try ResultReader.value(json, shape)
            let redacted: JSONText = try ResultRedaction.apply(shape, to: json, nulls: ["a"])
            guard (try? parseJSON(bytes)) != nil else { return nil }
            let value: JSONValue = try parseJSON(redacted.utf8)
            return unless(value["e"] == nil, "what was to be left out is still there")
        } catch {
            return misplaced(error.offset, in: bytes)
        }
    }
}
