import JSON

/// The body of `executeQuery` and `executeMutation`, and of their impersonating forms.
///
/// - Shape: `{"name"?, "operationName", "variables"?, "extensions"?}`. The name repeats the path and is passed over, as are members that
///   are not known here, unless they are nearly `extensions`; absent variables are `{}`.
struct OperationBody: Hashable, Sendable {
    var operationName: String
    var variables: JSONText
    /// Looked at for administrators only.
    var impersonation: Impersonation?

    /// Reads a body.
    ///
    /// - Errors: `JSONError` with the offset.
    init(_ utf8: [UInt8]) throws(JSONError) {
        var reader: JSONReader = WireMembers.reader(utf8)
        var name: String?
        var text: JSONText?
        var impersonation: Impersonation?
        try WireMembers.read(&reader) { (member, reader) throws(JSONError) in
            switch member {
            case "operationName", "operation_name": name = try reader.readString()
            case "variables": text = try WireMembers.readObjectText(&reader, utf8)
            case "extensions": impersonation = try Impersonation.read(extensions: &reader)
            default: try Impersonation.skip(member, &reader)
            }
        }
        try reader.finish()
        guard let name, !name.isEmpty else { throw JSONError("operationName is required", at: reader.offset) }
        operationName = name
        variables = text ?? JSONText("{}")
        self.impersonation = impersonation
    }
}
