import ConnectorModel
import Execution
import JSON
import Realtime
import Testing

/// A client's subscription as the client sees it.
struct Viewer {
    let subscription: Subscription
    var auth: AuthContext
    /// The last frame.
    private(set) var frame: String?
    /// The largest count it was shown.
    private var count: Int = -1
    /// Whether it asked and has had no answer since.
    private(set) var waitsForReply: Bool = false
    /// How many answers it may get at most: several requests may share one.
    private var openReplies: Int = 0

    init(_ subscription: Subscription) {
        self.subscription = subscription
        auth = subscription.auth
    }

    /// It asks.
    mutating func resume() {
        waitsForReply = true
        openReplies += 1
    }

    /// A result arrives.
    mutating func receive(_ data: String, _ kind: Delivery.Kind) {
        #expect(!auth.isBlocked, "data for someone who may not see it")
        #expect(kind == .reply || data != frame, "an unchanged result was sent")
        let parts: [Substring] = data.split(separator: "=")
        let shown: Int = Int(parts[1]) ?? -1
        #expect(shown >= count, "went backwards")
        if subscription.operation.name == "GetProfile" {
            #expect(parts[0] == "profile \(auth.uid ?? "")", "data of another identity")
        }
        count = shown
        frame = data
        guard kind == .reply else { return }
        #expect(openReplies > 0, "an answer to nothing")
        openReplies -= 1
        waitsForReply = false
    }

    /// Errors arrive.
    mutating func receiveErrors(_ message: String) {
        #expect(openReplies > 0 || message != frame, "equal errors were sent twice")
        frame = message
        // Errors do not say whether they are an answer; the client takes them as one.
        waitsForReply = false
    }
}

extension AuthContext {
    /// Whether the simulation's access rule refuses it.
    var isBlocked: Bool { claims == ["blocked": true] }
}
