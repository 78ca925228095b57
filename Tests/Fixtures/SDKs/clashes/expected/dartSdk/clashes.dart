// ignore_for_file: camel_case_types, constant_identifier_names, library_private_types_in_public_api, non_constant_identifier_names, unnecessary_this, unused_element, unused_import

library clashes_sdk;

import 'dart:convert';

import 'package:firebase_data_connect/firebase_data_connect.dart';
import 'package:flutter/foundation.dart';

part 'games.dart';
part 'get_http_page.dart';
part 'add_person.dart';

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

/// Costs $5 and ${more}, or "nothing"; see {@code x}.
enum State {
  OPEN,
  rawValue,
  hashCode_,
  index_,
  values_,
  name_,
  ordinal,
  Known,
}

String stateToJson(State e) {
  switch (e) {
    case State.hashCode_:
      return 'hashCode';
    case State.index_:
      return 'index';
    case State.values_:
      return 'values';
    case State.name_:
      return 'name';
    default:
      return enumSerializer(e);
  }
}

State stateFromJson(dynamic data) {
  return State.values.firstWhere((e) => stateToJson(e) == data);
}

String stateSerializer(EnumValue<State> e) {
  return e.stringValue;
}

EnumValue<State> stateDeserializer(dynamic data) {
  switch (data) {
    case 'OPEN':
      return const Known(State.OPEN);
    case 'rawValue':
      return const Known(State.rawValue);
    case 'hashCode':
      return const Known(State.hashCode_, 'hashCode');
    case 'index':
      return const Known(State.index_, 'index');
    case 'values':
      return const Known(State.values_, 'values');
    case 'name':
      return const Known(State.name_, 'name');
    case 'ordinal':
      return const Known(State.ordinal);
    case 'Known':
      return const Known(State.Known);
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

/// The connector `clashes`.
class ClashesConnector {
  /// Fields of one type side by side, $5 and ${more} and */ here.
  GamesVariablesBuilder games({required String fetchPolicy, required String block_}) {
    return GamesVariablesBuilder(this.dataConnect, fetchPolicy: fetchPolicy, block_: block_);
  }

  GetHTTPPageVariablesBuilder getHTTPPage() {
    return GetHTTPPageVariablesBuilder(this.dataConnect);
  }

  AddPersonVariablesBuilder addPerson() {
    return AddPersonVariablesBuilder(this.dataConnect);
  }

  static ConnectorConfig connectorConfig = ConnectorConfig('us-east4', 'clashes', 'clashes-svc');

  ClashesConnector({required this.dataConnect});

  static ClashesConnector get instance {
    return ClashesConnector(
      dataConnect: FirebaseDataConnect.instanceFor(
        connectorConfig: connectorConfig,
        sdkType: CallerSDKType.generated,
      ),
    );
  }

  FirebaseDataConnect dataConnect;
}
