// ignore_for_file: camel_case_types, constant_identifier_names, library_private_types_in_public_api, non_constant_identifier_names, unnecessary_this, unused_element, unused_import

library dataconnect_generated;

import 'dart:convert';

import 'package:firebase_data_connect/firebase_data_connect.dart';
import 'package:flutter/foundation.dart';

part 'add_book.dart';
part 'get_book.dart';
part 'list_books.dart';

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

enum Shelf {
  OPEN,
  LOANED,
  LOST,
}

String shelfToJson(Shelf e) {
  return enumSerializer(e);
}

Shelf shelfFromJson(dynamic data) {
  return Shelf.values.firstWhere((e) => shelfToJson(e) == data);
}

String shelfSerializer(EnumValue<Shelf> e) {
  return e.stringValue;
}

EnumValue<Shelf> shelfDeserializer(dynamic data) {
  switch (data) {
    case 'OPEN':
      return const Known(Shelf.OPEN);
    case 'LOANED':
      return const Known(Shelf.LOANED);
    case 'LOST':
      return const Known(Shelf.LOST);
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

/// The connector `library`.
class LibraryConnector {
  AddBookVariablesBuilder addBook({required String title, required String authorId}) {
    return AddBookVariablesBuilder(this.dataConnect, title: title, authorId: authorId);
  }

  GetBookVariablesBuilder getBook({required String id}) {
    return GetBookVariablesBuilder(this.dataConnect, id: id);
  }

  ListBooksVariablesBuilder listBooks() {
    return ListBooksVariablesBuilder(this.dataConnect);
  }

  static ConnectorConfig connectorConfig = ConnectorConfig('us-east4', 'library', 'library-svc');

  LibraryConnector({required this.dataConnect});

  static LibraryConnector get instance {
    return LibraryConnector(
      dataConnect: FirebaseDataConnect.instanceFor(
        connectorConfig: connectorConfig,
        cacheSettings: CacheSettings(
          maxAge: Duration(milliseconds: 30500),
          storage: CacheStorage.memory,
        ),
        sdkType: CallerSDKType.generated,
      ),
    );
  }

  FirebaseDataConnect dataConnect;
}
