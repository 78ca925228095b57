import ConnectorModel
import OperationCompiler
import SchemaModel
import TypeSystem

/// What there is to be said of a version of a service.
struct ServiceDocumentation: Sendable {
    /// The service.
    var service: CompiledService
    /// Its tables and views.
    var tables: [Table]
    /// All types of which operations can be made.
    var types: GraphQLSchema

    /// A project that compiles.
    init(_ compiled: CompiledProject) {
        service = compiled.service
        tables = compiled.schema.tables.sorted { $0.objectType < $1.objectType }
        types = compiled.documents.types
    }
}
