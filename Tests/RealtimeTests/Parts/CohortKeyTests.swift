import ConnectorModel
import Execution
import JSON
import Realtime
import Testing

/// Subscriptions share a cohort exactly when they must see the same bytes.
@Suite struct CohortKeyTests {
    @Test func identitiesAreComparedInTheFootprintAlone() {
        let ann: AuthContext = user("ann", ["team": "red", "role": ["level": 1]])
        let other: AuthContext = user("ann", ["team": "blue", "role": ["level": 1]])
        let bob: AuthContext = user("bob", ["team": "red"])
        #expect(key(.none, ann) == key(.none, bob))
        #expect(key(.uid, ann) == key(.uid, other))
        #expect(key(.uid, ann) != key(.uid, bob))
        #expect(key(.claims([["role", "level"]]), ann) == key(.claims([["role", "level"]]), other))
        #expect(key(.claims([["team"]]), ann) != key(.claims([["team"]]), other))
        #expect(key(.all, ann) != key(.all, other))
        #expect(key(.all, user("")) != key(.all, .unauthenticated))
    }

    @Test func variablesAndNamesCount() {
        let ann: AuthContext = user("ann")
        #expect(CohortKey(operation: getMovie, variables: texts(["a"]), auth: ann) != key(.none, ann))
        #expect(
            CohortKey(operation: getMovie, variables: texts(["a"]), auth: ann)
                == CohortKey(operation: getMovie, variables: texts(["a"]), auth: ann))
    }

    @Test func aKeyHasOneShardAndKeysSpread() {
        var counts: [Int] = [0, 0, 0, 0]
        for number in 0..<4_000 {
            let key: CohortKey = CohortKey(operation: getMovie, variables: texts(["\(number)"]), auth: .unauthenticated)
            #expect(key.shard(of: 4) == key.shard(of: 4))
            counts[key.shard(of: 4)] += 1
        }
        #expect(counts.allSatisfy { $0 > 800 })
    }

    private func key(_ footprint: AuthFootprint, _ auth: AuthContext) -> CohortKey {
        CohortKey(operation: operation("Q", footprint: footprint), variables: .none, auth: auth)
    }
}
