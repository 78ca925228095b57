part of 'borrowed_names.dart';

class FetchVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  FetchVariablesBuilder(this._dataConnect);

  Deserializer<FetchData> dataDeserializer = (dynamic json) => FetchData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<FetchData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<FetchData, void> ref() {
    return _dataConnect.query(
      'fetch',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class FetchNodes {
  final String id;

  FetchNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FetchNodes otherTyped = other as FetchNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  FetchNodes({
    required this.id,
  });
}

@immutable
class FetchData {
  final List<FetchNodes> nodes;

  FetchData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => FetchNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FetchData otherTyped = other as FetchData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  FetchData({
    required this.nodes,
  });
}
