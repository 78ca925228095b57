part of 'borrowed_names.dart';

class HashCodeVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  HashCodeVariablesBuilder(this._dataConnect);

  Deserializer<HashCodeData> dataDeserializer = (dynamic json) => HashCodeData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<HashCodeData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<HashCodeData, void> ref() {
    return _dataConnect.query(
      'hashCode',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class HashCodeNodes {
  final String id;

  HashCodeNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final HashCodeNodes otherTyped = other as HashCodeNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  HashCodeNodes({
    required this.id,
  });
}

@immutable
class HashCodeData {
  final List<HashCodeNodes> nodes;

  HashCodeData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => HashCodeNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final HashCodeData otherTyped = other as HashCodeData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  HashCodeData({
    required this.nodes,
  });
}
