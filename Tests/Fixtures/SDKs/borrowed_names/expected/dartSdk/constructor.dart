part of 'borrowed_names.dart';

class ConstructorVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  ConstructorVariablesBuilder(this._dataConnect);

  Deserializer<ConstructorData> dataDeserializer = (dynamic json) => ConstructorData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<ConstructorData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ConstructorData, void> ref() {
    return _dataConnect.query(
      'constructor',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class ConstructorNodes {
  final String id;

  ConstructorNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ConstructorNodes otherTyped = other as ConstructorNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  ConstructorNodes({
    required this.id,
  });
}

@immutable
class ConstructorData {
  final List<ConstructorNodes> nodes;

  ConstructorData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => ConstructorNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ConstructorData otherTyped = other as ConstructorData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  ConstructorData({
    required this.nodes,
  });
}
