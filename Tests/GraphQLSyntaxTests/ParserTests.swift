import GraphQLSyntax
import Testing

@Suite struct ParserTests {
    private func parse(_ text: String, _ options: ParseOptions = ParseOptions()) -> Diagnosed<Document> {
        parseDocument(Source(name: "test.gql", text: text), options: options)
    }

    private func rendered(_ text: String, _ options: ParseOptions = ParseOptions()) -> String {
        let source: Source = Source(name: "test.gql", text: text)
        return DiagnosticRenderer(sources: [source]).render(parseDocument(source, options: options).diagnostics)
    }

    @Test func readsAnOperationWithExactSpans() {
        func at(_ start: Int32, _ end: Int32) -> SourceSpan {
            SourceSpan(sourceName: "test.gql", start: start, end: end)
        }
        let text: String = "\"né\" query Q($a: [Int!] = 1) { x: f(k: $a) @d }"
        let type: TypeReference = .list(
            .nonNull(.named(Name("Int", at: at(19, 22))), span: at(19, 23)), span: at(18, 24))
        let field: Field = Field(
            alias: Name("x", at: at(32, 33)), name: Name("f", at: at(35, 36)),
            arguments: [
                Argument(
                    name: Name("k", at: at(37, 38)), value: InputValue(.variable("a"), span: at(40, 42)),
                    span: at(37, 42))
            ],
            directives: [Directive(name: Name("d", at: at(45, 46)), span: at(44, 46))], span: at(32, 46))
        let expected: OperationDefinition = OperationDefinition(
            description: Description("né", isBlock: false, at: at(0, 5)), type: .query, name: Name("Q", at: at(12, 13)),
            variables: [
                VariableDefinition(
                    name: Name("a", at: at(14, 16)), type: type, defaultValue: InputValue(.int("1"), span: at(27, 28)),
                    span: at(14, 28))
            ],
            selectionSet: SelectionSet([.field(field)], span: at(30, 48)), span: at(0, 48))
        #expect(parse(text) == Diagnosed(Document(definitions: [.operation(expected)])))
    }

    @Test func takesDescriptionsOnOperationsFragmentsAndVariables() {
        let text: String = """
            \"""op\"""
            query Q(
              "var"
              $a: Int
            ) {
              f
            }

            "frag"
            fragment F on T {
              f
            }
            """
        #expect(parse(text).diagnostics == [])
        #expect(Printer.print(parse(text).value) == text)
    }

