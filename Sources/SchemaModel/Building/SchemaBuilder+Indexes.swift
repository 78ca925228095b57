import GraphQLSyntax
import SQL

extension SchemaBuilder {
    /// The secondary indexes of a table in the order of their creation (observed.md 1.3): those that `@index` asks for, one for each
    /// reference, unique ones, that of full-text search. A name that comes twice for the same columns is made once.
    mutating func indexes(of row: RowDeclaration, _ table: Table) -> [Index] {
        var indexes: [Index] = []
        for directive: IndexDirective in row.indexes + row.fields.flatMap(\.indexes) {
            if let index: Index = declaredIndex(directive, row, table) { add(index, to: &indexes, row) }
        }
        let automatic: [Index] = table.references.map { automaticIndex($0, row) }
            .sorted { $0.fieldNames.lexicographicallyPrecedes($1.fieldNames) }
        for index: Index in automatic where !indexes.contains(where: { stands($0, for: index) }) {
            indexes.append(index)
        }
        let fields: [FieldDeclaration] = row.fields.sorted { $0.name.value < $1.name.value }
        let ordered: [FieldDeclaration] =
            fields.filter { $0.referenceTarget != nil } + fields.filter { $0.referenceTarget == nil }
        for directive: UniqueDirective in row.uniques + ordered.flatMap(\.uniques) {
            if let index: Index = uniqueIndex(directive, row, table) { add(index, to: &indexes, row) }
        }
        if let search: FullTextSearch = table.search { indexes.append(searchIndex(search, row)) }
        return indexes
    }

    private mutating func add(_ index: Index, to indexes: inout [Index], _ row: RowDeclaration) {
        guard let twin: Index = indexes.first(where: { $0.name == index.name }) else {
            indexes.append(index)
            return
        }
        let isSame: Bool = twin.parts == index.parts && twin.isUnique == index.isUnique && twin.method == index.method
        issues.error(
            .collision,
            isSame
                ? "On \(row.name): the index \"\(index.name)\" is asked for twice"
                : "On \(row.name): two different indexes are named \"\(index.name)\"",
            at: index.span, hint: isSame ? "Keep one of the two." : "Give one of them a name of its own.")
    }

    /// Whether an index makes an automatic one superfluous: by its name as observed, and where PostgreSQL would cut the automatic
    /// name, also by its columns, so that an author has a way to name it.
    private func stands(_ index: Index, for automatic: Index) -> Bool {
        index.name == automatic.name
            || (automatic.name.utf8.count > longestSQLName && index.parts == automatic.parts)
    }

    private func automaticIndex(_ reference: Reference, _ row: RowDeclaration) -> Index {
        Index(
            name: joinedName([row.names.sqlName] + reference.pairs.map(\.fieldName) + ["idx"]),
            parts: reference.pairs.map { Index.Part(fieldName: $0.fieldName, columnName: $0.columnName) },
            origin: .reference, span: reference.span)
    }

    private func searchIndex(_ search: FullTextSearch, _ row: RowDeclaration) -> Index {
        Index(
            name: joinedName([row.names.sqlName, search.columnName, "idx"]),
            parts: [Index.Part(fieldName: nil, columnName: search.columnName)], method: .gin, origin: .search,
            span: row.span)
    }

    private mutating func uniqueIndex(
        _ directive: UniqueDirective, _ row: RowDeclaration, _ table: Table
    ) -> Index? {
        guard let entries: [[Column]] = columns(directive.fields, directive.place, directive.span, row, table) else {
            return nil
        }
        let columns: [Column] = entries.flatMap { $0 }
        if let column: Column = columns.first(where: { $0.type.isList || $0.type.scalar == .vector }) {
            issues.error(
                .badIndex, "\(directive.place): \(column.fieldName) is \(column.type), which cannot be unique",
                at: directive.span, hint: "Only fields with one plain value can be.")
            return nil
        }
        let parts: [Index.Part] = columns.map { Index.Part(fieldName: $0.fieldName, columnName: $0.name) }
        return Index(
            name: directive.indexName?.value ?? joinedName([row.names.sqlName] + columns.map(\.fieldName) + ["uidx"]),
            parts: parts, isUnique: true, origin: .unique, span: directive.span)
    }

