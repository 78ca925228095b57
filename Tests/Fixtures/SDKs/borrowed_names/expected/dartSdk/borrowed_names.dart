// ignore_for_file: camel_case_types, constant_identifier_names, library_private_types_in_public_api, non_constant_identifier_names, unnecessary_this, unused_element, unused_import

library borrowed_names_sdk;

import 'dart:convert';

import 'package:firebase_data_connect/firebase_data_connect.dart';
import 'package:flutter/foundation.dart';

part 'data.dart';
part 'result.dart';
part 'error.dart';
part 'list.dart';
part 'string.dart';
part 'map.dart';
part 'date.dart';
part 'fetch.dart';
part 'query.dart';
part 'mutation.dart';
part 'data_connect.dart';
part 'connector_config.dart';
part 'hash_code.dart';
part 'to_string.dart';
part 'undefined.dart';
part 'constructor.dart';
part 'variables.dart';
part 'nested.dart';
part 'put.dart';
part 'find.dart';
part 'fill.dart';

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

enum Word {
  self,
  Self,
  Type,
  init,
  class_,
  async_,
  await_,
  default_,
  hashCode_,
  toString_,
  nil,
  None,
  is_,
  in_,
  fun,
  when_,
  object,
  val,
  var_,
  operator_,
  late_,
  required_,
  rawValue,
  allCases,
  Unknown,
  UNKNOWN,
  Known,
  EnumValue,
  stringValue,
  open,
  data,
  value,
  description,
  hash,
  hashValue,
  constructor,
  prototype,
  name_,
  ordinal,
  entries,
  values_,
  valueOf,
  toJson_,
  index_,
  Word_,
  String,
  Any,
  Data,
  func,
  let,
  enum_,
  switch_,
  typeof,
  interface_,
  this_,
  super_,
  new_,
  void_,
  delete,
  function,
  export_,
  import_,
  yield_,
  get_,
  set_,
  static_,
  final_,
  abstract_,
  dynamic_,
  encode,
}

String wordToJson(Word e) {
  switch (e) {
    case Word.class_:
      return 'class';
    case Word.async_:
      return 'async';
    case Word.await_:
      return 'await';
    case Word.default_:
      return 'default';
    case Word.hashCode_:
      return 'hashCode';
    case Word.toString_:
      return 'toString';
    case Word.is_:
      return 'is';
    case Word.in_:
      return 'in';
    case Word.when_:
      return 'when';
    case Word.var_:
      return 'var';
    case Word.operator_:
      return 'operator';
    case Word.late_:
      return 'late';
    case Word.required_:
      return 'required';
    case Word.name_:
      return 'name';
    case Word.values_:
      return 'values';
    case Word.toJson_:
      return 'toJson';
    case Word.index_:
      return 'index';
    case Word.Word_:
      return 'Word';
    case Word.enum_:
      return 'enum';
    case Word.switch_:
      return 'switch';
    case Word.interface_:
      return 'interface';
    case Word.this_:
      return 'this';
    case Word.super_:
      return 'super';
    case Word.new_:
      return 'new';
    case Word.void_:
      return 'void';
    case Word.export_:
      return 'export';
    case Word.import_:
      return 'import';
    case Word.yield_:
      return 'yield';
    case Word.get_:
      return 'get';
    case Word.set_:
      return 'set';
    case Word.static_:
      return 'static';
    case Word.final_:
      return 'final';
    case Word.abstract_:
      return 'abstract';
    case Word.dynamic_:
      return 'dynamic';
    default:
      return enumSerializer(e);
  }
}

Word wordFromJson(dynamic data) {
  return Word.values.firstWhere((e) => wordToJson(e) == data);
}

String wordSerializer(EnumValue<Word> e) {
  return e.stringValue;
}

