import GraphQLSyntax

/// One aggregate of a table (language.md 2.8).
public struct Aggregate: Hashable, Sendable {
    /// What it computes.
    public enum Function: String, Hashable, Sendable, CaseIterable {
        case count = "count"
        case sum = "sum"
        case average = "avg"
        case minimum = "min"
        case maximum = "max"
    }

    /// Its generated field, for example `pages_sum`, or `_count` for the rows themselves.
    public var name: String
    /// What it computes.
    public var function: Function
    /// The field it computes over; nothing counts rows.
    public var fieldName: String?
    /// The GraphQL type of its value, without non-null mark.
    public var typeName: String

    /// Whether it takes the argument `distinct`.
    public var takesDistinct: Bool {
        fieldName != nil && [.count, .sum, .average].contains(function)
    }
}

extension Table {
    /// The aggregates of a table or view in generated order: rows, then counts, sums, averages, minima, maxima, each by full name.
    public var aggregates: [Aggregate] {
        let rows: Aggregate = Aggregate(name: "_count", function: .count, fieldName: nil, typeName: "Int")
        return [rows]
            + Aggregate.Function.allCases.flatMap { function in
                columns.compactMap { aggregate(function, of: $0) }.sorted { $0.name < $1.name }
            }
    }

    /// The aggregate of a generated field.
    public func aggregate(_ name: String) -> Aggregate? { aggregates.first { $0.name == name } }

    private func aggregate(_ function: Aggregate.Function, of column: Column) -> Aggregate? {
        guard !column.type.isList else { return nil }
        let typeName: String
        switch (function, column.type.singleScalar) {
        case (.count, _): typeName = "Int"
        case (.average, .int), (.average, .int64), (.average, .float): typeName = "Float"
        case (.sum, .int), (.sum, .int64), (.sum, .float): typeName = column.type.elementName
        case (.minimum, .int), (.minimum, .int64), (.minimum, .float), (.minimum, .date), (.minimum, .timestamp),
            (.minimum, .any), (.maximum, .int), (.maximum, .int64), (.maximum, .float), (.maximum, .date),
            (.maximum, .timestamp), (.maximum, .any):
            typeName = column.type.elementName
        default: return nil
        }
        return Aggregate(
            name: "\(column.fieldName)_\(function.rawValue)", function: function, fieldName: column.fieldName,
            typeName: typeName)
    }
}

extension Aggregate {
    /// The field of an object type.
    func field(of typeName: String) -> FieldDefinition {
        let distinct: InputValueDefinition = input(
            "distinct", "Boolean", default: .boolean(false), about: "Whether equal values count once.")
        return GraphQLSyntax.FieldDefinition(
            description: Description(text(typeName)), name: Name(name), arguments: takesDistinct ? [distinct] : [],
            type: type(function == .count ? "Int!" : self.typeName),
            directives: [generated(from: "\(typeName).\(fieldName ?? "")", purpose)])
    }

    private var purpose: Purpose {
        switch function {
        case .count: .count
        case .sum: .sum
        case .average: .average
        case .minimum: .minimum
        case .maximum: .maximum
        }
    }

    private func text(_ typeName: String) -> String {
        guard let fieldName else { return "How many rows of `\(typeName)` there are." }
        switch function {
        case .count: return "How many rows have a `\(fieldName)` that is not null."
        case .sum: return "The sum of `\(fieldName)`."
        case .average: return "The average of `\(fieldName)`."
        case .minimum: return "The least `\(fieldName)`."
        case .maximum: return "The greatest `\(fieldName)`."
        }
    }
}
