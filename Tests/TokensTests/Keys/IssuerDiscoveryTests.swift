import Testing

@testable import Tokens

@Suite struct IssuerDiscoveryTests {
    private func keys(_ issuer: String, _ document: String) throws -> String {
        let discovery: IssuerDiscovery = try #require(IssuerDiscovery(issuer: issuer))
        do throws(KeyDocument.Failure) {
            return try discovery.keys(in: Array(document.utf8)).description
        } catch {
            return error.message
        }
    }

    @Test func findsTheDocument() {
        let places: [String: String?] = [
            "https://id.example": "https://id.example/.well-known/openid-configuration",
            "https://id.example/": "https://id.example/.well-known/openid-configuration",
            "https://id.example/realms/shop": "https://id.example/realms/shop/.well-known/openid-configuration",
            "http://127.0.0.1:8080": "http://127.0.0.1:8080/.well-known/openid-configuration",
            "http://id.example": nil, "https://id.example/?a=b": nil, "https://u:p@id.example": nil, "shop": nil,
            "": nil,
        ]
        for (issuer, place) in places {
            #expect(IssuerDiscovery(issuer: issuer)?.url.description == place, "\(issuer)")
        }
    }

    @Test func takesTheIssuerExactlyAndNoOther() throws {
        let issuer: String = "https://id.example"
        let place: String = "https://keys.example/jwks"
        #expect(
            try keys(issuer, #"{"issuer": "https://id.example", "jwks_uri": "https://keys.example/jwks", "x": 1}"#)
                == place)
        #expect(
            try keys(issuer, #"{"issuer": "https://id.example/", "jwks_uri": "https://keys.example/jwks"}"#)
                == #"is of the issuer "https://id.example/", not of "https://id.example""#)
        #expect(try keys(issuer, #"{"jwks_uri": "https://keys.example/jwks"}"#) == #"names no "issuer""#)
        #expect(try keys(issuer, #"{"issuer": "https://id.example"}"#) == #"names no "jwks_uri""#)
        #expect(try keys(issuer, "[]") == #"names no "issuer""#)
        #expect(try keys(issuer, "{").hasPrefix("is not valid JSON: "))
        #expect(
            try keys(issuer, #"{"issuer": "https://id.example", "issuer": "x"}"#).hasPrefix("is not valid JSON: "))
    }

    /// Whoever writes the document shall not have us ask what listens on this machine.
    @Test func isNotLedElsewhere() throws {
        let refusal: String = #"names a "jwks_uri" that keys may not come from"#
        for place in [
            "http://127.0.0.1/keys", "http://keys.example/jwks", "file:///etc/passwd", "https://u@keys.example/",
        ] {
            #expect(
                try keys("https://id.example", #"{"issuer": "https://id.example", "jwks_uri": "\#(place)"}"#) == refusal
            )
        }
        #expect(
            try keys("http://localhost:1", #"{"issuer": "http://localhost:1", "jwks_uri": "http://localhost:1/k"}"#)
                == "http://localhost:1/k")
    }

    @Test func isUsedWhereNoOtherPlaceIsNamed() throws {
        func source(_ entry: String) throws -> String {
            do throws(TokenConfigurationErrors) {
                return try TokenConfiguration.parse(Array(#"{"issuers": [\#(entry)]}"#.utf8), file: "t") {
                    _ throws(SecretFailure) in [UInt8](repeating: 7, count: 32)
                }.issuers[0].keys.description
            } catch {
                return error.errors.map(\.message).joined(separator: "; ")
            }
        }
        let place: String = "https://id.example/.well-known/openid-configuration"
        #expect(try source(#"{"issuer": "https://id.example", "audiences": ["x"]}"#) == place)
        #expect(
            try source(#"{"issuer": "https://id.example", "audiences": ["x"], "jwksUrl": "https://id.example/k"}"#)
                == "https://id.example/k")
        #expect(
            try source(#"{"issuer": "https://id.example", "audiences": ["x"], "algorithms": ["HS256"]}"#)
                == "HS256 needs a secret, which no URL may give")
        #expect(try source(#"{"issuer": "shop", "audiences": ["x"]}"#).hasSuffix("is needed, none"))
        #expect(try source(#"{"issuer": "http://id.example", "audiences": ["x"]}"#).hasSuffix("is needed, none"))
    }
}
