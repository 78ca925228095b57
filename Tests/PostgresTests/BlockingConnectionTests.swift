import Postgres
import SQL
import TestSupport
import Testing

@Suite(.enabled(if: ThrowawayPostgres.canRun))
struct BlockingConnectionTests {
    @Test func runsAScriptWhollyOrNotAtAll() throws {
        let connection: BlockingConnection = try BlockingConnection(
            ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase()))
        #expect(throws: PostgresError.self) {
            try connection.executeInTransaction("CREATE TABLE a (id int); SELECT 1/0")
        }
        #expect(try connection.query("SELECT to_regclass('a')") == [[nil]])
        try connection.executeInTransaction("CREATE TABLE a (id int); INSERT INTO a VALUES (1), (2)")
        #expect(
            try connection.query("SELECT id, $1::text FROM a ORDER BY id", ParameterList(["x"])) == [
                ["1", "x"], ["2", "x"],
            ])
    }

    @Test func saysWhyItCannotConnect() {
        let error: PostgresError? = #expect(throws: PostgresError.self) {
            _ = try BlockingConnection(ConnectionSettings(conninfo: "host=/nowhere"))
        }
        #expect(error?.code == .unavailable)
    }

    @Test func saysHowToMakeADatabaseThatIsNotThere() throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase() + " dbname=shop"
        let error: PostgresError? = #expect(throws: PostgresError.self) {
            _ = try BlockingConnection(ConnectionSettings(conninfo: conninfo))
        }
        #expect(error?.message.hasSuffix(#"database "shop" does not exist"#) == true)
        #expect(error?.hint == "create it: createdb shop")
    }

    @Test func failsPolitelyAfterClose() throws {
        let connection: BlockingConnection = try BlockingConnection(
            ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase()))
        connection.close()
        let error: PostgresError? = #expect(throws: PostgresError.self) { try connection.execute("SELECT 1") }
        #expect(error?.message == "the connection is closed")
    }
}
