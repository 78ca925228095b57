import ConnectorModel

/// Why a request's values do not fit what the operation does with them. Nothing has run.
struct RequestRefusal: Error {
    var errors: [GraphQLError]

    init(errors: [GraphQLError]) { self.errors = errors }

    /// What planning for the values found, each with the root field it is about and its place in the variables.
    init(_ refusal: ShapeRefusal, of operation: CompiledOperation, _ values: VariableValues) {
        errors = refusal.faults.map { GraphQLError($0, of: operation, values) }
    }
}

extension GraphQLError {
    /// What a request's values did wrong, with the root field it is about and its place in the variables.
    init(_ fault: ShapeFault, of operation: CompiledOperation, _ values: VariableValues) {
        var message: String = fault.message
        if let missing: MissingMember = fault.missing, let place: String = values.place(of: missing) {
            message = "$\(operation.variables[missing.slot].name)\(place) is missing: \(message)"
        } else if let place: ValuePlace = fault.place {
            message = "\(operation.spelling(of: place)): \(message)"
        }
        self.init(message, path: fault.path.map { .responseName($0) }, code: .invalidArgument)
    }
}

extension CompiledOperation {
    /// A value of a request as messages call it: `$filter.title.eq`, `$rows[2].title`.
    func spelling(of place: ValuePlace) -> String {
        "$\(variables[place.slot].name)" + place.path.map { Int($0) == nil ? ".\($0)" : "[\($0)]" }.joined()
    }
}

extension VariableValues {
    /// Where a member is missing: `.author.name`, `[2].title`; the first place where there are several.
    fileprivate func place(of missing: MissingMember) -> String? {
        guard let value: CoercedValue = value(missing.slot, missing.path) else { return nil }
        let inner: String? = Self.place(of: missing.member, in: value, missing.fields[...])
        return inner.map { missing.path.map { Int($0) == nil ? ".\($0)" : "[\($0)]" }.joined() + $0 }
    }

    private static func place(of member: String, in value: CoercedValue, _ fields: ArraySlice<String>) -> String? {
        switch value {
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                if let inner: String = place(of: member, in: element, fields) { return "[\(index)]\(inner)" }
            }
            return nil
        case .object(let members):
            guard let field: String = fields.first else {
                return members.contains { $0.name == member } ? nil : ".\(member)"
            }
            return members.first { $0.name == field }
                .flatMap { place(of: member, in: $0.value, fields.dropFirst()) }.map { ".\(field)\($0)" }
        default: return nil
        }
    }
}