EnumValue<Word> wordDeserializer(dynamic data) {
  switch (data) {
    case 'self':
      return const Known(Word.self);
    case 'Self':
      return const Known(Word.Self);
    case 'Type':
      return const Known(Word.Type);
    case 'init':
      return const Known(Word.init);
    case 'class':
      return const Known(Word.class_, 'class');
    case 'async':
      return const Known(Word.async_, 'async');
    case 'await':
      return const Known(Word.await_, 'await');
    case 'default':
      return const Known(Word.default_, 'default');
    case 'hashCode':
      return const Known(Word.hashCode_, 'hashCode');
    case 'toString':
      return const Known(Word.toString_, 'toString');
    case 'nil':
      return const Known(Word.nil);
    case 'None':
      return const Known(Word.None);
    case 'is':
      return const Known(Word.is_, 'is');
    case 'in':
      return const Known(Word.in_, 'in');
    case 'fun':
      return const Known(Word.fun);
    case 'when':
      return const Known(Word.when_, 'when');
    case 'object':
      return const Known(Word.object);
    case 'val':
      return const Known(Word.val);
    case 'var':
      return const Known(Word.var_, 'var');
    case 'operator':
      return const Known(Word.operator_, 'operator');
    case 'late':
      return const Known(Word.late_, 'late');
    case 'required':
      return const Known(Word.required_, 'required');
    case 'rawValue':
      return const Known(Word.rawValue);
    case 'allCases':
      return const Known(Word.allCases);
    case 'Unknown':
      return const Known(Word.Unknown);
    case 'UNKNOWN':
      return const Known(Word.UNKNOWN);
    case 'Known':
      return const Known(Word.Known);
    case 'EnumValue':
      return const Known(Word.EnumValue);
    case 'stringValue':
      return const Known(Word.stringValue);
    case 'open':
      return const Known(Word.open);
    case 'data':
      return const Known(Word.data);
    case 'value':
      return const Known(Word.value);
    case 'description':
      return const Known(Word.description);
    case 'hash':
      return const Known(Word.hash);
    case 'hashValue':
      return const Known(Word.hashValue);
    case 'constructor':
      return const Known(Word.constructor);
    case 'prototype':
      return const Known(Word.prototype);
    case 'name':
      return const Known(Word.name_, 'name');
    case 'ordinal':
      return const Known(Word.ordinal);
    case 'entries':
      return const Known(Word.entries);
    case 'values':
      return const Known(Word.values_, 'values');
    case 'valueOf':
      return const Known(Word.valueOf);
    case 'toJson':
      return const Known(Word.toJson_, 'toJson');
    case 'index':
      return const Known(Word.index_, 'index');
    case 'Word':
      return const Known(Word.Word_, 'Word');
    case 'String':
      return const Known(Word.String);
    case 'Any':
      return const Known(Word.Any);
    case 'Data':
      return const Known(Word.Data);
    case 'func':
      return const Known(Word.func);
    case 'let':
      return const Known(Word.let);
    case 'enum':
      return const Known(Word.enum_, 'enum');
    case 'switch':
      return const Known(Word.switch_, 'switch');
    case 'typeof':
      return const Known(Word.typeof);
    case 'interface':
      return const Known(Word.interface_, 'interface');
    case 'this':
      return const Known(Word.this_, 'this');
    case 'super':
      return const Known(Word.super_, 'super');
    case 'new':
      return const Known(Word.new_, 'new');
    case 'void':
      return const Known(Word.void_, 'void');
    case 'delete':
      return const Known(Word.delete);
    case 'function':
      return const Known(Word.function);
    case 'export':
      return const Known(Word.export_, 'export');
    case 'import':
      return const Known(Word.import_, 'import');
    case 'yield':
      return const Known(Word.yield_, 'yield');
    case 'get':
      return const Known(Word.get_, 'get');
    case 'set':
      return const Known(Word.set_, 'set');
    case 'static':
      return const Known(Word.static_, 'static');
    case 'final':
      return const Known(Word.final_, 'final');
    case 'abstract':
      return const Known(Word.abstract_, 'abstract');
    case 'dynamic':
      return const Known(Word.dynamic_, 'dynamic');
    case 'encode':
      return const Known(Word.encode);
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

class BooleanFilter {
  final Map<String, dynamic> _json = {};

  BooleanFilter();

  BooleanFilter isNull(bool? t) {
    _json['isNull'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  BooleanFilter eq(bool? t) {
    _json['eq'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  BooleanFilter ne(bool? t) {
    _json['ne'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  BooleanFilter in_(List<bool>? t) {
    _json['in'] = t == null ? null : t.map((e) => nativeToJson<bool>(e)).toList();
    return this;
  }

  BooleanFilter nin(List<bool>? t) {
    _json['nin'] = t == null ? null : t.map((e) => nativeToJson<bool>(e)).toList();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is BooleanFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class Int64ListFilter {
  final Map<String, dynamic> _json = {};

  Int64ListFilter();

  Int64ListFilter includes(BigInt? t) {
    _json['includes'] = t == null ? null : bigIntToJson(t);
    return this;
  }

  Int64ListFilter excludes(BigInt? t) {
    _json['excludes'] = t == null ? null : bigIntToJson(t);
    return this;
  }

  Int64ListFilter includesAll(List<BigInt>? t) {
    _json['includesAll'] = t == null ? null : t.map((e) => bigIntToJson(e)).toList();
    return this;
  }

  Int64ListFilter excludesAll(List<BigInt>? t) {
    _json['excludesAll'] = t == null ? null : t.map((e) => bigIntToJson(e)).toList();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is Int64ListFilter && jsonEncode(other._json) == jsonEncode(_json);
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

class NodeData {
  final Map<String, dynamic> _json = {};

  NodeData();

  NodeData id(String t) {
    _json['id'] = nativeToJson<String>(t);
    return this;
  }

  NodeData nodeId(String? t) {
    _json['nodeId'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData Data(String? t) {
    _json['Data'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData Type(String? t) {
    _json['Type'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData Variables(String? t) {
    _json['Variables'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData arguments(String? t) {
    _json['arguments'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData async_(bool? t) {
    _json['async'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  NodeData bigs(List<BigInt>? t) {
    _json['bigs'] = t == null ? null : t.map((e) => bigIntToJson(e)).toList();
    return this;
  }

  NodeData class_(Word? t) {
    _json['class'] = t == null ? null : wordToJson(t);
    return this;
  }

  NodeData component1(String? t) {
    _json['component1'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData constructor(String? t) {
    _json['constructor'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData copy(String? t) {
    _json['copy'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData debugDescription(String? t) {
    _json['debugDescription'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData description(String? t) {
    _json['description'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData encode(String? t) {
    _json['encode'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData equals(String? t) {
    _json['equals'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData hash(int? t) {
    _json['hash'] = t == null ? null : nativeToJson<int>(t);
    return this;
  }

  NodeData init(int? t) {
    _json['init'] = t == null ? null : nativeToJson<int>(t);
    return this;
  }

  NodeData moreBigs(List<BigInt>? t) {
    _json['moreBigs'] = t == null ? null : t.map((e) => bigIntToJson(e)).toList();
    return this;
  }

  NodeData noSuchMethod_(String? t) {
    _json['noSuchMethod'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData nodeKey(String? t) {
    _json['nodeKey'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData prototype(String? t) {
    _json['prototype'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData self(String? t) {
    _json['self'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData toString_(String? t) {
    _json['toString'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeData words(List<Word>? t) {
    _json['words'] = t == null ? null : t.map((e) => wordToJson(e)).toList();
    return this;
  }

  NodeData nodes_on_node(List<NodeDataWithoutNodeId>? t) {
    _json['nodes_on_node'] = t == null ? null : t.map((e) => e.toJson()).toList();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is NodeData && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class NodeDataWithoutNodeId {
  final Map<String, dynamic> _json = {};

  NodeDataWithoutNodeId();

  NodeDataWithoutNodeId id(String t) {
    _json['id'] = nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId Data(String? t) {
    _json['Data'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId Type(String? t) {
    _json['Type'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId Variables(String? t) {
    _json['Variables'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId arguments(String? t) {
    _json['arguments'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId async_(bool? t) {
    _json['async'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  NodeDataWithoutNodeId bigs(List<BigInt>? t) {
    _json['bigs'] = t == null ? null : t.map((e) => bigIntToJson(e)).toList();
    return this;
  }

  NodeDataWithoutNodeId class_(Word? t) {
    _json['class'] = t == null ? null : wordToJson(t);
    return this;
  }

  NodeDataWithoutNodeId component1(String? t) {
    _json['component1'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId constructor(String? t) {
    _json['constructor'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId copy(String? t) {
    _json['copy'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId debugDescription(String? t) {
    _json['debugDescription'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId description(String? t) {
    _json['description'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId encode(String? t) {
    _json['encode'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId equals(String? t) {
    _json['equals'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId hash(int? t) {
    _json['hash'] = t == null ? null : nativeToJson<int>(t);
    return this;
  }

  NodeDataWithoutNodeId init(int? t) {
    _json['init'] = t == null ? null : nativeToJson<int>(t);
    return this;
  }

  NodeDataWithoutNodeId moreBigs(List<BigInt>? t) {
    _json['moreBigs'] = t == null ? null : t.map((e) => bigIntToJson(e)).toList();
    return this;
  }

  NodeDataWithoutNodeId noSuchMethod_(String? t) {
    _json['noSuchMethod'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId nodeKey(String? t) {
    _json['nodeKey'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId prototype(String? t) {
    _json['prototype'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId self(String? t) {
    _json['self'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId toString_(String? t) {
    _json['toString'] = t == null ? null : nativeToJson<String>(t);
    return this;
  }

  NodeDataWithoutNodeId words(List<Word>? t) {
    _json['words'] = t == null ? null : t.map((e) => wordToJson(e)).toList();
    return this;
  }

  NodeDataWithoutNodeId nodes_on_node(List<NodeDataWithoutNodeId>? t) {
    _json['nodes_on_node'] = t == null ? null : t.map((e) => e.toJson()).toList();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is NodeDataWithoutNodeId && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class NodeFilter {
  final Map<String, dynamic> _json = {};

  NodeFilter();

  NodeFilter and(List<NodeFilter>? t) {
    _json['_and'] = t == null ? null : t.map((e) => e.toJson()).toList();
    return this;
  }

  NodeFilter not(NodeFilter? t) {
    _json['_not'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter or(List<NodeFilter>? t) {
    _json['_or'] = t == null ? null : t.map((e) => e.toJson()).toList();
    return this;
  }

  NodeFilter id(UUIDFilter? t) {
    _json['id'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter nodeId(UUIDFilter? t) {
    _json['nodeId'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter node(NodeFilter? t) {
    _json['node'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter Data(StringFilter? t) {
    _json['Data'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter Type(StringFilter? t) {
    _json['Type'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter Variables(StringFilter? t) {
    _json['Variables'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter arguments(StringFilter? t) {
    _json['arguments'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter async_(BooleanFilter? t) {
    _json['async'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter bigs(Int64ListFilter? t) {
    _json['bigs'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter class_(WordFilter? t) {
    _json['class'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter component1(StringFilter? t) {
    _json['component1'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter constructor(StringFilter? t) {
    _json['constructor'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter copy(StringFilter? t) {
    _json['copy'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter debugDescription(StringFilter? t) {
    _json['debugDescription'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter description(StringFilter? t) {
    _json['description'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter encode(StringFilter? t) {
    _json['encode'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter equals(StringFilter? t) {
    _json['equals'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter hash(IntFilter? t) {
    _json['hash'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter init(IntFilter? t) {
    _json['init'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter moreBigs(Int64ListFilter? t) {
    _json['moreBigs'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter noSuchMethod_(StringFilter? t) {
    _json['noSuchMethod'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter nodeKey(StringFilter? t) {
    _json['nodeKey'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter prototype(StringFilter? t) {
    _json['prototype'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter self(StringFilter? t) {
    _json['self'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter toString_(StringFilter? t) {
    _json['toString'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter words(WordListFilter? t) {
    _json['words'] = t == null ? null : t.toJson();
    return this;
  }

  NodeFilter nodes_on_node(NodeListFilter? t) {
    _json['nodes_on_node'] = t == null ? null : t.toJson();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is NodeFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class NodeListFilter {
  final Map<String, dynamic> _json = {};

  NodeListFilter();

  NodeListFilter count(IntFilter? t) {
    _json['count'] = t == null ? null : t.toJson();
    return this;
  }

  NodeListFilter exist(NodeFilter? t) {
    _json['exist'] = t == null ? null : t.toJson();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is NodeListFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class NodeOrder {
  final Map<String, dynamic> _json = {};

  NodeOrder();

  NodeOrder id(OrderDirection? t) {
    _json['id'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder nodeId(OrderDirection? t) {
    _json['nodeId'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder node(NodeOrder? t) {
    _json['node'] = t == null ? null : t.toJson();
    return this;
  }

  NodeOrder Data(OrderDirection? t) {
    _json['Data'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder Type(OrderDirection? t) {
    _json['Type'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder Variables(OrderDirection? t) {
    _json['Variables'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder arguments(OrderDirection? t) {
    _json['arguments'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder async_(OrderDirection? t) {
    _json['async'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder class_(OrderDirection? t) {
    _json['class'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder component1(OrderDirection? t) {
    _json['component1'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder constructor(OrderDirection? t) {
    _json['constructor'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder copy(OrderDirection? t) {
    _json['copy'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder debugDescription(OrderDirection? t) {
    _json['debugDescription'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder description(OrderDirection? t) {
    _json['description'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder encode(OrderDirection? t) {
    _json['encode'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder equals(OrderDirection? t) {
    _json['equals'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder hash(OrderDirection? t) {
    _json['hash'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder init(OrderDirection? t) {
    _json['init'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder noSuchMethod_(OrderDirection? t) {
    _json['noSuchMethod'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder nodeKey(OrderDirection? t) {
    _json['nodeKey'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder prototype(OrderDirection? t) {
    _json['prototype'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder self(OrderDirection? t) {
    _json['self'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder toString_(OrderDirection? t) {
    _json['toString'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder count(OrderDirection? t) {
    _json['_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder Data_count(OrderDirection? t) {
    _json['Data_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder Type_count(OrderDirection? t) {
    _json['Type_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder Variables_count(OrderDirection? t) {
    _json['Variables_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder arguments_count(OrderDirection? t) {
    _json['arguments_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder async_count(OrderDirection? t) {
    _json['async_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder class_count(OrderDirection? t) {
    _json['class_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder component1_count(OrderDirection? t) {
    _json['component1_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder constructor_count(OrderDirection? t) {
    _json['constructor_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder copy_count(OrderDirection? t) {
    _json['copy_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder debugDescription_count(OrderDirection? t) {
    _json['debugDescription_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder description_count(OrderDirection? t) {
    _json['description_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder encode_count(OrderDirection? t) {
    _json['encode_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder equals_count(OrderDirection? t) {
    _json['equals_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder hash_count(OrderDirection? t) {
    _json['hash_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder id_count(OrderDirection? t) {
    _json['id_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder init_count(OrderDirection? t) {
    _json['init_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder noSuchMethod_count(OrderDirection? t) {
    _json['noSuchMethod_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder nodeId_count(OrderDirection? t) {
    _json['nodeId_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder nodeKey_count(OrderDirection? t) {
    _json['nodeKey_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder prototype_count(OrderDirection? t) {
    _json['prototype_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder self_count(OrderDirection? t) {
    _json['self_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder toString_count(OrderDirection? t) {
    _json['toString_count'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder hash_sum(OrderDirection? t) {
    _json['hash_sum'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder init_sum(OrderDirection? t) {
    _json['init_sum'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder hash_avg(OrderDirection? t) {
    _json['hash_avg'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder init_avg(OrderDirection? t) {
    _json['init_avg'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder hash_min(OrderDirection? t) {
    _json['hash_min'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder init_min(OrderDirection? t) {
    _json['init_min'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder hash_max(OrderDirection? t) {
    _json['hash_max'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  NodeOrder init_max(OrderDirection? t) {
    _json['init_max'] = t == null ? null : orderDirectionToJson(t);
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is NodeOrder && jsonEncode(other._json) == jsonEncode(_json);
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

class WordFilter {
  final Map<String, dynamic> _json = {};

  WordFilter();

  WordFilter eq(Word? t) {
    _json['eq'] = t == null ? null : wordToJson(t);
    return this;
  }

  WordFilter ne(Word? t) {
    _json['ne'] = t == null ? null : wordToJson(t);
    return this;
  }

  WordFilter isNull(bool? t) {
    _json['isNull'] = t == null ? null : nativeToJson<bool>(t);
    return this;
  }

  WordFilter in_(List<Word>? t) {
    _json['in'] = t == null ? null : t.map((e) => wordToJson(e)).toList();
    return this;
  }

  WordFilter nin(List<Word>? t) {
    _json['nin'] = t == null ? null : t.map((e) => wordToJson(e)).toList();
    return this;
  }

  WordFilter gt(Word? t) {
    _json['gt'] = t == null ? null : wordToJson(t);
    return this;
  }

  WordFilter ge(Word? t) {
    _json['ge'] = t == null ? null : wordToJson(t);
    return this;
  }

  WordFilter lt(Word? t) {
    _json['lt'] = t == null ? null : wordToJson(t);
    return this;
  }

  WordFilter le(Word? t) {
    _json['le'] = t == null ? null : wordToJson(t);
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is WordFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

class WordListFilter {
  final Map<String, dynamic> _json = {};

  WordListFilter();

  WordListFilter includes(Word? t) {
    _json['includes'] = t == null ? null : wordToJson(t);
    return this;
  }

  WordListFilter includesAll(List<Word>? t) {
    _json['includesAll'] = t == null ? null : t.map((e) => wordToJson(e)).toList();
    return this;
  }

  WordListFilter excludes(Word? t) {
    _json['excludes'] = t == null ? null : wordToJson(t);
    return this;
  }

  WordListFilter excludesAll(List<Word>? t) {
    _json['excludesAll'] = t == null ? null : t.map((e) => wordToJson(e)).toList();
    return this;
  }

  WordListFilter count(IntFilter? t) {
    _json['count'] = t == null ? null : t.toJson();
    return this;
  }

  WordListFilter exist(WordFilter? t) {
    _json['exist'] = t == null ? null : t.toJson();
    return this;
  }

  Map<String, dynamic> toJson() => _json;

  @override
  bool operator ==(Object other) {
    return other is WordListFilter && jsonEncode(other._json) == jsonEncode(_json);
  }

  @override
  int get hashCode => jsonEncode(_json).hashCode;
}

/// The connector `borrowed_names`.
class BorrowedNamesConnector {
  DataVariablesBuilder data() {
    return DataVariablesBuilder(this.dataConnect);
  }

  ResultVariablesBuilder result() {
    return ResultVariablesBuilder(this.dataConnect);
  }

  ErrorVariablesBuilder error() {
    return ErrorVariablesBuilder(this.dataConnect);
  }

  ListVariablesBuilder list() {
    return ListVariablesBuilder(this.dataConnect);
  }

  StringVariablesBuilder string() {
    return StringVariablesBuilder(this.dataConnect);
  }

  MapVariablesBuilder map() {
    return MapVariablesBuilder(this.dataConnect);
  }

  DateVariablesBuilder date() {
    return DateVariablesBuilder(this.dataConnect);
  }

  FetchVariablesBuilder fetch() {
    return FetchVariablesBuilder(this.dataConnect);
  }

  QueryVariablesBuilder query() {
    return QueryVariablesBuilder(this.dataConnect);
  }

  MutationVariablesBuilder mutation() {
    return MutationVariablesBuilder(this.dataConnect);
  }

  DataConnectVariablesBuilder dataConnect_() {
    return DataConnectVariablesBuilder(this.dataConnect);
  }

  ConnectorConfigVariablesBuilder connectorConfig_() {
    return ConnectorConfigVariablesBuilder(this.dataConnect);
  }

  HashCodeVariablesBuilder hashCode_() {
    return HashCodeVariablesBuilder(this.dataConnect);
  }

  ToStringVariablesBuilder toString_() {
    return ToStringVariablesBuilder(this.dataConnect);
  }

  UndefinedVariablesBuilder undefined() {
    return UndefinedVariablesBuilder(this.dataConnect);
  }

  ConstructorVariablesBuilder constructor() {
    return ConstructorVariablesBuilder(this.dataConnect);
  }

  VariablesVariablesBuilder variables({required List<BigInt> more}) {
    return VariablesVariablesBuilder(this.dataConnect, more: more);
  }

  NestedVariablesBuilder nested() {
    return NestedVariablesBuilder(this.dataConnect);
  }

  PutVariablesBuilder put({required NodeData data}) {
    return PutVariablesBuilder(this.dataConnect, data: data);
  }

  FindVariablesBuilder find() {
    return FindVariablesBuilder(this.dataConnect);
  }

  FillVariablesBuilder fill() {
    return FillVariablesBuilder(this.dataConnect);
  }

  static ConnectorConfig connectorConfig = ConnectorConfig('us-east4', 'borrowed_names', 'borrowed_names-svc');

  BorrowedNamesConnector({required this.dataConnect});

  static BorrowedNamesConnector get instance {
    return BorrowedNamesConnector(
      dataConnect: FirebaseDataConnect.instanceFor(
        connectorConfig: connectorConfig,
        sdkType: CallerSDKType.generated,
      ),
    );
  }

  FirebaseDataConnect dataConnect;
}