    @Test func rejectsADescriptionOnAnExtensionAndOnTheShortForm() {
        #expect(
            rendered("\"a\" extend type T @x\n\"b\" { f }\ntype U") == """
                test.gql:1:1: error: an extension takes no description [GQL112]
                "a" extend type T @x
                ^^^
                hint: make it a comment, with '#'
                test.gql:2:1: error: a query without the word 'query' takes no description [GQL112]
                "b" { f }
                ^^^
                hint: write 'query' before the brace

                """)
    }

    @Test func reportsTheErrorsOfAllDefinitionsInOneRun() {
        let text: String = """
            type Movie @table {
              id: ID! = 1
              title: String
            }
            typ Actor { name: String }
            enum Mood { GLAD, true }
            type Fine { a: Int }
            query Q { movies { title }
            mutation M { like(id: $) }
            directive @d on FIELDS
            """
        #expect(
            rendered(text) == """
                test.gql:2:11: error: expected a name, found '=' [GQL110]
                  id: ID! = 1
                          ^
                hint: a field of an object type has no default value here
                test.gql:5:1: error: expected a definition, found 'typ' [GQL110]
                typ Actor { name: String }
                ^^^
                hint: did you mean 'type'?
                test.gql:6:19: error: 'true' may not be the name of an enum value [GQL111]
                enum Mood { GLAD, true }
                                  ^^^^
                hint: it would be read as the constant; choose another name
                test.gql:9:24: error: expected a name, found ')' [GQL110]
                mutation M { like(id: $) }
                                       ^
                hint: the '{' in line 8 is not closed
                test.gql:9:24: error: expected a name, found ')' [GQL110]
                mutation M { like(id: $) }
                                       ^
                test.gql:10:17: error: 'FIELDS' is no place where a directive may stand [GQL114]
                directive @d on FIELDS
                                ^^^^^^
                hint: did you mean 'FIELD'?

                """)
        let names: [String] = parse(text).value.definitions.map { Printer.print($0) }
        #expect(names == ["type Fine {\n  a: Int\n}"])
    }

    @Test func goesOnBehindABraceThatWasNeverClosed() {
        let parsed: Diagnosed<Document> = parse("type A {\n  a: Int\n  b\n\ntype B {\n  b: Int\n}\n")
        #expect(parsed.diagnostics.map(\.message) == ["expected ':', found 'type'"])
        #expect(Printer.print(parsed.value) == "type B {\n  b: Int\n}")
    }

    @Test func readsWhatADefinitionWithoutItsBraceWouldSwallow() {
        let text: String = """
            query A { a { b ...F }
            query B @auth(level: USER) { b }
            query C(
            fragment F on T { f }
            mutation D { d }

            """
        #expect(
            rendered(text) == """
                test.gql:4:10: error: expected ':', found 'F' [GQL110]
                fragment F on T { f }
                         ^
                hint: the '{' in line 1 is not closed
                test.gql:4:1: error: expected '$', found 'fragment' [GQL110]
                fragment F on T { f }
                ^^^^^^^^
                hint: a variable begins with '$'

                """)
        let names: [String] = parse(text).value.definitions.map { Printer.print($0) }
        #expect(
            names == [
                "query B @auth(level: USER) {\n  b\n}", "fragment F on T {\n  f\n}", "mutation D {\n  d\n}",
            ])
    }

    /// Where it is noticed, and not at the end of the file.
    @Test(arguments: [
        (
            "query Q {\n a(b: {c: {d: 1}} { id }\n}", "2:19 expected a name, found '{'",
            "the '(' in line 2 is not closed"
        ),
        ("query Q {\n a(b: {c: 1) { id }\n}", "2:12 expected a name, found ')'", "the '{' in line 2 is not closed"),
        ("query Q {\n a(b: [1, 2) { id }\n}", "2:12 expected a value, found ')'", "the '[' in line 2 is not closed"),
        ("query Q($a: Int {\n a\n}", "1:17 expected '$', found '{'", "the '(' in line 1 is not closed"),
        ("query Q { a({b: 1}) }", "1:13 expected a name, found '{'", "a value has a name before it: `name: {…}`"),
        ("query Q { a($b) }", "1:13 expected a name, found '$'", "a value has a name before it: `name: $variable`"),
        ("query Q { a(b 1) }", "1:15 expected ':', found an integer", "write `b: ` and its value"),
        ("query Q($a Int) { a }", "1:12 expected ':', found 'Int'", "a variable has a type: `$a: String!`"),
        (
            "query Q { a(b: ) }", "1:16 expected a value, found ')'",
            "write a number, a \"text\", true, false, null, a $variable, [a list] or {an: object}"
        ),
        ("query Q($a: ) { a }", "1:13 expected a type, found ')'", "write for example String! or [Int!]"),
        ("fragment F { a }", "1:12 expected 'on', found '{'", "write for example `fragment Name on Movie`"),
        ("query Q", "1:8 expected '{', found the end of the file", "say in braces what to select: { … }"),
        ("query \"Q\" { a }", "1:7 expected '{', found a string", "say in braces what to select: { … }"),
        (
            "5", "1:1 expected a definition, found an integer",
            "a definition begins with a word such as query, mutation, fragment or type"
        ),
    ])
    func saysWhatToWrite(_ text: String, _ message: String, _ hint: String) {
        let source: Source = Source(name: "test.gql", text: text)
        let first: Diagnostic? = parseDocument(source).diagnostics.first
        let place: SourcePosition? = first.map { LineIndex(source).position(of: $0.span) }
        #expect("\(place?.line ?? 0):\(place?.column ?? 0) \(first?.message ?? "")" == message)
        #expect(first?.hint == hint)
    }

    @Test func namesTheBracketThatIsOpenAtTheEnd() {
        #expect(
            rendered("query Q {\n  a(b: {\n    c: 1\n") == """
                test.gql:4:1: error: expected a name, found the end of the file [GQL110]

                ^
                hint: the '{' in line 2 is not closed

                """)
    }

    @Test func goesOnBehindCharactersThatMakeNoToken() {
        #expect(
            rendered("{ a ; b }\ntype T { a: 'x' }\nquery { f(s: \"\\z\") }\n{ f(s: \"open) }\ntype U { u: 01 }") == """
                test.gql:1:5: error: unexpected character ';' [GQL101]
                { a ; b }
                    ^
                hint: nothing ends a line in GraphQL; leave it out
                test.gql:2:13: error: unexpected single quote [GQL101]
                type T { a: 'x' }
                            ^
                hint: strings stand in double quotes (")
                test.gql:3:15: error: invalid escape sequence [GQL103]
                query { f(s: "\\z") }
                              ^^
                hint: escapes are \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u; write \\\\ for a backslash
                test.gql:4:16: error: the string is not closed on its line [GQL102]
                { f(s: "open) }
                               ^
                hint: close it with ", or write a text of several lines between \"\"" and \"\""
                test.gql:5:14: error: a number may not begin with 0 [GQL104]
                type U { u: 01 }
                             ^
                hint: leave out the leading zeros

                """)
    }

    @Test func rejectsBytesThatAreNotUTF8() {
        // A half surrogate in a string, an overlong form in a block string, a cut sequence in a comment, a lone byte between tokens.
        let broken: [([UInt8], start: Int32, end: Int32)] = [
            (Array("{ f(s: \"é".utf8) + [0xED, 0xA0, 0x80] + Array("x\") }".utf8), 10, 13),
            (Array("{ f(s: \"\"\"\n".utf8) + [0xC0, 0x80] + Array("\n\"\"\") }".utf8), 11, 13),
            (Array("{ f } # ".utf8) + [0xF0, 0x9F] + Array(" } {".utf8), 8, 10),
            (Array("{ f ".utf8) + [0x80] + Array(" }".utf8), 4, 5),
        ]
        for (bytes, start, end): ([UInt8], Int32, Int32) in broken {
            let diagnostics: [Diagnostic] = parseDocument(Source(name: "s", utf8: bytes)).diagnostics
            #expect(diagnostics.map(\.code) == [.invalidUTF8])
            #expect(diagnostics.map(\.span) == [SourceSpan(sourceName: "s", start: start, end: end)])
        }
    }

    @Test func allowsWhatProjectFilesMayHold() {
        let text: String = "'''\n  It's \\'''here\\'''\n'''\ntype T"
        let parsed: Diagnosed<Document> = parse(text, .projectFile)
        #expect(parsed.diagnostics == [])
        #expect(Printer.print(parsed.value) == "\"\"\"It's '''here'''\"\"\"\ntype T")
        #expect(parse(text).diagnostics.first?.code == .unexpectedCharacter)
        #expect(parse("# nothing yet", .projectFile) == Diagnosed(Document(definitions: [])))
        #expect(parse("# nothing yet").diagnostics.first?.code == .unexpectedToken)
    }

    @Test func boundsDepthTokensAndErrors() {
        var options: ParseOptions = ParseOptions()
        options.maximumDepth = 3
        #expect(parse("{ a { b { c } } }", options).diagnostics == [])
        #expect(parse("{ a { b { c { d } } } }", options).diagnostics.map(\.code) == [.limitExceeded])
        #expect(parse("{ a(b: [[[1]]]) } { d }", options).diagnostics.map(\.message) == ["nested deeper than 3 levels"])
        options.maximumTokens = 4
        #expect(parse("{ a b c }", options).diagnostics.map(\.message) == ["the document has more than 4 tokens"])
        options = ParseOptions()
        options.maximumErrors = 2
        let messages: [String] = parse("type 1\ntype 2\ntype 3\n", options).diagnostics.map(\.message)
        #expect(
            messages == [
                "expected a name, found an integer", "expected a name, found an integer",
                "too many errors, the rest of the file was not read",
            ])
    }

    @Test func stopsReadingWhereNothingMakesAToken() {
        let parsed: Diagnosed<Document> = parse(String(repeating: "~", count: 100_000))
        #expect(parsed.diagnostics.count == 1)
        let lines: Diagnosed<Document> = parse(String(repeating: "type T { ~ }\n", count: 1_000))
        #expect(lines.diagnostics.count == 101)
        #expect(lines.diagnostics.last?.code == .limitExceeded)
    }

    @Test func survivesNestingWithoutEnd() {
        for opening: String in ["{a", "{a(b:[", "type T @d(a:{b:"] {
            let deep: String = opening + String(repeating: String(opening.suffix(3)), count: 100_000)
            #expect(parse(deep).hasErrors)
        }
        #expect(parse(String(repeating: "{a", count: 100_000)).diagnostics.first?.code == .limitExceeded)
        #expect(parseTypeReference(Source(name: "t", text: String(repeating: "[", count: 100_000))).hasErrors)
    }

    @Test func readsValuesAndTypesAlone() {
        let value: Diagnosed<InputValue?> = parseValue(Source(name: "v", text: "{a: [$b, 1.5e3, null], c: ENUM}"))
        #expect(value.value.map { Printer.print($0) } == "{a: [$b, 1.5e3, null], c: ENUM}")
        #expect(parseConstValue(Source(name: "v", text: "[$b]")).diagnostics.map(\.code) == [.variableInConstant])
        #expect(
            parseValue(Source(name: "v", text: "1 2")).diagnostics.map(\.message) == [
                "expected the end of the file, found an integer"
            ])
        #expect(parseTypeReference(Source(name: "t", text: "[[A!]]!")).value?.description == "[[A!]]!")
    }
}
