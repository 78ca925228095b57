import Tokens
import Transport

#if !LIBFUZZER
    @testable import dataconnect
#endif

extension FuzzTarget {
    static let addresses: FuzzTarget = FuzzTarget(
        "addresses", "URLs, origins, addresses, connection strings and flags",
        texts: [
            "https://id.example.org/certs?x=1", "http://[::1]:8080/", "127.0.0.1:9399", "[::]:0", "localhost:1",
            "https://*.example.com", "postgresql://user:pass@host:5432/db?sslmode=require",
            "host=/tmp user=x password=y",
            "10MiB", "1h30m", "{\"a\": 1}", "serve", "--listen=127.0.0.1:1",
        ],
        words: ["http://", "https://", "@", ":", "[", "]", "*", "?", "#", "/", "%", "::", "MiB", "ms", "--", "="],
        maximumLength: 512,
        check: AddressCheck.check)
}

enum AddressCheck {
    @Sendable static func check(_ bytes: [UInt8]) -> String? {
        let text: String = String(decoding: bytes, as: UTF8.self)
        if let address: Transport.ListenAddress = .init(text), Transport.ListenAddress(address.description) != address {
            return "\(address) reads as another address"
        }
        if let url: KeyURL = KeyURL(text), KeyURL(url.description) != url { return "\(url) reads as another URL" }
        _ = OriginPattern(text)
        #if LIBFUZZER
            return nil
        #else
            return ofTheCommand(text)
        #endif
    }

    #if !LIBFUZZER
        private static func ofTheCommand(_ text: String) -> String? {
            _ = EmbedderEndpoint(text)
            let shown: String = DatabaseChoice.withoutPassword(text)
            _ = (try? readBytes(text), try? readDuration(text), try? readBool(text), try? readListenAddresses(text))
            let words: [String] = text.split(separator: " ").map(String.init)
            _ = parseInvocation(["dataconnect"] + words, environment: [:])
            _ = parseInvocation(["serve"] + words, environment: ["DATABASE_URL": text])
            return unless(!shown.contains("user:pass@"), "\(shown) shows a password")
        }
    #endif
}
