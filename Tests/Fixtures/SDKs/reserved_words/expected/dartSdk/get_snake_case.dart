part of 'reserved_words.dart';

class GetSnakeCaseVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  GetSnakeCaseVariablesBuilder(this._dataConnect);

  Deserializer<GetSnakeCaseData> dataDeserializer = (dynamic json) => GetSnakeCaseData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<GetSnakeCaseData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<GetSnakeCaseData, void> ref() {
    return _dataConnect.query(
      'get_snake_case',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class GetSnakeCaseTypes {
  final int? var_;

  GetSnakeCaseTypes.fromJson(dynamic json) :
    var_ = json['var'] == null ? null : nativeFromJson<int>(json['var']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GetSnakeCaseTypes otherTyped = other as GetSnakeCaseTypes;
    return this.var_ == otherTyped.var_;
  }

  @override
  int get hashCode => Object.hashAll([var_.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.var_ != null) {
      json['var'] = nativeToJson<int>(this.var_!);
    }
    return json;
  }

  GetSnakeCaseTypes({
    this.var_,
  });
}

@immutable
class GetSnakeCaseData {
  final List<GetSnakeCaseTypes> types;

  GetSnakeCaseData.fromJson(dynamic json) :
    types = (json['types'] as List<dynamic>).map((e) => GetSnakeCaseTypes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GetSnakeCaseData otherTyped = other as GetSnakeCaseData;
    return _equal(this.types, otherTyped.types);
  }

  @override
  int get hashCode => Object.hashAll([_hash(types)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['types'] = this.types.map((e) => e.toJson()).toList();
    return json;
  }

  GetSnakeCaseData({
    required this.types,
  });
}
