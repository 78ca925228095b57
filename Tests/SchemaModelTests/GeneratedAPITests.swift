import GraphQLSyntax
import SchemaModel
import Testing

/// The generated API against the listings of the worked examples, order included.
@Suite struct GeneratedAPITests {
    @Test(arguments: ["library", "league"], ["implicit", "relation", "query", "mutation", "input"])
    func generatesWhatTheListingsShow(_ example: String, _ file: String) throws {
        let schema: Schema = try validSchema(try fixture("Schemas/\(example).gql"))
        let document: Document = generatedDocuments(for: schema)[file]
        let listing: [String] = Listing(document: document).lines(of: file)
        let expected: [String] = lines(try fixture("Schemas/\(example).\(file).txt"))
        let shown: Set<String> = Set(expected.map(Listing.head))
        // The mutations of one example are shown only in part, and the listings leave two kinds of inputs out.
        let generated: [String] =
            file == "mutation" || file == "input" ? listing.filter { shown.contains(Listing.head($0)) } : listing
        #expect(generated == expected)
    }

    @Test func generatesEveryFile() throws {
        let schema: Schema = try validSchema(try fixture("Schemas/league.gql"))
        let names: [String] = generatedDocuments(for: schema).files.map(\.name)
        #expect(names == ["prelude", "implicit", "input", "mutation", "query", "relation"])
    }

