part of 'shadows.dart';

class ThenVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  ThenVariablesBuilder(this._dataConnect);

  Deserializer<ThenData> dataDeserializer = (dynamic json) => ThenData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<ThenData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ThenData, void> ref() {
    return _dataConnect.query(
      'then',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class ThenItems {
  final String id;
  final String? hashValue;
  final int? com;
  final EnumValue<Same>? same;

  ThenItems.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    hashValue = json['hashValue'] == null ? null : nativeFromJson<String>(json['hashValue']),
    com = json['com'] == null ? null : nativeFromJson<int>(json['com']),
    same = json['same'] == null ? null : sameDeserializer(json['same']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ThenItems otherTyped = other as ThenItems;
    return this.id == otherTyped.id &&
        this.hashValue == otherTyped.hashValue &&
        this.com == otherTyped.com &&
        this.same == otherTyped.same;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, hashValue.hashCode, com.hashCode, same.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    if (this.hashValue != null) {
      json['hashValue'] = nativeToJson<String>(this.hashValue!);
    }
    if (this.com != null) {
      json['com'] = nativeToJson<int>(this.com!);
    }
    if (this.same != null) {
      json['same'] = sameSerializer(this.same!);
    }
    return json;
  }

  ThenItems({
    required this.id,
    this.hashValue,
    this.com,
    this.same,
  });
}

@immutable
class ThenData {
  final List<ThenItems> items;

  ThenData.fromJson(dynamic json) :
    items = (json['items'] as List<dynamic>).map((e) => ThenItems.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ThenData otherTyped = other as ThenData;
    return _equal(this.items, otherTyped.items);
  }

  @override
  int get hashCode => Object.hashAll([_hash(items)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['items'] = this.items.map((e) => e.toJson()).toList();
    return json;
  }

  ThenData({
    required this.items,
  });
}
