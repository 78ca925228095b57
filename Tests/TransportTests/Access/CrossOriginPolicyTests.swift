import Execution
import Testing

@testable import Transport

@Suite struct CrossOriginPolicyTests {
    private let policy: CrossOriginPolicy = CrossOriginPolicy(guardian: DevGuard(), isDevelopment: false)

    private func preflight(_ fields: [(String, String)], method: String = "OPTIONS") -> HTTPResponse? {
        policy.preflight(
            HTTPRequest(
                method: method, targetBytes: Array("/".utf8), isHTTP11: true, headers: headers(fields), body: [],
                keepsAlive: true,
                isUpgrade: false))
    }

    @Test func echoesAnyOriginWithoutCredentials() {
        #expect(
            policy.fields(for: headers([("Origin", "https://app.example")]))
                == [.init("Access-Control-Allow-Origin", "https://app.example"), .init("Vary", "Origin")])
        #expect(policy.fields(for: headers([])) == [])
    }

    @Test func lendsCredentialsToListedOrigins() {
        let origin: String = "https://1-x.cloudworkstations.dev"
        #expect(
            policy.fields(for: headers([("origin", origin)])) == [
                .init("Access-Control-Allow-Origin", origin), .init("Vary", "Origin"),
                .init("Access-Control-Allow-Credentials", "true"),
            ])
    }

    @Test func answersPreflights() {
        let fields: [(String, String)] = [
            ("Origin", "http://localhost:1"), ("Access-Control-Request-Method", "POST"),
            ("Access-Control-Request-Headers", "content-type,x-firebase-auth-token"),
        ]
        #expect(
            preflight(fields)
                == HTTPResponse(
                    status: 204,
                    headers: [
                        .init("Access-Control-Allow-Origin", "http://localhost:1"), .init("Vary", "Origin"),
                        .init("Access-Control-Allow-Methods", "GET, POST, OPTIONS"),
                        .init("Access-Control-Allow-Headers", "content-type,x-firebase-auth-token"),
                        .init("Vary", "Access-Control-Request-Headers"), .init("Access-Control-Max-Age", "3600"),
                    ]))
        #expect(preflight([("Origin", "http://localhost:1")]) == nil)
        #expect(preflight(fields, method: "POST") == nil)
    }

    @Test(arguments: [["https://evil.example"], ["null"], [""], ["http://localhost:1", "http://localhost:1"]])
    func tellsStrangersNothingInDevelopment(_ origins: [String]) {
        let policy: CrossOriginPolicy = CrossOriginPolicy(guardian: DevGuard(), isDevelopment: true)
        let fields: HTTPHeaders = headers(
            origins.map { ("Origin", $0) } + [("Access-Control-Request-Method", "POST")])
        #expect(policy.fields(for: fields) == [])
        let request: HTTPRequest = HTTPRequest(
            method: "OPTIONS", targetBytes: Array("/".utf8), isHTTP11: true, headers: fields, body: [],
            keepsAlive: true, isUpgrade: false)
        #expect(
            policy.preflight(request)
                == ErrorReply.response(.permissionDenied, "the page's origin is not in --allowed-origins"))
        #expect(policy.fields(for: headers([("Origin", "http://localhost:5173")])).count == 2)
        #expect(policy.fields(for: headers([("Origin", "https://1-x.cloudworkstations.dev")])).count == 3)
    }
}
