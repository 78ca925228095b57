import GraphQLSyntax

/// Reads the `datasource` of a schema: exactly one of `postgresql` and `httpGraphql`.
func readDataSource(_ schema: inout Settings) -> ServiceSettings.SchemaEntry.DataSource? {
    guard schema.entry("datasource") != nil else {
        return schema.missing("datasource", hint: "write postgresql with the name of its database")
    }
    guard var settings: Settings = schema.nested("datasource") else { return nil }
    let postgres: YAMLEntry? = settings.entry("postgresql")
    let resolver: YAMLEntry? = settings.entry("httpGraphql")
    let result: ServiceSettings.SchemaEntry.DataSource? =
        switch (postgres, resolver) {
        case (.some, .none): database(&settings).map { .postgres($0) }
        case (.none, .some): resolverSource(&settings)
        case (.none, .none): settings.missing("postgresql", hint: "a schema lives in PostgreSQL or behind httpGraphql")
        case (.some, .some(let second)):
            settings.invalid(
                "postgresql and httpGraphql exclude each other", code: .contradiction, at: second.keySpan,
                hint: "write two entries below \"schemas\"")
        }
    schema.close(settings)
    return result
}

private func database(_ dataSource: inout Settings) -> DatabaseSettings? {
    guard var settings: Settings = dataSource.nested("postgresql") else { return nil }
    let database: String? = databaseName(&settings, "database")
    let schema: String? = settings.entry("schema") == nil ? "public" : schemaName(&settings)
    let validation: DatabaseSettings.Validation? = validation(&settings, &dataSource)
    dataSource.close(settings)
    guard let database: String, let schema: String else { return nil }
    return DatabaseSettings(database: database, schema: schema, validation: validation)
}

/// The name of a database.
func databaseName(_ settings: inout Settings, _ key: String) -> String? {
    postgresName(&settings, key, of: "a database")
}

/// The name of a schema, of which PostgreSQL keeps some for itself.
private func schemaName(_ settings: inout Settings) -> String? {
    guard let name: String = postgresName(&settings, "schema", of: "a schema") else { return nil }
    guard !name.hasPrefix("pg_"), name != "information_schema" else {
        let span: SourceSpan = settings.entry("schema")?.value.span ?? settings.span
        return settings.invalid(
            "\(settings.name(of: "schema")) \"\(name)\" belongs to PostgreSQL", at: span, hint: "choose another name")
    }
    return name
}

/// A name that PostgreSQL keeps whole and connections can carry.
private func postgresName(_ settings: inout Settings, _ key: String, of what: String) -> String? {
    guard let value: LocatedText = settings.requiredText(key) else { return nil }
    guard value.text.utf8.count <= 63, !value.text.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
        return settings.invalid(
            "\(settings.name(of: key)) cannot be the name of \(what)", at: value.span,
            hint: "use at most 63 bytes and no control characters")
    }
    return value.text
}

/// Real files keep `schemaValidation` in three places, as documentation and code of the official tool disagree: in
/// `postgresql`, in its `cloudSql`, or beside `postgresql`. The nearest wins, and a disagreement is told.
private func validation(_ postgres: inout Settings, _ dataSource: inout Settings) -> DatabaseSettings.Validation? {
    let key: String = "schemaValidation"
    var found: [DatabaseSettings.Validation] = []
    if let value: DatabaseSettings.Validation = postgres.choice(key, DatabaseSettings.Validation.self) {
        found.append(value)
    }
    if var cloud: Settings = postgres.nested("cloudSql") {
        _ = cloud.text("instanceId")
        if let value: DatabaseSettings.Validation = cloud.choice(key, DatabaseSettings.Validation.self) {
            found.append(value)
        }
        postgres.close(cloud)
    }
    if let value: DatabaseSettings.Validation = dataSource.choice(key, DatabaseSettings.Validation.self) {
        found.append(value)
    }
    if let first: DatabaseSettings.Validation = found.first, found.contains(where: { $0 != first }) {
        postgres.warn(
            .contradiction, "schemaValidation is written more than once, \(first.rawValue) is used", at: postgres.span,
            hint: "keep the one in postgresql")
    }
    return found.first
}

private func resolverSource(_ dataSource: inout Settings) -> ServiceSettings.SchemaEntry.DataSource? {
    guard var settings: Settings = dataSource.nested("httpGraphql") else { return nil }
    defer { dataSource.close(settings) }
    let timeout: Duration? = readDuration(&settings, "timeout")
    guard let uri: LocatedText = settings.requiredText("uri") else { return nil }
    guard uri.text.hasPrefix("http://") || uri.text.hasPrefix("https://") else {
        return settings.invalid(
            "\(settings.name(of: "uri")) must start with http:// or https://", at: uri.span,
            hint: "write the whole address of the resolver")
    }
    return .resolver(uri: uri.text, timeout: timeout)
}

/// Reads a duration, nothing where there is none or a wrong one.
func readDuration(_ settings: inout Settings, _ key: String) -> Duration? {
    guard let value: LocatedText = settings.value(key) else { return nil }
    if let duration: Duration = duration(from: value.text) { return duration }
    return settings.invalid(
        "\(settings.name(of: key)) \"\(value.text)\" is not a duration", at: value.span,
        hint: "write a number with its unit, as 500ms, 5s, 10m or 1h")
}
