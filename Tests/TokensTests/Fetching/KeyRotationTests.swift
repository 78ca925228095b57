import JSON
import Synchronization
import Testing

@testable import Tokens

/// Verifier, ring and cache together while an issuer changes its keys.
@Suite struct KeyRotationTests {
    private let rig: Rig = Rig()
    private let ring: KeyRing
    private let verifier: IssuerTokenVerifier

    init() {
        let configuration: TokenConfiguration = TokenConfiguration(issuers: [
            TokenIssuer(
                issuer: "i", audiences: ["a"], keys: .webKeys(.test), algorithms: [.rs256, .es256], mapping: nil)
        ])
        ring = rig.ring(configuration.sources)
        verifier = IssuerTokenVerifier(configuration, ring: ring)
    }

    private func look(_ token: String) -> String { outcome(verifier, token, now: rig.now) }

    /// Looks once more when the keys are there, as the transport does.
    private func lookTwice(_ token: String) -> SharedValue<String> {
        let box: SharedValue<String> = .init("waiting")
        do throws(TokenError) {
            box.set("user \(try verifier.verify(token, now: rig.now).uid)")
        } catch {
            guard case .keysPending(let source) = error.kind else {
                box.set(error.message)
                return box
            }
            verifier.awaitKeys(of: source) { [self] in box.set(look(token)) }
        }
        return box
    }

    private let old: String = TestKey.rsa.token(.rs256, claims(), id: "old")
    private let new: String = TestKey.p256.token(.es256, claims(), id: "new")

    @Test func waitsForTheFirstKeys() {
        let first: SharedValue<String> = lookTwice(old)
        #expect(first.value == "waiting")
        #expect(rig.asked == ["https://id.example.org/jwks"])
        #expect(!ring.isReady)
        rig.answer(keySet(TestKey.rsa.webKey("old")))
        #expect(first.value == "user ada")
        #expect(ring.isReady)
    }

    @Test func usersDoNotSeeARotation() {
        rig.answer(keySet(TestKey.rsa.webKey("old")))
        rig.pass(100)
        let waiting: [SharedValue<String>] = [lookTwice(new), lookTwice(new)]
        #expect(look(old) == "user ada")
        #expect(rig.asked.count == 1)
        rig.answer(keySet(TestKey.rsa.webKey("old"), TestKey.p256.webKey("new")))
        #expect(waiting.map(\.value) == ["user ada", "user ada"])
        #expect(look(old) == "user ada")
        // The old key is withdrawn with the next document.
        rig.pass(3000)
        ring.tick()
        rig.answer(keySet(TestKey.p256.webKey("new")))
        rig.pass(-2500)
        ring.tick()
        rig.answer(keySet(TestKey.p256.webKey("new")))
        #expect(lookTwice(new).value == "user ada")
        let withdrawn: SharedValue<String> = lookTwice(old)
        rig.pass(5)
        ring.tick()
        rig.answer(keySet(TestKey.p256.webKey("new")))
        #expect(withdrawn.value == "the token's key is not known")
    }

    @Test func refusesAKeyThatNobodyHas() {
        rig.answer(keySet(TestKey.rsa.webKey("old")))
        rig.pass(100)
        let first: SharedValue<String> = lookTwice(new)
        rig.answer(keySet(TestKey.rsa.webKey("old")))
        #expect(first.value == "the token's key is not known")
        #expect(look(new) == "the token's key is not known")
        #expect(rig.asked == [])
    }

    @Test func saysThatKeysCannotBeHad() {
        let first: SharedValue<String> = lookTwice(old)
        rig.fail("the server is down")
        #expect(first.value == "the issuer's keys are being fetched")
        for _ in 0..<4 {
            rig.pass(30)
            ring.tick()
            rig.fail("the server is down")
        }
        #expect(throws: TokenError("the issuer's keys cannot be had at the moment", .unavailable)) {
            try verifier.verify(old, now: rig.now)
        }
        #expect(
            rig.reports.last == """
                https://id.example.org/jwks: failed("the server is down", failures: 5, isInUse: false)
                """)
    }

    @Test func keepsKeysWhenADocumentIsBroken() {
        rig.answer(keySet(TestKey.rsa.webKey("old")))
        rig.pass(900)
        for document in ["<html>", "{}", keySet(), keySet(TestKey(.rsa(bits: 1024)).webKey("old"))] {
            rig.pass(300)
            _ = ring.miss("any", of: ring.id(of: .webKeys(.test)), now: rig.now)
            ring.tick()
            rig.answer(document)
        }
        #expect(rig.reports.count == 5)
        #expect(outcome(verifier, old) == "user ada")
    }

    /// Whoever comes with a token of yesterday does not make us fetch yesterday's key.
    @Test func doesNotFetchForExpiredTokens() {
        rig.answer(keySet(TestKey.rsa.webKey("old")))
        rig.pass(100)
        #expect(look(TestKey.p256.token(.es256, claims(["exp": 900]), id: "gone")) == "the token is expired")
        #expect(rig.asked == [])
    }

    @Test func boundsThoseWhoWait() {
        let source: KeySourceID = ring.id(of: .webKeys(.test))
        let woken: SharedValue<Int> = .init(0)
        for _ in 0..<(KeyRing.maximumWaiting + 3) {
            ring.wait(for: source) { woken.set(woken.value + 1) }
        }
        #expect(woken.value == 3)
        rig.answer(keySet(TestKey.rsa.webKey("old")))
        #expect(woken.value == KeyRing.maximumWaiting + 3)
    }

    @Test func asksForEachPlaceOnce() {
        let source: KeySource = .webKeys(.test)
        #expect(Rig().ring([source, source]).sources == [source])
    }
}

/// A value that closures of several threads share.
private final class SharedValue<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    init(_ value: Value) { mutex = Mutex<Value>(value) }

    var value: Value { mutex.withLock { $0 } }

    func set(_ value: Value) { mutex.withLock { $0 = value } }
}
