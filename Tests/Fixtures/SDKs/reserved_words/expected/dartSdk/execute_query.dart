part of 'reserved_words.dart';

class ExecuteQueryVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  ExecuteQueryVariablesBuilder(this._dataConnect);

  Deserializer<ExecuteQueryData> dataDeserializer = (dynamic json) => ExecuteQueryData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<ExecuteQueryData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ExecuteQueryData, void> ref() {
    return _dataConnect.query(
      'ExecuteQuery',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class ExecuteQueryTypes {
  final bool? in_;

  ExecuteQueryTypes.fromJson(dynamic json) :
    in_ = json['in'] == null ? null : nativeFromJson<bool>(json['in']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ExecuteQueryTypes otherTyped = other as ExecuteQueryTypes;
    return this.in_ == otherTyped.in_;
  }

  @override
  int get hashCode => Object.hashAll([in_.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.in_ != null) {
      json['in'] = nativeToJson<bool>(this.in_!);
    }
    return json;
  }

  ExecuteQueryTypes({
    this.in_,
  });
}

@immutable
class ExecuteQueryData {
  final List<ExecuteQueryTypes> types;

  ExecuteQueryData.fromJson(dynamic json) :
    types = (json['types'] as List<dynamic>).map((e) => ExecuteQueryTypes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ExecuteQueryData otherTyped = other as ExecuteQueryData;
    return _equal(this.types, otherTyped.types);
  }

  @override
  int get hashCode => Object.hashAll([_hash(types)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['types'] = this.types.map((e) => e.toJson()).toList();
    return json;
  }

  ExecuteQueryData({
    required this.types,
  });
}
