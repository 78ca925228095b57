part of 'borrowed_names.dart';

class ConnectorConfigVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  ConnectorConfigVariablesBuilder(this._dataConnect);

  Deserializer<ConnectorConfigData> dataDeserializer = (dynamic json) => ConnectorConfigData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<ConnectorConfigData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ConnectorConfigData, void> ref() {
    return _dataConnect.query(
      'connectorConfig',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class ConnectorConfigNodes {
  final String id;

  ConnectorConfigNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ConnectorConfigNodes otherTyped = other as ConnectorConfigNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  ConnectorConfigNodes({
    required this.id,
  });
}

@immutable
class ConnectorConfigData {
  final List<ConnectorConfigNodes> nodes;

  ConnectorConfigData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => ConnectorConfigNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ConnectorConfigData otherTyped = other as ConnectorConfigData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  ConnectorConfigData({
    required this.nodes,
  });
}
