import ConnectorModel
import JSON

/// What has been read of the variables of a request so far.
struct VariableReading {
    /// Names that nobody expects are client's text: so many are answered, and counted beyond.
    private static var namedUnexpected: Int { 16 }

    private let variables: [CompiledVariable]
    private let types: VariableObjectTypes
    private(set) var slots: [CoercedValue?]
    /// Those that the request leaves out and that have no default.
    private var missing: [Int] = []
    private var faults: [Int: [GraphQLError]] = [:]
    private var unexpected: [String] = []
    private var unexpectedCount: Int = 0

    init(_ operation: CompiledOperation) {
        variables = operation.variables
        types = operation.objectTypes
        slots = Array(repeating: nil, count: variables.count)
    }

    func isGiven(_ slot: Int) -> Bool { slots[slot] != nil || faults[slot] != nil }

    /// The names of those that do not fit, or are missing and must be there.
    var unfit: Set<String> { Set(faults.keys.map { variables[$0].name }) }

    mutating func note(_ result: Result<CoercedValue, CoercionFailure>, for slot: Int) {
        switch result {
        case .success(let value): slots[slot] = value
        case .failure(let failure): faults[slot] = ([failure] + failure.others).map { error(slot, $0) }
        }
    }

    mutating func note(unexpected name: String) {
        unexpectedCount += 1
        if unexpected.count < Self.namedUnexpected { unexpected.append(name) }
    }

    /// A variable that the request leaves out gets its default, or is an error where there must be a value.
    mutating func fill() {
        guard slots.contains(where: { $0 == nil }) else { return }
        for (slot, variable) in variables.enumerated() where !isGiven(slot) {
            if let value: JSONValue = variable.defaultValue {
                note(
                    Result { () throws(CoercionFailure) in
                        try ValueCoercion(types).coerceNullable(value, variable.type)
                    }, for: slot)
            } else if variable.isNonNull {
                missing.append(slot)
                note(.failure(CoercionFailure("is missing", isOfType: true)), for: slot)
            } else {
                missing.append(slot)
            }
        }
    }

    /// All that is wrong: the variables in their order, then what is none.
    func errors() -> [GraphQLError] {
        guard !faults.isEmpty || unexpectedCount > 0 else { return [] }
        var errors: [GraphQLError] = faults.sorted { $0.key < $1.key }.flatMap(\.value)
        errors += unexpected.map { name in
            let guess: String = suggestion(for: name).map { " (did you mean \($0)?)" } ?? ""
            return GraphQLError("$\(name.shortened) is not expected\(guess)", code: .invalidArgument)
        }
        if unexpectedCount > unexpected.count {
            errors.append(
                GraphQLError(
                    "\(unexpectedCount - unexpected.count) more variables are not expected", code: .invalidArgument))
        }
        return errors
    }

    /// A variable that the request leaves out: one that it must give however it is called, any other only when the names are near.
    private func suggestion(for name: String) -> String? {
        let candidates: [CompiledVariable] = missing.map { variables[$0] }
        let required: Set<String> = Set(candidates.filter(\.isRequired).map(\.name))
        return NearestName.of(name, among: candidates.map(\.name)) { candidate in
            required.contains(candidate) ? Int.max : max(1, name.utf8.count / 3)
        }
    }

    private func error(_ slot: Int, _ failure: CoercionFailure) -> GraphQLError {
        let variable: CompiledVariable = variables[slot]
        let type: String = failure.isOfType ? " (\(variable.shortType))" : ""
        return GraphQLError("$\(variable.name)\(failure.path)\(type) \(failure.reason)", code: .invalidArgument)
    }
}

extension CompiledVariable {
    /// The type without its final mark, as messages call it.
    fileprivate var shortType: String {
        typeText.hasSuffix("!") ? String(typeText.dropLast()) : typeText
    }
}
