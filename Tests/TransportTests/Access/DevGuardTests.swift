import Testing

@testable import Transport

func headers(_ fields: [(String, String)]) -> HTTPHeaders {
    var headers: HTTPHeaders = HTTPHeaders()
    for (name, value) in fields {
        headers.append(name: Array(name.utf8), value: Array(value.utf8))
    }
    return headers
}

@Suite struct DevGuardTests {
    private let guardian: DevGuard = DevGuard(
        allowedHosts: ["Dev.Example"],
        allowedOrigins: OriginPattern.cloudWorkstations + [OriginPattern("http://app.test:3000")].compactMap { $0 })

    private func judge(_ fields: [(String, String)], loopback: Bool = true) -> DevGuard.Verdict {
        guardian.judge(headers(fields), isLoopbackPeer: loopback)
    }

    @Test func takesUnmarkedRequestsForClients() {
        #expect(judge([("Host", "evil.example")], loopback: false) == .client)
        #expect(judge([("Host", "localhost"), ("Authorization", "Bearer eyJ")]) == .client)
        #expect(judge([("Host", "localhost"), ("X-Mantle-Admin", "none")]) == .client)
    }

    @Test(arguments: [
        "localhost:9399", "LOCALHOST", "127.0.0.1:9399", "127.8.9.10", "[::1]:9399", "dev.example:80", "x.localhost",
    ])
    func trustsMarksSentToThisMachine(_ host: String) {
        #expect(judge([("host", host), ("authorization", "Bearer owner")]) == .administrator)
        #expect(judge([("host", host), ("x-mantle-admin", "all")]) == .administrator)
    }

    @Test(arguments: [
        "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.256", "1.2.3.4", "", "local host",
        "[::1", "::1", "localhost:80:90", "user@localhost",
    ])
    func refusesReboundHosts(_ host: String) {
        let verdict: DevGuard.Verdict = judge([("host", host), ("authorization", "Bearer owner")])
        #expect(verdict != .administrator && verdict != .client, "\(host)")
    }

    @Test(arguments: [
        "http://localhost:5173", "https://127.0.0.1", "http://[::1]:3000",
        "https://9000-x.cluster.cloudworkstations.dev",
        "http://app.test:3000",
    ])
    func trustsTheDevelopersPages(_ origin: String) {
        let fields: [(String, String)] = [("host", "localhost"), ("x-mantle-admin", "all"), ("origin", origin)]
        #expect(judge(fields) == .administrator)
    }

    @Test(arguments: [
        "https://evil.example", "null", "", "http://localhost.evil.example",
        "https://cloudworkstations.dev.evil.example",
        "http://x.cloudworkstations.dev", "https://evilcloudworkstations.dev", "http://app.test:3001", "file://",
        "https://app.test:3000", "http://localhost/path", "http://localhost@evil.example",
    ])
    func refusesForeignPages(_ origin: String) {
        let fields: [(String, String)] = [("host", "localhost"), ("x-mantle-admin", "all"), ("origin", origin)]
        #expect(judge(fields) == .refused("the page's origin is not in --allowed-origins"))
    }

    @Test func refusesOtherMachines() {
        let fields: [(String, String)] = [("host", "localhost"), ("authorization", "Bearer owner")]
        #expect(judge(fields, loopback: false) == .refused("only programs on this machine may do this"))
    }

    /// What proxies say of whom they speak for is never a reason to believe somebody.
    @Test func believesNoProxy() {
        let owner: (String, String) = ("authorization", "Bearer owner")
        let claims: [(String, String)] = [
            ("x-forwarded-for", "127.0.0.1"), ("x-forwarded-host", "localhost"), ("x-real-ip", "127.0.0.1"),
            ("forwarded", "for=127.0.0.1;host=localhost"), ("x-forwarded-proto", "https"),
        ]
        #expect(
            judge([("host", "localhost"), owner] + claims, loopback: false)
                == .refused("only programs on this machine may do this"))
        #expect(
            judge([("host", "evil.example"), owner] + claims)
                == .refused("the host 'evil.example' is not in --allowed-hosts"))
    }

    /// Behind a proxy on this machine everybody is a loopback peer, and many proxies call us by our own address.
    @Test(arguments: ["forwarded", "X-Forwarded-For", "x-real-ip"])
    func believesNobodyWhomAProxyPassesOn(_ field: String) {
        let owner: (String, String) = ("authorization", "Bearer owner")
        #expect(
            judge([("host", "127.0.0.1:9399"), owner, (field, "203.0.113.7")])
                == .refused("a proxy has passed the request on, under no name that is in --allowed-hosts"))
        // Whoever lists the name of a proxy means those who come by it.
        #expect(judge([("host", "dev.example"), owner, (field, "203.0.113.7")]) == .administrator)
    }
}
