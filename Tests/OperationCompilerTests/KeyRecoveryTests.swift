import Testing

/// A slip in a key is told once; all else of the type is known, and what it may have been the key of is not held against operations.
@Suite struct KeyRecoveryTests {
    /// A schema around `Product` with this key, in which others refer to it by its key, by a field, and in keys of their own.
    private static func schema(_ key: String) -> String {
        """
        type Product @table(key: \(key)) {
          sku: String!, name: String!, stock: Int, tags: [String!], shape: Vector @col(size: 3), kind: Kind
        }
        type Kind @table { name: String! }
        type Review @table { text: String!, of: Product! }
        type Wish @table(key: ["of", "who"]) { of: Product!, who: String! }
        type Gift @table { wish: Wish, by: String }
        type Line @table { of: Product! @ref(fields: "ofSku", references: "sku"), ofSku: String! }
        """
    }

    /// What an author may write who meant one key or another, and in each operation one word that is wrong whichever it is.
    private static let operations: String = """
        query Rows { products(where: { name: { eq: "x" } }) { sku wrong1 reviews_on_of { text } } }
        query Refer { reviews { ofSku ofId of { name wrong2 } } gifts { wishOfSku wishWho by wish { who wrong3 } } }
        query Find($s: String!, $n: Int!) {
          a: product(sku: $s) { wrong4 } b: product(key: { sku: $s }) { name } c: product(key: { sku: $s, stock: $n }) { name }
        }
        query Wishes($s: String!) { wish(key: { ofSku: $s, who: "me" }) { who wrong5 } }
        query Kinds { kinds(where: { nam: { eq: "x" } }) { name } }
        mutation Add($s: String!) {
          product_insert(data: { sku: $s, name: "x", wrong6: 1 })
          review_insert(data: { text: "x", of: { sku: $s } }) other: review_insert(data: { text: "x", ofSku: $s })
          wish_insert(data: { of: { sku: $s }, who: "me" }) line_insert(data: { ofSku: $s })
        }
        mutation Drop($s: String!) { product_delete(key: { sku: $s }) product_update(key: { sku: $s }, data: { name: 1 }) }
        """

    private static let wrong: [String] = [
        #"wrong1: Cannot query field "wrong1" on type "Product"."#,
        #"wrong2: Cannot query field "wrong2" on type "Product"."#,
        #"wrong3: Cannot query field "wrong3" on type "Wish"."#,
        #"wrong4: Cannot query field "wrong4" on type "Product"."#,
        #"wrong5: Cannot query field "wrong5" on type "Wish"."#,
        #"nam: { eq: "x" }: Field "nam" is not defined by type "Kind_Filter". Did you mean "name"?"#,
        #"wrong6: 1: Field "wrong6" is not defined by type "Product_Data"."#,
        #"1: String cannot represent a non string value: 1"#,
    ]

    private static let slips: [(key: String, told: String)] = [
        (#"["sku", "zzz"]"#, #""zzz": On Product @table(key): there is no field zzz"#),
        (#""skuu""#, #""skuu": On Product @table(key): there is no field skuu"#),
        (#""zzz""#, #""zzz": On Product @table(key): there is no field zzz"#),
        (#""tags""#, #""tags": On Product @table(key): [String] cannot be part of a key"#),
        (#"["sku", "tags"]"#, #""tags": On Product @table(key): [String] cannot be part of a key"#),
        (#""shape""#, #""shape": On Product @table(key): Vector cannot be part of a key"#),
        (#""kind""#, #""kind": On Product @table(key): Reference a nullable field: kind"#),
        ("[]", "[]: On Product @table(key): must name one or more fields"),
        ("3", "3: On Product @table(key): must be a list of strings"),
        (#"["sku", 3]"#, "3: On Product @table(key): must be a list of strings"),
    ]

    @Test(arguments: slips) func tellsTheSlipAndWhatIsWrongAnyway(_ key: String, _ slip: String) {
        #expect(told(Self.operations, schema: Self.schema(key)) == [slip] + Self.wrong)
    }

    /// Where there is no doubt what was meant, operations are checked against that.
    @Test(arguments: [
        ("sku", "sku: On Product @table(key): must be a list of strings"),
        (#"["sku", "sku"]"#, #""sku": On Product @table(key): names sku twice"#),
    ]) func takesWhatWasMeant(_ key: String, _ slip: String) {
        let found: [String] = told(
            "query Q($s: String!) { product(key: { sku: $s }) { name } reviews { ofSku ofId } }",
            schema: Self.schema(key))
        #expect(
            found == [slip, #"ofId: Cannot query field "ofId" on type "Review". Did you mean "_id", "id", or "of"?"#])
    }

    /// A nullable field is taken for one that is not, and a field of a faulty type for one that is missing.
    @Test func keepsTypesWhoseKeyFieldsAreFaulty() {
        let operations: String = """
            query Q($n: Int!) { pet(key: { code: $n }) { name wrong } toys { petCode pet { name } } }
            mutation M { pet_insert(data: { name: "x" }) }
            """
        for (field, slip): (String, String) in [
            ("code: Int", #""code": On Pet @table(key): Reference a nullable field: code"#),
            ("code: Itn!", #"Itn: On Pet.code: Unknown type "Itn""#),
        ] {
            let schema: String =
                #"type Pet @table(key: "code") { \#(field), name: String } type Toy @table { pet: Pet!, text: String }"#
            #expect(
                told(operations, schema: schema) == [slip, #"wrong: Cannot query field "wrong" on type "Pet"."#])
        }
    }
}
