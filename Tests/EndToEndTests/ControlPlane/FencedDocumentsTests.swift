import Testing

@testable import dataconnect

/// Files that a tool has joined.
@Suite struct FencedDocumentsTests {
    /// The parts of the file `all.gql`, each with its name before it.
    @Test(arguments: [
        ("type A @table\n", ["all.gql: type A @table\n"]),
        (
            """
            ### Begin file schema/a.gql
            type A @table

            ### End file schema/a.gql
            ### Begin file b.gql\u{20}
            type B @table
            ### End file b.gql

            """, ["schema/a.gql: type A @table\n\n", "b.gql: type B @table\n"]
        ),
        ("enum C { X }\n### Begin file a.gql\ntype A @table", ["a.gql: type A @table\n", "all.gql: enum C { X }\n"]),
        ("### Begin file a.gql\ntype A\n### Begin file b.gql\ntype B", ["a.gql: type A\n", "b.gql: type B\n"]),
        ("### Begin file \n", ["all.gql: ### Begin file \n\n"]),
        ("", ["all.gql: "]),
    ])
    func areToldApart(_ content: String, _ parts: [String]) {
        let found: [DeployedFile] = FencedDocuments.parts(of: DeployedFile(path: "all.gql", content: content))
        #expect(found.map { "\($0.path): \($0.content)" } == parts)
    }
}
