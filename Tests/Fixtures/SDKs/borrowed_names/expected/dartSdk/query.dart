part of 'borrowed_names.dart';

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
      'query',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class QueryNodes {
  final String id;

  QueryNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final QueryNodes otherTyped = other as QueryNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  QueryNodes({
    required this.id,
  });
}

@immutable
class QueryData {
  final List<QueryNodes> nodes;

  QueryData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => QueryNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final QueryData otherTyped = other as QueryData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  QueryData({
    required this.nodes,
  });
}
