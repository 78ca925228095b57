import GraphQLSyntax
import SQL
import SchemaModel

/// Vectors written in operations.
struct VectorLiteral {
    let context: PlanningContext

    /// A list of numbers as pgvector reads it.
    ///
    /// - Errors: as many numbers as the column does not hold.
    func literal(_ value: InputValue, for column: Column) -> SQLLiteral? {
        guard case .list(let elements) = value.kind else { return nil }
        let numbers: [String] = elements.compactMap(Self.number)
        guard numbers.count == elements.count else { return nil }
        if let size: Int = column.vectorSize, size != numbers.count {
            context.error(
                .columnValue, "\"\(column.fieldName)\" holds \(size) numbers, these are \(numbers.count)",
                at: value.span)
        }
        return .typed("[\(numbers.joined(separator: ","))]", column.elementBindingType)
    }

    /// The digits of an element, if a number of single precision can be that.
    static func number(_ value: InputValue) -> String? {
        switch value.kind {
        case .int(let digits), .float(let digits): Float(digits).flatMap { $0.isFinite ? digits : nil }
        default: nil
        }
    }
}

extension Column {
    /// How many numbers its vectors hold, which `@col(size:)` says.
    var vectorSize: Int? {
        guard type.scalar == .vector, let open: String.Index = sqlType.text.firstIndex(of: "(") else { return nil }
        return Int(sqlType.text[open...].dropFirst().prefix { $0.isNumber })
    }
}