    /// As the official tool writes them: only members that take expressions are marked.
    @Test func writesTheInputsOfAnEnum() throws {
        let schema: Schema = try validSchema("enum Mood { GLAD } type A @table { mood: Mood }")
        let types: [TypeDefinition] = generatedDocuments(for: schema)["input"].definitions.compactMap {
            if case .type(let type) = $0, type.name.value.hasPrefix("Mood_") { type } else { nil }
        }
        #expect(types.map(\.name.value) == ["Mood_Expr", "Mood_Filter", "Mood_ListFilter"])
        #expect(types.allSatisfy { $0.directives.isEmpty })
        let members: [InputValueDefinition] = types.flatMap { type -> [InputValueDefinition] in
            if case .inputObject(let fields) = type.kind { fields } else { [] }
        }
        #expect(
            members.map { member in
                ([member.name.value] + member.directives.map { "@" + $0.name.value }).joined(separator: " ")
            } == [
                "eq", "eq_expr @fdc_forbiddenInVariables", "ne", "ne_expr @fdc_forbiddenInVariables", "isNull", "in",
                "nin", "gt", "gt_expr @fdc_forbiddenInVariables", "ge", "ge_expr @fdc_forbiddenInVariables", "lt",
                "lt_expr @fdc_forbiddenInVariables", "le", "le_expr @fdc_forbiddenInVariables", "includes",
                "includes_expr @fdc_forbiddenInVariables", "includesAll", "excludes",
                "excludes_expr @fdc_forbiddenInVariables", "excludesAll", "count", "exist",
            ])
    }

    @Test func marksWhatItGenerates() throws {
        let schema: Schema = try validSchema(try fixture("Schemas/library.gql"))
        let api: GeneratedAPI = generatedDocuments(for: schema)
        #expect(
            Listing.origins(api["relation"], type: "BookAuthor") == [
                "_metadata BookAuthor METADATA_FIELD", "_count BookAuthor. QUERY_COUNT",
                "authorId_count BookAuthor.authorId QUERY_COUNT", "bookId_count BookAuthor.bookId QUERY_COUNT",
                "position_count BookAuthor.position QUERY_COUNT", "position_sum BookAuthor.position QUERY_SUM",
                "position_avg BookAuthor.position QUERY_AVG", "position_min BookAuthor.position QUERY_MIN",
                "position_max BookAuthor.position QUERY_MAX", "_id BookAuthor.bookId,authorId ENTITY_ID",
            ])
        #expect(
            Listing.origins(api["relation"], type: "Book").prefix(4) == [
                "books_on_sequelOf Book.sequelOf QUERY_MULTIPLE_ONE_TO_MANY",
                "bookAuthors_on_book BookAuthor.book QUERY_MULTIPLE_ONE_TO_MANY",
                "loans_on_book Loan.book QUERY_MULTIPLE_ONE_TO_MANY",
                "authors_via_BookAuthor BookAuthor QUERY_MULTIPLE_MANY_TO_MANY",
            ])
        #expect(
            Listing.origins(api["implicit"], type: "Loan") == [
                "id Loan IMPLICIT_KEY_FIELD", "bookId Loan.book IMPLICIT_REF_FIELD",
                "memberUid Loan.member IMPLICIT_REF_FIELD",
            ])
    }

    /// Every generated field says what it comes from and why; nothing else can, for want of a purpose.
    @Test(arguments: ["library", "league", "movies", "everything", "vectors"])
    func marksEveryFieldOnce(_ example: String) throws {
        let api: GeneratedAPI = generatedDocuments(for: try validSchema(try fixture("Schemas/\(example).gql")))
        for file: GeneratedAPI.File in api.files where file.name != "prelude" {
            for case .type(let type) in file.document.definitions {
                #expect(Self.marks(type.directives) == 0, "\(type.name.value)")
                switch type.kind {
                case .object(_, let fields):
                    for field: FieldDefinition in fields {
                        #expect(Self.marks(field.directives) == 1, "\(type.name.value).\(field.name.value)")
                        #expect(field.arguments.allSatisfy { Self.marks($0.directives) == 0 })
                    }
                case .inputObject(let fields): #expect(fields.allSatisfy { Self.marks($0.directives) == 0 })
                case .scalar: break
                default: Issue.record("\(type.name.value) is generated as something new")
                }
            }
        }
        let directive: DirectiveDefinition? = api["prelude"].definitions.lazy.compactMap { definition in
            if case .directive(let directive) = definition { directive } else { nil }
        }.first { $0.name.value == "fdc_generated" }
        #expect(directive?.locations.contains { $0.value == "FIELD_DEFINITION" } ?? false)
    }

    private static func marks(_ directives: [Directive]) -> Int {
        directives.count { $0.name.value == "fdc_generated" }
    }

    @Test func keepsClientsFromSendingExpressions() throws {
        let schema: Schema = try validSchema(try fixture("Schemas/library.gql"))
        for definition: Definition in generatedDocuments(for: schema).definitions {
            guard case .type(let type) = definition, case .inputObject(let fields) = type.kind else { continue }
            for field: InputValueDefinition in fields where field.name.value.hasSuffix("_expr") {
                let isForbidden: Bool = field.directives.contains { $0.name.value == "fdc_forbiddenInVariables" }
                #expect(isForbidden, "\(type.name.value).\(field.name.value)")
            }
        }
    }

    @Test func writesAPreludeThatParses() throws {
        let schema: Schema = try validSchema("type A @table { b: Int }")
        let prelude: Document = generatedDocuments(for: schema)["prelude"]
        let names: [String] = prelude.definitions.compactMap { definition in
            switch definition {
            case .type(let type): type.name.value
            case .directive(let directive): "@" + directive.name.value
            default: nil
            }
        }
        #expect(Set(names).count == names.count)
        let filters: [String] = [
            "String", "UUID", "Int", "Int64", "Float", "Boolean", "Any", "Date", "Timestamp", "Vector",
        ]
        let expected: [String] =
            filters.flatMap { ["\($0)_Filter", "\($0)_ListFilter"] } + [
                "@auth", "@check", "@redact", "@transaction", "@allow", "@retired", "@refresh", "Query", "Mutation",
                "Timestamp_Relative", "Date_Update", "Any_ListUpdate", "SQL_Params", "@fdc_generated", "@index",
                "Search_QueryFormat", "Date_Expr", "OnMutationExecuted_Event",
            ]
        for name: String in expected { #expect(names.contains(name)) }
        #expect(
            Listing(document: prelude).line(ofInput: "String_Filter") == """
                String_Filter: isNull: Boolean, eq: String, eq_expr: String_Expr, ne: String, ne_expr: String_Expr, \
                in: [String!], nin: [String!], gt: String, ge: String, lt: String, le: String, contains: String, \
                startsWith: String, endsWith: String, pattern: String_Pattern
                """)
        #expect(
            Listing(document: prelude).line(ofInput: "Date_Filter") == """
                Date_Filter: isNull: Boolean, eq: Date, eq_expr: Date_Expr, eq_date: Date_Relative, ne: Date, \
                ne_expr: Date_Expr, ne_date: Date_Relative, in: [Date!], nin: [Date!], gt: Date, gt_expr: Date_Expr, \
                gt_date: Date_Relative, ge: Date, ge_expr: Date_Expr, ge_date: Date_Relative, lt: Date, lt_expr: Date_Expr, \
                lt_date: Date_Relative, le: Date, le_expr: Date_Expr, le_date: Date_Relative
                """)
    }
}
