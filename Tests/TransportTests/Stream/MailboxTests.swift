import Testing

@testable import Transport

@Suite struct MailboxTests {
    private func drain(_ mailbox: inout Mailbox<String, String>) -> [String] {
        var taken: [String] = []
        while let next = mailbox.next() {
            taken.append("\(next.key) \(next.content)")
        }
        return taken
    }

    @Test func keepsTheNewestResultOfEachSubscription() {
        var mailbox: Mailbox<String, String> = Mailbox()
        mailbox.addUpdate("a", "1")
        mailbox.addUpdate("b", "1")
        mailbox.addUpdate("a", "2")
        mailbox.addUpdate("a", "3")
        #expect(drain(&mailbox) == ["a 3", "b 1"])
        #expect(mailbox.isEmpty)
        mailbox.addUpdate("a", "4")
        #expect(drain(&mailbox) == ["a 4"])
    }

    @Test func losesNoReply() {
        var mailbox: Mailbox<String, String> = Mailbox()
        mailbox.addReply("x", "1", size: 10)
        mailbox.addUpdate("a", "1")
        mailbox.addReply("x", "2", size: 5)
        mailbox.addUpdate("a", "2")
        #expect(mailbox.replyCount == 2 && mailbox.replyBytes == 15)
        #expect(drain(&mailbox) == ["x 1", "a 2", "x 2"])
        #expect(mailbox.replyCount == 0 && mailbox.replyBytes == 0)
    }

    @Test func forgetsASubscriptionButNotItsReplies() {
        var mailbox: Mailbox<String, String> = Mailbox()
        mailbox.addReply("a", "resumed", size: 1)
        mailbox.addUpdate("a", "1")
        mailbox.addUpdate("b", "1")
        mailbox.forget("a")
        mailbox.addUpdate("a", "2")
        #expect(drain(&mailbox) == ["a resumed", "b 1", "a 2"])
    }

    @Test func survivesManyRounds() {
        var mailbox: Mailbox<String, String> = Mailbox()
        for round in 0..<1000 {
            mailbox.addReply("r", "\(round)", size: 1)
            mailbox.addUpdate("u", "\(round)")
            if round % 3 == 0 { _ = mailbox.next() }
        }
        let rest: [String] = drain(&mailbox)
        #expect(
            rest.filter { $0.hasPrefix("u") } == ["u 0", "u 999"] || rest.filter { $0.hasPrefix("u") } == ["u 999"])
        #expect(mailbox.isEmpty)
    }
}
