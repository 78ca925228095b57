part of 'borrowed_names.dart';

class ListVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  ListVariablesBuilder(this._dataConnect);

  Deserializer<ListData> dataDeserializer = (dynamic json) => ListData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<ListData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ListData, void> ref() {
    return _dataConnect.query(
      'List',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class ListNodes {
  final String id;

  ListNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ListNodes otherTyped = other as ListNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  ListNodes({
    required this.id,
  });
}

@immutable
class ListData {
  final List<ListNodes> nodes;

  ListData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => ListNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ListData otherTyped = other as ListData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  ListData({
    required this.nodes,
  });
}
