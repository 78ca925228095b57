import JSON
import Testing

@testable import dataconnect

/// How a dependency gets into a `package.json`, with all else as it was.
@Suite struct DependencyEditTests {
    @Test(arguments: [
        // In the order of names, in the indentation of the file.
        (
            "{\n  \"dependencies\": {\n    \"a\": \"1\",\n    \"z\": \"2\"\n  },\n  \"x\": []\n}\n",
            "{\n  \"dependencies\": {\n    \"a\": \"1\",\n    \"p\": \"file:../gen\",\n    \"z\": \"2\"\n  },\n  \"x\": []\n}\n"
        ),
        (
            "{\n\t\"dependencies\": {\n\t\t\"z\": \"2\"\n\t}\n}",
            "{\n\t\"dependencies\": {\n\t\t\"p\": \"file:../gen\",\n\t\t\"z\": \"2\"\n\t}\n}"
        ),
        // No dependencies yet.
        (
            "{\r\n    \"name\": \"n\"\r\n}\r\n",
            "{\r\n    \"name\": \"n\",\r\n    \"dependencies\": {\r\n        \"p\": \"file:../gen\"\r\n    }\r\n}\r\n"
        ),
        ("{\"name\": \"n\"}", "{\"name\": \"n\",\"dependencies\": {\"p\": \"file:../gen\"}}"),
        ("{}\n", "{\n  \"dependencies\": {\n    \"p\": \"file:../gen\"\n  }\n}\n"),
        // A link to a folder of before is turned, wherever it stands.
        (
            "{\"devDependencies\": {\"p\": \"link:old\"}, \"dependencies\": {}}",
            "{\"devDependencies\": {\"p\": \"link:../gen\"}, \"dependencies\": {}}"
        ),
    ])
    func addsTheDependency(_ text: String, _ expected: String) throws {
        let edited: [UInt8]? = try DependencyEdit(package: "p", folder: "../gen").applied(to: Array(text.utf8))
        #expect(edited.map { String(decoding: $0, as: UTF8.self) } == expected)
        #expect(try edited.flatMap { try DependencyEdit(package: "p", folder: "../gen").applied(to: $0) } == nil)
    }

    @Test(arguments: [
        "{\"dependencies\": {\"p\": \"workspace:*\"}}", "{\"dependencies\": {\"p\": \"^1.0.0\"}}",
        "{\"dependencies\": {\"p\": \"file:../gen\"}}",
    ])
    func leavesWhatIsMeant(_ text: String) throws {
        #expect(try DependencyEdit(package: "p", folder: "../gen").applied(to: Array(text.utf8)) == nil)
    }

    @Test(arguments: ["", "[]", "{\"a\": }", "// {}"])
    func refusesWhatIsNoPackage(_ text: String) {
        #expect(throws: JSONError.self) {
            try DependencyEdit(package: "p", folder: "g").applied(to: Array(text.utf8))
        }
    }
}
