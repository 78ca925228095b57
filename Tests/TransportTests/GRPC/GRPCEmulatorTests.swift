import Reactor
import Testing

@testable import Transport

private let service: String = "/google.firebase.dataconnect.emulator.EmulatorService"

/// What the clients of a developer ask when they start.
@Suite struct GRPCEmulatorTests {
    private let server: TestServer = TestServer()

    private func connect(isDevelopment: Bool) async throws -> TestClient {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = isDevelopment
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        try client.openHTTP2()
        return client
    }

    private func call(_ method: String, authority: String = "localhost") -> [UInt8] {
        HTTP2Wire.post(1, "\(service)/\(method)", fields: ["content-type": "application/grpc"], authority: authority)
            + HTTP2Wire.data(1, [0, 0, 0, 0, 0])
    }

    @Test func tellsWhatIsServed() throws {
        var output: [UInt8] = []
        let json: String =
            #"{"version":"1.2","services":[{"serviceId":"s","connectionString":"postgresql://x"}],"more":1}"#
        try EmulatorMessages.appendInfo(Array(json.utf8), to: &output)
        #expect(output == field(1, "1.2") + field(2, field(1, "s") + field(2, "postgresql://x")))
    }

    @Test func answersInfo() async throws {
        let client: TestClient = try await connect(isDevelopment: true)
        client.send(call("GetEmulatorInfo"))
        #expect(try client.readAnswer(1).last == "HEADERS 1 end grpc-status=0")
    }

    @Test(arguments: ["GetEmulatorInfo", "StreamEmulatorIssues"])
    func refusesOtherHosts(_ method: String) async throws {
        let client: TestClient = try await connect(isDevelopment: true)
        client.send(call(method, authority: "evil.example"))
        #expect(try client.readAnswer(1).last?.contains(" grpc-status=7 ") == true)
    }

    @Test func isNoEmulatorInProduction() async throws {
        let client: TestClient = try await connect(isDevelopment: false)
        client.send(call("StreamEmulatorIssues"))
        #expect(try client.readAnswer(1).last?.contains(" grpc-status=12 ") == true)
    }

    @Test func tellsOfIssuesAsTheyCome() async throws {
        let client: TestClient = try await connect(isDevelopment: true)
        client.send(call("StreamEmulatorIssues"))
        #expect(try client.readFrame() == "HEADERS 1 :status=200 content-type=application/grpc")
        let issue: [UInt8] = field(1, [8, 1, 0x10, 3] + field(3, "away"))
        #expect(try client.readFrame() == "DATA 1 \(String(decoding: [0, 0, 0, 0, 12] + issue, as: UTF8.self))")
        await server.beginStop()
        while try client.readFrame() != "HEADERS 1 end grpc-status=14 grpc-message=the server stops" {}
    }

    @Test func leavesOutWhatHasNoNumber() throws {
        var output: [UInt8] = []
        let json: String = """
            {"result": {"issues": [{"kind": "FILE_RELOAD", "severity": "DEBUG", "message": "x"},
                {"kind": "SQL_MIGRATION", "severity": "NOTICE", "message": "m"}]}}
            """
        try EmulatorMessages.appendIssues(Array(json.utf8), to: &output)
        #expect(output == field(1, [8, 2, 0x10, 2] + field(3, "m")))
    }
}
