import ConnectorModel
import JSON

/// Turns the variables of a request into values of their types.
///
/// - Errors: all that is wrong, each naming its variable; then nothing runs.
/// - Bounds: one pass over the text; a list as long as the request allows.
/// - Source: GraphQL specification, 6.1.2, "Coercing Variable Values".
struct VariableCoercion {
    let operation: CompiledOperation

    func coerce(_ text: JSONText?) -> Result<VariableValues, VariableErrors> {
        var slots: [CoercedValue?] = Array(repeating: nil, count: operation.variables.count)
        var errors: [GraphQLError] = []
        if let text {
            do throws(JSONError) {
                try read(text, &slots, &errors)
            } catch {
                return .failure(VariableErrors(errors: [Self.error("The variables are not valid JSON: \(error)")]))
            }
        }
        for (slot, variable) in operation.variables.enumerated() where slots[slot] == nil {
            fill(slot, variable, &slots, &errors)
        }
        return errors.isEmpty ? .success(VariableValues(slots)) : .failure(VariableErrors(errors: errors))
    }

    private func read(
        _ text: JSONText, _ slots: inout [CoercedValue?], _ errors: inout [GraphQLError]
    ) throws(JSONError) {
        var reader: JSONReader = JSONReader(text.utf8)
        if try reader.peek() == .null { return try reader.readNull() }
        try reader.beginObject()
        var isFirst: Bool = true
        while let name: String = try reader.nextName(isFirst: isFirst) {
            isFirst = false
            guard let slot: Int = operation.variables.firstIndex(where: { $0.name == name }) else {
                try reader.skipValue()
                errors.append(Self.error("$\(name) is not expected\(suggestion(for: name))"))
                continue
            }
            guard slots[slot] == nil else {
                throw JSONError("the variable \"\(name)\" is given twice", at: reader.offset)
            }
            slots[slot] = try value(&reader, operation.variables[slot], &errors)
        }
        try reader.finish()
    }

    private func value(
        _ reader: inout JSONReader, _ variable: CompiledVariable, _ errors: inout [GraphQLError]
    ) throws(JSONError) -> CoercedValue {
        if try reader.peek() == .null {
            try reader.readNull()
            if variable.isNonNull {
                errors.append(Self.error("$\(variable.name) (\(variable.shortType)) must not be null"))
            }
            return .null
        }
        let coercer: ValueCoercion = ValueCoercion()
        do throws(CoercionFailure) {
            // A short text is by far the most common value; it needs no tree.
            if case .scalar(let kind) = variable.type,
                try Self.wrap({ () throws(JSONError) in try reader.peek() }) == .string,
                kind.isTextual
            {
                let text: String = try Self.wrap { () throws(JSONError) in try reader.readString() }
                return try coercer.text(text, kind)
            }
            let tree: JSONValue = try Self.wrap { () throws(JSONError) in try reader.readValue() }
            return try coercer.coerce(tree, variable.type)
        } catch {
            switch error {
            case .syntax(let error): throw error
            case .value(let reason, let path):
                errors.append(Self.error("$\(variable.name)\(path) is \(reason)"))
                return .null
            }
        }
    }

    private static func wrap<Value>(
        _ body: () throws(JSONError) -> Value
    ) throws(CoercionFailure) -> Value {
        do throws(JSONError) {
            return try body()
        } catch {
            throw .syntax(error)
        }
    }

    /// A variable that the request leaves out: its default, or an error where there must be a value.
    private func fill(
        _ slot: Int, _ variable: CompiledVariable, _ slots: inout [CoercedValue?], _ errors: inout [GraphQLError]
    ) {
        if let value: JSONValue = variable.defaultValue {
            slots[slot] = try? ValueCoercion().coerceNullable(value, variable.type)
        } else if variable.isNonNull {
            errors.append(Self.error("$\(variable.name) (\(variable.shortType)) is missing"))
        }
    }

    private func suggestion(for name: String) -> String {
        let near: String? = operation.variables.map(\.name).first { candidate in
            candidate.lowercased() == name.lowercased() || candidate.hasPrefix(name) || name.hasPrefix(candidate)
        }
        return near.map { " (did you mean \($0)?)" } ?? ""
    }

    private static func error(_ message: String) -> GraphQLError {
        GraphQLError(message, code: .invalidArgument)
    }
}

/// All that is wrong with the variables of a request.
struct VariableErrors: Error {
    var errors: [GraphQLError]
}

extension CompiledVariable {
    /// The type without its final mark, as messages call it.
    fileprivate var shortType: String {
        typeText.hasSuffix("!") ? String(typeText.dropLast()) : typeText
    }
}

extension ScalarKind {
    fileprivate var isTextual: Bool {
        switch self {
        case .string, .uuid, .date, .timestamp: true
        case .int, .int64, .float, .boolean, .any, .vector: false
        }
    }
}
