import Reactor

/// The one thread of all instances of a process.
enum ClientLoop {
    static let shared: EventLoop = {
        let loop: EventLoop = EventLoop()
        loop.start()
        return loop
    }()
}
