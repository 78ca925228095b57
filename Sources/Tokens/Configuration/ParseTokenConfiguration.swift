import JSON

extension TokenConfiguration {
    /// `tokens.json` may be so long.
    static let maximumBytes: Int = 1 << 20

    /// Reads a configuration file; its form is described in this module's README.
    ///
    /// - Parameters:
    ///   - file: the file's name, for messages.
    ///   - secret: reads a secret that the file refers to.
    /// - Errors: all that is wrong, with places.
    public static func parse(
        _ bytes: [UInt8], file: String, secret: (SecretReference) throws(SecretFailure) -> [UInt8]
    ) throws(TokenConfigurationErrors) -> TokenConfiguration {
        let places: TextPlaces = TextPlaces(file: file, bytes: bytes)
        guard bytes.count <= maximumBytes else {
            throw TokenConfigurationErrors(errors: [places.error(0, "", "is longer than \(maximumBytes) bytes")])
        }
        let root: PlacedValue
        do throws(JSONError) {
            root = try PlacedValue.parse(bytes)
        } catch {
            throw TokenConfigurationErrors(errors: [places.error(error.offset, "", error.message)])
        }
        return try withoutActuallyEscaping(secret) { secret throws(TokenConfigurationErrors) in
            var reader: TokenConfigurationReader = TokenConfigurationReader(secret: secret)
            let configuration: TokenConfiguration = reader.configuration(.init(path: "", value: root))
            let problems: [ConfigurationSheet.Problem] = reader.sheet.problems.sorted { $0.offset < $1.offset }
            guard problems.isEmpty else {
                throw TokenConfigurationErrors(errors: problems.map { places.error($0.offset, $0.path, $0.message) })
            }
            return configuration
        }
    }
}

/// Offsets as lines and columns.
private struct TextPlaces {
    let file: String
    let bytes: [UInt8]

    func error(_ offset: Int, _ path: String, _ message: String) -> TokenConfigurationError {
        let before: ArraySlice<UInt8> = bytes[..<min(offset, bytes.count)]
        let lineStart: Int = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line: Int = before.count { $0 == UInt8(ascii: "\n") } + 1
        return TokenConfigurationError(
            file: file, line: line, column: before.count - lineStart + 1, path: path, message: message)
    }
}
