import Testing

@testable import WebSocketProtocol

/// What a decoder made of some bytes: the events, then the error that ended it, if any.
struct Decoding: Equatable {
    var events: [FrameDecoder.Event]
    var failure: CloseCode?
}

func decode(
    _ bytes: [UInt8], role: FrameDecoder.Role = .client, limit: Int = 1 << 20, oversize: FrameDecoder.Oversize = .fail,
    pieces: [Int] = []
) -> Decoding {
    var decoder: FrameDecoder = FrameDecoder(role: role, maximumMessageSize: limit, oversize: oversize)
    var result: Decoding = Decoding(events: [], failure: nil)
    var rest: ArraySlice<UInt8> = bytes[...]
    var sizes: ArraySlice<Int> = pieces[...]
    while !rest.isEmpty {
        var piece: ArraySlice<UInt8> = rest.prefix(sizes.popFirst() ?? rest.count)
        rest = rest.dropFirst(piece.count)
        do throws(WebSocketError) {
            while let event = try decoder.next(&piece) {
                result.events.append(event)
            }
        } catch {
            result.failure = error.code
            return result
        }
    }
    return result
}

func text(_ string: String) -> FrameDecoder.Event { .text(Array(string.utf8)) }

@Suite struct FrameDecoderTests {
    /// The examples of RFC 6455, section 5.7.
    @Test func decodesTheExamplesOfTheSpecification() {
        let hello: [UInt8] = [0x48, 0x65, 0x6C, 0x6C, 0x6F]
        #expect(decode([0x81, 0x05] + hello) == Decoding(events: [text("Hello")]))
        let masked: [UInt8] = [0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58]
        #expect(decode(masked, role: .server) == Decoding(events: [text("Hello")]))
        #expect(decode([0x01, 0x03, 0x48, 0x65, 0x6C, 0x80, 0x02, 0x6C, 0x6F]) == Decoding(events: [text("Hello")]))
        #expect(decode([0x89, 0x05] + hello) == Decoding(events: [.ping(hello)]))
        let maskedPong: [UInt8] = [0x8A, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58]
        #expect(decode(maskedPong, role: .server) == Decoding(events: [.pong(hello)]))
        let long: [UInt8] = [UInt8](repeating: 7, count: 256)
        #expect(decode([0x82, 0x7E, 0x01, 0x00] + long) == Decoding(events: [.binary(long)]))
        let huge: [UInt8] = [UInt8](repeating: 9, count: 65536)
        #expect(decode([0x82, 0x7F, 0, 0, 0, 0, 0, 1, 0, 0] + huge) == Decoding(events: [.binary(huge)]))
    }

    @Test func letsControlFramesInterruptAMessage() {
        let bytes: [UInt8] = [0x01, 0x01, 0x61, 0x89, 0x01, 0x21, 0x00, 0x00, 0x80, 0x01, 0x62]
        #expect(decode(bytes) == Decoding(events: [.ping([0x21]), text("ab")]))
    }

    @Test func acceptsEmptyMessagesAndCloseFrames() {
        #expect(decode([0x81, 0x00]) == Decoding(events: [text("")]))
        #expect(decode([0x88, 0x00]) == Decoding(events: [.close(CloseFrame(code: .noStatus))]))
        let close: [UInt8] = [0x88, 0x05, 0x03, 0xE9, 0x62, 0x79, 0x65]
        #expect(decode(close) == Decoding(events: [.close(CloseFrame(code: .goingAway, reason: "bye"))]))
    }

    @Test(
        arguments: [
            ("first reserved bit", [0xC1, 0x00]),
            ("second reserved bit", [0xA1, 0x00]),
            ("third reserved bit", [0x91, 0x00]),
            ("reserved data opcode", [0x83, 0x00]),
            ("reserved control opcode", [0x8B, 0x00]),
            ("masked frame from a server", [0x81, 0x80, 0, 0, 0, 0]),
            ("fragmented ping", [0x09, 0x00]),
            ("ping of 126 bytes", [0x89, 0x7E, 0x00, 0x7E]),
            ("length 125 in two bytes", [0x82, 0x7E, 0x00, 0x7D]),
            ("length 65535 in eight bytes", [0x82, 0x7F, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]),
            ("length with the highest bit", [0x82, 0x7F, 0x80, 0, 0, 0, 0, 0, 0, 0]),
            ("continuation without a message", [0x80, 0x00]),
            ("message within a message", [0x01, 0x00, 0x81, 0x00]),
            ("close payload of one byte", [0x88, 0x01, 0x03]),
            ("close with 1005", [0x88, 0x02, 0x03, 0xED]),
            ("close with 999", [0x88, 0x02, 0x03, 0xE7]),
            ("close with 5000", [0x88, 0x02, 0x13, 0x88]),
        ] as [(String, [UInt8])])
    func refusesWith1002(_ name: String, _ bytes: [UInt8]) {
        #expect(decode(bytes) == Decoding(events: [], failure: .protocolError), "\(name)")
    }

