public import GraphQLSyntax

/// Turns a literal into a value of its type.
///
/// - Shape: nothing where the literal is no value of the type; variables are left in place, defaults of input fields put in.
/// - Errors: the words and codes of the validation rules, all of them in one go.
/// - Source: GraphQL specification, "Input Coercion" of sections 3.5 to 3.12.
public func coerceLiteral(
    _ value: InputValue, to type: TypeReference, in schema: GraphQLSchema, scalars: ScalarCoercion = ScalarCoercion()
) -> Diagnosed<CoercedValue?> {
    var coercer: LiteralCoercer = LiteralCoercer(schema: schema, scalars: scalars)
    let result: CoercedValue? = coercer.coerce(value, to: type)
    return Diagnosed(coercer.sink.diagnostics.isEmpty ? result : nil, coercer.sink.diagnostics)
}

/// Coerces the arguments of a field or directive (section 6.4.1).
///
/// - Shape: in the order of the definitions; an argument without value and default is left out.
public func coerceArguments(
    _ arguments: [Argument], of definitions: [InputValueDefinition], at span: SourceSpan, in schema: GraphQLSchema,
    scalars: ScalarCoercion = ScalarCoercion()
) -> Diagnosed<[CoercedField]> {
    var coercer: LiteralCoercer = LiteralCoercer(schema: schema, scalars: scalars)
    let fields: [CoercedField] = definitions.compactMap { definition in
        let written: InputValue? = arguments.first { $0.name.value == definition.name.value }?.value
        if written == nil && definition.isRequired {
            let message: String =
                "Argument \"\(definition.name.value)\" of type \"\(definition.type)\" is required, "
                + "but it was not provided."
            coercer.sink.add(.requiredArguments, message, at: [span])
        }
        return coercer.field(definition, written)
    }
    return Diagnosed(fields, coercer.sink.diagnostics)
}

struct LiteralCoercer {
    let schema: GraphQLSchema
    let scalars: ScalarCoercion
    var sink: DiagnosticSink = DiagnosticSink()
    /// The defaults that are being put in, to notice one that needs itself.
    private var defaults: Set<InputValueDefinition> = []
    private var hasCycle: Bool = false

    init(schema: GraphQLSchema, scalars: ScalarCoercion) {
        self.schema = schema
        self.scalars = scalars
    }

    mutating func coerce(_ value: InputValue, to type: TypeReference) -> CoercedValue? {
        switch (value.kind, type) {
        case (.variable(let name), _): return CoercedValue(.variable(name), span: value.span)
        case (.null, .nonNull):
            sink.add(foundNull(value, type))
            return nil
        case (.null, _): return CoercedValue(.null, span: value.span)
        case (_, .nonNull(let inner, _)): return coerce(value, to: inner)
        case (.list(let values), .list(let element, _)):
            let elements: [CoercedValue] = values.compactMap { coerce($0, to: element) }
            return CoercedValue(.list(elements), span: value.span)
        case (_, .list(let element, _)):
            return coerce(value, to: element).map { CoercedValue(.list([$0]), span: value.span) }
        case (_, .named(let name)):
            guard let named: NamedType = schema.type(named: name.value) else {
                sink.add(unknownType(name, .unknownType, schema))
                return nil
            }
            return coerce(value, to: named)
        }
    }

    private mutating func coerce(_ value: InputValue, to type: NamedType) -> CoercedValue? {
        switch type {
        case .inputObject(let input):
            guard case .object(let fields) = value.kind else {
                sink.add(foundOther(value, .named(type.head.name), type))
                return nil
            }
            return coerce(fields, to: input, at: value)
        case .scalar, .enumeration:
            switch coerceLeaf(value, to: type, scalars) {
            case .success(let kind): return CoercedValue(kind, span: value.span)
            case .failure(let finding):
                sink.add(finding)
                return nil
            }
        case .object, .interface, .union:
            sink.add(foundOther(value, .named(type.head.name), type))
            return nil
        }
    }

    private mutating func coerce(
        _ written: [ObjectField], to input: InputObjectType, at value: InputValue
    ) -> CoercedValue? {
        for field: ObjectField in written where input.fields[field.name.value] == nil {
            sink.add(unknownInputField(field, of: input))
        }
        for field: InputValueDefinition in missingInputFields(written, of: input) {
            sink.add(missingInputField(field, of: input, at: value.span))
        }
        if let finding: Finding = wrongOneOf(written, of: input, at: value.span) { sink.add(finding) }
        let fields: [CoercedField] = input.fields.compactMap { definition in
            field(definition, written.first { $0.name.value == definition.name.value }?.value)
        }
        return CoercedValue(.object(fields), span: value.span)
    }

    mutating func field(_ definition: InputValueDefinition, _ written: InputValue?) -> CoercedField? {
        guard let written else {
            guard let value: CoercedValue = fallback(of: definition) else { return nil }
            return CoercedField(definition: definition, value: value, isWritten: false)
        }
        guard let value: CoercedValue = coerce(written, to: definition.type) else { return nil }
        var field: CoercedField = CoercedField(definition: definition, value: value, isWritten: true)
        if case .variable = value.kind { field.fallback = fallback(of: definition) }
        return field
    }

    private mutating func fallback(of definition: InputValueDefinition) -> CoercedValue? {
        // After the first cycle nothing is put in any more: two defaults of each other's types would double at every step.
        guard let value: InputValue = definition.defaultValue, !hasCycle else { return nil }
        guard definition.type.namedType.isObject(in: schema) else { return coerce(value, to: definition.type) }
        guard defaults.insert(definition).inserted else {
            hasCycle = true
            let message: String = "The default value of \"\(definition.name.value)\" contains itself."
            sink.add(.valuesOfCorrectType, message, at: [value.span])
            return nil
        }
        defer { defaults.remove(definition) }
        return coerce(value, to: definition.type)
    }
}

extension Name {
    fileprivate func isObject(in schema: GraphQLSchema) -> Bool { schema.inputObjectType(named: value) != nil }
}
