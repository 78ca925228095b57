part of 'borrowed_names.dart';

class DataConnectVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  DataConnectVariablesBuilder(this._dataConnect);

  Deserializer<DataConnectData> dataDeserializer = (dynamic json) => DataConnectData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<DataConnectData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<DataConnectData, void> ref() {
    return _dataConnect.query(
      'DataConnect',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class DataConnectNodes {
  final String id;

  DataConnectNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final DataConnectNodes otherTyped = other as DataConnectNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  DataConnectNodes({
    required this.id,
  });
}

@immutable
class DataConnectData {
  final List<DataConnectNodes> nodes;

  DataConnectData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => DataConnectNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final DataConnectData otherTyped = other as DataConnectData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  DataConnectData({
    required this.nodes,
  });
}
