import TestSupport
import Testing

@testable import dataconnect

extension EndToEnd {
    /// The page about what is served.
    @Suite(.needsClientsAndPostgres) struct Documentation {
        private static let schema: String = #"""
            "<script>alert('a' & \"b\")</script>"
            type Note @table(key: "title") { "</p><img src=x onerror=alert(1)>" title: String!, movie: Movie }
            """#

        private static let parts: [String] = [
            "<h1>Service movies</h1>",
            ##"""
            <h3 id="operation-movies-GetMovieById">GetMovieById</h3>
            <p><code>query GetMovieById($id: <a href="#type-UUID">UUID</a>!)</code></p>
            <p>Access: PUBLIC</p>
            """##,
            ##"<td><code>movie_id</code></td><td><code>uuid</code></td><td> → <a href="#table-Movie">Movie</a></td>"##,
            ##"<h3 id="query-movies">movies</h3>"##,
            ##"<h3 id="mutation-movie_insert">movie_insert</h3>"##,
            ##"<h3 id="type-Movie_Filter">Movie_Filter</h3>"##,
            ##"<h3 id="directive-@auth">@auth</h3>"##,
        ]

        private func get(_ server: DevServer, _ path: String, _ headers: [String: String] = [:]) async throws
            -> HTTPReply
        {
            try await HTTPClient.request("GET", path, of: server.address, headers: headers)
        }

        @Test func describesWhatIsServed() async throws {
            try await DevServer.run { server in
                let before: HTTPReply = try await get(server, "/docs")
                #expect(before.status == 200)
                #expect(before.headers["content-type"] == "text/html; charset=utf-8")
                #expect(
                    before.headers["content-security-policy"]
                        == "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'")
                let page: String = before.body.description
                for part: String in Self.parts { #expect(page.contains(part), "\(part)") }
                #expect(!page.contains("Note"))

                try server.project.write("schema/note.gql", Self.schema)
                try await server.waitForLog("reload message=\"serving the new version\"")
                let after: String = try await get(server, "/docs/").body.description
                #expect(after.contains("&lt;script&gt;alert(&#39;a&#39; &amp; &quot;b&quot;)&lt;/script&gt;"))
                #expect(after.contains("&lt;/p&gt;&lt;img src=x onerror=alert(1)&gt;"))
                #expect(!after.contains("<script") && !after.contains("<img"))
                // Nothing is loaded from anywhere: whatever is linked is on the page.
                #expect(!after.contains("src=\"") && !after.contains("http://") && !after.contains("href=\"h"))
            }
        }

        @Test func isTheDevelopersAlone() async throws {
            try await DevServer.run { server in
                #expect(try await get(server, "/docs", ["Host": "evil.example"]).status == 403)
                #expect(try await get(server, "/docs", ["Origin": "https://evil.example"]).status == 403)
                let posted: HTTPReply = try await HTTPClient.request("POST", "/docs", of: server.address)
                #expect(posted.status == 405)
                let root: HTTPReply = try await get(server, "/")
                #expect(root.headers["content-type"] == "text/plain; charset=utf-8")
                #expect(
                    root.body.description
                        == "dataconnect \(DataConnect.version)\nservice movies\ndocumentation: /docs\n")
            }
        }
    }
}

@Suite struct HTMLTests {
    @Test func keepsTextsApartFromMarkup() {
        var html: HTML = HTML()
        html.markup("<p title=\"")
        html.text("\"><script>'&amp;'</script>")
        html.markup("\">")
        html.inline("f(a: [Movie_Key!]! = \"<Movie>\"): Movié", linking: ["Movie", "Movie_Key"])
        html.markup("</p>")
        #expect(
            String(decoding: html.utf8, as: UTF8.self)
                == ##"<p title="&quot;&gt;&lt;script&gt;&#39;&amp;amp;&#39;&lt;/script&gt;">f(a: [<a href="#type-Movie_Key">Movie_Key</a>!]! = &quot;&lt;<a href="#type-Movie">Movie</a>&gt;&quot;): Movié</p>"##
        )
    }
}
