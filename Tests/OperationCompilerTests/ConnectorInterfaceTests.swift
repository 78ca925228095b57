import ConnectorModel
import GraphQLSyntax
import OperationCompiler
import Testing

/// What SDKs are told of a connector.
@Suite struct ConnectorInterfaceTests {
    private static let library: String = """
        "Where a book is."
        enum Shelf { "On the shelf." OPEN LOANED LOST }
        enum Mood { GLAD SAD }
        "Who writes."
        type Author @table { "As on the cover." name: String!, mood: Mood }
        type Book @table {
          title: String!, author: Author!, shelf: Shelf! @default(value: OPEN), pages: Int, tags: [String!],
          number: Int! @col(dataType: "serial")
        }
        type Loan @table(key: ["book", "day"]) { book: Book!, day: Date!, by: String }
        type Cover @table { book: Book! @unique, text: String! }
        """

    @Test func tellsAnOperation() throws {
        let interface: ConnectorInterface = try interface(
            """
            \"""
            Adds a book.
            \"""
            mutation AddBook(
              "Its title." $title: String!, $authorId: UUID!, $pages: Int, $shelf: Shelf! = OPEN
            ) @auth(level: USER) {
              book_insert(data: { title: $title, authorId: $authorId, pages: $pages, shelf: $shelf })
            }
            """, schema: Self.library)
        #expect(
            interface.operations == [
                OperationInterface(
                    name: "AddBook", kind: .mutation, description: "Adds a book.",
                    variables: [
                        VariableInterface(
                            name: "title", description: "Its title.", type: .scalar(.string), isNonNull: true),
                        VariableInterface(name: "authorId", type: .scalar(.uuid), isNonNull: true),
                        VariableInterface(name: "pages", type: .scalar(.int), isNonNull: false),
                        VariableInterface(
                            name: "shelf", type: .enumeration("Shelf"), isNonNull: true, defaultJSON: "\"OPEN\""),
                    ],
                    data: ObjectInterface(
                        typeName: "Mutation",
                        fields: [
                            FieldInterface(
                                "book_insert", hasArguments: true, type: .key("Book"), isNonNull: true)
                        ]))
            ])
        #expect(interface.operations.map(\.requiresVariables) == [true])
        #expect(interface.connectorID == "c" && interface.serviceID == "s" && interface.location == "l")
    }

    @Test func tellsEveryTable() throws {
        let tables: [TableInterface] = try interface("query Q { books { id } }", schema: Self.library).tables
        let book: TableInterface = try #require(tables.first { $0.name == "Book" })
        let id: ColumnInterface = ColumnInterface(
            name: "id", type: .scalar(.uuid), isNonNull: true, hasDefault: true)
        #expect(tables.map(\.name) == ["Author", "Book", "Cover", "Loan"])
        #expect(
            book
                == TableInterface(
                    name: "Book", key: [id],
                    columns: [
                        id, ColumnInterface(name: "authorId", type: .scalar(.uuid), isNonNull: true),
                        ColumnInterface(name: "number", type: .scalar(.int), isNonNull: true, hasDefault: true),
                        ColumnInterface(name: "pages", type: .scalar(.int), isNonNull: false),
                        ColumnInterface(
                            name: "shelf", type: .enumeration("Shelf"), isNonNull: true, hasDefault: true),
                        ColumnInterface(
                            name: "tags", type: .list(.scalar(.string), elementIsNonNull: true), isNonNull: false),
                        ColumnInterface(name: "title", type: .scalar(.string), isNonNull: true),
                    ],
                    children: [
                        ChildRowsInterface(
                            name: "loans_on_book", table: "Loan", isList: true, omittedColumns: ["bookId"]),
                        ChildRowsInterface(
                            name: "cover_on_book", table: "Cover", isList: false, omittedColumns: ["bookId"]),
                    ]))
        #expect(tables.last?.key.map(\.name) == ["bookId", "day"])
        #expect(tables.first?.description == "Who writes.")
        #expect(tables.first?.columns.last?.description == "As on the cover.")
    }

    @Test(arguments: [
        ("books { id title }", "books: [Book& { id: UUID! title: String! }!]!"),
        ("books { key: id title }", "books: [Book { key: UUID! title: String! }!]!"),
        ("book(id: \"3fa85f6457174562b3fc2c963f66afa6\") { pages }", "book: Book { pages: Int }"),
        ("loans { bookId day }", "loans: [Loan& { bookId: UUID! day: Date! }!]!"),
        ("loans { day book { id } }", "loans: [Loan { day: Date! book: Book& { id: UUID! }! }!]!"),
        ("books { tags shelf _count }", "books: [Book { tags: [String!] shelf: Shelf! _count: Int! }!]!"),
        ("books { number_avg }", "books: [Book { number_avg: Float }!]!"),
        ("_select(sql: \"SELECT 1\")", "_select: [Any]"),
        (
            "books { ...F author { id } } } fragment F on Book { author { name } ",
            """
            books: [Book { author: Author& { name: String! id: UUID! }! }!]!
            """
        ),
        ("books { title @include(if: $x) pages }", "books: [Book { title: String pages: Int }!]!"),
        ("books { id @skip(if: true) title }", "books: [Book { title: String! }!]!"),
        ("books { id @redact title @retired pages }", "books: [Book { pages: Int }!]!"),
        ("books { title @redact }", "books: [Book { }!]!"),
        ("books { title } books { title @redact }", "books: [Book { title: String! }!]!"),
        ("books @redact { title } authors { name }", "authors: [Author { name: String! }!]!"),
        ("books { author @retired { id } author { name } }", "books: [Book { author: Author { name: String! }! }!]!"),
        ("books { _id __typename }", "books: [Book { _id: String! __typename: String! }!]!"),
    ])
    func tellsWhatIsSelected(_ selection: String, _ expected: String) throws {
        let interface: ConnectorInterface = try interface(
            "query Q($x: Boolean! = true) { \(selection) }", schema: Self.library)
        #expect(interface.operations.first?.data.fields.map(\.line) == [expected])
    }

    @Test func tellsWhatIsReadInAMutation() throws {
        let interface: ConnectorInterface = try interface(
            """
            mutation M { query { books { title } } found: query @redact { authors { id } } book_deleteMany(all: true)
              book_update(first: {}, data: {}) }
            """, schema: Self.library)
        #expect(
            interface.operations.first?.data.fields.map(\.line) == [
                "query: Query { books: [Book { title: String! }!]! }", "book_deleteMany: Int!",
                "book_update: Book_Key",
            ])
    }

    @Test func tellsNothingOfWhatIsRetired() throws {
        let interface: ConnectorInterface = try interface(
            """
            query Old @retired(reason: "use New") { books { id } }
            query New($limit: Int @retired, $offset: Int) { books(limit: $limit, offset: $offset) { id } }
            """, schema: Self.library)
        #expect(interface.operations.map(\.name) == ["New"])
        #expect(interface.operations.first?.variables.map(\.name) == ["offset"])
    }

    @Test func keepsTheOrderOfTheText() throws {
        let interface: ConnectorInterface = try interface(
            "query B { books { id } } mutation C { book_deleteMany(all: true) } query A { books { id } }",
            schema: Self.library)
        #expect(interface.operations.map(\.name) == ["B", "C", "A"])
    }

    @Test func knowsWhichEnumsAreUsed() throws {
        let none: ConnectorInterface = try interface("query Q { books { id } }", schema: Self.library)
        #expect(none.enums.map(\.name) == ["Mood", "Shelf"])
        #expect(none.enums.map(\.isOnlyInUnusedRows) == [true, true])
        let one: ConnectorInterface = try interface("query Q { books { shelf } }", schema: Self.library)
        #expect(
            one.enumeration("Shelf")
                == EnumInterface(
                    name: "Shelf", description: "Where a book is.",
                    values: [
                        EnumInterface.Value("OPEN", description: "On the shelf."), EnumInterface.Value("LOANED"),
                        EnumInterface.Value("LOST"),
                    ]))
        let row: ConnectorInterface = try interface(
            "mutation M($a: Author_Data! @allow(fields: \"name mood\")) { author_insert(data: $a) }",
            schema: Self.library)
        #expect(row.enumeration("Mood")?.isOnlyInUnusedRows == false)
        #expect(row.tables.filter(\.isWrittenByVariables).map(\.name) == ["Author", "Book", "Cover", "Loan"])
        #expect(row.operations.first?.variables.first?.allow?.maxCount == 100)
    }

    @Test func followsInputObjects() throws {
        let interface: ConnectorInterface = try interface(
            """
            query Q($w: Cover_Filter @allow(fields: "text"), $o: [Cover_Order!] @allow(fields: "text"), $k: Loan_Key) {
              covers(where: $w, orderBy: $o) { text } loan(key: $k) { by }
            }
            """, schema: Self.library)
        #expect(
            interface.operations.first?.variables.map(\.type) == [
                .input("Cover_Filter"), .list(.input("Cover_Order"), elementIsNonNull: true), .key("Loan"),
            ])
        #expect(
            interface.inputs.map(\.name).filter { $0.hasPrefix("Cover") || $0.hasPrefix("String") } == [
                "Cover_Filter", "Cover_Order", "String_Filter", "String_ListFilter", "String_Pattern",
            ])
        #expect(interface.input("Cover_Filter")?.members.map(\.name).prefix(3) == ["_and", "_not", "_or"])
        #expect(interface.enumeration("OrderDirection")?.values.map(\.name) == ["ASC", "DESC"])
    }

    private func interface(_ operations: String, schema: String) throws -> ConnectorInterface {
        let project: CompiledProject = try #require(diagnose(operations, schema: schema).value)
        return try #require(project.interfaces.interface(of: "c"))
    }
}

extension FieldInterface {
    /// The field as a line: an ampersand marks objects that hold their whole key.
    fileprivate var line: String { "\(responseName): \(type.description)\(isNonNull ? "!" : "")" }
}

extension ClientType {
    fileprivate var description: String {
        switch self {
        case .scalar(let scalar): scalar.rawValue
        case .enumeration(let name), .input(let name): name
        case .key(let table): "\(table)_Key"
        case .row(let table): "\(table)_Data"
        case .list(let element, let elementIsNonNull): "[\(element.description)\(elementIsNonNull ? "!" : "")]"
        case .object(let object):
            "\(object.typeName)\(object.coversKey ? "&" : "") { "
                + object.fields.map { $0.line + " " }.joined() + "}"
        }
    }
}
