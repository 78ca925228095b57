part of 'borrowed_names.dart';

class MutationVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  MutationVariablesBuilder(this._dataConnect);

  Deserializer<MutationData> dataDeserializer = (dynamic json) => MutationData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<MutationData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<MutationData, void> ref() {
    return _dataConnect.query(
      'mutation',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class MutationNodes {
  final String id;

  MutationNodes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final MutationNodes otherTyped = other as MutationNodes;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  MutationNodes({
    required this.id,
  });
}

@immutable
class MutationData {
  final List<MutationNodes> nodes;

  MutationData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => MutationNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final MutationData otherTyped = other as MutationData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  MutationData({
    required this.nodes,
  });
}
