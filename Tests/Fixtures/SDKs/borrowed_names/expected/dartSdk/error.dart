part of 'borrowed_names.dart';

class ErrorVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  ErrorVariablesBuilder(this._dataConnect);

  Deserializer<ErrorData> dataDeserializer = (dynamic json) => ErrorData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<ErrorData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ErrorData, void> ref() {
    return _dataConnect.query(
      'Error',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class ErrorNodes {
  final String id;

  ErrorNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ErrorNodes otherTyped = other as ErrorNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  ErrorNodes({
    required this.id,
  });
}

@immutable
class ErrorData {
  final List<ErrorNodes> nodes;

  ErrorData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => ErrorNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ErrorData otherTyped = other as ErrorData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  ErrorData({
    required this.nodes,
  });
}
