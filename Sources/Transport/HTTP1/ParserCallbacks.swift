import CLlhttp

/// The C functions through which llhttp reports, each forwarding to the parser's `RequestAssembly`.
///
/// The assembly is reached by its address: it outlives the parser, and nobody else touches it while the parser runs.
enum ParserCallbacks {
    private static let goOn: Int32 = 0
    private static let pause: Int32 = Int32(bitPattern: HPE_PAUSED.rawValue)
    private static let refuse: Int32 = -1

    // Never freed and never changed after it is filled, which is what llhttp asks of its settings.
    nonisolated(unsafe) static let settings: UnsafeMutablePointer<llhttp_settings_t> = {
        let settings: UnsafeMutablePointer<llhttp_settings_t> = .allocate(capacity: 1)
        llhttp_settings_init(settings)
        settings.pointee.on_message_begin = { parser in
            with(parser) { (assembly) throws(HTTPError) in assembly.begin() }
        }
        settings.pointee.on_url = { parser, start, count in
            with(parser) { (assembly) throws(HTTPError) in try assembly.appendTarget(bytes(start, count)) }
        }
        settings.pointee.on_header_field = { parser, start, count in
            with(parser) { (assembly) throws(HTTPError) in try assembly.appendName(bytes(start, count)) }
        }
        settings.pointee.on_header_value = { parser, start, count in
            with(parser) { (assembly) throws(HTTPError) in try assembly.appendValue(bytes(start, count)) }
        }
        settings.pointee.on_header_value_complete = { parser in
            with(parser) { (assembly) throws(HTTPError) in try assembly.endField() }
        }
        settings.pointee.on_headers_complete = { headersComplete($0) }
        settings.pointee.on_chunk_extension_name = { parser, start, count in
            with(parser) { (assembly) throws(HTTPError) in try assembly.passOver(count) }
        }
        settings.pointee.on_chunk_extension_value = { parser, start, count in
            with(parser) { (assembly) throws(HTTPError) in try assembly.passOver(count) }
        }
        settings.pointee.on_body = { parser, start, count in
            with(parser) { (assembly) throws(HTTPError) in try assembly.appendBody(bytes(start, count)) }
        }
        settings.pointee.on_message_complete = { messageComplete($0) }
        return settings
    }()

    private static func headersComplete(_ parser: UnsafeMutablePointer<llhttp_t>?) -> Int32 {
        guard let parser else { return refuse }
        let head: RequestAssembly.Head = RequestAssembly.Head(parser.pointee)
        var awaitsContinue: Bool = false
        let result: Int32 = with(parser) { (assembly) throws(HTTPError) in
            awaitsContinue = try assembly.endHeaders(head)
            // Any other protocol than WebSocket is declined by going on in HTTP; RFC 9110, section 7.8.
            parser.pointee.upgrade = assembly.isUpgrade ? 1 : 0
        }
        guard result == goOn else { return result }
        return awaitsContinue ? pause : goOn
    }

    private static func messageComplete(_ parser: UnsafeMutablePointer<llhttp_t>?) -> Int32 {
        guard let parser else { return refuse }
        let keepsAlive: Bool = llhttp_should_keep_alive(parser) != 0
        let isUpgrade: Bool = parser.pointee.upgrade != 0
        with(parser) { (assembly) throws(HTTPError) in assembly.end(keepsAlive: keepsAlive) }
        // With an upgrade llhttp pauses by itself, right behind the request.
        return isUpgrade ? goOn : pause
    }

    private static func bytes(_ start: UnsafePointer<CChar>?, _ count: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start, count: count)
    }

    @discardableResult
    @inline(__always)
    private static func with(
        _ parser: UnsafeMutablePointer<llhttp_t>?, _ body: (inout RequestAssembly) throws(HTTPError) -> Void
    ) -> Int32 {
        guard let data: UnsafeMutableRawPointer = parser?.pointee.data else { return refuse }
        let assembly: UnsafeMutablePointer<RequestAssembly> = data.assumingMemoryBound(to: RequestAssembly.self)
        do throws(HTTPError) {
            try body(&assembly.pointee)
            return goOn
        } catch {
            assembly.pointee.failure = error
            return refuse
        }
    }
}
