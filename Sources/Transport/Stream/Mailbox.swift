/// What waits to be sent on one stream, while the socket is busy.
///
/// Replies are kept in order and never lost. Of each subscription only the newest result is kept, in the place of the one
/// it overtakes: a slow reader skips states, never ends on an old one, and cannot be starved by another subscription.
struct Mailbox<Key: Hashable & Sendable, Content: Sendable>: Sendable {
    private enum Entry: Sendable {
        case reply(Key, Content, size: Int)
        case update(Key)
    }

    private var entries: [Entry] = []
    /// Entries before this index were taken; removed in one go now and then.
    private var head: Int = 0
    private var newest: [Key: Content] = [:]
    /// How many replies wait.
    private(set) var replyCount: Int = 0
    /// How many bytes the replies that wait have.
    private(set) var replyBytes: Int = 0

    /// Whether nothing waits.
    var isEmpty: Bool { head == entries.count }

    /// Adds a reply behind everything that waits.
    mutating func addReply(_ key: Key, _ content: Content, size: Int) {
        entries.append(.reply(key, content, size: size))
        replyCount += 1
        replyBytes += size
    }

    /// Adds a subscription's result, or replaces the one that waits.
    mutating func addUpdate(_ key: Key, _ content: Content) {
        if newest.updateValue(content, forKey: key) == nil {
            entries.append(.update(key))
        }
    }

    /// Forgets what waits for a subscription that has ended, but not its replies.
    mutating func forget(_ key: Key) {
        guard newest.removeValue(forKey: key) != nil else { return }
        // Its place in line must go too: a later result of the same key would be sent at both places.
        entries.removeFirst(head)
        head = 0
        entries.removeAll { entry in
            if case .update(key) = entry { true } else { false }
        }
    }

    /// Forgets what waits for all subscriptions, but no reply.
    mutating func forgetUpdates() {
        guard !newest.isEmpty else { return }
        newest.removeAll()
        entries.removeFirst(head)
        head = 0
        entries.removeAll { entry in
            if case .update = entry { true } else { false }
        }
    }

    /// Takes what is to be sent next.
    mutating func next() -> (key: Key, content: Content)? {
        while head < entries.count {
            let entry: Entry = entries[head]
            head += 1
            compact()
            switch entry {
            case .reply(let key, let content, let size):
                replyCount -= 1
                replyBytes -= size
                return (key, content)
            case .update(let key):
                guard let content = newest.removeValue(forKey: key) else { continue }
                return (key, content)
            }
        }
        return nil
    }

    private mutating func compact() {
        if head == entries.count {
            entries.removeAll()
            head = 0
        } else if head >= 64, head * 2 >= entries.count {
            entries.removeFirst(head)
            head = 0
        }
    }
}
