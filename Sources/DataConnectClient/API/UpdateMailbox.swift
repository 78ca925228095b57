import Reactor

/// Updates between the loop, which must not wait, and a task that decodes them: few, whatever comes.
///
/// A response makes older ones needless, a failure older failures, and another user everything.
final class UpdateMailbox: Sendable {
    private let updates: Lock<[LiveUpdate]> = Lock([])

    func put(_ update: LiveUpdate) {
        updates.withLock { updates in
            switch update {
            case .response: updates.removeAll { !$0.isClearing }
            case .failure: updates.removeAll(where: \.isFailure)
            case .cleared: updates = []
            case .ended: break
            }
            updates.append(update)
        }
    }

    func takeAll() -> [LiveUpdate] {
        updates.withLock { updates in
            defer { updates = [] }
            return updates
        }
    }
}

extension LiveUpdate {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
    fileprivate var isClearing: Bool { if case .cleared = self { true } else { false } }
}
