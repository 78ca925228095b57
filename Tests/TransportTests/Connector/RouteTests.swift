import Testing

@testable import Transport

@Suite struct RouteTests {
    private let name: ResourceName = ResourceName(project: "p", location: "l", service: "s", connector: "c")

    @Test(arguments: ["v1", "v1beta", "v1alpha"])
    func readsOperations(_ version: String) {
        let base: String = "/\(version)/projects/p/locations/l/services/s/connectors/c"
        #expect(Route(path: "\(base):executeQuery") == .execute(name, .query))
        #expect(Route(path: "\(base):executeMutation") == .execute(name, .mutation))
        #expect(Route(path: "\(base)%3AexecuteQuery") == .execute(name, .query))
        #expect(Route(path: "\(base):impersonateQuery") == .impersonate(name, .query))
        #expect(Route(path: "\(base):impersonateMutation") == .impersonate(name, .mutation))
    }

    @Test func findsDocuments() {
        let service: ServiceName = ServiceName(project: "p", location: "l", service: "s:t")
        for version in ["v1", "v1beta", "v1alpha"] {
            let base: String = "/\(version)/projects/p/locations/l/services/s%3At"
            #expect(Route(path: "\(base):executeGraphql") == .document(service, .execute))
            #expect(Route(path: "\(base):executeGraphqlRead") == .document(service, .read))
            #expect(Route(path: "\(base):introspectGraphql") == .document(service, .introspect))
            #expect(Route(path: "\(base):executeQuery") == .other)
            #expect(Route(path: "\(base)/connectors/c:executeGraphql") == .other)
        }
    }

    @Test(arguments: [
        "/v2/projects/p/locations/l/services/s/connectors/c:executeQuery",
        "/v1/projects/p/locations/l/services/s/connectors/c:drop",
        "/v1/projects/p/locations/l/services/s/connectors/c",
        "/v1/projects/p/locations/l/services/s/connectors/:executeQuery",
        "/v1/projects/p/locations/l/services//connectors/c:executeQuery",
        "/v1/projects/p/locations/l/services/s/connectors/c:executeQuery/x",
        "/v1/projects/p/locations/l/services/s/connectors/c%zz:executeQuery",
        "/v1/projects/p%2Flocations/l/services/s/connectors/c:executeQuery",
        "/favicon.ico", "//", "/ws/other", "*",
        "/ws/google.firebase.dataconnect.v1.ConnectorStreamService.ConnectX",
        "/ws/google.firebase.dataconnect.v2.ConnectorStreamService.Connect",
    ])
    func leavesOtherPathsAlone(_ path: String) {
        #expect(Route(path: path[...]) == .other)
    }

    @Test(arguments: [
        "/ws/google.firebase.dataconnect.v1.ConnectorStreamService.Connect/demo/locations/us/services/svc",
        "/ws/google.firebase.dataconnect.v1.ConnectorStreamService/Connect/locations/us",
        "/ws/google.firebase.dataconnect.v1beta.ConnectorStreamService.Connect",
        "/ws/google.firebase.dataconnect.v1alpha.ConnectorStreamService/Connect/",
    ])
    func readsBothFormsOfTheStream(_ path: String) {
        #expect(Route(path: path[...]) == .stream)
    }

    @Test func readsResourceNames() {
        let text: String = "projects/p/locations/l/services/s/connectors/c"
        #expect(ResourceName(text) == name)
        #expect(name.description == text)
        #expect(ResourceName("projects/p/locations/l/services/s") == nil)
        #expect(ResourceName("/" + text) == nil)
        #expect(ResourceName(text + "/") == nil)
    }
}
