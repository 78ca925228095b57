import CEL
import ConnectorModel
import SchemaModel
import Testing

/// What defaults of a schema may name is a part of what expressions of operations may: they run in the same place.
@Suite struct DefaultEnvironmentTests {
    @Test func declaresWhatOperationsHave() {
        #expect(DefaultEnvironment.authType == ExpressionSlots.authType)
        let request: RecordType = ExpressionSlots.requestType(variables: RecordType(name: "variables", fields: []))
        #expect(DefaultEnvironment.requestType.name == request.name)
        for field: RecordField in DefaultEnvironment.requestType.fields { #expect(request.fields.contains(field)) }
        // Only the variables are an operation's own.
        #expect(
            Set(request.fields.map(\.name)).subtracting(DefaultEnvironment.requestType.fields.map(\.name))
                == ["variables"])
    }

    @Test func compilesInOperationsToo() {
        let schema: String = """
            type T @table {
              id: Int!
              a: String @default(expr: "auth == nil ? 'nobody' : auth.token.email")
              b: Timestamp @default(expr: "request.time")
              c: String @default(expr: "request.auth.uid + request.operationName")
              d: String @default(expr: "uuidV4() + uuidV7()")
              e: Int @default(expr: "size(auth.token.roles)")
            }
            """
        #expect(errors("mutation M { t_insert(data: {id: 1}) }", schema: schema) == [])
    }
}
