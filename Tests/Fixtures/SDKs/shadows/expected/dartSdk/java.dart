part of 'shadows.dart';

class JavaVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  JavaVariablesBuilder(this._dataConnect);

  Deserializer<JavaData> dataDeserializer = (dynamic json) => JavaData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<JavaData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<JavaData, void> ref() {
    return _dataConnect.query(
      'java',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class JavaItems {
  final String? hashValue;

  JavaItems.fromJson(dynamic json) :
    hashValue = json['hashValue'] == null ? null : nativeFromJson<String>(json['hashValue']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final JavaItems otherTyped = other as JavaItems;
    return this.hashValue == otherTyped.hashValue;
  }

  @override
  int get hashCode => Object.hashAll([hashValue.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.hashValue != null) {
      json['hashValue'] = nativeToJson<String>(this.hashValue!);
    }
    return json;
  }

  JavaItems({
    this.hashValue,
  });
}

@immutable
class JavaData {
  final List<JavaItems> items;

  JavaData.fromJson(dynamic json) :
    items = (json['items'] as List<dynamic>).map((e) => JavaItems.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final JavaData otherTyped = other as JavaData;
    return _equal(this.items, otherTyped.items);
  }

  @override
  int get hashCode => Object.hashAll([_hash(items)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['items'] = this.items.map((e) => e.toJson()).toList();
    return json;
  }

  JavaData({
    required this.items,
  });
}
