import CEL
import ConnectorModel

extension ExpressionNeed {
    /// What is there instead of a value.
    struct Lack {
        /// What messages say that it is; a claim that is null is as good as none.
        var state: String
        /// Whether a null stands in its place, or on the way to it.
        var isNull: Bool
        /// The part of the way that is not there.
        var absent: String?
    }

    /// What an execution lacks of it.
    func lack(in activation: Activation) -> Lack? {
        var value: Value = activation.slots[slot]
        for name: String in path {
            let member: Value?
            switch value {
            case .record(let record): member = record[name]
            case .map(let map): member = map[name]
            case .null: return Lack(state: "missing", isNull: true)
            default: return nil
            }
            guard let member else { return Lack(state: "missing", isNull: false, absent: name) }
            value = member
        }
        guard case .null = value else { return nil }
        return Lack(state: slot == ExpressionSlots.auth ? "missing" : "null", isNull: true)
    }
}

extension [ExpressionNeed] {
    /// What an expression failed for, in words: the names are the author's, and no value is told.
    ///
    /// Of several that are not there others may have been asked for with `has()`: a failure names the field that it wanted, and functions
    /// fail for nulls.
    func lack(behind error: RuntimeError, in activation: Activation) -> String? {
        let lacks: [(need: ExpressionNeed, lack: ExpressionNeed.Lack)] = compactMap { need in
            need.lack(in: activation).map { (need, $0) }
        }
        let ofNull = lacks.first(where: \.lack.isNull)
        let meant: (need: ExpressionNeed, lack: ExpressionNeed.Lack)? =
            switch error.code {
            case .noSuchOverload: ofNull
            case .noSuchField, .noSuchKey:
                lacks.first { need in need.lack.absent.map { error.message.contains("'\($0)'") } ?? false } ?? ofNull
            default: nil
            }
        return meant.map { "\($0.need.name) is \($0.lack.state)" }
    }
}
