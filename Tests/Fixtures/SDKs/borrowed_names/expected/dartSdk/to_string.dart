part of 'borrowed_names.dart';

class ToStringVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  ToStringVariablesBuilder(this._dataConnect);

  Deserializer<ToStringData> dataDeserializer = (dynamic json) => ToStringData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<ToStringData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ToStringData, void> ref() {
    return _dataConnect.query(
      'toString',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class ToStringNodes {
  final String id;

  ToStringNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ToStringNodes otherTyped = other as ToStringNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  ToStringNodes({
    required this.id,
  });
}

@immutable
class ToStringData {
  final List<ToStringNodes> nodes;

  ToStringData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => ToStringNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ToStringData otherTyped = other as ToStringData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  ToStringData({
    required this.nodes,
  });
}
