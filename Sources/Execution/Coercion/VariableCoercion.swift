import ConnectorModel
import JSON
import SQL

/// Turns the variables of a request into values of their types.
///
/// - Errors: all that is wrong, each naming its variable; then nothing runs.
/// - Bounds: one pass over the text; a list as long as the request allows.
/// - Source: GraphQL specification, 6.1.2, "Coercing Variable Values".
struct VariableCoercion {
    let operation: CompiledOperation

    func coerce(_ text: JSONText?) -> CoercedVariables {
        var reading: VariableReading = VariableReading(operation)
        if let text {
            do throws(JSONError) {
                try read(text, &reading)
            } catch {
                return CoercedVariables(
                    values: VariableValues(operation.variables.map { _ in nil }),
                    unfit: Set(operation.variables.map(\.name)),
                    errors: [
                        GraphQLError(
                            "The variables are not valid JSON: \("\(error)".shortened(to: 300))",
                            code: .invalidArgument)
                    ])
            }
        }
        reading.fill()
        return CoercedVariables(
            values: VariableValues(reading.slots), unfit: reading.unfit, errors: reading.errors())
    }

    private func read(_ text: JSONText, _ reading: inout VariableReading) throws(JSONError) {
        var reader: JSONReader = JSONReader(text.utf8)
        if try reader.peek() == .null {
            try reader.readNull()
        } else {
            try readMembers(text, &reader, &reading)
        }
        try reader.finish()
    }

    private func readMembers(
        _ text: JSONText, _ reader: inout JSONReader, _ reading: inout VariableReading
    ) throws(JSONError) {
        try reader.beginObject()
        var isFirst: Bool = true
        while let name: String = try reader.nextName(isFirst: isFirst) {
            isFirst = false
            guard let slot: Int = operation.variables.firstIndex(where: { $0.name == name }) else {
                try reader.skipValue()
                reading.note(unexpected: name)
                continue
            }
            guard !reading.isGiven(slot) else {
                throw JSONError("the variable \"\(name.shortened)\" is given twice", at: reader.offset)
            }
            let variable: CompiledVariable = operation.variables[slot]
            reading.note(allowed(try value(text, &reader, variable), variable), for: slot)
        }
    }

    /// What an author wrote as a default is not held against the rule for clients.
    private func allowed(
        _ result: Result<CoercedValue, CoercionFailure>, _ variable: CompiledVariable
    ) -> Result<CoercedValue, CoercionFailure> {
        guard let rule: AllowRule = variable.allow, case .success(let value) = result else { return result }
        return Result { () throws(CoercionFailure) in
            var check: AllowCheck = AllowCheck(rule, variable.type, operation.objectTypes)
            try check.check(value, variable.type)
            return value
        }
    }

    private func value(
        _ text: JSONText, _ reader: inout JSONReader, _ variable: CompiledVariable
    ) throws(JSONError) -> Result<CoercedValue, CoercionFailure> {
        let coercion: ValueCoercion = ValueCoercion(operation.objectTypes)
        switch (variable.type, try reader.peek()) {
        case (_, .null):
            try reader.readNull()
            return variable.isNonNull ? .failure(CoercionFailure("must not be null", isOfType: true)) : .success(.null)
        // Texts are by far the most common values; they need no tree, and a UUID no text of its own.
        case (.scalar(.uuid), .string):
            let range: Range<Int> = try reader.skipValue()
            if let digits: String = UUIDText.canonical(text.utf8[(range.lowerBound + 1)..<(range.upperBound - 1)]) {
                return .success(.text(digits))
            }
            var inner: JSONReader = JSONReader(text.utf8, in: range)
            let spelled: String = try inner.readString()
            return Result { () throws(CoercionFailure) in try coercion.text(spelled, .uuid) }
        case (.scalar(let kind), .string) where kind.isTextual:
            let spelled: String = try reader.readString()
            return Result { () throws(CoercionFailure) in try coercion.text(spelled, kind) }
        case (let type, _):
            let tree: JSONValue = try reader.readValue()
            return Result { () throws(CoercionFailure) in try coercion.coerce(tree, type) }
        }
    }
}

/// The variables of a request after coercion.
struct CoercedVariables {
    /// Those that fit; the others are absent.
    var values: VariableValues
    /// The names of the others.
    var unfit: Set<String>
    /// What is wrong with the others.
    var errors: [GraphQLError]
}

extension ScalarKind {
    fileprivate var isTextual: Bool {
        switch self {
        case .string, .uuid, .date, .timestamp: true
        case .int, .int64, .float, .boolean, .any, .vector: false
        }
    }
}
