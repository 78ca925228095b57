import ConnectorModel

/// Reads off the values of a request what decides the text of its statements.
///
/// - Bounds: `mostNodes` members and elements a request; each shape is planned and prepared once, and an endless one would be for ever.
struct ShapeReading {
    static var mostNodes: Int { 1000 }

    private let operation: CompiledOperation
    private var nodes: Int = 0

    init(_ operation: CompiledOperation) { self.operation = operation }

    /// The shapes of the variables that decide the statements of the operation.
    mutating func shape(of values: VariableValues) throws(GraphQLError) -> OperationShape {
        var slots: [VariableShape?] = []
        for slot: Int in operation.shapedSlots {
            let variable: CompiledVariable = operation.variables[slot]
            guard let value: CoercedValue = values.slots[slot] else {
                slots.append(nil)
                continue
            }
            let shape: VariableShape = shape(of: value, variable.type, hasWords: true)
            guard nodes <= Self.mostNodes else {
                throw GraphQLError(
                    "$\(variable.name) has more than \(Self.mostNodes) members", code: .invalidArgument)
            }
            slots.append(shape)
        }
        return OperationShape(slots: slots)
    }

    /// - `hasWords`: whether a truth value stands where SQL has a word. In data and keys it is a value like others.
    private mutating func shape(of value: CoercedValue, _ type: VariableType, hasWords: Bool) -> VariableShape {
        nodes += 1
        guard nodes <= Self.mostNodes else { return .value }
        switch (value, type) {
        case (.null, _): return .null
        case (.boolean(let truth), _) where hasWords: return .word(truth ? "true" : "false")
        case (.text(let text), .enumeration(let name, _)) where LanguageEnums.names.contains(name): return .word(text)
        case (.list(let elements), .list(.object(let name), _)) where type.rowsName != nil:
            guard let rows: VariableObjectType = operation.objectTypes[name] else { return .value }
            let shape: RowsShape = RowsShape(of: elements, rows, in: operation.objectTypes)
            nodes += shape.columnCount
            return .rows(shape)
        case (.list(let elements), .list(.object(let object), _)):
            var shapes: [VariableShape] = []
            for element: CoercedValue in elements {
                shapes.append(shape(of: element, .object(object), hasWords: hasWords))
            }
            return .list(shapes)
        case (.object(let members), .object(let name)):
            return operation.objectTypes[name].map { shape(of: members, $0) } ?? .value
        default: return .value
        }
    }

    private mutating func shape(of members: [CoercedValue.Member], _ type: VariableObjectType) -> VariableShape {
        let hasWords: Bool = !(type.name.hasSuffix("_Data") || type.name.hasSuffix("_Key"))
        var shapes: [VariableShape.Member] = []
        for member: CoercedValue.Member in members {
            guard let position: Int = type.position(of: member.name) else { continue }
            shapes.append(
                VariableShape.Member(
                    name: member.name, shape: shape(of: member.value, type.members[position].type, hasWords: hasWords)))
        }
        return .object(shapes)
    }
}
