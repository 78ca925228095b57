/// The keys of an issuer, as one document shows them.
public struct JSONWebKeySet: Sendable {
    let keys: [VerificationKey]
    /// What the document holds and is not used, with the reasons, for whoever wonders why a token is refused.
    public let ignored: [String]

    /// How many keys it has.
    public var count: Int { keys.count }

    init(_ keys: [VerificationKey], ignored: [String] = []) {
        self.keys = keys
        self.ignored = ignored
    }

    /// A set of one secret, for tokens whatever key they name.
    public init(_ secret: SharedSecret) {
        self.init([VerificationKey(keyID: nil, algorithm: nil, material: .secret(secret))])
    }

    /// What is found for a token.
    enum LookUp {
        case found(VerificationKey)
        /// No key has this id: a newer document may have it.
        case unknown
        /// No document helps: the key is for another algorithm, or nothing says which one is meant.
        case refused(String)
    }

    /// The key for a token: the one of that id; keys that have no id stand for any. Never more than one is tried.
    func key(_ id: String?, for algorithm: JWSAlgorithm) -> LookUp {
        let named: [VerificationKey] = id.map { id in keys.filter { $0.keyID == id } } ?? []
        if let key = named.first(where: { $0.fits(algorithm) }) { return .found(key) }
        guard named.isEmpty else { return .refused("the token's key is not for its algorithm") }
        let candidates: [VerificationKey] = keys.filter { (id == nil || $0.keyID == nil) && $0.fits(algorithm) }
        switch candidates.count {
        case 0: return id == nil && !keys.isEmpty ? .refused("the token names no key") : .unknown
        case 1: return .found(candidates[0])
        default: return .refused("the token does not say which of several keys signed it")
        }
    }

    func contains(_ id: String) -> Bool { keys.contains { $0.keyID == id } }
}
