import ConnectorModel
import GraphQLSyntax
import JSON
import SQL
import SchemaModel

/// Turns a value of the operation's text into an operand for a column.
///
/// Validation has settled that literals fit their GraphQL types and variables their positions.
struct ValuePlanner {
    let context: PlanningContext

    /// A value of the column itself.
    func operand(_ value: InputValue, for column: Column) -> Operand? {
        if column.type.isList { return list(value, for: column) }
        return element(value, for: column)
    }

    /// One value: of the column, or of a list column's elements.
    func element(_ value: InputValue, for column: Column) -> Operand? {
        switch value.kind {
        case .variable(let name): return variable(name, path: [])
        case .null: return .null
        case .list(let numbers) where column.type.scalar == .vector && value.holdsVariable:
            return VectorLiteral(context: context).operand(numbers, at: value.span, for: column)
        case .list, .object:
            guard column.type.scalar == .any, value.holdsVariable else {
                return literal(value, for: column).map { .literal($0) }
            }
            guard let plan: JSONPlan = JSONPlanner(context: context).plan(value) else {
                refuse(value, for: column)
                return nil
            }
            return .json(plan)
        default: return literal(value, for: column).map { .literal($0) }
        }
    }

    /// A list of values for `in`, or of a list column.
    func list(_ value: InputValue, for column: Column) -> Operand? {
        switch value.kind {
        case .variable(let name): return variable(name, path: [])
        case .null: return .null
        case .list(let values):
            let elements: [Operand] = values.compactMap { listElement($0, for: column) }
            return elements.count == values.count ? array(elements, of: column) : nil
        default:
            // A single value where a list is expected is a list of one (specification, section 3.12).
            return element(value, for: column).map { array([$0], of: column) }
        }
    }

    /// One value of a list, in which nothing is null.
    private func listElement(_ value: InputValue, for column: Column) -> Operand? {
        guard let element: Operand = element(value, for: column) else { return nil }
        guard case .source(var source) = element, case .variable = value.kind else { return element }
        source.canBeNull = false
        return .source(source)
    }

    /// An array: a constant where all of its elements are.
    private func array(_ elements: [Operand], of column: Column) -> Operand {
        let literals: [SQLLiteral] = elements.compactMap { if case .literal(let literal) = $0 { literal } else { nil } }
        guard literals.count == elements.count else {
            return .list(ListOperand(elements: elements, elementType: column.elementBindingType))
        }
        return .literal(.array(literals, column.elementBindingType))
    }

    /// A variable, or a member of one that is an object.
    func variable(_ name: String, path: [String]) -> Operand? {
        guard let place = context.place(of: name) else { return nil }
        let slot: Int = place.slot
        guard place.path.isEmpty else {
            // A leaf of a request's object: it is there, or nothing would stand for it.
            return .source(
                SourceReference(
                    index: context.sources.variable(slot: slot, path: place.path + path), canBeAbsent: !path.isEmpty,
                    canBeNull: !path.isEmpty))
        }
        let compiled: CompiledVariable = context.variables[slot]
        let isMember: Bool = !path.isEmpty
        return .source(
            SourceReference(
                index: context.sources.variable(slot: slot, path: path),
                canBeAbsent: isMember || (!compiled.isNonNull && compiled.defaultValue == nil),
                canBeNull: isMember || !compiled.isNonNull))
    }

    /// An expression as a value for the column.
    func expression(_ value: InputValue, for column: Column) -> Operand? {
        guard case .string = value.kind, let type: VariableType = column.variableType(in: context.schema) else {
            context.error(
                .expression, "An expression is written as a string literal", at: value.span,
                hint: "put it in quotes, for example \"auth.uid\"")
            return nil
        }
        guard let source: ExpressionSource = context.expressions.value(value, as: type, context) else { return nil }
        return .source(
            SourceReference(
                index: context.sources.expression(source), canBeAbsent: false, canBeNull: !source.isRequired))
    }

    private func literal(_ value: InputValue, for column: Column) -> SQLLiteral? {
        let literal: SQLLiteral? =
            switch column.type.element {
            case .enumeration: enumLiteral(value, column)
            case .scalar(let scalar): scalarLiteral(value, scalar, column)
            }
        guard let literal, literal.isRepresentable else {
            refuse(value, for: column)
            return nil
        }
        return literal
    }

    private func refuse(_ value: InputValue, for column: Column) {
        let hint: String =
            value.holdsZeroByte ? "PostgreSQL's texts hold no zero byte" : "write one of its type, \(column.type)"
        context.error(
            .columnValue, "This is no value for \"\(column.fieldName)\"", at: value.span, hint: hint)
    }

    private func enumLiteral(_ value: InputValue, _ column: Column) -> SQLLiteral? {
        switch value.kind {
        case .enumValue(let name), .string(let name, _): .typed(name, column.elementBindingType)
        default: nil
        }
    }

    private func scalarLiteral(_ value: InputValue, _ scalar: Scalar, _ column: Column) -> SQLLiteral? {
        let type: PostgresType = column.elementBindingType
        switch (scalar, value.kind) {
        case (.any, _): return AnyLiteral.json(value).map { .typed($0.description, type) }
        case (.vector, _): return VectorLiteral(context: context).literal(value, for: column)
        case (.string, .string(let text, _)): return .typed(text, type)
        case (.uuid, .string(let text, _)): return UUIDText.canonical(text).map { .typed($0, type) }
        case (.date, .string(let text, _)): return DateText.canonical(text).map { .typed($0, type) }
        case (.timestamp, .string(let text, _)): return TimestampText.canonical(text).map { .typed($0, type) }
        case (.boolean, .boolean(let truth)): return .boolean(truth)
        case (.int, .int(let digits)): return Int32(digits).map { .integer(Int64($0)) }
        case (.int64, .int(let digits)), (.int64, .string(let digits, _)): return Int64(digits).map { .integer($0) }
        case (.float, .int(let digits)), (.float, .float(let digits)):
            // Zero has one sign, as in variables.
            return Double(digits).flatMap { $0.isFinite ? .typed($0 == 0 ? "0" : digits, type) : nil }
        default: return nil
        }
    }
}

extension InputValue {
    fileprivate var holdsZeroByte: Bool {
        if case .string(let text, _) = kind { text.utf8.contains(0) } else { false }
    }
}
