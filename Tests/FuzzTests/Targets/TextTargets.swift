import GraphQLSyntax
import JSON

extension FuzzTarget {
    static let json: FuzzTarget = FuzzTarget(
        "json", "JSON, read, skipped and written again",
        texts: [
            #"{"a": [1, -2.5e+3, true, null, "x\u00e9\uD83D\uDE00\n"], "b": {}, "c": {"d": [[]]}}"#,
            #"[0, -0, 1E-7, 123456789012345678901234567890, "", "\\\"\/\b\f\n\r\t"]"#, " \"é\u{1F600}\"\r\n",
        ],
        words: [#""a":"#, #"\u0000"#, #"\uD83D"#, "[", "{", "]", "}", ",", ":", "e+", "-", "0x1", "tru"]
    ) { bytes in
        do throws(JSONError) {
            let value: JSONValue = try parseJSON(bytes)
            var writer: JSONWriter = JSONWriter()
            writer.value(value)
            let written: [UInt8] = writer.finish().utf8
            var reader: JSONReader = JSONReader(bytes)
            _ = try reader.skipValue()
            try reader.finish()
            guard (try? parseJSON(written)) == value else { return "written as another value" }
            return nil
        } catch {
            return misplaced(error.offset, in: bytes)
        }
    }

    static let graphql: FuzzTarget = FuzzTarget(
        "graphql", "GraphQL documents, read, printed and read again",
        texts: [GraphQLCorpus.operations, GraphQLCorpus.types, GraphQLCorpus.schema, "{ a(b: \"\"\"\n  c\n\"\"\") }"],
        words: [
            "query", "mutation", "fragment", "on", "type", "extend", "enum", "input", "union", "directive", "scalar",
            "interface", "implements", "...", "\"\"\"", "'''", "#", "$", "@", "&", "|", "!", "\\u{1F600}", "repeatable",
        ], check: GraphQLCorpus.check)
}

enum GraphQLCorpus {
    static let operations: String = """
        "d" query Q($a: Int = 1, $b: [T!]! @x(y: {z: [1.5, "s", true, null, E]})) @auth(expr: "auth.uid != null") {
          t(where: {a: {eq: $a}}) { ...F @y, ... on T { id }, ... @skip(if: false) { id } }
        }
        fragment F on T { alias: id(text: \"""
            block \\\"""
              string
          \""") }
        """

    static let types: String = """
        schema { query: Q }
        extend schema @link
        \"""
        A type
        \"""
        type T implements A & B @table { "f" f("d" a: Int = 1, b: [Int!]): String! @d }
        interface A implements B { a: Int }
        union U = | A | T
        enum E { ONE TWO @e }
        input I { a: Int = 3 }
        extend input I { '''b''' b: Int }
        directive @d(a: Int) repeatable on FIELD | QUERY
        """

    static let schema: String = """
        type Film @table(key: ["id"], plural: "films") {
          id: UUID! @default(expr: "uuidV4()")
          title: String! @col(dataType: "varchar(24)", name: "film_title") @searchable
          year: Int @default(value: 1900)
          budget: Int64
          shot: Date @default(expr: "request.time")
          seen: Timestamp
          extra: Any
          taste: Vector @col(size: 3)
          moods: [Mood!]
          director: Person
          owner: String @default(expr: "auth.uid")
        }
        type Person @table(key: "name", plural: "persons") @index(fields: ["born"], order: [DESC]) { name: String! @unique, born: Date }
        type Role @table(key: ["film", "person"]) { film: Film!, person: Person! @ref(fields: "personName"), personName: String! }
        enum Mood { GLAD SAD }
        extend type Film { code: String @unique }
        type Best @view(sql: "SELECT title, id AS film_id FROM film") { title: String, film: Film }
        """

    static let queries: String = """
        query A($mood: Mood, $key: Person_Key!, $n: Int) @auth(level: USER) {
          films(where: { moods: { includes: $mood }, director: { born: { isNull: false } } }, orderBy: [{ year: ASC }], limit: $n) {
            id title year budget shot seen extra taste moods director { name born } directorName
            roles_on_film { personName person { name } } persons_via_Role { born } bests_on_film { title }
          }
          person(key: $key) { ...P films_on_director { _count } }
          best: films(having: { _count: { gt: 1 } }) { year _count max: year_max }
        }
        fragment P on Person { name born }
        """

    static let mutations: String = """
        mutation M($data: Film_Data! @allow(fields: "title year"), $id: UUID!, $ids: [UUID!]) @auth(expr: "auth.uid != null && size(vars.ids) < 9") @transaction {
          query { film(id: $id) @check(expr: "this != null", message: "no film") { owner } }
          film_insert(data: $data)
          film_update(id: $id, data: { year_update: [{ inc: 1 }], title_expr: "'a' + vars.id" })
          film_upsertMany(data: [{ id: $id, title: "t", owner_expr: "auth.uid" }])
          role_deleteMany(where: { _and: [{ film: { id: { in: $ids } } }, { _not: { personName: { eq_expr: "auth.uid" } } }] })
        }
        """

    /// What could be read prints to text that reads without error and prints the same; faults lie inside, and can be shown.
    @Sendable static func check(_ bytes: [UInt8]) -> String? {
        var options: ParseOptions = ParseOptions.projectFile
        options.allowsLegacyFragmentVariables = true
        let source: Source = Source(name: "fuzz", utf8: bytes)
        let parsed: Diagnosed<Document> = parseDocument(source, options: options)
        if let fault: String = misplaced(parsed.diagnostics, in: [source]) { return fault }
        let printed: String = Printer.print(parsed.value)
        let second: Source = Source(name: "printed", text: printed)
        let again: Diagnosed<Document> = parseDocument(second, options: options)
        guard again.diagnostics.isEmpty else { return "what is printed does not read: \(again.diagnostics)" }
        guard Printer.print(again.value) == printed else { return "what is printed reads otherwise" }
        let stripped: String = stripIgnoredCharacters(second).value
        let compact: Document = parseDocument(Source(name: "stripped", text: stripped), options: options).value
        return unless(Printer.print(compact) == printed, "what is stripped reads otherwise")
    }

    /// Diagnostics outside of their sources; all of them are drawn as well.
    static func misplaced(_ diagnostics: [Diagnostic], in sources: [Source]) -> String? {
        for diagnostic: Diagnostic in diagnostics {
            guard let source: Source = sources.first(where: { $0.name == diagnostic.span.sourceName }) else { continue }
            let (start, end): (Int, Int) = (Int(diagnostic.span.start), Int(diagnostic.span.end))
            guard start >= 0, start <= end, end <= source.utf8.count else {
                return "\(diagnostic.message): at \(start)..<\(end) of \(source.utf8.count) bytes"
            }
        }
        _ = DiagnosticRenderer(sources: sources).render(diagnostics)
        return nil
    }
}
