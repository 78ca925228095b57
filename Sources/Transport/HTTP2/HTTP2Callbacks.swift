import CNghttp2

/// The C functions through which nghttp2 reports, each forwarding to the session whose address it is given, and how a session is made.
///
/// A session outlives its nghttp2 object: it is what deletes it.
enum HTTP2Callbacks {
    // Never freed and never changed after it is filled.
    private nonisolated(unsafe) static let callbacks: OpaquePointer? = {
        var made: OpaquePointer?
        guard nghttp2_session_callbacks_new(&made) == 0, let callbacks: OpaquePointer = made else { return nil }
        setHeadCallbacks(callbacks)
        setBodyCallbacks(callbacks)
        nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, id, _, user in
            HTTP2Callbacks.with(user) { $0.streamClosed(id) }
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_send_callback(callbacks) { _, frame, user in
            guard let frame else { return 0 }
            let header: nghttp2_frame_hd = frame.pointee.hd
            if UInt32(header.type) == NGHTTP2_RST_STREAM.rawValue {
                let code: UInt32 = frame.pointee.rst_stream.error_code
                if HTTP2Callbacks.tellsOfAFault(code) { HTTP2Callbacks.with(user) { $0.brokeStream() } }
            } else if HTTP2Callbacks.endsStream(header) {
                HTTP2Callbacks.with(user) { $0.answered(header.stream_id) }
            }
            return 0
        }
        return callbacks
    }()

    private static func setHeadCallbacks(_ callbacks: OpaquePointer) {
        nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { _, frame, user in
            guard let frame, frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST else { return 0 }
            HTTP2Callbacks.with(user) { $0.headBegan(frame.pointee.hd.stream_id) }
            return 0
        }
        nghttp2_session_callbacks_set_on_header_callback(callbacks) {
            _, frame, name, nameCount, value, count, _, user in
            guard let frame else { return 0 }
            HTTP2Callbacks.with(user) {
                $0.field(
                    frame.pointee.hd.stream_id, UnsafeBufferPointer(start: name, count: nameCount),
                    UnsafeBufferPointer(start: value, count: count))
            }
            return 0
        }
    }

    private static func setBodyCallbacks(_ callbacks: OpaquePointer) {
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { _, _, id, bytes, count, user in
            HTTP2Callbacks.with(user) { $0.data(id, UnsafeBufferPointer(start: bytes, count: count)) }
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, user in
            guard let header: nghttp2_frame_hd = frame?.pointee.hd else { return 0 }
            switch UInt32(header.type) {
            case NGHTTP2_HEADERS.rawValue, NGHTTP2_DATA.rawValue:
                let isHead: Bool = UInt32(header.type) == NGHTTP2_HEADERS.rawValue
                HTTP2Callbacks.with(user) {
                    $0.frame(header.stream_id, isHead: isHead, endsStream: HTTP2Callbacks.endsStream(header))
                }
            case NGHTTP2_SETTINGS.rawValue: HTTP2Callbacks.with(user) { $0.settled() }
            case NGHTTP2_PING.rawValue where UInt32(header.flags) & NGHTTP2_FLAG_ACK.rawValue != 0:
                HTTP2Callbacks.with(user) { $0.ponged() }
            default: break
            }
            return 0
        }
    }

    private static func endsStream(_ header: nghttp2_frame_hd) -> Bool {
        let kind: UInt32 = UInt32(header.type)
        return (kind == NGHTTP2_HEADERS.rawValue || kind == NGHTTP2_DATA.rawValue)
            && UInt32(header.flags) & NGHTTP2_FLAG_END_STREAM.rawValue != 0
    }

    /// Whether the reset of a stream says that the client has broken a rule on it: not those that we made, and not a stream that was never begun.
    private static func tellsOfAFault(_ code: UInt32) -> Bool {
        ![NGHTTP2_NO_ERROR, NGHTTP2_CANCEL, NGHTTP2_REFUSED_STREAM].map(\.rawValue).contains(code)
    }

    @inline(__always)
    private static func with(_ user: UnsafeMutableRawPointer?, _ body: (HTTP2Session) -> Void) {
        guard let user else { return }
        Unmanaged<HTTP2Session>.fromOpaque(user)._withUnsafeGuaranteedRef(body)
    }

    // MARK: Output

    /// Where the bodies of answers come from.
    static var dataProvider: nghttp2_data_provider {
        var provider: nghttp2_data_provider = nghttp2_data_provider()
        provider.read_callback = { _, id, buffer, length, flags, _, user in
            guard let user else { return Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue) }
            let target: UnsafeMutableRawBufferPointer = UnsafeMutableRawBufferPointer(start: buffer, count: length)
            return Unmanaged<HTTP2Session>.fromOpaque(user)._withUnsafeGuaranteedRef { session in
                guard let (count, isLast) = session.fill(id, target) else { return Int(NGHTTP2_ERR_DEFERRED.rawValue) }
                guard isLast else { return count }
                flags?.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue
                if session.submitTrailers(id) { flags?.pointee |= NGHTTP2_DATA_FLAG_NO_END_STREAM.rawValue }
                return count
            }
        }
        return provider
    }

    // MARK: Making

    /// A session whose limits are set before its first byte.
    static func makeSession(_ limits: HTTP2Limits, _ user: UnsafeMutableRawPointer) -> OpaquePointer? {
        var made: OpaquePointer?
        guard let callbacks, nghttp2_option_new(&made) == 0, let option: OpaquePointer = made else { return nil }
        defer { nghttp2_option_del(option) }
        nghttp2_option_set_no_auto_window_update(option, 1)
        nghttp2_option_set_no_closed_streams(option, 1)
        nghttp2_option_set_stream_reset_rate_limit(option, UInt64(limits.resetBurst), UInt64(limits.resetsPerSecond))
        nghttp2_option_set_max_continuations(option, limits.continuations)
        nghttp2_option_set_max_outbound_ack(option, limits.waitingAcknowledgements)
        nghttp2_option_set_max_settings(option, limits.settings)
        var session: OpaquePointer?
        guard nghttp2_session_server_new2(&session, callbacks, user, option) == 0 else { return nil }
        return session
    }

    /// The first frames: what the client may do.
    static func submitSettings(_ session: OpaquePointer, _ limits: HTTP2Limits) {
        var settings: [nghttp2_settings_entry] = [
            entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, limits.streams),
            entry(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, limits.streamWindow),
            entry(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, limits.headerBytes),
        ]
        let none: UInt8 = UInt8(NGHTTP2_FLAG_NONE.rawValue)
        nghttp2_submit_settings(session, none, &settings, settings.count)
        nghttp2_session_set_local_window_size(session, none, 0, Int32(limits.connectionWindow))
    }

    private static func entry(_ id: nghttp2_settings_id, _ value: Int) -> nghttp2_settings_entry {
        nghttp2_settings_entry(settings_id: Int32(id.rawValue), value: UInt32(value))
    }
}
