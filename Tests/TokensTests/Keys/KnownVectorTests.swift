import JSON
import Testing

@testable import Tokens

/// Signatures that specifications print, with the keys they were made with.
@Suite struct KnownVectorTests {
    struct Vector: Sendable, CustomTestStringConvertible {
        let source: String
        let algorithm: JWSAlgorithm
        let key: String
        let token: String

        var testDescription: String { source }
    }

    private static let joe: String =
        "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
    private static let frodo: String =
        "SXTigJlzIGEgZGFuZ2Vyb3VzIGJ1c2luZXNzLCBGcm9kbywgZ29pbmcgb3V0IHlvdXIgZG9vci4gWW91IHN0ZXAgb250byB0aGUgcm9h"
        + "ZCwgYW5kIGlmIHlvdSBkb24ndCBrZWVwIHlvdXIgZmVldCwgdGhlcmXigJlzIG5vIGtub3dpbmcgd2hlcmUgeW91IG1pZ2h0IGJlIHN3"
        + "ZXB0IG9mZiB0by4"

    static let vectors: [Vector] = [
        Vector(
            source: "RFC 7515, A.1", algorithm: .hs256,
            key: """
                {"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}
                """,
            token: "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.\(joe).dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"),
        Vector(
            source: "RFC 7515, A.2", algorithm: .rs256,
            key: """
                {"kty":"RSA","e":"AQAB","n":"ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrc\
                S2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z\
                5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmo\
                udF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ"}
                """,
            token: """
                eyJhbGciOiJSUzI1NiJ9.\(joe).cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc\
                _lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMH\
                lb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np\
                6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw
                """),
        Vector(
            source: "RFC 7515, A.3", algorithm: .es256,
            key: """
                {"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",\
                "y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}
                """,
            token: """
                eyJhbGciOiJFUzI1NiJ9.\(joe).DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP\
                3-Kg6NU1Q
                """),
        Vector(
            source: "RFC 7520, 4.1", algorithm: .rs256,
            key: """
                {"kty":"RSA","kid":"bilbo.baggins@hobbiton.example","use":"sig","e":"AQAB","n":"n4EPtAOCc9AlkeQHPzHStgAbg\
                s7bTZLwUBZdR8_KuKPEHLd4rHVTeT-O-XV2jRojdNhxJWTDvNd7nqQ0VEiZQHz_AJmSCpMaJMRBSFKrKb2wqVwGU_NsYOYL-QtiWN2lb\
                zcEe6XC0dApr5ydQLrHqkHHig3RBordaZ6Aj-oBHqFEHYpPe7Tpe-OfVfHd1E6cS6M1FZcD1NNLYD5lFHpPI9bTwJlsde3uhGqC0ZCuEH\
                g8lhzwOHrtIQbS0FVbb9k3-tVTU4fg_3L_vniUFAKwuCLqKnS2BYwdq_mzSnbLY7h_qixoR7jig3__kRhuaxwUkRz5iaiQkqgc5gHdrNP\
                5zw"}
                """,
            token: """
                eyJhbGciOiJSUzI1NiIsImtpZCI6ImJpbGJvLmJhZ2dpbnNAaG9iYml0b24uZXhhbXBsZSJ9.\(frodo).MRjdkly7_-oTPTS3AXP41iQ\
                IGKa80A0ZmTuV5MEaHoxnW2e5CZ5NlKtainoFmKZopdHM1O2U4mwzJdQx996ivp83xuglII7PNDi84wnB-BDkoBwA78185hX-Es4JIwmD\
                LJK3lfWRa-XtL0RnltuYv746iYTh_qHRD68BNt1uSNCrUCTJDt5aAE6x8wW1Kt9eRo4QPocSadnHXFxnt8Is9UzpERV0ePPQdLuW3IS_d\
                e3xyIrDaLGdjluPxUAhb6L2aXic1U12podGU0KLUQSE_oI-ZnmKJ3F4uOZDnd6QZWJushZ41Axf_fcIe8u9ipH84ogoree7vjbU5y18kD\
                quDg
                """),
        Vector(
            source: "RFC 7520, 4.4", algorithm: .hs256,
            key: """
                {"kty":"oct","kid":"018c0ae5-4d9b-471b-bfd6-eef314bc7037","use":"sig","alg":"HS256",\
                "k":"hJtXIZ2uSN5kbQfbtTNWbpdmhkV8FJG-Onbc6mxCcYg"}
                """,
            token: """
                eyJhbGciOiJIUzI1NiIsImtpZCI6IjAxOGMwYWU1LTRkOWItNDcxYi1iZmQ2LWVlZjMxNGJjNzAzNyJ9.\(frodo).s0h6KThzkfBBBkL\
                spW1h84VsJZFTsPPqMDA7g1Md7p0
                """),
        Vector(
            source: "RFC 8037, A.4", algorithm: .edDSA,
            key: #"{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}"#,
            token: """
                eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhi\
                jcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg
                """),
    ]

    @Test(arguments: vectors)
    func verifies(_ vector: Vector) throws {
        let set: JSONWebKeySet = try KeyDocument.parse(Array(vector.key.utf8), as: .file)
        let parts: [Substring] = vector.token.split(separator: ".")
        let signature: [UInt8] = try #require(Base64URL.decode(parts[2]))
        let message: [UInt8] = Array("\(parts[0]).\(parts[1])".utf8)
        let accepted: [JWSAlgorithm] = JWSAlgorithm.allCases.filter {
            set.keys[0].verifies(signature, of: message, by: $0)
        }
        #expect(accepted == [vector.algorithm])
        for index in signature.indices {
            var broken: [UInt8] = signature
            broken[index] ^= 1
            #expect(!set.keys[0].verifies(broken, of: message, by: vector.algorithm))
        }
        #expect(!set.keys[0].verifies(signature, of: message + [0], by: vector.algorithm))
        #expect(!set.keys[0].verifies(Array(signature.dropLast()), of: message, by: vector.algorithm))
        #expect(!set.keys[0].verifies(signature + [0], of: message, by: vector.algorithm))
        #expect(!set.keys[0].verifies([], of: message, by: vector.algorithm))
    }
}
