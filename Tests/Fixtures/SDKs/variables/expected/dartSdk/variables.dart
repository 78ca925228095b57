// ignore_for_file: camel_case_types, constant_identifier_names, library_private_types_in_public_api, non_constant_identifier_names, unnecessary_this, unused_element, unused_import

library variables_sdk;

import 'dart:convert';

import 'package:firebase_data_connect/firebase_data_connect.dart';
import 'package:flutter/foundation.dart';

part 'optional.dart';
part 'all_optional.dart';
part 'none.dart';
part 'by_key.dart';
part 'filtered.dart';
part 'add_owner.dart';
part 'add_pets.dart';
part 'clear.dart';
part 'rename.dart';
part 'feed.dart';

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

/// How somebody feels.
enum Mood {
  /// All is well.
  GLAD,
  SAD,
}

String moodToJson(Mood e) {
  return enumSerializer(e);
}

Mood moodFromJson(dynamic data) {
  return Mood.values.firstWhere((e) => moodToJson(e) == data);
}

String moodSerializer(EnumValue<Mood> e) {
  return e.stringValue;
}

EnumValue<Mood> moodDeserializer(dynamic data) {
  switch (data) {
    case 'GLAD':
      return const Known(Mood.GLAD);
    case 'SAD':
      return const Known(Mood.SAD);
    default:
      return Unknown(data);
  }
}

enum OrderDirection {
  ASC,
  DESC,
}

String orderDirectionToJson(OrderDirection e) {
  return enumSerializer(e);
}

OrderDirection orderDirectionFromJson(dynamic data) {
  return OrderDirection.values.firstWhere((e) => orderDirectionToJson(e) == data);
}

String orderDirectionSerializer(EnumValue<OrderDirection> e) {
  return e.stringValue;
}

EnumValue<OrderDirection> orderDirectionDeserializer(dynamic data) {
  switch (data) {
    case 'ASC':
      return const Known(OrderDirection.ASC);
    case 'DESC':
      return const Known(OrderDirection.DESC);
    default:
      return Unknown(data);
  }
}

enum Unused {
  A,
  B,
}

String unusedToJson(Unused e) {
  return enumSerializer(e);
}

Unused unusedFromJson(dynamic data) {
  return Unused.values.firstWhere((e) => unusedToJson(e) == data);
}

String unusedSerializer(EnumValue<Unused> e) {
  return e.stringValue;
}

