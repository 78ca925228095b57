import Execution
import SchemaModel

/// Changes of what a column holds (`f_update`), one after the other.
extension Model {
    /// What a value becomes. A change that is absent or null changes nothing.
    func changed(_ value: Value, by changes: Given, _ type: ColumnType, _ call: Call) throws(Failure) -> Value {
        guard changes != .absent, changes != .null else { return value }
        var value: Value = value
        for change: Given.Member in changes.elements.flatMap(\.members) {
            guard change.value != .absent, change.value != .null else { continue }
            let name: String = ColumnType(type.element).singleScalar?.rawValue ?? "enum"
            call.note(.changes, (type.isList ? "[\(name)]." : "\(name).") + change.name)
            value =
                type.isList
                ? changed(value, change, type) : try changed(value, change, type.singleScalar)
        }
        return value
    }

    private func changed(_ value: Value, _ change: Given.Member, _ scalar: Scalar?) throws(Failure) -> Value {
        let sign: Int64 = change.name == "inc" ? 1 : -1
        switch value {
        case .integer(let number):
            guard case .integer(let amount) = change.value.value(as: ColumnType(.scalar(scalar ?? .int)), schema) else {
                return value
            }
            let (sum, isTooLarge): (Int64, Bool) =
                sign > 0 ? number.addingReportingOverflow(amount) : number.subtractingReportingOverflow(amount)
            let fits: Bool = scalar == .int ? Int32(exactly: sum) != nil : true
            guard !isTooLarge, fits else { throw .code(.outOfRange) }
            return .integer(sum)
        case .float(let number):
            guard case .float(let amount) = change.value.value(as: ColumnType(.scalar(.float)), schema) else {
                return value
            }
            let sum: Double = sign > 0 ? number + amount : number - amount
            guard sum.isFinite else { throw .code(.outOfRange) }
            return .float(sum == 0 ? 0 : sum)
        case .day(let days):
            let time: Int64 = Int64(days) * Calendar.microsecondsPerDay
            let sum: Int64 = try Self.shift(time, by: change.value, sign: sign)
            return .day(Int(sum / Calendar.microsecondsPerDay))
        case .instant(let time): return .instant(try Self.shift(time, by: change.value, sign: sign))
        default: return value
        }
    }

    private func changed(_ value: Value, _ change: Given.Member, _ type: ColumnType) -> Value {
        let own: [Value] = value.list ?? []
        let other: [Value] = change.value.value(as: type, schema).list ?? []
        switch change.name {
        case "append": return .list(own + other)
        case "prepend": return .list(other + own)
        case "remove": return value.isNull ? .null : .list(own.filter { !other.contains($0) })
        default:
            var result: [Value] = own
            for value: Value in other where !result.contains(value) { result.append(value) }
            return .list(result)
        }
    }
}
