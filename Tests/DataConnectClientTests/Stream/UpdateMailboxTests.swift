import JSON
import Testing

@testable import DataConnectClient

@Suite struct UpdateMailboxTests {
    private static let failure: LiveUpdate = .failure(DataConnectOperationError(message: "no"))

    private static func response(_ number: Int) -> LiveUpdate {
        .response(ServerResponse(data: .init("\(number)")), .server)
    }

    /// What is left of updates that nobody took meanwhile, in words.
    private static func left(of updates: [LiveUpdate]) -> [String] {
        let mailbox: UpdateMailbox = UpdateMailbox()
        for update: LiveUpdate in updates { mailbox.put(update) }
        defer { #expect(mailbox.takeAll().isEmpty) }
        return mailbox.takeAll().map { update in
            switch update {
            case .response(let response, _): response.data?.description ?? ""
            case .failure: "failure"
            case .cleared: "cleared"
            case .ended: "ended"
            }
        }
    }

    @Test func keepsWhatIsNotOutdated() {
        #expect(Self.left(of: [Self.response(1), Self.response(2)]) == ["2"])
        #expect(Self.left(of: [Self.response(1), Self.failure, Self.failure]) == ["1", "failure"])
        #expect(Self.left(of: [Self.failure, Self.response(2)]) == ["2"])
        #expect(Self.left(of: [Self.response(1), .cleared, Self.response(2), Self.response(3)]) == ["cleared", "3"])
        #expect(Self.left(of: [Self.response(1), .ended(ServerResponse())]) == ["1", "ended"])
    }
}
