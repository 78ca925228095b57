import ConnectorModel

/// `…Operations.swift`: enums, and a class for each operation.
struct SwiftOperations {
    let interface: ConnectorInterface
    let settings: SwiftSDKSettings

    var text: String {
        var code: CodeWriter = CodeWriter()
        code.swiftImports(hasTimestamps: interface.usesTimestamps)
        code.line("// MARK: Common Enums")
        code.blank()
        SwiftEnum.writeCommon(to: &code)
        code.line("// MARK: Connector Enums")
        code.blank()
        for enumeration: EnumInterface in interface.usedEnums
        where !SwiftNames.commonEnums.contains(enumeration.name) {
            SwiftEnum(enumeration).write(to: &code)
            code.blank()
        }
        code.line("// MARK: Operations")
        code.blank()
        for operation: OperationInterface in interface.operations {
            SwiftOperation(operation, in: interface, settings: settings).write(to: &code)
            code.blank()
        }
        return code.text
    }
}

extension ConnectorInterface {
    /// Whether variables or data of some operation hold points in time.
    fileprivate var usesTimestamps: Bool {
        operations.contains { operation in
            operation.variables.contains { $0.type.element == .scalar(.timestamp) } || operation.data.holdsTimestamps
        }
    }
}

extension ObjectInterface {
    fileprivate var holdsTimestamps: Bool {
        fields.contains { $0.type.element == .scalar(.timestamp) || $0.type.object?.holdsTimestamps == true }
    }
}
