// ignore_for_file: camel_case_types, constant_identifier_names, library_private_types_in_public_api, non_constant_identifier_names, unnecessary_this, unused_element, unused_import

library reserved_words_sdk;

import 'dart:convert';

import 'package:firebase_data_connect/firebase_data_connect.dart';
import 'package:flutter/foundation.dart';

part 'import.dart';
part 'delete.dart';
part 'query.dart';
part 'mutation.dart';
part 'get_snake_case.dart';
part 'execute_query.dart';

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

enum class_ {
  default_,
  new_,
  void_,
  in_,
  val,
  let,
}

String classToJson(class_ e) {
  switch (e) {
    case class_.default_:
      return 'default';
    case class_.new_:
      return 'new';
    case class_.void_:
      return 'void';
    case class_.in_:
      return 'in';
    default:
      return enumSerializer(e);
  }
}

class_ classFromJson(dynamic data) {
  return class_.values.firstWhere((e) => classToJson(e) == data);
}

String classSerializer(EnumValue<class_> e) {
  return e.stringValue;
}

EnumValue<class_> classDeserializer(dynamic data) {
  switch (data) {
    case 'default':
      return const Known(class_.default_, 'default');
    case 'new':
      return const Known(class_.new_, 'new');
    case 'void':
      return const Known(class_.void_, 'void');
    case 'in':
      return const Known(class_.in_, 'in');
    case 'val':
      return const Known(class_.val);
    case 'let':
      return const Known(class_.let);
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

/// The connector `reserved_words`.
class ReservedWordsConnector {
  ImportVariablesBuilder import_({required String this_}) {
    return ImportVariablesBuilder(this.dataConnect, this_: this_);
  }

  DeleteVariablesBuilder delete({required String id}) {
    return DeleteVariablesBuilder(this.dataConnect, id: id);
  }

  QueryVariablesBuilder query() {
    return QueryVariablesBuilder(this.dataConnect);
  }

  MutationVariablesBuilder mutation() {
    return MutationVariablesBuilder(this.dataConnect);
  }

  GetSnakeCaseVariablesBuilder getSnakeCase() {
    return GetSnakeCaseVariablesBuilder(this.dataConnect);
  }

  ExecuteQueryVariablesBuilder executeQuery() {
    return ExecuteQueryVariablesBuilder(this.dataConnect);
  }

  static ConnectorConfig connectorConfig = ConnectorConfig('us-east4', 'reserved_words', 'reserved_words-svc');

  ReservedWordsConnector({required this.dataConnect});

  static ReservedWordsConnector get instance {
    return ReservedWordsConnector(
      dataConnect: FirebaseDataConnect.instanceFor(
        connectorConfig: connectorConfig,
        sdkType: CallerSDKType.generated,
      ),
    );
  }

  FirebaseDataConnect dataConnect;
}
