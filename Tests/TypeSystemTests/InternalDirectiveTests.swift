import GraphQLSyntax
import Testing
import TypeSystem

@Suite("directives of the prelude that restrict operations")
struct InternalDirectiveTests {
    static let schema: GraphQLSchema = buildGraphQLSchema([
        parse(
            """
            directive @fdc_oneOf(group: String! = "", required: Boolean! = false) repeatable on
              FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
            directive @fdc_forbiddenAsVariableType on SCALAR | INPUT_OBJECT
            directive @fdc_forbiddenInVariables on INPUT_FIELD_DEFINITION
            type Query {
              movie(id: UUID @fdc_oneOf(required: true), key: Key @fdc_oneOf(required: true)): Int
              movies(where: Filter): Int
            }
            scalar UUID
            scalar UUID_Expr @fdc_forbiddenAsVariableType
            input Key { id: UUID }
            input Filter {
              eq: UUID @fdc_oneOf(group: "=")
              eq_expr: UUID_Expr @fdc_oneOf(group: "=") @fdc_forbiddenInVariables
              ne: UUID
              inner: [Filter!]
            }
            """)
    ]).value

    private func errors(_ text: String) -> [String] {
        render(validate(parse(text), against: Self.schema), text)
    }

    @Test("members of a group exclude one another among arguments")
    func checksArguments() {
        #expect(errors("query ($id: UUID!) { movie(id: $id) }") == [])
        #expect(
            errors("query ($id: UUID!) { movie(id: $id, key: { id: $id }) }")
                == ["1:28 GQL164 Only one of the arguments \"id\" and \"key\" of field \"movie\" can be given."])
        #expect(
            errors("{ movie }")
                == ["1:3 GQL164 Exactly one of the arguments \"id\", \"key\" of field \"movie\" is required."])
    }

    @Test("members of a group exclude one another in literal objects")
    func checksObjects() {
        #expect(errors("{ movies(where: { eq: null, ne: \"b\" }) }") == [])
        #expect(
            errors("{ movies(where: { inner: { eq: \"a\", eq_expr: \"b\" } }) }")
                == ["1:28 GQL164 Only one of the fields \"eq\" and \"eq_expr\" of type \"Filter\" can be given."])
    }

    @Test("what a misspelt argument means is not missing besides")
    func tellsOfASlipOnce() {
        #expect(
            errors("{ movie(kye: null) }")
                == ["1:9 GQL138 Unknown argument \"kye\" on field \"Query.movie\". Did you mean \"key\"?"])
        #expect(
            errors("{ movies(where: {}) @include(fi: true) }")
                == ["1:30 GQL138 Unknown argument \"fi\" on directive \"@include\". Did you mean \"if\"?"])
        #expect(
            errors("{ ...Fragg } fragment Frag on Query { movies } fragment Other on Query { movies }") == [
                "1:6 GQL145 Unknown fragment \"Fragg\". Did you mean \"Frag\"?",
                "1:48 GQL144 Fragment \"Other\" is never used.",
            ])
    }

    @Test("the expressions of an enum cannot type variables, though nothing marks them")
    func checksExpressionsOfEnums() {
        let schema: GraphQLSchema = buildGraphQLSchema([
            parse(
                """
                type Query { a(e: State_Expr, o: Other_Expr): Int }
                enum State { ON }
                scalar State_Expr
                scalar Other_Expr
                """)
        ]).value
        let text: String = "query ($e: State_Expr, $o: Other_Expr) { a(e: $e, o: $o) }"
        #expect(
            render(validate(parse(text), against: schema), text) == [
                "1:12 GQL165 Variable \"$e\" cannot be of type \"State_Expr\": "
                    + "\"State_Expr\" is forbidden as a variable type."
            ])
    }

    @Test("some types cannot type variables")
    func checksVariableTypes() {
        #expect(
            errors("query ($e: UUID_Expr) { movies(where: { eq_expr: $e }) }") == [
                "1:12 GQL165 Variable \"$e\" cannot be of type \"UUID_Expr\": "
                    + "\"UUID_Expr\" is forbidden as a variable type."
            ])
    }

    @Test("some fields cannot stand in the default of a variable")
    func checksDefaults() {
        #expect(
            errors("query ($w: Filter = { inner: [{ eq_expr: \"a\" }] }) { movies(where: $w) }") == [
                "1:33 GQL166 Field \"Filter.eq_expr\" is forbidden in the value of variable \"$w\"."
            ])
    }
}
