import GraphQLSyntax
import JSON
import Testing
import TypeSystem

@Suite("introspection")
struct IntrospectionTests {
    private func schema(_ text: String) -> GraphQLSchema {
        buildGraphQLSchema([parseDocument(Source(name: "schema.gql", text: text)).value]).value
    }

    /// The answer to a query as text.
    private func answer(
        _ query: String, _ schema: GraphQLSchema, operation: String? = nil, variables: JSONObject = JSONObject(),
        texts: ServiceTexts = ServiceTexts()
    ) -> String {
        let request: IntrospectionRequest = IntrospectionRequest(
            source: Source(name: "query", text: query), operationName: operation, variables: variables)
        switch introspect(request, of: schema, texts: texts) {
        case .answered(let text): return text.description
        case .notAQuery(let kind): return "not a query: \(kind)"
        case .notIntrospection(let field): return "not introspection: \(field)"
        }
    }

    private static let everything: String = ##"""
        """
        A service
        of several lines
        """
        schema {
          query: Root
          mutation: Changes
        }

        directive @tag(
          """What it says."""
          text: String = "a \"b\""
          old: Int @deprecated(reason: "gone")
        ) repeatable on FIELD_DEFINITION | ENUM_VALUE | SCALAR

        directive @mark on QUERY

        type Root implements Node & Named {
          id: ID!
          name: String
          """Finds."""
          find(by: Key! = {id: 1}, list: [[Int!]!] = [[1, 2]], shade: Shade = DARK): [Found!]!
          old(a: Int = 1 @deprecated(reason: "b")): Int @deprecated(reason: "No longer supported")
        }

        type Changes {
          set(value: Date): Boolean
        }

        interface Node {
          id: ID!
        }

        interface Named implements Node {
          id: ID!
          name: String
        }

        """
        One of
        two.
        """
        union Found = Root | Changes

        enum Shade {
          """Little light."""
          DARK
          LIGHT @deprecated(reason: "use DARK")
        }

        input Key @oneOf {
          id: Int
          name: String
        }

        input Page {
          size: Float! = 1.5
          after: Page
          old: Boolean = false @deprecated(reason: "c")
        }

        scalar Date @specifiedBy(url: "https://example.com/date")

