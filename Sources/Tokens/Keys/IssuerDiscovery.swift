import JSON

/// An issuer whose configuration document says where its keys are.
///
/// - Source: OpenID Connect Discovery 1.0, sections 4.1 and 4.3.
public struct IssuerDiscovery: Hashable, Sendable {
    /// The claim `iss`, which the document must repeat exactly.
    public let issuer: String
    /// Where the document is.
    public let url: KeyURL

    /// The document of an issuer.
    ///
    /// - Rejects: issuers that are no URL that keys may come from, and those with a query, which a path cannot be put behind.
    public init?(issuer: String) {
        guard KeyURL(issuer) != nil, !issuer.contains("?") else { return nil }
        let base: Substring = issuer.hasSuffix("/") ? issuer.dropLast() : issuer[...]
        guard let url = KeyURL("\(base)/.well-known/openid-configuration") else { return nil }
        self.issuer = issuer
        self.url = url
    }

    /// Reads the document: where the web keys are.
    ///
    /// - Errors: what is no JSON object, has another issuer, or names no place that keys may come from. One of HTTPS must not lead to
    ///   this machine: what listens here was never meant to be asked by strangers.
    public func keys(in document: [UInt8]) throws(KeyDocument.Failure) -> KeyURL {
        let value: JSONValue
        do throws(JSONError) {
            value = try parseJSON(document, maximumDepth: 16)
        } catch {
            throw KeyDocument.Failure(message: "is not valid JSON: \(error)")
        }
        guard let named = value["issuer"]?.string else { throw KeyDocument.Failure(message: "names no \"issuer\"") }
        guard named == issuer else {
            throw KeyDocument.Failure(message: "is of the issuer \"\(named.prefix(200))\", not of \"\(issuer)\"")
        }
        guard let place = value["jwks_uri"]?.string else { throw KeyDocument.Failure(message: "names no \"jwks_uri\"") }
        guard let keys = KeyURL(place), keys.isSecure || !url.isSecure else {
            throw KeyDocument.Failure(message: "names a \"jwks_uri\" that keys may not come from")
        }
        return keys
    }
}
