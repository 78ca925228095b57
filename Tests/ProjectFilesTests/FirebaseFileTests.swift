import Foundation
import GraphQLSyntax
import ProjectFiles
import Testing

@Suite struct FirebaseFileTests {
    /// The sample project, its service in the folder `dataconnect`, beside a `firebase.json` of this text.
    private func project(_ firebase: String) throws -> TemporaryFolder {
        try TemporaryFolder(Sample.project(["firebase.json": firebase]))
    }

    @Test(arguments: [
        #"{"dataconnect": {"source": "dataconnect", "predeploy": ["x"], "postdeploy": "y"}, "hosting": {}}"#,
        #"{"dataconnect": [{"source": "./dataconnect/"}]}"#,
        #"{"dataconnect": {"source": "web\\..\\dataconnect"}}"#,
        "{\n  // one service\n  \"dataconnect\": /* here */ { \"source\": \"dataconnect\" } // \"no\"\n}",
        "\u{FEFF}{\"dataconnect\": {\"source\": \"dataconnect\"}}",
    ])
    func findsTheOnlyService(firebase: String) throws {
        let folder: TemporaryFolder = try project(firebase)
        let reading: Diagnosed<ProjectReading> = readProject(at: folder.path)
        #expect(reading.diagnostics == [])
        #expect(reading.value.project?.folder == "\(folder.path)/dataconnect")
        #expect(reading.value.project?.schemaSources.map(\.name) == ["schema/schema.gql"])
        #expect(reading.value.sources.map(\.name).prefix(2) == ["firebase.json", "dataconnect.yaml"])
        #expect(
            reading.value.watchedFolders.map { $0.replacing(folder.path, with: "") } == [
                "", "/dataconnect", "/dataconnect/schema", "/dataconnect/connector",
            ])
    }

    @Test func takesTheFileItselfForItsFolder() throws {
        let folder: TemporaryFolder = try project(#"{"dataconnect": {"source": "dataconnect"}}"#)
        for name: String in ["firebase.json", "dataconnect/dataconnect.yaml"] {
            let reading: Diagnosed<ProjectReading> = readProject(at: "\(folder.path)/\(name)")
            #expect(reading.diagnostics == [])
            #expect(reading.value.project?.folder == "\(folder.path)/dataconnect")
        }
    }

    @Test func asksTheOtherFolderOnlyWhereTheNamedOneHasNeitherFile() throws {
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["firebase.json": #"{"dataconnect": {"source": "other"}}"#]))
        let named: Diagnosed<ProjectReading> = readProject(at: "\(folder.path)/dataconnect", orNamedIn: folder.path)
        #expect(named.diagnostics == [])
        #expect(named.value.project?.serviceID == "library")
        // A folder below the one of the file leads to it as well.
        #expect(readProject(at: "\(folder.path)/no", orNamedIn: "\(folder.path)/web/src").diagnostics.count == 1)
        #expect(
            rendered(readProject(at: "\(folder.path)/nothing", orNamedIn: folder.path), without: folder) == [
                "firebase.json:1:28: error CFG601: could not find dataconnect.yaml in /tmp/other (name the folder that holds it)"
            ])
    }

    @Test func takesTheFirstOfSeveralServicesAndSaysSo() throws {
        let folder: TemporaryFolder = try project(
            #"{"dataconnect": [{"source": "dataconnect"}, {"source": "shop"}, {"source": "./dataconnect"}, {}]}"#)
        let reading: Diagnosed<ProjectReading> = readProject(at: folder.path)
        #expect(reading.value.project?.folder == "\(folder.path)/dataconnect")
        #expect(
            rendered(reading, without: folder) == [
                #"firebase.json:1:94: error CFG613: missing required key "dataconnect[3].source" (write a value for source)"#,
                #"firebase.json:1:29: warning CFG618: firebase.json names several services; the first is taken, in the"#
                    + #" folder "dataconnect" (choose another with --config_dir FOLDER: "shop")"#,
            ])
        let same: TemporaryFolder = try project(
            #"{"dataconnect": [{"source": "dataconnect"}, {"source": "./dataconnect/"}]}"#)
        #expect(readProject(at: same.path).diagnostics == [])
    }

    @Test(arguments: [
        (
            "{\"dataconnect\": {\"source\": \"dataconnect\", /* , */ }, // }\n}",
            [
                "1:41: warning CFG619: a comma before a closing bracket (remove it: other tools refuse the file for it)",
                "1:52: warning CFG619: a comma before a closing bracket (remove it: other tools refuse the file for it)",
            ]
        ),
        (
            #"{"dataconnect": {"source": "x"}, "a": ["//", "/*", ",]"], "dataconnect": {"source": "dataconnect"}}"#,
            [
                #"1:59: warning CFG611: the member "dataconnect" is given twice, the last one counts (keep one of the two)"#
            ]
        ),
        ("{\"dataconnect\": {\"source\": \"dataconnect\"}} /* not closed", []),
    ])
    func acceptsWhatFirebasesToolsAccept(firebase: String, expected: [String]) throws {
        let folder: TemporaryFolder = try project(firebase)
        let reading: Diagnosed<ProjectReading> = readProject(at: folder.path)
        #expect(reading.value.project?.folder == "\(folder.path)/dataconnect")
        #expect(rendered(reading, without: folder) == expected.map { "firebase.json:\($0)" })
    }

    @Test func acceptsBytesOfOtherEncodings() throws {
        let folder: TemporaryFolder = try project("")
        try folder.write(
            Data(#"{"é": ""#.utf8) + [0xE9] + Data(#"", "dataconnect": {"source": "dataconnect"}}"#.utf8),
            to: "firebase.json")
        let reading: Diagnosed<ProjectReading> = readProject(at: folder.path)
        #expect(reading.value.project?.folder == "\(folder.path)/dataconnect")
        #expect(
            rendered(reading, without: folder) == [
                "firebase.json:1:9: warning CFG603: firebase.json is not UTF-8 (save the file as UTF-8)"
            ])
    }

    /// The official tool lets a section be the path of a file that holds it, with or without its name around it.
    @Test(arguments: [#"{"dataconnect": {"source": "dataconnect"}}"#, #"[{"source": "dataconnect"}]"#])
    func readsASectionInAFileOfItsOwn(section: String) throws {
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["firebase.json": #"{"dataconnect": "config/sql.json"}"#, "config/sql.json": section]))
        let reading: Diagnosed<ProjectReading> = readProject(at: folder.path)
        #expect(reading.diagnostics == [])
        #expect(reading.value.project?.folder == "\(folder.path)/dataconnect")
        #expect(
            reading.value.sources.map(\.name).prefix(3) == ["firebase.json", "config/sql.json", "dataconnect.yaml"])
        let missing: TemporaryFolder = try project(#"{"dataconnect": "sql.json"}"#)
        #expect(
            rendered(readProject(at: missing.path), without: missing) == [
                "firebase.json:1:17: error CFG601: could not find sql.json (write it, or correct the path)"
            ])
    }

    @Test(arguments: [
        (
            #"{"hosting": {}}"#,
            [
                #"1:1: error CFG613: missing required key "dataconnect" (write {"source": FOLDER}, with the folder of"#
                    + " dataconnect.yaml)"
            ]
        ),
        (
            #"{"dataConnect": {"source": "x"}}"#,
            [#"1:2: error CFG613: missing required key "dataconnect" (did you mean "dataconnect" by "dataConnect"?)"#]
        ),
        (
            "{\n  \"dataconnect\": {\"sorce\": \"x\"}}",
            [
                #"2:19: error CFG613: missing required key "dataconnect.source" (did you mean "source" by "sorce"?)"#
            ]
        ),
        (
            #"{"dataconnect": null}"#,
            [
                #"1:1: error CFG613: missing required key "dataconnect" (write {"source": FOLDER}, with the folder of"#
                    + " dataconnect.yaml)"
            ]
        ),
        (
            #"{"dataconnect": []}"#,
            [
                "1:17: error CFG613: dataconnect names no service"
                    + " (write {\"source\": FOLDER}, with the folder of dataconnect.yaml)"
            ]
        ),
        (
            #"{"dataconnect": "x"}"#,
            [
                "1:17: error CFG614: dataconnect must be a map or a list of maps, not a single value"
                    + " (write {key: value}, or several of those in brackets)"
            ]
        ),
        (
            "[]",
            [
                "1:1: error CFG614: the file must be an object (write {\"dataconnect\": {\"source\": FOLDER}}, with the folder of dataconnect.yaml)"
            ]
        ),
        (
            "{\n  \"dataconnect\": ,\n}",
            [
                "2:18: error CFG619: unexpected ',', a value was expected (check the commas, quotes and brackets here and before)"
            ]
        ),
    ])
    func tellsWhatIsWrong(firebase: String, expected: [String]) throws {
        let folder: TemporaryFolder = try project(firebase)
        let reading: Diagnosed<ProjectReading> = readProject(at: folder.path)
        #expect(reading.value.project == nil)
        #expect(rendered(reading, without: folder) == expected.map { "firebase.json:\($0)" })
    }

    @Test func warnsOfALocationInTheWrongFile() throws {
        let folder: TemporaryFolder = try project(
            #"{"dataconnect": {"source": "dataconnect", "location": "us-east4"}}"#)
        let reading: Diagnosed<ProjectReading> = readProject(at: folder.path)
        #expect(reading.value.project?.location == "us-east4")
        #expect(
            rendered(reading, without: folder) == [
                "firebase.json:1:55: warning CFG612: dataconnect.location is not read any more (write it in dataconnect.yaml)"
            ])
    }
}
