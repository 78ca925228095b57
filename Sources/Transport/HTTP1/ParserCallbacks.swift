import CLlhttp

/// The C functions through which llhttp reports, each forwarding to the parser's `RequestAssembly`.
enum ParserCallbacks {
    private static let goOn: Int32 = 0
    private static let pause: Int32 = Int32(bitPattern: HPE_PAUSED.rawValue)

    // Never freed and never changed after it is filled, which is what llhttp asks of its settings.
    nonisolated(unsafe) static let settings: UnsafeMutablePointer<llhttp_settings_t> = {
        let settings: UnsafeMutablePointer<llhttp_settings_t> = .allocate(capacity: 1)
        llhttp_settings_init(settings)
        settings.pointee.on_message_begin = { with($0) { $0.begin() } }
        settings.pointee.on_url = { forward($0, $1, $2, to: RequestAssembly.appendTarget) }
        settings.pointee.on_header_field = { forward($0, $1, $2, to: RequestAssembly.appendName) }
        settings.pointee.on_header_value = { forward($0, $1, $2, to: RequestAssembly.appendValue) }
        settings.pointee.on_header_value_complete = { parser in
            with(parser) { (assembly: RequestAssembly) throws(HTTPError) in try assembly.endField() }
        }
        settings.pointee.on_headers_complete = { parser in
            guard let parser else { return refuse }
            let head: RequestAssembly.Head = RequestAssembly.Head(parser.pointee)
            var awaitsContinue: Bool = false
            let result: Int32 = with(parser) { (assembly: RequestAssembly) throws(HTTPError) in
                awaitsContinue = try assembly.endHeaders(head)
            }
            guard result == goOn else { return result }
            // Any other protocol than WebSocket is declined by going on in HTTP; RFC 9110, section 7.8.
            with(parser) { parser.pointee.upgrade = $0.isUpgrade ? 1 : 0 }
            return awaitsContinue ? pause : goOn
        }
        settings.pointee.on_body = { forward($0, $1, $2, to: RequestAssembly.appendBody) }
        settings.pointee.on_message_complete = { parser in
            guard let parser else { return refuse }
            let keepsAlive: Bool = llhttp_should_keep_alive(parser) != 0
            let isUpgrade: Bool = parser.pointee.upgrade != 0
            with(parser) { $0.end(keepsAlive: keepsAlive) }
            // With an upgrade llhttp pauses by itself, right behind the request.
            return isUpgrade ? goOn : pause
        }
        return settings
    }()

    private static let refuse: Int32 = -1

    @discardableResult
    private static func with(
        _ parser: UnsafeMutablePointer<llhttp_t>?, _ body: (RequestAssembly) throws(HTTPError) -> Void
    ) -> Int32 {
        guard let data = parser?.pointee.data else { return refuse }
        let assembly: RequestAssembly = Unmanaged<RequestAssembly>.fromOpaque(data).takeUnretainedValue()
        do throws(HTTPError) {
            try body(assembly)
            return goOn
        } catch {
            assembly.failure = error
            return refuse
        }
    }

    private static func forward(
        _ parser: UnsafeMutablePointer<llhttp_t>?, _ start: UnsafePointer<CChar>?, _ count: Int,
        to method: (RequestAssembly) -> (UnsafeRawBufferPointer) throws(HTTPError) -> Void
    ) -> Int32 {
        let bytes: UnsafeRawBufferPointer = UnsafeRawBufferPointer(start: start, count: count)
        return with(parser) { (assembly: RequestAssembly) throws(HTTPError) in try method(assembly)(bytes) }
    }
}
