import Testing

@testable import Transport

@Suite struct PeerAddressTests {
    private func ipv6(_ first: [UInt8], _ last: [UInt8]) -> PeerAddress {
        PeerAddress(ipv6: first + [UInt8](repeating: 0, count: 16 - first.count - last.count) + last)
    }

    @Test func tellsClientsApart() {
        #expect(PeerAddress(ipv4: [192, 0, 2, 7]) != PeerAddress(ipv4: [192, 0, 2, 8]))
        #expect(PeerAddress(ipv4: [192, 0, 2, 7]).description == "192.0.2.7")
        // One client has a whole /64 for itself.
        let network: [UInt8] = [0x20, 0x01, 0x0D, 0xB8, 0, 0, 0, 1]
        #expect(ipv6(network, [1]) == ipv6(network, [0xAB, 0xCD]))
        #expect(ipv6(network, [1]) != ipv6([0x20, 0x01, 0x0D, 0xB8, 0, 0, 0, 2], [1]))
        #expect(ipv6(network, [1]).description == "2001:db8:0:1::/64")
    }

    @Test func knowsThisMachine() {
        #expect(PeerAddress(ipv4: [127, 8, 9, 10]).isLoopback)
        #expect(!PeerAddress(ipv4: [128, 0, 0, 1]).isLoopback)
        #expect(ipv6([], [1]).isLoopback)
        #expect(ipv6([], [1]) != ipv6([], [2]))
        #expect(!ipv6([0x7F], [1]).isLoopback)
        #expect(!PeerAddress.unknown.isLoopback)
    }

    /// On a socket of both kinds.
    @Test func knowsIPv4WithinIPv6() {
        #expect(ipv6([], [0xFF, 0xFF, 192, 0, 2, 7]) == PeerAddress(ipv4: [192, 0, 2, 7]))
        #expect(ipv6([], [0xFF, 0xFF, 127, 0, 0, 1]).isLoopback)
    }
}
