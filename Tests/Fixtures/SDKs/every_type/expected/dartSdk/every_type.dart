// ignore_for_file: camel_case_types, constant_identifier_names, library_private_types_in_public_api, non_constant_identifier_names, unnecessary_this, unused_element, unused_import

library every_type_sdk;

import 'dart:convert';

import 'package:firebase_data_connect/firebase_data_connect.dart';
import 'package:flutter/foundation.dart';

part 'get_thing.dart';
part 'add_thing.dart';

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

/// What a thing is like.
enum Kind {
  /// The usual one.
  PLAIN,
  RARE,
}

String kindToJson(Kind e) {
  return enumSerializer(e);
}

Kind kindFromJson(dynamic data) {
  return Kind.values.firstWhere((e) => kindToJson(e) == data);
}

String kindSerializer(EnumValue<Kind> e) {
  return e.stringValue;
}

EnumValue<Kind> kindDeserializer(dynamic data) {
  switch (data) {
    case 'PLAIN':
      return const Known(Kind.PLAIN);
    case 'RARE':
      return const Known(Kind.RARE);
    default:
      return Unknown(data);
  }
}

String enumSerializer(Enum e) {
  return e.name;
}

/// A value of an enum, or the name of one that this version does not know.
@immutable
sealed class EnumValue<T extends Enum> {
  const EnumValue();

  /// The name on the wire.
  String get stringValue;

  @override
  bool operator ==(Object other) {
    return other is EnumValue && other.stringValue == stringValue;
  }

  @override
  int get hashCode => stringValue.hashCode;
}

/// A value that this version knows.
class Known<T extends Enum> extends EnumValue<T> {
  const Known(this.value, [this._wireName]);

  /// The value.
  final T value;

  final String? _wireName;

  @override
  String get stringValue => _wireName ?? value.name;

  @override
  String toString() => 'Known($stringValue)';
}

/// A value that this version does not know: the schema got it later.
class Unknown extends EnumValue<Never> {
  const Unknown(this.stringValue);

  @override
  final String stringValue;

  @override
  String toString() => 'Unknown($stringValue)';
}

/// The connector `every_type`.
class EveryTypeConnector {
  /// Everything of one thing.
  GetThingVariablesBuilder getThing({required String id}) {
    return GetThingVariablesBuilder(this.dataConnect, id: id);
  }

  AddThingVariablesBuilder addThing({required String text, required int int_, required BigInt long, required double float, required bool flag, required String uuid, required DateTime day, required Timestamp time, required AnyValue any, required Kind kind, required List<String> texts}) {
    return AddThingVariablesBuilder(this.dataConnect, text: text, int_: int_, long: long, float: float, flag: flag, uuid: uuid, day: day, time: time, any: any, kind: kind, texts: texts);
  }

  static ConnectorConfig connectorConfig = ConnectorConfig('us-east4', 'every_type', 'every_type-svc');

  EveryTypeConnector({required this.dataConnect});

  static EveryTypeConnector get instance {
    return EveryTypeConnector(
      dataConnect: FirebaseDataConnect.instanceFor(
        connectorConfig: connectorConfig,
        sdkType: CallerSDKType.generated,
      ),
    );
  }

  FirebaseDataConnect dataConnect;
}