    @Test func refusesBrokenHeadersBeforeTheirMaskingKey() {
        let lengths: [[UInt8]] = [
            [0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0], [0x81, 0xFE, 0, 5], [0xC1, 0x80], [0x80, 0x80],
        ]
        for bytes in lengths {
            #expect(decode(bytes, role: .server) == Decoding(events: [], failure: .protocolError))
        }
    }

    @Test func refusesUnmaskedFramesFromClients() {
        #expect(decode([0x81, 0x01, 0x61], role: .server) == Decoding(events: [], failure: .protocolError))
    }

    @Test(
        arguments: [
            ("lone continuation byte", [0x80]),
            ("overlong slash", [0xC0, 0xAF]),
            ("overlong three bytes", [0xE0, 0x80, 0xAF]),
            ("surrogate", [0xED, 0xA0, 0x80]),
            ("above the last scalar", [0xF4, 0x90, 0x80, 0x80]),
            ("cut within a character", [0x61, 0xE2, 0x82]),
            ("wrong byte after a lead", [0xE2, 0x28, 0xA1]),
            ("byte that never occurs", [0xFF]),
        ] as [(String, [UInt8])])
    func refusesWith1007(_ name: String, _ payload: [UInt8]) {
        let bytes: [UInt8] = [0x81, UInt8(payload.count)] + payload
        #expect(decode(bytes) == Decoding(events: [], failure: .invalidPayload), "\(name)")
        let asBinary: [UInt8] = [0x82, UInt8(payload.count)] + payload
        #expect(decode(asBinary) == Decoding(events: [.binary(payload)]), "\(name)")
    }

    @Test func refusesWrongTextBeforeTheMessageEnds() {
        #expect(decode([0x01, 0x02, 0x61, 0xFF]) == Decoding(events: [], failure: .invalidPayload))
        #expect(decode([0x81, 0x7E, 0x10, 0x00, 0xFF]) == Decoding(events: [], failure: .invalidPayload))
        #expect(decode([0x88, 0x03, 0x03, 0xE8, 0xFF]) == Decoding(events: [], failure: .invalidPayload))
    }

    @Test func acceptsCharactersCutByFragments() {
        let euro: [UInt8] = [0x01, 0x01, 0xE2, 0x00, 0x01, 0x82, 0x80, 0x01, 0xAC]
        #expect(decode(euro) == Decoding(events: [text("€")]))
    }

    @Test func refusesOversizedMessagesAtTheirHeader() {
        #expect(decode([0x82, 0x05], limit: 4) == Decoding(events: [], failure: .messageTooBig))
        #expect(decode([0x02, 0x03, 1, 2, 3, 0x80, 0x02], limit: 4) == Decoding(events: [], failure: .messageTooBig))
        let exact: [UInt8] = [0x02, 0x03, 1, 2, 3, 0x80, 0x01, 4]
        #expect(decode(exact, limit: 4) == Decoding(events: [.binary([1, 2, 3, 4])]))
    }

    @Test func skipsOversizedMessagesAndGoesOn() {
        let skip: FrameDecoder.Oversize = .skip(keeping: 2, total: 10)
        let bytes: [UInt8] = [0x02, 0x03, 1, 2, 3, 0x00, 0x02, 4, 5, 0x80, 0x01, 6, 0x81, 0x01, 0x61]
        #expect(decode(bytes, limit: 4, oversize: skip) == Decoding(events: [.oversized(prefix: [1, 2]), text("a")]))
        #expect(decode([0x82, 0x0B], limit: 4, oversize: skip) == Decoding(events: [], failure: .messageTooBig))
    }

    @Test func reportsOversizedMessagesBeforeTheyEnd() {
        let skip: FrameDecoder.Oversize = .skip(keeping: 2, total: 10)
        #expect(
            decode([0x82, 0x0A, 1, 2], limit: 4, oversize: skip) == Decoding(events: [.oversized(prefix: [1, 2])]))
        let whole: [UInt8] = [0x02, 0x05, 1, 2, 3, 4, 5, 0x89, 0x00, 0x80, 0x01, 6, 0x81, 0x01, 0x61]
        #expect(
            decode(whole, limit: 4, oversize: skip)
                == Decoding(events: [.oversized(prefix: [1, 2]), .ping([]), text("a")]))
    }

    @Test func isIdleOnlyBetweenMessages() throws {
        var decoder: FrameDecoder = FrameDecoder(role: .client, maximumMessageSize: 100)
        #expect(!decoder.isMidMessage)
        var first: ArraySlice<UInt8> = [0x01, 0x01, 0x61]
        #expect(try decoder.next(&first) == nil)
        #expect(decoder.isMidMessage)
        var second: ArraySlice<UInt8> = [0x80, 0x00]
        #expect(try decoder.next(&second) == text("a"))
        #expect(!decoder.isMidMessage)
    }
}
