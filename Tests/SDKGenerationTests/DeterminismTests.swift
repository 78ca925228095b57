import ConnectorModel
import SDKGeneration
import Testing

/// That the same connector always gives the same files.
@Suite struct DeterminismTests {
    @Test(arguments: SDKFixture.all)
    func generatesTheSameTwice(_ fixture: SDKFixture) throws {
        let generators: [any SDKGenerator] = [
            SwiftSDK(.fixture(fixture.name)), KotlinSDK(.fixture(fixture.name)), DartSDK(.fixture(fixture.name)),
        ]
        for generator: any SDKGenerator in generators {
            let files: [GeneratedFile] = try generator.files(for: fixture.interface())
            #expect(try generator.files(for: fixture.interface()) == files)
            #expect(Set(files.map { $0.path.lowercased() }).count == files.count)
            #expect(files.allSatisfy { $0.contents.hasSuffix("\n") && !$0.contents.hasSuffix("\n\n") })
        }
    }
}
