part of 'borrowed_names.dart';

class UndefinedVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  UndefinedVariablesBuilder(this._dataConnect);

  Deserializer<UndefinedData> dataDeserializer = (dynamic json) => UndefinedData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<UndefinedData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<UndefinedData, void> ref() {
    return _dataConnect.query(
      'undefined',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class UndefinedNodes {
  final String id;

  UndefinedNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final UndefinedNodes otherTyped = other as UndefinedNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  UndefinedNodes({
    required this.id,
  });
}

@immutable
class UndefinedData {
  final List<UndefinedNodes> nodes;

  UndefinedData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => UndefinedNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final UndefinedData otherTyped = other as UndefinedData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  UndefinedData({
    required this.nodes,
  });
}
