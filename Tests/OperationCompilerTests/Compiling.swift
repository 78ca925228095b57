import ConnectorModel
import GraphQLSyntax
import OperationCompiler
import SQL
import Testing

/// Films with what hangs on them; most tests need no other schema.
let films: String = """
    type Movie @table { id: UUID!, title: String!, year: Int, director: Person, code: String @unique }
    type Person @table(key: ["name"]) { name: String!, born: Date }
    type Review @table(key: ["movie", "by"]) { movie: Movie!, by: Person!, stars: Int! }
    """

/// Operations compiled over a schema; nothing of them may be an error.
func compile(_ operations: String, schema: String = films) throws -> CompiledService {
    let compiled: Diagnosed<CompiledProject?> = diagnose(operations, schema: schema)
    let errors: [Diagnostic] = compiled.diagnostics.filter { $0.severity == .error }
    try #require(errors == [])
    return try #require(compiled.value).service
}

/// One operation compiled over a schema.
func operation(_ text: String, schema: String = films) throws -> CompiledOperation {
    let operations: [String: CompiledOperation] = try #require(compile(text, schema: schema).connectors["c"]).operations
    return try #require(operations.count == 1 ? operations.values.first : operations["Q"])
}

/// Whatever the compiler says.
///
/// Of everything that is wrong it must be said what is done about it, or what was expected in its place.
func diagnose(_ operations: String, schema: String = films) -> Diagnosed<CompiledProject?> {
    let compiled: Diagnosed<CompiledProject?> = compileService(
        ServiceSources(
            serviceID: "s", location: "l", schema: [Source(name: "schema.gql", text: schema)],
            connectors: [
                ServiceSources.Connector(id: "c", sources: [Source(name: "operations.gql", text: operations)])
            ]),
        traits: .embedded)
    for diagnostic: Diagnostic in compiled.diagnostics where diagnostic.severity != .note {
        #expect(diagnostic.hint != nil || diagnostic.message.hasPrefix("expected "), "\(diagnostic.message)")
    }
    return compiled
}

/// Each error as `what is marked: message`.
func errors(_ operations: String, schema: String = films) -> [String] {
    let utf8: [UInt8] = Array(operations.utf8)
    return diagnose(operations, schema: schema).diagnostics.filter { $0.severity == .error }.map { diagnostic in
        let marked: ArraySlice<UInt8> = utf8[Int(diagnostic.span.start)..<Int(diagnostic.span.end)]
        return "\(String(decoding: marked, as: UTF8.self)): \(diagnostic.message)"
    }
}

/// Each error as `what is marked: message`, in the order they are told.
func told(_ operations: String, schema: String) -> [String] {
    let texts: [String: [UInt8]] = ["schema.gql": Array(schema.utf8), "operations.gql": Array(operations.utf8)]
    return diagnose(operations, schema: schema).diagnostics.filter { $0.severity == .error }.map { diagnostic in
        let marked: ArraySlice<UInt8>? = texts[diagnostic.span.sourceName]?[
            Int(diagnostic.span.start)..<Int(diagnostic.span.end)]
        return "\(String(decoding: marked ?? [], as: UTF8.self)): \(diagnostic.message)"
    }
}
