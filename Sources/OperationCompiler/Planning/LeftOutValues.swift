import GraphQLSyntax

extension PlanningContext {
    /// Notes that the statement depends on which of a value's variables a request gives.
    func needShapes(in value: InputValue) {
        switch value.kind {
        case .variable(let name): needsShape(of: name)
        case .list(let elements): for element: InputValue in elements { needShapes(in: element) }
        case .object(let fields): for field: ObjectField in fields { needShapes(in: field.value) }
        case .int, .float, .string, .boolean, .null, .enumValue: break
        }
    }

    /// Whether a value is made of nothing but variables that the request leaves out. Their shapes must have been asked for.
    func isLeftOut(_ value: InputValue) -> Bool {
        switch value.kind {
        case .variable: isPlannedForRequest && substituted[value.span] == nil
        case .list(let elements): !elements.isEmpty && elements.allSatisfy(isLeftOut)
        case .object(let fields): !fields.isEmpty && fields.allSatisfy { isLeftOut($0.value) }
        case .int, .float, .string, .boolean, .null, .enumValue: false
        }
    }

    /// Where a request's value holds null first.
    func firstNull(in value: InputValue) -> SourceSpan? {
        let inner: [InputValue]
        switch value.kind {
        case .null: return substituted[value.span] == nil ? nil : value.span
        case .list(let elements): inner = elements
        case .object(let fields): inner = fields.map(\.value)
        case .variable, .int, .float, .string, .boolean, .enumValue: return nil
        }
        for value: InputValue in inner { if let span: SourceSpan = firstNull(in: value) { return span } }
        return nil
    }
}
