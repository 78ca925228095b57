package import JSON
import Testing

@testable import DataConnectClient

/// Events of a stream and what is done about them.
@Suite struct StreamMachineTests {
    private static let movies: DataConnectClient.Operation = .init(kind: .query, name: "Movies", variables: "{}")
    private static let actors: DataConnectClient.Operation = .init(kind: .query, name: "Actors", variables: "{}")
    private static let add: DataConnectClient.Operation = .init(kind: .mutation, name: "Add", variables: "{}")
    private static let lost: TransportError = TransportError(.connectionLost, "lost")
    private static let one: ServerResponse = ServerResponse(data: "1")

    /// Feeds events and gives the actions of each.
    private static func run(_ events: [StreamMachine.Event]) -> [[StreamMachine.Action]] {
        var machine: StreamMachine = StreamMachine()
        return events.map { machine.handle($0, random: 0.5) }
    }

    private static func token(_ user: String, _ number: Int = 1) throws -> AuthToken {
        try AuthToken(unsignedToken(user: user, claims: #""n": \#(number)"#))
    }

    @Test func connectsForTheFirstSubscriptionAndSaysWhoAsks() throws {
        let ann: AuthToken = try Self.token("ann")
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .subscribe(id: "s2", Self.actors), .opened(ann),
                .received(ServerFrame(requestID: "s2", response: Self.one)), .unsubscribe(id: "s1"),
            ]) == [
                [.connect(renewingToken: false)], [],
                [
                    .send(.hello(token: ann.text)), .send(.subscribe(id: "s1", Self.movies)),
                    .send(.subscribe(id: "s2", Self.actors)),
                ],
                [.deliver(id: "s2", Self.one)], [.send(.cancel(id: "s1"))],
            ])
    }

    @Test func subscribesAgainUnderTheSameIDsAfterALoss() {
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .opened(nil), .subscribe(id: "s2", Self.actors), Self.frame("s1"),
                .closed(Self.lost, isExpired: false), .elapsed(.backoff), .opened(nil),
            ]).suffix(3) == [
                [.arm(.backoff, .seconds(1))], [.connect(renewingToken: false)],
                [
                    .send(.hello(token: nil)), .send(.subscribe(id: "s1", Self.movies)),
                    .send(.subscribe(id: "s2", Self.actors)),
                ],
            ])
    }

    @Test func waitsLongerEachTimeAndReportsOnceThatItCannotConnect() {
        let unreachable: TransportError = TransportError(.unreachable, "no")
        let failure: StreamMachine.Event = .closed(unreachable, isExpired: false)
        #expect(
            Self.run([.subscribe(id: "s1", Self.movies), failure, .elapsed(.backoff), failure, .elapsed(.backoff)]) == [
                [.connect(renewingToken: false)], [.report(unreachable), .arm(.backoff, .seconds(1))],
                [.connect(renewingToken: false)], [.arm(.backoff, .milliseconds(1500))],
                [.connect(renewingToken: false)],
            ])
    }

    @Test func startsToWaitAnewOnlyWhenTheServerHasSaidSomething() {
        let loss: [StreamMachine.Event] = [.opened(nil), .closed(Self.lost, isExpired: false), .elapsed(.backoff)]
        let answer: [StreamMachine.Event] = [
            .opened(nil), .received(ServerFrame(requestID: "s1", response: Self.one)),
            .closed(Self.lost, isExpired: false),
        ]
        let actions: [[StreamMachine.Action]] = Self.run(
            [.subscribe(id: "s1", Self.movies)] + loss + loss + answer)
        #expect(
            actions.joined().filter { if case .arm = $0 { true } else { false } } == [
                .arm(.backoff, .seconds(1)), .arm(.backoff, .milliseconds(1500)), .arm(.backoff, .seconds(1)),
            ])
    }

    @Test func connectsAtOnceForANewSubscriber() {
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .opened(nil), .closed(Self.lost, isExpired: false),
                .subscribe(id: "s2", Self.actors), .elapsed(.backoff),
            ]).suffix(2) == [[.disarm(.backoff), .connect(renewingToken: false)], []])
    }

    @Test func matchesRepliesAndForgetsThoseNobodyWaitsFor() {
        let two: ServerResponse = ServerResponse(data: "2")
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .opened(nil), .execute(id: "e1", Self.add),
                .execute(id: "e2", Self.actors), .received(ServerFrame(requestID: "e2", response: two)),
                .received(ServerFrame(requestID: "e1", response: Self.one)),
                .received(ServerFrame(requestID: "e1", response: Self.one)), .execute(id: "e3", Self.add),
                .abandon(id: "e3"), .received(ServerFrame(requestID: "e3", response: Self.one)),
            ]).suffix(8) == [
                [.send(.execute(id: "e1", Self.add))], [.send(.execute(id: "e2", Self.actors))],
                [.reply(id: "e2", .success(two))], [.reply(id: "e1", .success(Self.one))], [],
                [.send(.execute(id: "e3", Self.add))], [], [],
            ])
    }

    @Test func neverRepeatsAMutation() {
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .opened(nil), Self.frame("s1"), .execute(id: "e1", Self.add),
                .execute(id: "e2", Self.actors), .closed(Self.lost, isExpired: false), .elapsed(.backoff), .opened(nil),
            ]).suffix(3) == [
                [
                    .reply(
                        id: "e1",
                        .failure(
                            TransportError(.outcomeUnknown, "lost; whether the mutation was done is not known"))),
                    .reply(id: "e2", .failure(Self.lost)), .arm(.backoff, .seconds(1)),
                ],
                [.connect(renewingToken: false)],
                [.send(.hello(token: nil)), .send(.subscribe(id: "s1", Self.movies))],
            ])
    }

    @Test func executesNothingWithoutASubscription() {
        var machine: StreamMachine = StreamMachine()
        #expect(!machine.carriesOperations)
        _ = machine.handle(.subscribe(id: "s1", Self.movies), random: 0)
        #expect(!machine.carriesOperations)
        _ = machine.handle(.opened(nil), random: 0)
        #expect(machine.carriesOperations)
        _ = machine.handle(.unsubscribe(id: "s1"), random: 0)
        #expect(!machine.carriesOperations)
    }

    @Test func closesSomeTimeAfterTheLastSubscription() {
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .opened(nil), .unsubscribe(id: "s1"),
                .subscribe(id: "s2", Self.actors), .elapsed(.idle), .unsubscribe(id: "s2"), .elapsed(.idle),
                .subscribe(id: "s3", Self.movies),
            ]).suffix(6) == [
                [.send(.cancel(id: "s1")), .arm(.idle, .seconds(15))],
                [.disarm(.idle), .send(.subscribe(id: "s2", Self.actors))], [],
                [.send(.cancel(id: "s2")), .arm(.idle, .seconds(15))], [.disconnect],
                [.connect(renewingToken: false)],
            ])
    }

    @Test func doesNotComeBackWhenNobodyListens() {
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .opened(nil), .unsubscribe(id: "s1"),
                .closed(Self.lost, isExpired: false),
            ]).last == [.disarm(.idle)])
    }

    @Test func renewsAnExpiredTokenAtOnceButNotTwiceInARow() {
        let expired: StreamMachine.Event = .closed(Self.lost, isExpired: true)
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .opened(nil), expired, .opened(nil), expired, .elapsed(.backoff),
            ]).suffix(4) == [
                [.connect(renewingToken: true)],
                [.send(.hello(token: nil)), .send(.subscribe(id: "s1", Self.movies))],
                [.report(Self.lost), .arm(.backoff, .milliseconds(1500))], [.connect(renewingToken: true)],
            ])
    }

    @Test func reportsOnceThatConnectionsAreAcceptedForNothing() {
        let full: StreamMachine.Event = .closed(Self.lost, isExpired: false)
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .opened(nil), full, .elapsed(.backoff), .opened(nil), full,
                .elapsed(.backoff), .opened(nil), Self.frame("s1"), full, .elapsed(.backoff), .opened(nil), full,
            ]).joined().filter { if case .report = $0 { true } else { false } }
                == [.report(Self.lost), .report(Self.lost)])
    }

    @Test func tellsARenewedTokenAndLeavesForAnotherUser() throws {
        let (ann, annLater, bob): (AuthToken, AuthToken, AuthToken) = try (
            Self.token("ann"), Self.token("ann", 2), Self.token("bob")
        )
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .opened(ann), .tokenChanged(ann), .tokenChanged(annLater),
                .execute(id: "e1", Self.add), .tokenChanged(bob), .opened(bob), .tokenChanged(nil),
            ]).suffix(6) == [
                [], [.send(.token(annLater.text))], [.send(.execute(id: "e1", Self.add))],
                [
                    .reply(
                        id: "e1",
                        .failure(
                            TransportError(
                                .outcomeUnknown, "another user; whether the mutation was done is not known"))),
                    .disarm(.backoff), .disarm(.idle), .disconnect, .connect(renewingToken: false),
                ],
                [.send(.hello(token: bob.text)), .send(.subscribe(id: "s1", Self.movies))],
                [.disarm(.backoff), .disarm(.idle), .disconnect, .connect(renewingToken: false)],
            ])
    }

    @Test func tellsDataFromWordThatItIsStillRight() {
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .opened(nil),
                .received(ServerFrame(requestID: "s1", response: Self.one, etag: "e")),
                .received(ServerFrame(requestID: "s1", response: ServerResponse(), etag: "e")),
            ]).suffix(2) == [[.deliver(id: "s1", Self.one, etag: "e")], [.confirm(id: "s1", etag: "e")]])
    }

    // MARK: What other answers change

    private static let open: [StreamMachine.Event] = [
        .subscribe(id: "s1", movies), .subscribe(id: "s2", actors), .opened(nil),
    ]

    private static func frame(_ id: String) -> StreamMachine.Event {
        .received(ServerFrame(requestID: id, response: one))
    }

    @Test func asksOnceForAllThatHasStrayed() {
        #expect(
            Self.run(
                Self.open + [
                    .strayed(["s1"], by: nil), .strayed(["s1", "s2", "s3"], by: nil), .elapsed(.stray),
                    .elapsed(.stray),
                ]
            ).suffix(4) == [
                [.arm(.stray, .seconds(1))], [], [.send(.resume(id: "s1")), .send(.resume(id: "s2"))], [],
            ])
    }

    @Test func asksForNothingThatComesByItself() {
        #expect(
            Self.run(
                Self.open + [
                    .strayed(["s1", "s2"], by: nil), Self.frame("s1"), .agreed(id: "s1"), .elapsed(.stray),
                    .strayed(["s1"], by: nil), .agreed(id: "s1"), .strayed(["s1"], by: nil), .unsubscribe(id: "s1"),
                ]
            ).suffix(8) == [
                [.arm(.stray, .seconds(1))], [.deliver(id: "s1", Self.one)], [], [.send(.resume(id: "s2"))],
                [.arm(.stray, .seconds(1))], [.disarm(.stray)], [.arm(.stray, .seconds(1))],
                [.disarm(.stray), .send(.cancel(id: "s1"))],
            ])
    }

    /// It may be older than what is shown.
    @Test func asksInSpiteOfSomethingElseThatComes() {
        #expect(
            Self.run(Self.open + [.strayed(["s1"], by: nil), Self.frame("s1"), .elapsed(.stray)]).suffix(2) == [
                [.deliver(id: "s1", Self.one)], [.send(.resume(id: "s1"))],
            ])
    }

    /// A subscription that is made again begins with a whole result.
    @Test func asksForNothingOnAStreamThatIsGone() {
        #expect(
            Self.run(
                Self.open + [
                    Self.frame("s1"), .strayed(["s1"], by: nil), .closed(Self.lost, isExpired: false),
                    .strayed(["s1"], by: nil),
                    .elapsed(.backoff), .strayed(["s1"], by: nil), .opened(nil), .strayed(["s1"], by: nil), .moved,
                ]
            ).suffix(8) == [
                [.arm(.stray, .seconds(1))], [.disarm(.stray), .arm(.backoff, .seconds(1))], [],
                [.connect(renewingToken: false)], [],
                [
                    .send(.hello(token: nil)), .send(.subscribe(id: "s1", Self.movies)),
                    .send(.subscribe(id: "s2", Self.actors)),
                ], [.arm(.stray, .seconds(1))],
                [
                    .disarm(.stray), .disarm(.backoff), .disarm(.idle), .disconnect, .connect(renewingToken: false),
                ],
            ])
    }

    /// Two queries that give one value differently change each other whenever either is answered.
    @Test func doesNotAskForEver() {
        var machine: StreamMachine = StreamMachine()
        for event: StreamMachine.Event in Self.open + [.strayed(["s1"], by: nil)] {
            _ = machine.handle(event, random: 0)
        }
        #expect(Self.askedInTurn(&machine) == ["s1", "s2", "s1", "s2", "s1", "s2"])
        // What comes by itself is another reason to ask.
        for event: StreamMachine.Event in [Self.frame("s1"), .agreed(id: "s1")] { _ = machine.handle(event, random: 0) }
        _ = machine.handle(.strayed(["s2"], by: "s1"), random: 0)
        #expect(Self.askedInTurn(&machine) == ["s2", "s1", "s2", "s1", "s2", "s1"])
    }

    /// Lets time pass and answers what is asked for, until nothing is. Each answer changes the other subscription.
    private static func askedInTurn(_ machine: inout StreamMachine) -> [String] {
        var asked: [String] = []
        while asked.count < 100, case .send(.resume(let id))? = machine.handle(.elapsed(.stray), random: 0).first {
            asked.append(id)
            for event: StreamMachine.Event in [frame(id), .agreed(id: id)] { _ = machine.handle(event, random: 0) }
            _ = machine.handle(.strayed([id == "s1" ? "s2" : "s1"], by: id), random: 0)
        }
        return asked
    }

    @Test func forgetsWhatTheServerHasEnded() {
        let gone: ServerResponse = ServerResponse(
            errors: [.init(message: "no such operation", path: [], code: "NOT_FOUND")])
        #expect(
            Self.run([
                .subscribe(id: "s1", Self.movies), .opened(nil),
                .received(ServerFrame(requestID: "s1", response: gone, isCancelled: true)),
                .closed(Self.lost, isExpired: false),
            ]).suffix(2) == [[.terminate(id: "s1", gone), .arm(.idle, .seconds(15))], [.disarm(.idle)]])
    }
}

extension JSONText: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) { self.init(value) }
}
