import CCurl
import Foundation
import Reactor

/// The thread of a client: what libcurl does happens here, and what others want done waits in a lock.
///
/// Guard of the unchecked conformance: `running` is touched on the thread alone; of `multi` others only call `curl_multi_wakeup`, which is made
/// for that, and only while the lock says that the thread goes on.
final class TransferThread: @unchecked Sendable {
    private struct Order {
        let number: UInt64
        let request: OutboundRequest
        let completion: OutboundClient.Completion
    }

    private struct Orders {
        var lastNumber: UInt64 = 0
        var added: [Order] = []
        var cancelled: [UInt64] = []
        var isClosed: Bool = false
    }

    /// Once in the process, before everything else.
    private static let isReady: Bool = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    private let multi: UnsafeMutableRawPointer
    private let orders: Lock<Orders> = Lock(Orders())
    private var running: [UnsafeMutableRawPointer: Transfer] = [:]

    /// libcurl's own timers make it shorter.
    private static let longestPause: Int32 = 60_000

    init() {
        guard Self.isReady, let multi: UnsafeMutableRawPointer = curl_multi_init() else {
            preconditionFailure("libcurl has no memory to begin with")
        }
        self.multi = multi
    }

    func start() {
        let thread: Thread = Thread { [self] in run() }
        thread.name = "outbound"
        thread.start()
    }

    // MARK: Orders

    func add(_ request: OutboundRequest, _ completion: @escaping OutboundClient.Completion) -> UInt64 {
        orders.withLock { orders in
            orders.lastNumber += 1
            orders.added.append(Order(number: orders.lastNumber, request: request, completion: completion))
            wake()
            return orders.lastNumber
        }
    }

    func cancel(_ number: UInt64) {
        orders.withLock { orders in
            orders.added.removeAll { $0.number == number }
            orders.cancelled.append(number)
            wake()
        }
    }

    func close() {
        orders.withLock { orders in
            orders.isClosed = true
            wake()
        }
    }

    /// Within the lock: the thread ends after it has seen there that it may, and not before.
    private func wake() { curl_multi_wakeup(multi) }

    private func takeOrders() -> (added: [Order], cancelled: [UInt64], isClosed: Bool) {
        orders.withLock { orders in
            defer { (orders.added, orders.cancelled) = ([], []) }
            return (orders.added, orders.cancelled, orders.isClosed)
        }
    }

    // MARK: The thread

    private func run() {
        blockBrokenPipes()
        while true {
            let (added, cancelled, isClosed): ([Order], [UInt64], Bool) = takeOrders()
            for number: UInt64 in cancelled { drop(number) }
            for order: Order in added { begin(order) }
            if isClosed, running.isEmpty { break }
            var count: Int32 = 0
            curl_multi_perform(multi, &count)
            if !finishEnded() { curl_multi_poll(multi, nil, 0, Self.longestPause, nil) }
        }
        curl_multi_cleanup(multi)
    }

    /// A peer that has gone must not end the process.
    private func blockBrokenPipes() {
        var signals: sigset_t = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    private func begin(_ order: Order) {
        guard let transfer: Transfer = Transfer(order.request, number: order.number, order.completion),
            curl_multi_add_handle(multi, transfer.easy) == CURLM_OK
        else { return order.completion(.unreachable("the request cannot be made")) }
        running[transfer.easy] = transfer
    }

    private func drop(_ number: UInt64) {
        guard let easy: UnsafeMutableRawPointer = running.first(where: { $0.value.number == number })?.key else {
            return
        }
        curl_multi_remove_handle(multi, easy)
        running[easy] = nil
    }

    /// Tells of those that are over; false where there were none.
    private func finishEnded() -> Bool {
        var hasEnded: Bool = false
        var left: Int32 = 0
        while let message: UnsafeMutablePointer<CURLMsg> = curl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let easy: UnsafeMutableRawPointer = message.pointee.easy_handle
            else { continue }
            let code: CURLcode = message.pointee.data.result
            // The message goes with its transfer.
            curl_multi_remove_handle(multi, easy)
            running.removeValue(forKey: easy)?.finish(code)
            hasEnded = true
        }
        return hasEnded
    }
}
