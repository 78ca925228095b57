import ConnectorModel
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
        checkSize(numbers.count, at: value.span, column)
        return .typed("[\(numbers.joined(separator: ","))]", column.elementBindingType)
    }

    /// Numbers some of which are variables.
    ///
    /// - Errors: anything else, and variables that may be no number.
    func operand(_ elements: [InputValue], at span: SourceSpan, for column: Column) -> Operand? {
        let numbers: [Operand] = elements.compactMap { number($0, column) }
        guard numbers.count == elements.count else { return nil }
        checkSize(numbers.count, at: span, column)
        return .list(
            ListOperand(elements: numbers, elementType: PostgresType("real"), result: column.elementBindingType))
    }

    private func number(_ value: InputValue, _ column: Column) -> Operand? {
        if case .variable(let name) = value.kind { return variable(name, at: value.span) }
        if let digits: String = Self.number(value) { return .literal(.typed(digits, PostgresType("real"))) }
        context.error(
            .columnValue, "This is no number of the vector \"\(column.fieldName)\"", at: value.span,
            hint: "an element is a number of single precision, without quotes")
        return nil
    }

    private func variable(_ name: String, at span: SourceSpan) -> Operand? {
        guard let (slot, path) = context.place(of: name), path.isEmpty,
            case .source(var source)? = ValuePlanner(context: context).variable(name, path: [])
        else {
            context.error(.columnValue, "$\(name) is no number", at: span, hint: "declare it as Float!")
            return nil
        }
        let variable: CompiledVariable = context.variables[slot]
        guard variable.type.isNumber, !source.canBeAbsent else {
            context.error(
                .columnValue, "$\(name) may be no number", at: span,
                hint: "a vector is made of numbers: declare it as Float!, or give it a default")
            return nil
        }
        // A default does not keep null away.
        context.refuseNull(of: name)
        source.canBeNull = false
        return .source(source)
    }

    private func checkSize(_ count: Int, at span: SourceSpan, _ column: Column) {
        guard let size: Int = column.vectorSize, size != count else { return }
        context.error(
            .columnValue, "\"\(column.fieldName)\" holds \(size) numbers, these are \(count)", at: span,
            hint: "give as many as @col(size:) says")
    }

    /// The digits of an element, if a number of single precision can be that.
    static func number(_ value: InputValue) -> String? {
        switch value.kind {
        case .int(let digits), .float(let digits): Float(digits).flatMap { $0.isFinite ? digits : nil }
        default: nil
        }
    }
}

extension VariableType {
    fileprivate var isNumber: Bool {
        switch self {
        case .scalar(.int), .scalar(.int64), .scalar(.float): true
        case .scalar, .enumeration, .list, .object: false
        }
    }
}

extension PlanningContext {
    /// Notes that vectors of a request that are stored, or whose distance is asked for, must be as long as the column's: the database
    /// would refuse others without naming them.
    ///
    /// - `lists`: in how many lists values of the column stand.
    func demandVectors(_ operand: Operand?, of column: Column, in lists: Int = 0) {
        guard let size: Int = column.vectorSize, case .source(let source)? = operand else { return }
        demands.append(
            .vectorSize(
                source: source.index, column: column.fieldName, size: size, depth: lists + (column.type.isList ? 1 : 0))
        )
    }
}

extension Column {
    /// How many numbers its vectors hold, which `@col(size:)` says.
    var vectorSize: Int? {
        guard type.scalar == .vector, let open: String.Index = sqlType.text.firstIndex(of: "(") else { return nil }
        return Int(sqlType.text[open...].dropFirst().prefix { $0.isNumber })
    }
}
