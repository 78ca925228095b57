import Foundation
import JSON

/// Between the types of generated code and JSON.
enum WireCodec {
    /// Members are sorted, so that equal variables are equal bytes.
    static func encoder() -> JSONEncoder {
        let encoder: JSONEncoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    /// Variables as the JSON that is sent and that identifies the request.
    static func variables(_ variables: some Encodable) throws(DataConnectCodecError) -> JSONText {
        do {
            return JSONText(utf8: Array(try encoder().encode(variables)))
        } catch let error as DataConnectCodecError {
            throw error
        } catch {
            throw DataConnectCodecError(.encodingFailed, "the variables are no JSON", cause: error)
        }
    }

    /// Data as the type that generated code has for it.
    static func data<T: Decodable>(_ type: T.Type, from json: JSONText) throws(DataConnectCodecError) -> T {
        do {
            return try JSONDecoder().decode(type, from: Data(json.utf8))
        } catch let error as DataConnectCodecError {
            throw error
        } catch {
            throw DataConnectCodecError(.decodingFailed, "the data is no \(type)", cause: error)
        }
    }
}
