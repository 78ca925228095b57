import Foundation
import Reactor

/// What an engine does not decide by itself: thread and clock, chance, and the date.
struct EngineEnvironment: Sendable {
    var loop: EventLoop
    /// From 0 up to 1.
    var random: @Sendable () -> Double = { Double.random(in: 0..<1) }
    /// Seconds since 1970.
    var date: @Sendable () -> Double = { Date().timeIntervalSince1970 }
    /// Told of each frame that is sent on the stream.
    var onFrame: (@Sendable (ClientFrame) -> Void)?

    /// The machine's, on the one thread of all instances.
    static var system: EngineEnvironment { EngineEnvironment(loop: ClientLoop.shared) }
}
