import ConnectorModel

/// The main file: the library, enums, inputs, and the connector with all operations.
struct DartMain {
    let interface: ConnectorInterface
    let library: DartLibrary
    let inputs: [InputShape]
    let operations: [DartOperation]

    var text: String {
        var code: CodeWriter = CodeWriter()
        writeHead(&code)
        writeHelpers(&code)
        let enums: [EnumInterface] = interface.usedEnums
        for enumeration: EnumInterface in enums {
            DartEnum(enumeration).write(to: &code)
            code.blank()
        }
        if !enums.isEmpty {
            DartEnum.writeCommon(to: &code)
            code.blank()
        }
        DartInputKeys(inputs: inputs, interface: interface).write(to: &code)
        DartInputs(inputs: inputs, interface: interface).write(to: &code)
        writeConnector(&code)
        return code.text
    }

    /// What linters would say of names that are not theirs to choose.
    private static let lints: [String] = [
        "camel_case_types", "constant_identifier_names", "library_private_types_in_public_api",
        "non_constant_identifier_names", "unnecessary_this", "unused_element", "unused_import",
    ]

    private func writeHead(_ code: inout CodeWriter) {
        code.line("// ignore_for_file: \(Self.lints.joined(separator: ", "))")
        code.blank()
        code.line("library \(library.name);")
        code.blank()
        code.line("import 'dart:convert';")
        code.blank()
        code.line("import 'package:firebase_data_connect/firebase_data_connect.dart';")
        code.line("import 'package:flutter/foundation.dart';")
        code.blank()
        for operation: DartOperation in operations { code.line("part \(DartText.quoted(operation.fileName));") }
        code.blank()
    }

    /// Lists of Dart are equal only if they are one: what is in them is compared instead.
    private func writeHelpers(_ code: inout CodeWriter) {
        code.line(
            """
            bool _equal(Object? a, Object? b) {
              if (a is! List || b is! List) {
                return a == b;
              }
              if (a.length != b.length) {
                return false;
              }
              for (var i = 0; i < a.length; i++) {
                if (!_equal(a[i], b[i])) {
                  return false;
                }
              }
              return true;
            }

            int _hash(Object? value) {
              return value is List ? Object.hashAll(value.map(_hash)) : value.hashCode;
            }

            String? bigIntToJson(BigInt? value) {
              return value?.toString();
            }

            BigInt bigIntFromJson(dynamic value) {
              return BigInt.parse(value.toString());
            }
            """)
        code.blank()
    }

    private func writeConnector(_ code: inout CodeWriter) {
        let name: String = DartNames.connector(interface.connectorID)
        let config: [String] = [interface.location, interface.connectorID, interface.serviceID].map(DartText.quoted)
        code.line("/// The connector `\(interface.connectorID)`.")
        code.block("class \(name) {") { code in
            for operation: DartOperation in operations {
                operation.writeMethod(to: &code)
                code.blank()
            }
            code.line("static ConnectorConfig connectorConfig = ConnectorConfig(\(config.joined(separator: ", ")));")
            code.blank()
            code.line("\(name)({required this.dataConnect});")
            code.blank()
            code.block("static \(name) get instance {") { code in
                code.block("return \(name)(", ");") { code in
                    code.block("dataConnect: FirebaseDataConnect.instanceFor(", "),") { code in
                        code.line("connectorConfig: connectorConfig,")
                        if let cache: ClientCache = library.cache { Self.write(cache, to: &code) }
                        code.line("sdkType: CallerSDKType.generated,")
                    }
                }
            }
            code.blank()
            code.line("FirebaseDataConnect dataConnect;")
        }
    }

    private static func write(_ cache: ClientCache, to code: inout CodeWriter) {
        code.block("cacheSettings: CacheSettings(", "),") { code in
            if let maxAge: Duration = cache.maxAge {
                code.line("maxAge: Duration(milliseconds: \(maxAge.milliseconds)),")
            }
            if let storage: ClientCache.Storage = cache.storage {
                code.line("storage: CacheStorage.\(storage.rawValue),")
            }
        }
    }
}
