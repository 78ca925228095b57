import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What tools read for as long as the server runs: what is wrong with the documents, and that they were read again.
    @Suite(.needsClientsAndPostgres) struct EmulatorStreams {
        /// Prints each piece of an answer, as a client of HTTP/1.1 gets it, and says when it has ended.
        private static let reader: String = """
            import http.client, sys
            host, path = sys.argv[1:]
            connection = http.client.HTTPConnection(host)
            connection.request("GET", path)
            answer = connection.getresponse()
            print(answer.status, answer.getheader("Content-Type"), answer.getheader("Transfer-Encoding"), flush=True)
            while piece := answer.read1():
                print(piece.decode().rstrip("\\n"), flush=True)
            print("end", flush=True)
            """

        private func listen(_ server: DevServer, _ path: String) async throws -> ChildProgram {
            let program: ChildProgram = try ChildProgram("/usr/bin/python3", ["-c", Self.reader, server.address, path])
            try await ClientDriver.mind(program)
            return program
        }

        private func line(_ number: Int, of program: ChildProgram) async throws -> String {
            try await program.output.wait(for: "piece \(number)") { $0.count > number ? $0[number] : nil }
        }

        @Test func tellWhatIsWrongAndThatFilesChanged() async throws {
            var readers: [ChildProgram] = []
            try await DevServer.run { server in
                let errors: ChildProgram = try await listen(server, "/emulator/stream_errors?serviceId=movies")
                let issues: ChildProgram = try await listen(server, "/emulator/stream_issues?serviceId=movies")
                readers = [errors, issues]
                for reader: ChildProgram in readers {
                    let head: String = try await line(0, of: reader)
                    #expect(head == "200 application/json chunked")
                }
                // At once what is known.
                let first: Document = Document(try await line(1, of: errors))
                #expect(first == #"{"result": {"errors": []}}"#)
                let none: Document = Document(try await line(1, of: issues))
                #expect(none == #"{"result": {"issues": []}}"#)
                try server.project.write(
                    "connector/more.gql", "query Faulty @auth(level: NO_ACCESS) {\n  movies { titel }\n}\n")
                let second: Document = Document(try await line(2, of: errors))
                #expect(
                    second == #"""
                        {"result": {"errors": [{
                            "message": "Cannot query field \"titel\" on type \"Movie\". Did you mean \"title\"?",
                            "locations": [{"line": 2, "column": 12}], "path": [],
                            "extensions": {"file": "connector/more.gql", "code": "INVALID_ARGUMENT",
                                "debugDetails": "connector/more.gql:2:12: error: Cannot query field \"titel\" on type \"Movie\". Did you mean \"title\"? [GQL135]\n  movies { titel }\n           ^^^^^",
                                "workarounds": []}}]}}
                        """#)
                let reload: Document = #"""
                    {"result": {"issues": [{"kind": "FILE_RELOAD", "severity": "DEBUG",
                        "message": "the project's files were read again"}]}}
                    """#
                let told: Document = Document(try await line(2, of: issues))
                #expect(told == reload)
                try server.project.write(
                    "connector/more.gql", "query Faulty @auth(level: NO_ACCESS) {\n  movies { title }\n}\n")
                let third: Document = Document(try await line(3, of: errors))
                #expect(third == #"{"result": {"errors": []}}"#)
                let again: Document = Document(try await line(3, of: issues))
                #expect(again == reload)
                let foreign: HTTPReply = try await HTTPClient.request(
                    "GET", "/emulator/stream_errors", of: server.address, headers: ["Origin": "https://evil.example"])
                #expect(foreign.status == 403)
                let posted: HTTPReply = try await HTTPClient.request(
                    "POST", "/emulator/stream_errors", of: server.address, body: "{}")
                #expect(posted.status == 405)
            }
            // They end with the server, which does not wait for them.
            for reader: ChildProgram in readers {
                let status: Int32 = try await reader.exitStatus()
                #expect(status == 0)
                #expect(reader.output.value.last == "end")
                try await ClientDriver.release(reader)
            }
        }
    }
}