    private mutating func declaredIndex(
        _ directive: IndexDirective, _ row: RowDeclaration, _ table: Table
    ) -> Index? {
        guard let entries: [[Column]] = columns(directive.fields, directive.place, directive.span, row, table) else {
            return nil
        }
        guard !directive.isBroken else { return nil }
        let columns: [Column] = entries.flatMap { $0 }
        guard
            let method: Index.Method = IndexMethodRule(directive).method(for: columns, &issues),
            let order: [IndexDirective.Order] = order(directive, entries, method)
        else { return nil }
        let classes: String? = IndexMethodRule(directive).operatorClass(method)
        let parts: [Index.Part] = zip(columns, order).map {
            Index.Part(
                fieldName: $0.fieldName, columnName: $0.name, isDescending: $1 == .descending, operatorClass: classes)
        }
        return Index(
            name: directive.name?.value ?? indexName(row, columns, order), parts: parts, method: method,
            origin: .declared, span: directive.span)
    }

    /// All-ascending indexes have no order in their names (observed.md 2); mixed ones have one letter a column, as documented.
    private func indexName(_ row: RowDeclaration, _ columns: [Column], _ order: [IndexDirective.Order]) -> String {
        let letters: String = order.map { $0 == .ascending ? "a" : "d" }.joined()
        let suffix: [String] = order.contains(.descending) ? [letters, "idx"] : ["idx"]
        return joinedName([row.names.sqlName] + columns.map(\.fieldName) + suffix)
    }

    /// The order of each column: all columns that an entry of `fields` stands for take the one that was written for it.
    private mutating func order(
        _ directive: IndexDirective, _ entries: [[Column]], _ method: Index.Method
    ) -> [IndexDirective.Order]? {
        guard let order: [IndexDirective.Order] = directive.order else {
            return entries.flatMap { $0 }.map { _ in .ascending }
        }
        guard method == .btree else {
            issues.error(
                .badIndex, "\(directive.place): `order` is only for BTREE indexes", at: directive.span,
                hint: "Leave `order` out.")
            return nil
        }
        guard order.count == entries.count else {
            issues.error(
                .badIndex,
                "\(directive.place): `order` has "
                    + "\(counted(order.count, "entry", "entries")) for \(counted(entries.count, "field", "fields"))",
                at: directive.span,
                hint: "Write ASC or DESC for each entry of `fields`; a reference has one for all its columns.")
            return nil
        }
        return zip(entries, order).flatMap { entry, order in entry.map { _ in order } }
    }

    /// The columns that each name stands for: fields, foreign-key fields that nobody declared, and references.
    private mutating func columns(
        _ names: [Name], _ place: String, _ span: SourceSpan, _ row: RowDeclaration, _ table: Table
    ) -> [[Column]]? {
        var columns: [[Column]] = []
        var seen: Set<String> = []
        for name: Name in names {
            if row.field(name.value)?.isBroken ?? false { return nil }
            let fields: [String] = table.reference(name.value)?.pairs.map(\.fieldName) ?? [name.value]
            let found: [Column] = fields.compactMap(table.column)
            if found.isEmpty {
                if row.field(name.value) == nil, !mayBeOfUnresolved(name.value, in: row) {
                    let declared: Set<String> = Set(table.declaredFields)
                    let known: [String] =
                        table.declaredFields + table.columns.map(\.fieldName).filter { !declared.contains($0) }
                    let near: String? = issues.didYouMean(name.value, among: known)
                    issues.error(
                        .badIndex, "\(place): there is no field \(name.value)", at: name.span,
                        hint: near ?? fieldsHint(row.name, known))
                }
                return nil
            }
            // References may share a column; an entry that brings nothing at all is a slip.
            let added: [Column] = found.filter { seen.insert($0.fieldName).inserted }
            guard !added.isEmpty else {
                issues.error(
                    .badIndex, "\(place): names \(found.map(\.fieldName).joined(separator: ", ")) twice", at: name.span,
                    hint: "Name it once.")
                return nil
            }
            columns.append(added)
        }
        guard seen.count <= Self.mostIndexColumns else {
            issues.error(
                .badIndex, "\(place): the index has \(seen.count) columns", at: span,
                hint: "PostgreSQL allows no more than \(Self.mostIndexColumns).")
            return nil
        }
        return columns.isEmpty ? nil : columns
    }
}
