part of 'borrowed_names.dart';

class DataVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  DataVariablesBuilder(this._dataConnect);

  Deserializer<DataData> dataDeserializer = (dynamic json) => DataData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<DataData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<DataData, void> ref() {
    return _dataConnect.query(
      'Data',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class DataNodes {
  final String id;

  DataNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final DataNodes otherTyped = other as DataNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  DataNodes({
    required this.id,
  });
}

@immutable
class DataData {
  final List<DataNodes> nodes;

  DataData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => DataNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final DataData otherTyped = other as DataData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  DataData({
    required this.nodes,
  });
}
