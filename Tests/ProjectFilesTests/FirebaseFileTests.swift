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
        #expect(
            rendered(readProject(at: "\(folder.path)/nothing", orNamedIn: folder.path), without: folder) == [
                "firebase.json:1:28: error CFG601: could not find dataconnect.yaml in /tmp/other (name the folder that holds it)"
            ])
    }

    @Test func namesSeveralServicesInsteadOfChoosing() throws {
        let folder: TemporaryFolder = try project(
            #"{"dataconnect": [{"source": "dataconnect"}, {"source": "shop/dataconnect"}]}"#)
        #expect(
            rendered(readProject(at: folder.path), without: folder) == [
                #"firebase.json:1:29: error CFG618: firebase.json names several services, in the folders "dataconnect","#
                    + #" "shop/dataconnect" (name one of these folders)"#
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
            [#"1:1: error CFG613: missing required key "dataconnect" (did you mean "dataconnect" by "dataConnect"?)"#]
        ),
        (
            "{\n  \"dataconnect\": {\"sorce\": \"x\"}}",
            [
                #"2:3: error CFG613: missing required key "dataconnect.source""#,
                #"2:19: warning CFG612: unknown key "sorce" in dataconnect (did you mean "source"?)"#,
            ]
        ),
        (#"{"dataconnect": []}"#, ["1:17: error CFG613: dataconnect names no service"]),
        (
            #"{"dataconnect": "x"}"#,
            ["1:17: error CFG614: dataconnect must be a map or a list of maps, not a single value"]
        ),
        ("[]", ["1:1: error CFG614: the file must be an object"]),
        ("{\n  \"dataconnect\": ,\n}", ["2:18: error CFG619: unexpected ',', a value was expected"]),
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
