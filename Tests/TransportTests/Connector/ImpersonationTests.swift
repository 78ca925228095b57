import JSON
import Testing

@testable import Transport

/// Whom an administrator is taken for. What names nobody would be run with all rights.
@Suite struct ImpersonationTests {
    private func subject(_ extensions: String) throws(JSONError) -> Impersonation? {
        let operation: OperationBody = try OperationBody(
            Array(#"{"operationName":"A","extensions":\#(extensions)}"#.utf8))
        let document: DocumentBody = try DocumentBody(Array(#"{"query":"{a}","extensions":\#(extensions)}"#.utf8))
        #expect(operation.impersonation == document.impersonation)
        return operation.impersonation
    }

    @Test(arguments: ["{}", "null", #"{"impersonate":{"includeDebugDetails":true}}"#, #"{"persistedQuery":{"v":1}}"#])
    func isNobodyWhereNobodyIsMeant(_ extensions: String) throws {
        #expect(try subject(extensions) == nil)
    }

    @Test func readsWhoIsMeant() throws {
        #expect(
            try subject(#"{"impersonate":{"unauthenticated":true,"authClaims":null}}"#)
                == Impersonation(subject: .unauthenticated))
        let ada: Impersonation = Impersonation(
            subject: .user(uid: "ada", claims: ["sub": "ada"]), includesDetails: true)
        for extensions: String in [
            #"{"impersonate":{"authClaims":{"sub":"ada"},"includeDebugDetails":true,"unauthenticated":false}}"#,
            #"{"impersonate":{"auth_claims":{"sub":"ada"},"include_debug_details":true}}"#,
        ] {
            #expect(try subject(extensions) == ada)
        }
    }

    /// As long as any user's with the prefix of an issuer.
    @Test func takesLongNames() throws {
        let name: String = String(repeating: "a", count: 192)
        let found: Impersonation? = try subject(#"{"impersonate":{"authClaims":{"sub":"\#(name)"}}}"#)
        #expect(found?.subject == .user(uid: name, claims: ["sub": .string(name)]))
    }

    private static let nobody: String =
        #"impersonate names nobody: authClaims or "unauthenticated": true is needed"#

    @Test(arguments: [
        (
            #"{"impersonate":{"authclaims":{"sub":"ada"}}}"#,
            #""authclaims" is not known here; did you mean "authClaims"?"#
        ),
        (#"{"impersonate":{"unauthenticated":true,"more":1}}"#, #""more" is not known here"#),
        (#"{"impersonate":{"authClaims":null}}"#, nobody),
        (#"{"impersonate":{"authClaims":null,"includeDebugDetails":true}}"#, nobody),
        (#"{"impersonate":{"unauthenticated":false}}"#, nobody),
        (#"{"impersonate":{"unauthenticated":null}}"#, nobody),
        (#"{"impersonate":{}}"#, nobody),
        (#"{"impersonate":{"authClaims":{}}}"#, "authClaims must have a sub"),
        (#"{"impersonate":{"authClaims":"ada"}}"#, "authClaims must have a sub"),
        (
            #"{"impersonate":{"authClaims":{"sub":"\#(String(repeating: "a", count: 193))"}}}"#,
            "the sub of authClaims is longer than any user's: 192 characters"
        ),
        (
            #"{"impersonate":{"authClaims":{"sub":"a"},"unauthenticated":true}}"#,
            "authClaims and unauthenticated exclude each other"
        ),
        (
            #"{"impersonate":{"authClaims":{"sub":"a"},"auth_claims":{"sub":"b"}}}"#,
            #"the member "auth_claims" is given twice"#
        ),
        (
            #"{"Impersonate":{"authClaims":{"sub":"a"}}}"#,
            #""Impersonate" is not known here; did you mean "impersonate"?"#
        ),
    ])
    func refusesWhatNamesNobody(_ extensions: String, _ message: String) {
        let error: JSONError? = #expect(throws: JSONError.self) { _ = try subject(extensions) }
        #expect(error?.message == message)
    }

    @Test func refusesNull() {
        #expect(throws: JSONError.self) { _ = try subject(#"{"impersonate":null}"#) }
    }

    @Test(arguments: [
        (#""extension":{"impersonate":{}}"#, #""extension" is not known here; did you mean "extensions"?"#),
        (#""impersonate":{}"#, #""impersonate" is a member of "extensions""#),
    ])
    func refusesItElsewhere(_ member: String, _ message: String) {
        let errors: [JSONError?] = [
            #expect(throws: JSONError.self) { try OperationBody(Array(#"{"operationName":"A",\#(member)}"#.utf8)) },
            #expect(throws: JSONError.self) { try DocumentBody(Array(#"{"query":"{a}",\#(member)}"#.utf8)) },
        ]
        #expect(errors.map { $0?.message } == [message, message])
    }
}