        """##

    @Test("the standard query tells everything, and the schema can be made of it again")
    func rebuildsTheSchema() throws {
        let schema: GraphQLSchema = schema(Self.everything)
        #expect(schema.sdl(SDLOptions(onlyIntrospectableDirectives: true)) == normal(Self.everything))
        guard
            case .answered(let answer) = introspect(
                IntrospectionRequest(source: Source(name: "query", text: standardIntrospectionQuery)), of: schema)
        else {
            Issue.record("the standard query was refused")
            return
        }
        let client: ClientSchema = try #require(ClientSchema(answer))
        #expect(Printer.print(client.document) + "\n" == normal(Self.everything))
    }

    /// The text in the printer's layout.
    private func normal(_ text: String) -> String {
        Printer.print(parseDocument(Source(name: "schema.gql", text: text)).value) + "\n"
    }

    @Test("the parts of a type that its kind does not have are null")
    func tellsKindsApart() {
        let query: String = """
            query($name: String!) {
              __type(name: $name) {
                kind name fields { name } interfaces { name } possibleTypes { name } enumValues { name }
                inputFields { name } ofType { name } isOneOf specifiedByURL
              }
            }
            """
        let schema: GraphQLSchema = schema(Self.everything)
        let expected: [(name: String, text: String)] = [
            (
                "Changes",
                #"{"kind":"OBJECT","name":"Changes","fields":[{"name":"set"}],"interfaces":[],"possibleTypes":null,"#
                    + #""enumValues":null,"inputFields":null,"ofType":null,"isOneOf":null,"specifiedByURL":null}"#
            ),
            (
                "Node",
                #"{"kind":"INTERFACE","name":"Node","fields":[{"name":"id"}],"interfaces":[],"#
                    + #""possibleTypes":[{"name":"Root"}],"enumValues":null,"inputFields":null,"ofType":null,"#
                    + #""isOneOf":null,"specifiedByURL":null}"#
            ),
            (
                "Found",
                #"{"kind":"UNION","name":"Found","fields":null,"interfaces":null,"#
                    + #""possibleTypes":[{"name":"Root"},{"name":"Changes"}],"enumValues":null,"inputFields":null,"#
                    + #""ofType":null,"isOneOf":null,"specifiedByURL":null}"#
            ),
            (
                "Shade",
                #"{"kind":"ENUM","name":"Shade","fields":null,"interfaces":null,"possibleTypes":null,"#
                    + #""enumValues":[{"name":"DARK"}],"inputFields":null,"ofType":null,"isOneOf":null,"#
                    + #""specifiedByURL":null}"#
            ),
            (
                "Page",
                #"{"kind":"INPUT_OBJECT","name":"Page","fields":null,"interfaces":null,"possibleTypes":null,"#
                    + #""enumValues":null,"inputFields":[{"name":"size"},{"name":"after"}],"ofType":null,"#
                    + #""isOneOf":false,"specifiedByURL":null}"#
            ),
            (
                "Date",
                #"{"kind":"SCALAR","name":"Date","fields":null,"interfaces":null,"possibleTypes":null,"#
                    + #""enumValues":null,"inputFields":null,"ofType":null,"isOneOf":null,"#
                    + #""specifiedByURL":"https://example.com/date"}"#
            ),
            ("Nothing", "null"),
        ]
        for type in expected {
            let variables: JSONObject = JSONObject([.init(name: "name", value: .string(type.name))])
            #expect(
                answer(query, schema, variables: variables)
                    == #"{"data":{"__type":\#(type.text)},"errors":[]}"#)
        }
    }

    @Test("aliases, fragments, conditions and defaults of variables count as anywhere else")
    func honoursTheLanguage() {
        let query: String = """
            query A { __typename }
            query B($all: Boolean = true, $no: Boolean!) {
              me: __typename
              t: __type(name: "Root") { ...T }
              ... @skip(if: $no) { shade: __type(name: "Shade") { enumValues(includeDeprecated: $all) { n: name } } }
              gone: __typename @include(if: $no)
            }
            fragment T on __Type { __typename fields { name args { type { kind ofType { name } } } } }
            """
        #expect(
            answer(
                query, schema(Self.everything), operation: "B",
                variables: JSONObject([.init(name: "no", value: false)]))
                == #"{"data":{"me":"Root","t":{"__typename":"__Type","fields":[{"name":"id","args":[]},"#
                + #"{"name":"name","args":[]},{"name":"find","args":[{"type":{"kind":"NON_NULL","ofType":{"name":"Key"}}},"#
                + #"{"type":{"kind":"LIST","ofType":{"name":null}}},{"type":{"kind":"ENUM","ofType":null}}]}]},"#
                + #""shade":{"enumValues":[{"n":"DARK"},{"n":"LIGHT"}]}},"errors":[]}"#)
        #expect(
            answer(query, schema(Self.everything), operation: "A") == #"{"data":{"__typename":"Root"},"errors":[]}"#)
    }

    private static let small: String = "type Query { a: Int, b(c: Int): Int } type Mutation { d: Int }"

    @Test("wrong requests are answered with errors and their places")
    func answersErrors() {
        func error(_ message: String, _ places: String) -> String {
            #"{"errors":[{"message":"\#(message)","locations":[\#(places)],"path":[],"extensions":{"code":"INVALID_ARGUMENT"}}]}"#
        }
        let schema: GraphQLSchema = schema(Self.small)
        #expect(
            answer("{\n  __shema { types { name } }\n}", schema)
                == error(
                    #"Cannot query field \"__shema\" on type \"Query\"."#, #"{"line":2,"column":3}"#))
        #expect(answer("{ __typename", schema).contains(#""locations":[{"line":1,"column":13}]"#))
        #expect(
            answer("query A { __typename } query B { __typename }", schema)
                == error("operationName is required where a document has several operations", ""))
        #expect(
            answer("query A { __typename }", schema, operation: "C")
                == error(#"The document has no operation named \"C\""#, ""))
        let named: String =
            "query($n: String!, $d: Boolean) { __type(name: $n) { fields(includeDeprecated: $d) { name } } }"
        #expect(
            answer(named, schema)
                == error(
                    #"Variable \"$n\" of required type \"String!\" was not provided."#, #"{"line":1,"column":7}"#))
        #expect(
            answer(
                named, schema,
                variables: JSONObject([.init(name: "n", value: "Query"), .init(name: "d", value: "yes")]))
                == error(
                    #"Variable \"$d\" got invalid value \"yes\"; Boolean cannot represent a non boolean value: \"yes\""#,
                    #"{"line":1,"column":20}"#))
    }

    @Test("an answer that grows too large is refused")
    func boundsTheAnswer() {
        let source: Source = Source(
            name: "query", text: "{ \((0..<100).map { "a\($0): __schema { types { name } }" }.joined(separator: " ")) }"
        )
        let outcome: IntrospectionOutcome = introspect(
            IntrospectionRequest(source: source), of: schema(Self.small), maximumBytes: 5_000)
        #expect(
            outcome
                == .answered(
                    JSONText(
                        #"{"errors":[{"message":"The answer has more than 5000 bytes; ask for less","#
                            + #""locations":[{"line":1,"column":1}],"path":[],"extensions":{"code":"INVALID_ARGUMENT"}}]}"#
                    )))
    }

    @Test("what must be executed is told from what is introspection")
    func refusesOtherFields() {
        let schema: GraphQLSchema = schema(Self.small)
        #expect(answer("{ __typename x: a }", schema) == "not introspection: a")
        #expect(answer("mutation { __typename }", schema) == "not a query: mutation")
        #expect(answer("query($v: Int) { b(c: $v) }", schema) == "not introspection: b")
    }

    @Test("a service gives its definitions, its author's text and its documentation")
    func describesTheService() {
        let prelude: String = """
            directive @tag on OBJECT
            "Reads."
            type Query { _service: _Service! }
            type _Service {
              sdl(omitBuiltin: Boolean = false, omitDescription: Boolean = false): String!
              schema: String!
              schemas: [_Schema!]!
              docs: [_Doc!]!
            }
            type _Schema { id: String! source: String! }
            type _Doc { page: String! markdown: String! }
            """
        let author: String = #""A book." type Book @tag { title: String } extend type Query { "All." books: [Book!]! }"#
        let schema: GraphQLSchema = buildGraphQLSchema([
            parseDocument(Source(name: "prelude.gql", text: prelude)).value,
            parseDocument(Source(name: "schema.gql", text: author)).value,
        ]).value
        let texts: ServiceTexts = ServiceTexts(schemas: [.init(id: "main", source: "type Book")])
        #expect(
            answer(
                "{ _service { sdl(omitBuiltin: true, omitDescription: true) schema schemas { id source } } }", schema,
                texts: texts)
                == #"{"data":{"_service":{"sdl":"type Query {\n  books: [Book!]!\n}\n\ntype Book @tag {\n  title: String\n}\n","#
                + #""schema":"type Book","schemas":[{"id":"main","source":"type Book"}]}},"errors":[]}"#)
        #expect(
            answer("{ _service { docs { page } } }", schema)
                == #"{"data":{"_service":{"docs":[{"page":"query"},{"page":"objects"},{"page":"directives"}]}},"errors":[]}"#
        )
        #expect(
            schema.sdl(SDLOptions(omittedSource: "prelude.gql"))
                == "\"\"\"Reads.\"\"\"\ntype Query {\n  \"\"\"All.\"\"\"\n  books: [Book!]!\n}\n\n"
                + "\"\"\"A book.\"\"\"\ntype Book @tag {\n  title: String\n}\n")
    }
}
