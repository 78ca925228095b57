import JSON

/// `ExecuteQueryRequest` and `ExecuteMutationRequest`, and the `ExecuteRequest` of a stream, which has no name.
///
/// - Shape: `name = 1`, `operation_name = 2`, `variables = 3`. Absent variables are `{}`.
/// - Errors: `ProtobufError` with the offset.
struct ExecuteMessage: Hashable {
    var name: String = ""
    var operationName: String = ""
    var variables: JSONText = JSONText("{}")

    init(_ bytes: [UInt8], _ pieces: ProtobufReader.Pieces) throws(ProtobufError) {
        var structure: ProtobufReader.Pieces?
        var reader: ProtobufReader = ProtobufReader(bytes, pieces)
        while let field: ProtobufReader.Field = try reader.next() {
            switch field {
            case ProtobufReader.Field(1, .bytes): name = try reader.readString()
            case ProtobufReader.Field(2, .bytes): operationName = try reader.readString()
            case ProtobufReader.Field(3, .bytes): try reader.read(into: &structure)
            default: try reader.skip(field)
            }
        }
        if let structure { variables = try StructDecoder.json(bytes, structure) }
    }
}
