public import GraphQLSyntax

/// A service as its authors keep it in a folder: what `dataconnect.yaml` says and every document it points at.
public struct Project: Hashable, Sendable {
    /// The folder of `dataconnect.yaml`, absolute.
    public var folder: String
    /// The service's id, unique in a server.
    public var serviceID: String
    /// The location, a part of every resource name.
    public var location: String
    /// The version of the configuration's language, `v1` unless the author wrote another.
    public var specVersion: String
    /// The documents of the main schema, sorted by name.
    public var schemaSources: [Source]
    /// Where the main schema's tables live.
    public var database: DatabaseSettings
    /// Secondary schemas, answered by another server.
    public var resolvers: [ResolverSchema]
    /// The connectors, in the order of `connectorDirs`.
    public var connectors: [ConnectorProject]
    /// `seed_data.gql`, where there is one: a document to be run by the administrator, never a part of a connector.
    public var seed: Source?
}

/// The `postgresql` data source of the main schema.
///
/// `cloudSql` names an instance of another vendor and is not kept: the connection comes from flags and environment.
public struct DatabaseSettings: Hashable, Sendable {
    /// How strictly the database must fit the schema.
    public enum Validation: String, Hashable, Sendable, CaseIterable {
        /// Equal to the schema.
        case strict = "STRICT"
        /// Able to serve the schema; more tables and columns are allowed.
        case compatible = "COMPATIBLE"
        /// Not looked at.
        case none = "NONE"
    }

    /// The name of the database.
    public var database: String
    /// The PostgreSQL schema that holds the tables.
    public var schema: String
    /// What the author asked for; nothing means: apply what is compatible and offer the rest.
    public var validation: Validation?
}

/// A secondary schema whose root fields another GraphQL server answers.
public struct ResolverSchema: Hashable, Sendable {
    /// The schema's id.
    public var id: String
    /// Its documents, sorted by name.
    public var sources: [Source]
    /// Where requests go.
    public var uri: String
    /// How long an answer may take.
    public var timeout: Duration?
}

/// One connector: a folder of operations and the SDKs to be made from it.
public struct ConnectorProject: Hashable, Sendable {
    /// The connector's id.
    public var id: String
    /// The folder of `connector.yaml`, absolute.
    public var folder: String
    /// Its documents, sorted by name.
    public var operations: [Source]
    /// What the author wants generated.
    public var generate: GenerateSettings
    /// Where the id is written.
    public var span: SourceSpan

    /// Whether an SDK of it keeps a cache, in which case answers carry the ids of entities.
    public var hasClientCache: Bool { generate.sdks.contains { $0.clientCache != nil } }
}
