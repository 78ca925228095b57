import JSON
import Testing

@testable import SchemaModel

@Suite struct NamingTests {
    /// Every name that the official tool generated for a type that sets neither singular nor plural.
    @Test(.enabled(if: sharedCases("plurals.json") != nil))
    func makesThePluralsOfTheOfficialTool() throws {
        let text: String = try #require(sharedCases("plurals.json"))
        let cases: JSONValue = try parseJSON(Array(text.utf8))
        var checked: Int = 0
        for member: JSONObject.Member in cases.object?.members ?? [] {
            for pair: JSONValue in member.value.array ?? [] {
                let names: [String] = pair.array?.compactMap(\.string) ?? []
                let singular: String = uncapitalised(member.name)
                // Another singular was set by the author.
                guard names.first == singular else { continue }
                #expect(pluralName(of: member.name, singular: singular) == names.last)
                checked += 1
            }
        }
        #expect(checked > 300)
    }

    @Test(arguments: [
        ("Human", "humen"), ("FooChild", "fooChildren"), ("SEO", "sEOS"), ("Watch", "watches"), ("Shelf", "shelves"),
        ("UserSettings", "userSettingss"), ("EmailMeta", "emailMetas"), ("CachingAny", "cachingAnies"),
        ("Ox", "oxen"), ("Series", "seriess"), ("Quiz", "quizzes"), ("Matrix", "matrices"), ("Bus", "buses"),
        ("Hero", "heros"), ("Analysis", "analyses"), ("Wife", "wives"), ("Status", "statuses"), ("Box", "boxes"),
        ("AddressPerson", "addressPeople"), ("Datum", "data"), ("Log4j", "log4js"), ("Year2", "year2s"),
    ])
    func makesPlurals(_ type: String, _ plural: String) {
        #expect(pluralName(of: type, singular: uncapitalised(type)) == plural)
    }

    @Test(arguments: [
        ("SEO", "s_e_o"), ("imageURL", "image_u_r_l"), ("term1Fee", "term1_fee"), ("firebaseUID", "firebase_u_i_d"),
        ("product1Id", "product1_id"), ("Book", "book"), ("addressLine1", "address_line1"),
    ])
    func writesSQLNames(_ name: String, _ expected: String) {
        #expect(snakeCase(name) == expected)
    }
}
