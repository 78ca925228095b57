part of 'borrowed_names.dart';

class MapVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  MapVariablesBuilder(this._dataConnect);

  Deserializer<MapData> dataDeserializer = (dynamic json) => MapData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<MapData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<MapData, void> ref() {
    return _dataConnect.query(
      'Map',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class MapNodes {
  final String id;

  MapNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final MapNodes otherTyped = other as MapNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  MapNodes({
    required this.id,
  });
}

@immutable
class MapData {
  final List<MapNodes> nodes;

  MapData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => MapNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final MapData otherTyped = other as MapData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  MapData({
    required this.nodes,
  });
}
