part of 'reserved_words.dart';

class QueryVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  QueryVariablesBuilder(this._dataConnect);

  Deserializer<QueryData> dataDeserializer = (dynamic json) => QueryData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<QueryData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<QueryData, void> ref() {
    return _dataConnect.query(
      'Query',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class QueryTypes {
  final String? self;

  QueryTypes.fromJson(dynamic json) :
    self = json['self'] == null ? null : nativeFromJson<String>(json['self']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final QueryTypes otherTyped = other as QueryTypes;
    return this.self == otherTyped.self;
  }

  @override
  int get hashCode => Object.hashAll([self.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.self != null) {
      json['self'] = nativeToJson<String>(this.self!);
    }
    return json;
  }

  QueryTypes({
    this.self,
  });
}

@immutable
class QueryData {
  final List<QueryTypes> types;

  QueryData.fromJson(dynamic json) :
    types = (json['types'] as List<dynamic>).map((e) => QueryTypes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final QueryData otherTyped = other as QueryData;
    return _equal(this.types, otherTyped.types);
  }

  @override
  int get hashCode => Object.hashAll([_hash(types)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['types'] = this.types.map((e) => e.toJson()).toList();
    return json;
  }

  QueryData({
    required this.types,
  });
}
