import Testing

@testable import Transport

@Suite struct TLSOpeningTests {
    private static let hello: [UInt8] = [22, 3, 1, 2, 0, 1, 0, 1, 252]

    @Test func knowsAHello() {
        for count: Int in 0..<9 { #expect(TLSOpening(Self.hello[..<count]) == .undecided) }
        #expect(TLSOpening(Self.hello[...]) == .hello)
        #expect(TLSOpening((Self.hello + [0])[...]) == .hello)
    }

    @Test(arguments: ["G", "GET / HTTP/1.1\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "POST"])
    func knowsPlainHTTP(text: String) {
        #expect(TLSOpening(Array(text.utf8)[...]) == .plainHTTP)
    }

    @Test(
        arguments: [
            [0], [0x80, 46, 1], [22, 2], [22, 3, 1, 0, 5, 2], [21, 3, 1, 0, 2],
            // A hello that would be of more than 16 KiB.
            [22, 3, 1, 64, 0, 1, 0, 64, 1], [22, 3, 1, 64, 0, 1, 255, 255, 255],
        ] as [[UInt8]])
    func knowsWhatIsNeither(bytes: [UInt8]) {
        #expect(TLSOpening(bytes[...]) == .foreign)
    }
}
