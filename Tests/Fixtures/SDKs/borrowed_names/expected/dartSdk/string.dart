part of 'borrowed_names.dart';

class StringVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  StringVariablesBuilder(this._dataConnect);

  Deserializer<StringData> dataDeserializer = (dynamic json) => StringData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<StringData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<StringData, void> ref() {
    return _dataConnect.query(
      'String',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class StringNodes {
  final String id;

  StringNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final StringNodes otherTyped = other as StringNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  StringNodes({
    required this.id,
  });
}

@immutable
class StringData {
  final List<StringNodes> nodes;

  StringData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => StringNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final StringData otherTyped = other as StringData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  StringData({
    required this.nodes,
  });
}