EnumValue<Unused> unusedDeserializer(dynamic data) {
  switch (data) {
    case 'A':
      return const Known(Unused.A);
    case 'B':
      return const Known(Unused.B);
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

class FloatFilter {
  final Map<String, dynamic> _json = {};

  FloatFilter();

  FloatFilter isNull(bool? t) {
    _json['isNull'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  FloatFilter eq(double? t) {
    _json['eq'] = t == null ? null : nativeToJson<double>(t);
    return this;
  }

  FloatFilter ne(double? t) {
    _json['ne'] = t == null ? null : nativeToJson<double>(t);
    return this;
  }

  FloatFilter in_(List<double>? t) {
    _json['in'] = t == null ? null : t.map((e) => nativeToJson<double>(e)).toList();
    return this;
  }

  FloatFilter nin(List<double>? t) {
    _json['nin'] = t == null ? null : t.map((e) => nativeToJson<double>(e)).toList();
    return this;
  }

  FloatFilter gt(double? t) {
    _json['gt'] = t == null ? null : nativeToJson<double>(t);
    return this;
  }

  FloatFilter ge(double? t) {
    _json['ge'] = t == null ? null : nativeToJson<double>(t);
    return this;
  }

  FloatFilter lt(double? t) {
    _json['lt'] = t == null ? null : nativeToJson<double>(t);
    return this;
  }

  FloatFilter le(double? t) {
    _json['le'] = t == null ? null : nativeToJson<double>(t);
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is FloatFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class IntFilter {
  final Map<String, dynamic> _json = {};

  IntFilter();

  IntFilter isNull(bool? t) {
    _json['isNull'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  IntFilter eq(int? t) {
    _json['eq'] = t == null ? null : nativeToJson<int>(t);
    return this;
  }

  IntFilter ne(int? t) {
    _json['ne'] = t == null ? null : nativeToJson<int>(t);
    return this;
  }

  IntFilter in_(List<int>? t) {
    _json['in'] = t == null ? null : t.map((e) => nativeToJson<int>(e)).toList();
    return this;
  }

  IntFilter nin(List<int>? t) {
    _json['nin'] = t == null ? null : t.map((e) => nativeToJson<int>(e)).toList();
    return this;
  }

  IntFilter gt(int? t) {
    _json['gt'] = t == null ? null : nativeToJson<int>(t);
    return this;
  }

  IntFilter ge(int? t) {
    _json['ge'] = t == null ? null : nativeToJson<int>(t);
    return this;
  }

  IntFilter lt(int? t) {
    _json['lt'] = t == null ? null : nativeToJson<int>(t);
    return this;
  }

  IntFilter le(int? t) {
    _json['le'] = t == null ? null : nativeToJson<int>(t);
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is IntFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class MoodFilter {
  final Map<String, dynamic> _json = {};

  MoodFilter();

  MoodFilter eq(Mood? t) {
    _json['eq'] = t == null ? null : moodToJson(t);
    return this;
  }

  MoodFilter ne(Mood? t) {
    _json['ne'] = t == null ? null : moodToJson(t);
    return this;
  }

  MoodFilter isNull(bool? t) {
    _json['isNull'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  MoodFilter in_(List<Mood>? t) {
    _json['in'] = t == null ? null : t.map((e) => moodToJson(e)).toList();
    return this;
  }

  MoodFilter nin(List<Mood>? t) {
    _json['nin'] = t == null ? null : t.map((e) => moodToJson(e)).toList();
    return this;
  }

  MoodFilter gt(Mood? t) {
    _json['gt'] = t == null ? null : moodToJson(t);
    return this;
  }

  MoodFilter ge(Mood? t) {
    _json['ge'] = t == null ? null : moodToJson(t);
    return this;
  }

  MoodFilter lt(Mood? t) {
    _json['lt'] = t == null ? null : moodToJson(t);
    return this;
  }

  MoodFilter le(Mood? t) {
    _json['le'] = t == null ? null : moodToJson(t);
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is MoodFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

/// Whoever pets belong to.
class OwnerData {
  final Map<String, dynamic> _json = {};

  OwnerData({required String name}) {
    _json['name'] = nativeToJson<String>(name);
  }

  OwnerData id(String t) {
    _json['id'] = nativeToJson<String>(t);
    return this;
  }

  /// What others see.
  OwnerData mood(Mood t) {
    _json['mood'] = moodToJson(t);
    return this;
  }

  OwnerData pets_on_owner(List<PetDataWithoutOwnerId>? t) {
    _json['pets_on_owner'] = t == null ? null : t.map((e) => e.toJson()).toList();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is OwnerData && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class OwnerFilter {
  final Map<String, dynamic> _json = {};

  OwnerFilter();

  OwnerFilter and(List<OwnerFilter>? t) {
    _json['_and'] = t == null ? null : t.map((e) => e.toJson()).toList();
    return this;
  }

  OwnerFilter not(OwnerFilter? t) {
    _json['_not'] = t == null ? null : t.toJson();
    return this;
  }

  OwnerFilter or(List<OwnerFilter>? t) {
    _json['_or'] = t == null ? null : t.map((e) => e.toJson()).toList();
    return this;
  }

  OwnerFilter id(UUIDFilter? t) {
    _json['id'] = t == null ? null : t.toJson();
    return this;
  }

  /// What others see.
  OwnerFilter mood(MoodFilter? t) {
    _json['mood'] = t == null ? null : t.toJson();
    return this;
  }

  OwnerFilter name(StringFilter? t) {
    _json['name'] = t == null ? null : t.toJson();
    return this;
  }

  OwnerFilter pets_on_owner(PetListFilter? t) {
    _json['pets_on_owner'] = t == null ? null : t.toJson();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is OwnerFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class OwnerOrder {
  final Map<String, dynamic> _json = {};

  OwnerOrder();

  OwnerOrder id(OrderDirection? t) {
    _json['id'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  /// What others see.
  OwnerOrder mood(OrderDirection? t) {
    _json['mood'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  OwnerOrder name(OrderDirection? t) {
    _json['name'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  OwnerOrder count(OrderDirection? t) {
    _json['_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  OwnerOrder id_count(OrderDirection? t) {
    _json['id_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  OwnerOrder mood_count(OrderDirection? t) {
    _json['mood_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  OwnerOrder name_count(OrderDirection? t) {
    _json['name_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is OwnerOrder && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class PassportDataWithoutPetOwnerIdAndPetNumber {
  final Map<String, dynamic> _json = {};

  PassportDataWithoutPetOwnerIdAndPetNumber();

  PassportDataWithoutPetOwnerIdAndPetNumber id(String t) {
    _json['id'] = nativeToJson<String>(t);
    return this;
  }

  PassportDataWithoutPetOwnerIdAndPetNumber code(String t) {
    _json['code'] = nativeToJson<String>(t);
    return this;
  }

  PassportDataWithoutPetOwnerIdAndPetNumber never(Unused? t) {
    _json['never'] = t == null ? null : unusedToJson(t);
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is PassportDataWithoutPetOwnerIdAndPetNumber && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class PassportFilter {
  final Map<String, dynamic> _json = {};

  PassportFilter();

  PassportFilter and(List<PassportFilter>? t) {
    _json['_and'] = t == null ? null : t.map((e) => e.toJson()).toList();
    return this;
  }

  PassportFilter not(PassportFilter? t) {
    _json['_not'] = t == null ? null : t.toJson();
    return this;
  }

  PassportFilter or(List<PassportFilter>? t) {
    _json['_or'] = t == null ? null : t.map((e) => e.toJson()).toList();
    return this;
  }

  PassportFilter id(UUIDFilter? t) {
    _json['id'] = t == null ? null : t.toJson();
    return this;
  }

  PassportFilter petNumber(IntFilter? t) {
    _json['petNumber'] = t == null ? null : t.toJson();
    return this;
  }

  PassportFilter petOwnerId(UUIDFilter? t) {
    _json['petOwnerId'] = t == null ? null : t.toJson();
    return this;
  }

  PassportFilter pet(PetFilter? t) {
    _json['pet'] = t == null ? null : t.toJson();
    return this;
  }

  PassportFilter code(StringFilter? t) {
    _json['code'] = t == null ? null : t.toJson();
    return this;
  }

  PassportFilter never(UnusedFilter? t) {
    _json['never'] = t == null ? null : t.toJson();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is PassportFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class PetData {
  final Map<String, dynamic> _json = {};

  PetData({required String ownerId, required int number, required String name}) {
    _json['ownerId'] = nativeToJson<String>(ownerId);
    _json['number'] = nativeToJson<int>(number);
    _json['name'] = nativeToJson<String>(name);
  }

  PetData tags(List<String>? t) {
    _json['tags'] = t == null ? null : t.map((e) => nativeToJson<String>(e)).toList();
    return this;
  }

  PetData weight(double? t) {
    _json['weight'] = t == null ? null : nativeToJson<double>(t);
    return this;
  }

  PetData passport_on_pet(PassportDataWithoutPetOwnerIdAndPetNumber? t) {
    _json['passport_on_pet'] = t == null ? null : t.toJson();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is PetData && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class PetDataWithoutOwnerId {
  final Map<String, dynamic> _json = {};

  PetDataWithoutOwnerId({required int number, required String name}) {
    _json['number'] = nativeToJson<int>(number);
    _json['name'] = nativeToJson<String>(name);
  }

  PetDataWithoutOwnerId tags(List<String>? t) {
    _json['tags'] = t == null ? null : t.map((e) => nativeToJson<String>(e)).toList();
    return this;
  }

  PetDataWithoutOwnerId weight(double? t) {
    _json['weight'] = t == null ? null : nativeToJson<double>(t);
    return this;
  }

  PetDataWithoutOwnerId passport_on_pet(PassportDataWithoutPetOwnerIdAndPetNumber? t) {
    _json['passport_on_pet'] = t == null ? null : t.toJson();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is PetDataWithoutOwnerId && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class PetFilter {
  final Map<String, dynamic> _json = {};

  PetFilter();

  PetFilter and(List<PetFilter>? t) {
    _json['_and'] = t == null ? null : t.map((e) => e.toJson()).toList();
    return this;
  }

  PetFilter not(PetFilter? t) {
    _json['_not'] = t == null ? null : t.toJson();
    return this;
  }

  PetFilter or(List<PetFilter>? t) {
    _json['_or'] = t == null ? null : t.map((e) => e.toJson()).toList();
    return this;
  }

  PetFilter ownerId(UUIDFilter? t) {
    _json['ownerId'] = t == null ? null : t.toJson();
    return this;
  }

  PetFilter number(IntFilter? t) {
    _json['number'] = t == null ? null : t.toJson();
    return this;
  }

  PetFilter owner(OwnerFilter? t) {
    _json['owner'] = t == null ? null : t.toJson();
    return this;
  }

  /// What it listens to.
  PetFilter name(StringFilter? t) {
    _json['name'] = t == null ? null : t.toJson();
    return this;
  }

  PetFilter tags(StringListFilter? t) {
    _json['tags'] = t == null ? null : t.toJson();
    return this;
  }

  PetFilter weight(FloatFilter? t) {
    _json['weight'] = t == null ? null : t.toJson();
    return this;
  }

  PetFilter passport_on_pet(PassportFilter? t) {
    _json['passport_on_pet'] = t == null ? null : t.toJson();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is PetFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class PetListFilter {
  final Map<String, dynamic> _json = {};

  PetListFilter();

  PetListFilter count(IntFilter? t) {
    _json['count'] = t == null ? null : t.toJson();
    return this;
  }

  PetListFilter exist(PetFilter? t) {
    _json['exist'] = t == null ? null : t.toJson();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is PetListFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class PetOrder {
  final Map<String, dynamic> _json = {};

  PetOrder();

  PetOrder ownerId(OrderDirection? t) {
    _json['ownerId'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder number(OrderDirection? t) {
    _json['number'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder owner(OwnerOrder? t) {
    _json['owner'] = t == null ? null : t.toJson();
    return this;
  }

  /// What it listens to.
  PetOrder name(OrderDirection? t) {
    _json['name'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder weight(OrderDirection? t) {
    _json['weight'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder count(OrderDirection? t) {
    _json['_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder name_count(OrderDirection? t) {
    _json['name_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder number_count(OrderDirection? t) {
    _json['number_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder ownerId_count(OrderDirection? t) {
    _json['ownerId_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder weight_count(OrderDirection? t) {
    _json['weight_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder number_sum(OrderDirection? t) {
    _json['number_sum'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder weight_sum(OrderDirection? t) {
    _json['weight_sum'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder number_avg(OrderDirection? t) {
    _json['number_avg'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder weight_avg(OrderDirection? t) {
    _json['weight_avg'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder number_min(OrderDirection? t) {
    _json['number_min'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder weight_min(OrderDirection? t) {
    _json['weight_min'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder number_max(OrderDirection? t) {
    _json['number_max'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  PetOrder weight_max(OrderDirection? t) {
    _json['weight_max'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is PetOrder && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class StringFilter {
  final Map<String, dynamic> _json = {};

  StringFilter();

  StringFilter isNull(bool? t) {
    _json['isNull'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  StringFilter eq(String? t) {
    _json['eq'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringFilter ne(String? t) {
    _json['ne'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringFilter in_(List<String>? t) {
    _json['in'] = t == null ? null : t.map((e) => nativeToJson<String>(e)).toList();
    return this;
  }

  StringFilter nin(List<String>? t) {
    _json['nin'] = t == null ? null : t.map((e) => nativeToJson<String>(e)).toList();
    return this;
  }

  StringFilter gt(String? t) {
    _json['gt'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringFilter ge(String? t) {
    _json['ge'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringFilter lt(String? t) {
    _json['lt'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringFilter le(String? t) {
    _json['le'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringFilter contains(String? t) {
    _json['contains'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringFilter startsWith(String? t) {
    _json['startsWith'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringFilter endsWith(String? t) {
    _json['endsWith'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringFilter pattern(StringPattern? t) {
    _json['pattern'] = t == null ? null : t.toJson();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is StringFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class StringListFilter {
  final Map<String, dynamic> _json = {};

  StringListFilter();

  StringListFilter includes(String? t) {
    _json['includes'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringListFilter excludes(String? t) {
    _json['excludes'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringListFilter includesAll(List<String>? t) {
    _json['includesAll'] = t == null ? null : t.map((e) => nativeToJson<String>(e)).toList();
    return this;
  }

  StringListFilter excludesAll(List<String>? t) {
    _json['excludesAll'] = t == null ? null : t.map((e) => nativeToJson<String>(e)).toList();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is StringListFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class StringPattern {
  final Map<String, dynamic> _json = {};

  StringPattern();

  StringPattern like(String? t) {
    _json['like'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringPattern regex(String? t) {
    _json['regex'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  StringPattern ignoreCase(bool? t) {
    _json['ignoreCase'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  StringPattern invert(bool? t) {
    _json['invert'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is StringPattern && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class UUIDFilter {
  final Map<String, dynamic> _json = {};

  UUIDFilter();

  UUIDFilter isNull(bool? t) {
    _json['isNull'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  UUIDFilter eq(String? t) {
    _json['eq'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  UUIDFilter ne(String? t) {
    _json['ne'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  UUIDFilter in_(List<String>? t) {
    _json['in'] = t == null ? null : t.map((e) => nativeToJson<String>(e)).toList();
    return this;
  }

  UUIDFilter nin(List<String>? t) {
    _json['nin'] = t == null ? null : t.map((e) => nativeToJson<String>(e)).toList();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is UUIDFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class UnusedFilter {
  final Map<String, dynamic> _json = {};

  UnusedFilter();

  UnusedFilter eq(Unused? t) {
    _json['eq'] = t == null ? null : unusedToJson(t);
    return this;
  }

  UnusedFilter ne(Unused? t) {
    _json['ne'] = t == null ? null : unusedToJson(t);
    return this;
  }

  UnusedFilter isNull(bool? t) {
    _json['isNull'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  UnusedFilter in_(List<Unused>? t) {
    _json['in'] = t == null ? null : t.map((e) => unusedToJson(e)).toList();
    return this;
  }

  UnusedFilter nin(List<Unused>? t) {
    _json['nin'] = t == null ? null : t.map((e) => unusedToJson(e)).toList();
    return this;
  }

  UnusedFilter gt(Unused? t) {
    _json['gt'] = t == null ? null : unusedToJson(t);
    return this;
  }

  UnusedFilter ge(Unused? t) {
    _json['ge'] = t == null ? null : unusedToJson(t);
    return this;
  }

  UnusedFilter lt(Unused? t) {
    _json['lt'] = t == null ? null : unusedToJson(t);
    return this;
  }

  UnusedFilter le(Unused? t) {
    _json['le'] = t == null ? null : unusedToJson(t);
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is UnusedFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

/// The connector `variables`.
class VariablesConnector {
  OptionalVariablesBuilder optional({required String required_}) {
    return OptionalVariablesBuilder(this.dataConnect, required_: required_);
  }

  AllOptionalVariablesBuilder allOptional() {
    return AllOptionalVariablesBuilder(this.dataConnect);
  }

  NoneVariablesBuilder none() {
    return NoneVariablesBuilder(this.dataConnect);
  }

  ByKeyVariablesBuilder byKey({required ByKeyVariablesKey key}) {
    return ByKeyVariablesBuilder(this.dataConnect, key: key);
  }

  FilteredVariablesBuilder filtered() {
    return FilteredVariablesBuilder(this.dataConnect);
  }

  AddOwnerVariablesBuilder addOwner({required OwnerData owner}) {
    return AddOwnerVariablesBuilder(this.dataConnect, owner: owner);
  }

  AddPetsVariablesBuilder addPets({required List<PetData> pets}) {
    return AddPetsVariablesBuilder(this.dataConnect, pets: pets);
  }

  ClearVariablesBuilder clear() {
    return ClearVariablesBuilder(this.dataConnect);
  }

  RenameVariablesBuilder rename({required RenameVariablesKey key}) {
    return RenameVariablesBuilder(this.dataConnect, key: key);
  }

  FeedVariablesBuilder feed() {
    return FeedVariablesBuilder(this.dataConnect);
  }

  static ConnectorConfig connectorConfig = ConnectorConfig('us-east4', 'variables', 'variables-svc');

  VariablesConnector({required this.dataConnect});

  static VariablesConnector get instance {
    return VariablesConnector(
      dataConnect: FirebaseDataConnect.instanceFor(
        connectorConfig: connectorConfig,
        cacheSettings: CacheSettings(
        ),
        sdkType: CallerSDKType.generated,
      ),
    );
  }

  FirebaseDataConnect dataConnect;
}
