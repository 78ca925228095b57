public import ConnectorModel

/// A file that tells language models which operations a connector has: one tool an operation.
///
/// - Shape: an object with `connector`, `service`, `location` and `tools`. A tool has `name` (the operation's name on the wire),
///   `description`, `inputSchema` and `annotations.readOnlyHint`, as in the Model Context Protocol; whoever offers it to a model of
///   another kind takes name, description and schema from there.
/// - Source: JSON Schema, draft 2020-12; Model Context Protocol, "Tools".
public struct LLMTools: SDKGenerator {
    private let fileName: String

    /// A generator of the file of that name.
    public init(fileName: String) { self.fileName = fileName }

    /// The one file.
    public func files(for interface: ConnectorInterface) throws(SDKProblems) -> [GeneratedFile] {
        let file: OutputJSON = [
            "connector": .string(interface.connectorID), "service": .string(interface.serviceID),
            "location": .string(interface.location),
            "tools": .array(interface.operations.map { tool($0, interface) }),
        ]
        return [GeneratedFile(path: fileName, contents: file.text)]
    }

    private func tool(_ operation: OperationInterface, _ interface: ConnectorInterface) -> OutputJSON {
        let kind: String = operation.kind == .query ? "Reads" : "Writes"
        let fields: String = operation.data.fields.map { "`\($0.fieldName)`" }.joined(separator: ", ")
        let told: String = fields.isEmpty ? "\(kind) without giving anything." : "\(kind) \(fields)."
        return [
            "name": .string(operation.name), "description": .string(operation.description ?? told),
            "inputSchema": VariablesSchema(interface).schema(of: operation),
            "annotations": ["readOnlyHint": .bool(operation.kind == .query)],
        ]
    }
}
