part of 'borrowed_names.dart';

class ResultVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  ResultVariablesBuilder(this._dataConnect);

  Deserializer<ResultData> dataDeserializer = (dynamic json) => ResultData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<ResultData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ResultData, void> ref() {
    return _dataConnect.query(
      'Result',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class ResultNodes {
  final String id;

  ResultNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ResultNodes otherTyped = other as ResultNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  ResultNodes({
    required this.id,
  });
}

@immutable
class ResultData {
  final List<ResultNodes> nodes;

  ResultData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => ResultNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ResultData otherTyped = other as ResultData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  ResultData({
    required this.nodes,
  });
}
