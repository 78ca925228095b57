import JSON
import Testing

@testable import Tokens

/// Claims of other issuers in Firebase's shape.
@Suite struct ClaimMappingTests {
    private func shaped(_ mapping: ClaimMapping, _ claims: JSONValue, prefix: String = "") throws -> String {
        let (uid, shaped): (String, JSONValue) = try mapping.apply(to: claims, uidPrefix: UIDPrefix(prefix))
        return "\(uid) \(shaped.text)"
    }

    @Test func takesTheStandardClaims() throws {
        let result: String = try shaped(
            ClaimMapping(),
            [
                "sub": "7", "email": "ada@example.org", "email_verified": true, "phone_number": "+49",
                "phone_number_verified": true, "name": "Ada",
            ])
        #expect(
            result == #"""
                7 {"sub":"7","email":"ada@example.org","email_verified":true,"phone_number":"+49",\#
                "phone_number_verified":true,"name":"Ada","user_id":"7",\#
                "firebase":{"sign_in_provider":"oidc","identities":{}}}
                """#)
    }

    /// What the issuer lets users write themselves must not become a claim that rules trust.
    @Test func dropsWhatTheMappingDoesNotTake() throws {
        let result: String = try shaped(
            ClaimMapping(),
            [
                "sub": "7", "user_id": "root", "phone_number": "+49", "email_verified": true,
                "firebase": ["sign_in_provider": "google.com", "tenant": "t"],
            ])
        #expect(
            result == #"""
                7 {"sub":"7","user_id":"7","email_verified":false,\#
                "firebase":{"sign_in_provider":"oidc","identities":{}}}
                """#)
    }

    @Test func readsPathsAndConstants() throws {
        var mapping: ClaimMapping = ClaimMapping()
        mapping.uid = try #require(ClaimPath("ext.id"))
        mapping.emailVerified = .constant(true)
        mapping.signInProvider = .path(try #require(ClaimPath("idp")))
        mapping.anonymous = ClaimPath("is_anonymous")
        mapping.custom = [
            "roles": .path(try #require(ClaimPath("realm_access.roles"))),
            "plan": .path(try #require(ClaimPath(["https://example.org/plan"]))),
            "absent": .path(try #require(ClaimPath("nothing.here"))), "source": .constant("oidc"),
        ]
        let claims: JSONValue = [
            "sub": "x", "ext": ["id": "u1"], "email": "a@b.c", "idp": "github", "absent": "chosen by the user",
            "realm_access": ["roles": ["editor"]], "https://example.org/plan": "pro",
        ]
        let (uid, shaped): (String, JSONValue) = try mapping.apply(to: claims, uidPrefix: UIDPrefix("kc:"))
        #expect(uid == "kc:u1")
        #expect(shaped["sub"] == "kc:u1")
        #expect(shaped["email_verified"] == true)
        #expect(shaped["firebase"]?["sign_in_provider"] == "github")
        #expect(shaped["roles"] == ["editor"])
        #expect(shaped["plan"] == "pro")
        #expect(shaped["absent"] == nil)
        #expect(shaped["source"] == "oidc")
    }

    @Test(
        arguments: [
            ([:], "oidc"), (["is_anonymous": true, "idp": "github"], "anonymous"), (["is_anonymous": false], "oidc"),
            (["is_anonymous": "false"], "oidc"), (["is_anonymous": .null], "oidc"), (["is_anonymous": 0], "oidc"),
            (["is_anonymous": 1], "anonymous"), (["is_anonymous": "TRUE"], "anonymous"),
            (["is_anonymous": "1"], "anonymous"), (["is_anonymous": ["a": true]], "anonymous"),
            (["is_anonymous": ""], "anonymous"),
            (["is_anonymous": "true"], "anonymous"), (["idp": ""], "oidc"), (["idp": 7], "oidc"),
        ] as [(JSONValue, String)])
    func tellsHowTheUserSignedIn(_ claims: JSONValue, _ expected: String) throws {
        var mapping: ClaimMapping = ClaimMapping()
        mapping.signInProvider = .path(try #require(ClaimPath("idp")))
        mapping.anonymous = ClaimPath("is_anonymous")
        var object: JSONObject = claims.object ?? JSONObject()
        object["sub"] = "7"
        let (_, shaped): (String, JSONValue) = try mapping.apply(to: .object(object), uidPrefix: UIDPrefix(""))
        #expect(shaped["firebase"]?["sign_in_provider"] == .string(expected))
    }

    /// A fixed "verified" does not verify an address that is not there.
    @Test(arguments: [([:], false), (["email": ""], false), (["email": "a@b.c"], true)] as [(JSONValue, Bool)])
    func verifiesOnlyAddresses(_ claims: JSONValue, _ expected: Bool) throws {
        var mapping: ClaimMapping = ClaimMapping()
        mapping.emailVerified = .constant(true)
        var object: JSONObject = claims.object ?? JSONObject()
        object["sub"] = "7"
        #expect(
            try mapping.apply(to: .object(object), uidPrefix: UIDPrefix("")).claims["email_verified"] == .bool(expected)
        )
    }

    @Test(
        arguments: [(true, true), ("true", true), ("yes", false), (1, false), (false, false), (nil, false)]
            as [(JSONValue, Bool)])
    func readsTruth(_ value: JSONValue, _ expected: Bool) throws {
        let claims: JSONValue = ["sub": "7", "email": "a@b.c", "email_verified": value]
        #expect(
            try ClaimMapping().apply(to: claims, uidPrefix: UIDPrefix("")).claims["email_verified"] == .bool(expected))
    }
}
