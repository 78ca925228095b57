import SDKGeneration
import Testing

@Suite struct NamingTests {
    @Test(arguments: [
        ("GetBook", "GetBook", "getBook", "get_book"),
        ("getBook", "GetBook", "getBook", "get_book"),
        ("get_book", "GetBook", "getBook", "get_book"),
        ("friendly-flix", "FriendlyFlix", "friendlyFlix", "friendly_flix"),
        ("GetHTTPPage", "GetHTTPPage", "getHTTPPage", "get_http_page"),
        ("_get__x", "GetX", "getX", "get_x"),
        ("movies2", "Movies2", "movies2", "movies2"),
        ("ListV2Books", "ListV2Books", "listV2Books", "list_v2_books"),
    ])
    func spellsNames(_ name: String, _ pascal: String, _ camel: String, _ snake: String) {
        #expect(Naming.pascalCase(name) == pascal)
        #expect(Naming.camelCase(name) == camel)
        #expect(Naming.snakeCase(name) == snake)
    }

    @Test func findsClashes() {
        let clashes = Naming.clashes([("a", "one"), ("b", "two"), ("a", "three")])
        #expect(clashes.map(\.name) == ["a"])
        #expect(clashes.map(\.owners) == [["one", "three"]])
    }
}
