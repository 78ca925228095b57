import Testing

@testable import Postgres

@Suite struct ConnectionStringTests {
    /// A string, the database that it names, and what it is with the database `my db` where it names none.
    private static let cases: [(String, String?, String)] = [
        ("postgresql://ada:secret@host:5433/films?sslmode=require", "films", ""),
        ("postgres://host/?dbname=films", "films", ""),
        ("host=/tmp dbname=films", "films", ""),
        ("postgresql://", nil, "postgresql:///my%20db"),
        ("postgresql://host", nil, "postgresql://host/my%20db"),
        ("postgresql://host:5433/", nil, "postgresql://host:5433/my%20db"),
        (
            "postgres://ada:a%2Fb?c@[::1]:5433?sslmode=disable", nil,
            "postgres://ada:a%2Fb?c@[::1]:5433/my%20db?sslmode=disable"
        ),
        ("postgresql:///?host=/tmp&port=5433", nil, "postgresql:///my%20db?host=/tmp&port=5433"),
        ("host=/tmp user=ada", nil, "host=/tmp user=ada dbname='my db'"),
        ("", nil, "dbname='my db'"),
        // Others may name the database, or nobody can.
        ("service=films", nil, "service=films"),
        ("postgresql://[::1", nil, "postgresql://[::1"),
    ]

    @Test(arguments: cases) func saysWhichDatabase(_ text: String, _ database: String?, _ named: String) {
        #expect(ConnectionString.databaseName(in: text) == database)
        let expected: String = named.isEmpty ? text : named
        #expect(ConnectionString.naming("my db", in: text) == expected)
        if expected != text { #expect(ConnectionString.databaseName(in: expected) == "my db") }
    }

    private static let flaws: [(String, String?)] = [
        ("postgresql://ada@host/films", nil), ("host=/tmp dbname=films", nil), ("films", nil), ("", nil),
        ("mysql://ada:secret@host/films", "its scheme is not postgresql"),
        ("postgres:/host?a=b", "libpq cannot read these keywords"), ("host", nil),
        ("postgresql://[::1", "libpq cannot read this URL"),
        ("postgresql://host/films?sslmod=require", "libpq cannot read this URL"),
        ("hots=/tmp", "libpq cannot read these keywords"),
    ]

    @Test(arguments: flaws)
    func saysWhatNeverLeadsToADatabase(_ text: String, _ flaw: String?) {
        #expect(ConnectionString.flaw(of: text) == flaw)
    }

    @Test(arguments: [
        ("host=/tmp/data dbname=films", "postgresql:///films?host=/tmp/data"),
        (
            "user=ada password=secret port=5433 host=db dbname='my db'",
            "postgresql:///my%20db?user=ada&host=db&port=5433"
        ),
        ("postgresql://ada@host/films?sslmode=disable", "postgresql://ada@host/films?sslmode=disable"),
        ("", "postgresql:///"),
    ])
    func isShownAsAURI(_ text: String, _ expected: String) {
        let uri: String = ConnectionString.uri(of: text)
        #expect(uri == expected)
        #expect(ConnectionString.databaseName(in: uri) == ConnectionString.databaseName(in: text))
    }

    @Test(arguments: ["films", "it's", "a\\b", "ü/%?&=", " "]) func carriesAnyName(_ name: String) {
        for text: String in ["host=/tmp", "postgresql://host", "postgres://host/?sslmode=disable"] {
            #expect(ConnectionString.databaseName(in: ConnectionString.naming(name, in: text)) == name)
        }
    }
}
