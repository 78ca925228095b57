// ignore_for_file: camel_case_types, constant_identifier_names, library_private_types_in_public_api, non_constant_identifier_names, unnecessary_this, unused_element, unused_import

library shadows_sdk;

import 'dart:convert';

import 'package:firebase_data_connect/firebase_data_connect.dart';
import 'package:flutter/foundation.dart';

part 'then.dart';
part 'com.dart';
part 'java.dart';
part 'put_item.dart';

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

enum Same {
  Same_,
  Other,
}

String sameToJson(Same e) {
  switch (e) {
    case Same.Same_:
      return 'Same';
    default:
      return enumSerializer(e);
  }
}

Same sameFromJson(dynamic data) {
  return Same.values.firstWhere((e) => sameToJson(e) == data);
}

String sameSerializer(EnumValue<Same> e) {
  return e.stringValue;
}

EnumValue<Same> sameDeserializer(dynamic data) {
  switch (data) {
    case 'Same':
      return const Known(Same.Same_, 'Same');
    case 'Other':
      return const Known(Same.Other);
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

class ItemData {
  final Map<String, dynamic> _json = {};

  ItemData();

  ItemData id(String t) {
    _json['id'] = nativeToJson<String>(t);
    return this;
  }

  ItemData com(int? t) {
    _json['com'] = t == null ? null : nativeToJson<int>(t);
    return this;
  }

  ItemData hashValue(String? t) {
    _json['hashValue'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  ItemData same(Same? t) {
    _json['same'] = t == null ? null : sameToJson(t);
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is ItemData && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

/// The connector `shadows`.
class ShadowsConnector {
  ThenVariablesBuilder then() {
    return ThenVariablesBuilder(this.dataConnect);
  }

  ComVariablesBuilder com() {
    return ComVariablesBuilder(this.dataConnect);
  }

  JavaVariablesBuilder java() {
    return JavaVariablesBuilder(this.dataConnect);
  }

  PutItemVariablesBuilder putItem({required ItemData data}) {
    return PutItemVariablesBuilder(this.dataConnect, data: data);
  }

  static ConnectorConfig connectorConfig = ConnectorConfig('us-east4', 'shadows', 'shadows-svc');

  ShadowsConnector({required this.dataConnect});

  static ShadowsConnector get instance {
    return ShadowsConnector(
      dataConnect: FirebaseDataConnect.instanceFor(
        connectorConfig: connectorConfig,
        sdkType: CallerSDKType.generated,
      ),
    );
  }

  FirebaseDataConnect dataConnect;
}
